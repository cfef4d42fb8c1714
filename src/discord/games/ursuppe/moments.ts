/** Ursuppe's great moments: how an attack ended, a tribe that is extinct, and the end in sight. */
import type { Seat } from '#engine/seat.ts';
import { countOf } from '#games/ursuppe/amoebas.ts';
import type { Space } from '#games/ursuppe/board.ts';
import { FINISH_SPACES, LAST_ROUND } from '#games/ursuppe/box.ts';
import type { Event } from '#games/ursuppe/events.ts';
import type { Position } from '#games/ursuppe/state.ts';

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** How an attack can end. */
type Outcome = 'eaten' | 'killed' | 'wounded' | 'failed';

export type ToldMoment =
  | { readonly kind: 'attack'; readonly outcome: Outcome; readonly events: readonly Event[] }
  | { readonly kind: 'extinct'; readonly seat: Seat; readonly events: readonly Event[] }
  | { readonly kind: 'in-sight'; readonly events: readonly Event[] }
  | { readonly kind: 'last-round'; readonly events: readonly Event[] };

/** What happens between an attack and its end. Reactions come in parts, so its beginning may have been told before. */
const DURING: readonly Event['kind'][] = [
  'fought',
  'fight-thrown',
  'fled',
  'rolled',
  'went',
  'went-again',
  'stayed',
  'clung',
];

const isPrey = (attack: Of<'attacked'> | undefined, { seat, amoeba }: Of<'died'>): boolean =>
  attack?.owner === seat && attack.prey === amoeba;

/** Null while the attack goes on. Outside an attack, an amoeba dies of its damage. */
function outcomeOf(event: Event, attack: Of<'attacked'> | undefined): Outcome | null {
  switch (event.kind) {
    case 'eaten':
    case 'wounded':
      return event.kind;
    case 'attack-failed':
      return 'failed';
    case 'died':
      return isPrey(attack, event) ? 'killed' : null;
    default:
      return null;
  }
}

function attacksIn(events: readonly Event[]): ToldMoment[] {
  const moments: ToldMoment[] = [];
  let along: Event[] = [];
  for (const event of events) {
    const attack = along.find((each): each is Of<'attacked'> => each.kind === 'attacked');
    const outcome = outcomeOf(event, attack);
    if (outcome !== null) moments.push({ kind: 'attack', outcome, events: [...along, event] });
    if (event.kind === 'attacked') along = [event];
    else along = outcome === null && DURING.includes(event.kind) ? [...along, event] : [];
  }
  return moments;
}

/** Who has lost the last amoeba, and the deaths that no attack tells. */
function extinctionsIn(events: readonly Event[], attacks: readonly ToldMoment[], view: Position): ToldMoment[] {
  const deaths = events.filter((event) => event.kind === 'died' || event.kind === 'eaten');
  const seats = [...new Set(deaths.map(({ seat }) => seat))].filter((seat) => countOf(view, seat) === 0);
  const isTold = (death: Event): boolean => attacks.some((attack) => attack.events.includes(death));
  return seats.map((seat) => ({
    kind: 'extinct',
    seat,
    events: deaths.filter((death) => death.seat === seat && !isTold(death)),
  }));
}

/** The most that one scoring can bring. */
const FURTHEST = 10;

/** A marker may reach the finish with the next scoring, and none could before. */
function inSight(events: readonly Event[], view: Position): ToldMoment[] {
  const scored = events.filter((event) => event.kind === 'scored');
  const near = FINISH_SPACES[view.finish] - FURTHEST;
  const isNews = scored.some(({ to }) => to >= near) && scored.every(({ from }) => from < near);
  return isNews && view.phase !== 'over' ? [{ kind: 'in-sight', events: scored }] : [];
}

const lastRound = (events: readonly Event[]): ToldMoment[] =>
  events.flatMap((event) =>
    event.kind === 'round-began' && event.round === LAST_ROUND ? [{ kind: 'last-round', events: [event] }] : [],
  );

export function momentsIn(events: readonly Event[], view: Position): readonly ToldMoment[] {
  const attacks = attacksIn(events);
  return [...attacks, ...extinctionsIn(events, attacks, view), ...inSight(events, view), ...lastRound(events)];
}

/** Where it happened. */
export const spacesOf = ({ events }: ToldMoment): readonly Space[] =>
  events.flatMap((event) => {
    switch (event.kind) {
      case 'attacked':
      case 'eaten':
      case 'wounded':
      case 'died':
      case 'stayed':
        return [event.space];
      case 'went':
        return [event.from, event.to];
      default:
        return [];
    }
  });
