/** The people whom a panel pings: each once, for what concerns them. Computers ping nobody. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import type { Fact } from '#tables/facts.ts';
import type { PersonId } from '#tables/ids.ts';
import { hasEnded, personAt } from '#tables/table.ts';
import type { TableView } from '#tables/table-view.ts';
import type { News } from './display.ts';
import { occasionOf, openOccasions } from './occasions.ts';
import type { Placement } from './panels.ts';
import { stillAsked, wayOf } from './short-calls.ts';

/** These facts bring a new panel, whoever must decide. */
const POSTED_ANEW: readonly Fact['kind'][] = ['opened', 'started', 'over', 'woke'];

/** A closed lobby leaves only one line where it stood. */
const isPostedAnew = ({ kind }: Fact, { play }: TableView): boolean =>
  POSTED_ANEW.includes(kind) || (kind === 'cancelled' && play !== null);

const peopleAt = (view: TableView, seats: readonly Seat[]): PersonId[] =>
  seats.flatMap((seat) => personAt(view, seat) ?? []);

const peopleIn = (view: TableView): PersonId[] => peopleAt(view, seatsOf(view.places.length));

/** People who have not marked themselves as away. */
const peopleHere = (view: TableView): PersonId[] =>
  peopleAt(
    view,
    seatsOf(view.places.length).filter((seat) => view.places[seat]?.awayUntil === null),
  );

const openSeats = ({ play }: TableView): Seat[] => play?.deciding.map(({ seat }) => seat) ?? [];

/** The people among these seats who must still decide. */
const asked = (view: TableView, seats: readonly Seat[]): PersonId[] =>
  peopleAt(
    view,
    seats.filter((seat) => openSeats(view).includes(seat)),
  );

/** Nobody has been pinged yet for facts that were never shown. */
function calledAfterRestart(view: TableView): PersonId[] {
  if (hasEnded(view)) return peopleHere(view);
  return view.status === 'running' ? asked(view, openSeats(view)) : [];
}

/** People who are away need not learn at once that the game is over. */
function calledBy(fact: Fact, view: TableView, isCalled: (person: PersonId) => boolean): PersonId[] {
  switch (fact.kind) {
    case 'to-decide':
      return wayOf(fact) === 'panel' ? stillAsked(fact, view).filter((person) => !isCalled(person)) : [];
    case 'replaced':
    case 'took-back':
      return asked(view, [fact.seat]);
    case 'woke':
      return asked(view, openSeats(view));
    // Others sit at a table from its opening on only if it is a rematch.
    case 'opened':
      return peopleIn(view).filter((person) => person !== view.host);
    case 'over':
      return peopleHere(view);
    case 'cancelled':
      return view.play ? peopleHere(view).filter((person) => person !== fact.by) : [];
    case 'resumed':
      return calledAfterRestart(view).filter((person) => !isCalled(person));
    default:
      return [];
  }
}

/** The people who have a question to answer since these facts; a late call is for one that they have. */
export const newlyAsked = (facts: readonly Fact[], view: TableView): PersonId[] =>
  facts.flatMap((fact) => (fact.kind === 'to-decide' && fact.call !== 'late' ? stillAsked(fact, view) : []));

/** A lobby that nobody joined, or that was closed, pings nobody. */
export const isForgotten = ({ play, status }: TableView): boolean =>
  !play && (status === 'asleep' || status === 'cancelled');

function placementFor(facts: readonly Fact[], view: TableView, pings: readonly PersonId[]): Placement {
  if (isForgotten(view)) return 'nowhere-else';
  if (pings.length > 0 || facts.some((fact) => isPostedAnew(fact, view))) return 'anew';
  return 'in-place';
}

interface Reached {
  /** The occasions for which people were called, at any time. */
  readonly called: readonly string[];
  /** Those of a call for these very facts, which turned out to be posted. */
  readonly justNow: readonly string[];
}

const NOBODY: Reached = { called: [], justNow: [] };

export function newsOf(
  facts: readonly Fact[],
  view: TableView,
  { called, justNow } = NOBODY,
): Pick<News, 'facts' | 'pings' | 'placement' | 'settled'> {
  const isIn = (occasions: readonly string[]) => (person: PersonId) => occasions.includes(occasionOf(view, person));
  const wanted = new Set(facts.flatMap((fact) => calledBy(fact, view, isIn(called))));
  const pings = [...wanted].filter((person) => !isIn(justNow)(person));
  const placement = justNow.length > 0 && pings.length === 0 ? 'in-place' : placementFor(facts, view, pings);
  const occasions = pings.map((person) => occasionOf(view, person));
  return { facts, pings, placement, settled: [...openOccasions(view), ...occasions] };
}
