/** Whether what a reason says is true on the table: by the rules, not by what the computer players reckon. */
import type { Reason, Site } from '#ai/ursuppe/reason.ts';
import { everyEntry } from '#engine/every-move.ts';
import type { Seat } from '#engine/seat.ts';
import { standingOf } from '#games/ursuppe/amoebas.ts';
import { neighbour, neighboursOf, type Space } from '#games/ursuppe/board.ts';
import { type AmoebaNumber, DEADLY, DEADLY_WITH_LIFE, INCOME } from '#games/ursuppe/box.ts';
import { environmentOf } from '#games/ursuppe/cards.ts';
import { allCubesOn } from '#games/ursuppe/cubes.ts';
import { isDoomed } from '#games/ursuppe/deaths.ts';
import type { Event } from '#games/ursuppe/events.ts';
import { URSUPPE } from '#games/ursuppe/game.ts';
import { mealsFor } from '#games/ursuppe/meals.ts';
import type { Move } from '#games/ursuppe/moves.ts';
import { mealsOn } from '#games/ursuppe/outlook/drifting.ts';
import { forecast } from '#games/ursuppe/outlook/forecast.ts';
import { spacesForAmoebas, spacesForGenes } from '#games/ursuppe/scoring.ts';
import { hasGene, ofSeat, type State } from '#games/ursuppe/state.ts';
import type { Entry } from '#games/ursuppe/types.ts';
import { isFed, isRepelled, made, oddsByPlay } from './by-play.ts';

interface Claim {
  readonly state: State;
  readonly seat: Seat;
  readonly move: Move;
}

const entryOf = ({ seat, move }: Claim): Entry => ({ by: seat, move });

const entriesIn = (state: State): Entry[] => [...(everyEntry(URSUPPE, state) ?? [])];

/** To the nearest percent: of two that are as near, either. */
const isPercent = (said: number, odds: number): boolean => Math.abs(said - 100 * odds) < 0.5 + 1e-9;

const isFood = ({ state, seat }: Claim, space: Space): boolean => mealsOn(state, seat, space) !== 'none';

const amoebaIn = ({ move, state }: Claim): AmoebaNumber => {
  if ('amoeba' in move) return move.amoeba;
  return state.amoeba ?? 1;
};

const spaceIn = (claim: Claim): Space => standingOf(claim.state, claim.seat, amoebaIn(claim));

function drifted({ card }: State, from: Space): Space {
  const way = card === null ? null : environmentOf(card).drift;
  return way === null ? from : neighbour(from, way) || from;
}

const eventOf = <K extends Event['kind']>({ state, seat, move }: Claim, kind: K) =>
  made(state, entryOf({ state, seat, move })).events.find((event) => event.kind === kind) as
    | Extract<Event, { kind: K }>
    | undefined;

/** The most basic meals that can be eaten one after the other; a smaller one, by genes, where there is none. */
function mealsThere(claim: Claim, cubes: readonly number[], space: Space): number {
  const { state, seat } = claim;
  const basic = mealsFor(state, seat).filter(({ isBasic }) => isBasic);
  const most = (left: readonly number[]): number =>
    Math.max(
      0,
      ...basic
        .filter((meal) => meal.cubes.every((count, colour) => count <= (left[colour] ?? 0)))
        .map((meal) => 1 + most(left.map((count, colour) => count - (meal.cubes[colour] ?? 0)))),
    );
  const count = most(cubes);
  if (count > 0) return count;
  const there = URSUPPE.copy(state);
  for (const [colour, own] of cubes.entries()) there.cubes[(space - 1) * state.seats + colour] = own;
  return mealsOn(there, seat, space) === 'none' ? 0 : 1;
}

/** How often a step by the dice, or one in a direction of its choice, finds a meal. */
function stepOdds(claim: Claim): number {
  const { state, seat } = claim;
  const amoeba = amoebaIn(claim);
  const kind = state.phase === 'again' ? 'again' : 'move';
  const steps = entriesIn(state).filter(
    ({ move }) => move.kind === kind && move.way !== 'stay' && move.take.length === 0,
  );
  return Math.max(...steps.map((entry) => oddsByPlay(made(state, entry), isFed(seat, amoeba), Math.max)));
}

/** As things stand. */
const scored = ({ state, seat }: Claim) => forecast(state).scores.find((score) => score.seat === seat);

const bpIn = ({ state, seat }: Claim): number => ofSeat(state.bp, seat);

const deadlyIn = ({ state, seat }: Claim): number => (hasGene(state, seat, 'life') ? DEADLY_WITH_LIFE : DEADLY);

const genePoints = ({ state, seat }: Claim): number => spacesForGenes(state.genes[seat] ?? 0);

const genePointsAfter = ({ state, seat, move }: Claim): number =>
  spacesForGenes(made(state, entryOf({ state, seat, move })).state.genes[seat] ?? 0);

const living = ({ state, seat }: Claim): number =>
  [1, 2, 3, 4, 5, 6, 7].filter(
    (number) => state.spaces[seat * 7 + number - 1] !== 0 && !isDoomed(state, seat, number as AmoebaNumber),
  ).length;

/** How many amoebas can be brought with what is there and the income. */
function divisions({ state, seat }: Claim): number {
  const now = URSUPPE.copy(state);
  Object.assign(now, { phase: 'divide', bp: state.bp.map((own) => own + INCOME) });
  for (let count = 0; ; count++) {
    const place = entriesIn(now).find(({ by, move }) => by === seat && move.kind === 'place');
    if (!place || now.phase !== 'divide' || now.turn !== seat) return count;
    URSUPPE.enact(now, place, null);
  }
}

const excessIn = ({ state, seat }: Claim): number => {
  const all = URSUPPE.refuse(state, { by: seat, move: { kind: 'give', genes: [] } });
  return all?.code === 'too-few-bp'
    ? all.needs
    : (eventOf({ state, seat, move: { kind: 'give', genes: [] } }, 'gave')?.paid ?? 0);
};

const startSpaces = ({ state }: Claim): number[] =>
  [1, 2, 3, 4].slice(0, state.seats).filter((space) => !state.track.includes(space));

const leaving = ({ state }: Claim): { from: Space; to: Space } => {
  const moving = state.moving;
  if (moving === null || moving.to === null) throw new Error('somebody leaves');
  return { from: standingOf(state, moving.seat, moving.amoeba), to: moving.to };
};

/** How often this one way to defend itself repels the attack: back at the question, it has not. */
function oddsAgainst({ state, seat, move }: Claim): number {
  const verdict: typeof isRepelled = (happened) =>
    isRepelled(happened) ?? (happened.state.phase === 'react' ? false : null);
  return oddsByPlay(made(state, entryOf({ state, seat, move })), verdict, Math.max);
}

type Claims = { readonly [R in Reason as R['id']]: (claim: Claim, values: R['values']) => boolean };

const isStart = ({ move }: Claim, space: number): boolean => move.kind === 'start' && move.space === space;

const isFedBy = (claim: Claim, entry: Entry): boolean | null =>
  isFed(claim.seat, amoebaIn(claim))(made(claim.state, entry));

const isWayFromHunger = (claim: Claim, { space, percent: said }: { space: Space; percent: number }): boolean =>
  space === drifted(claim.state, spaceIn(claim)) && !isFood(claim, space) && isPercent(said, stepOdds(claim));

const isSite = (claim: Claim, { at, space, meals }: Site): boolean =>
  claim.move.kind === 'place' &&
  at === claim.move.space &&
  space === drifted(claim.state, at) &&
  meals === mealsThere(claim, allCubesOn(claim.state, space), space);

/** Where its step ends, also while somebody is asked who clings. By then somebody else's step may be the one that is asked about. */
function spaceAfter(claim: Claim): Space | 0 {
  const [seat, amoeba] = [claim.seat, amoebaIn(claim)];
  const { state, events } = made(claim.state, entryOf(claim));
  for (const event of events) {
    if (event.kind !== 'went' && event.kind !== 'stayed' && event.kind !== 'held-on') continue;
    if (event.seat === seat && event.amoeba === amoeba) return event.kind === 'went' ? event.to : event.space;
  }
  const { phase, moving } = state;
  const isAsked = phase === 'cling' && moving?.seat === seat && moving.amoeba === amoeba;
  return isAsked ? (moving.to ?? 0) : spaceIn(claim);
}

/** What a paid step costs, as those who set out pay it. */
function priceOfStep({ state, seat }: Claim): number {
  const step = entriesIn(state).find(({ by, move }) => by === seat && move.kind === 'move');
  const paid = step && made(state, step).events.find((event) => event.kind === 'set-out');
  return paid?.kind === 'set-out' ? paid.price : -1;
}

const repels = (claim: Claim, { percent: said }: { percent: number }): boolean => isPercent(said, oddsAgainst(claim));

const isDying = (claim: Claim): boolean => isDoomed(claim.state, claim.seat, amoebaIn(claim));

const CLAIMS: Claims = {
  'start-ahead': (claim, { space }) => isStart(claim, space) && space === Math.max(...startSpaces(claim)),
  'start-behind': (claim, { space }) => isStart(claim, space) && space === Math.min(...startSpaces(claim)),
  'start-between': (claim, { space }) => isStart(claim, space),
  food: (claim, { space }) => isFedBy(claim, entryOf(claim)) === true && space === spaceAfter(claim),
  site: isSite,
  'away-from-hunger': isWayFromHunger,
  'poor-odds': (claim, values) => isWayFromHunger(claim, values) && values.price === priceOfStep(claim),
  'no-food-near': (claim) =>
    [spaceIn(claim), ...neighboursOf(spaceIn(claim))].every((space) => space === 0 || !isFood(claim, space)),
  'dies-anyway': isDying,
  'no-way-to-food': (claim) =>
    entriesIn(claim.state)
      .filter(({ move }) => move.kind === 'go' && move.take.length === 0)
      .every((entry) => isFedBy(claim, entry) === false),
  'once-more': (claim, { percent: said }) => !isFood(claim, spaceIn(claim)) && isPercent(said, stepOdds(claim)),
  'cling-to-food': (claim, { space }) =>
    space === leaving(claim).to && isFood(claim, space) && !isFood(claim, leaving(claim).from),
  'hold-to-food': (claim, { space }) =>
    space === leaving(claim).from && isFood(claim, space) && !isFood(claim, leaving(claim).to),
  meal: (claim, { cubes, left }) => {
    const eaten = eventOf(claim, 'ate')?.cubes ?? [];
    const rest = allCubesOn(claim.state, spaceIn(claim)).map((count, colour) => count - (eaten[colour] ?? 0));
    const size = eaten.reduce((sum, count) => sum + count, 0);
    return cubes === size && left === mealsThere(claim, rest, spaceIn(claim));
  },
  'others-pay': (claim) => eventOf(claim, 'ate')?.payer !== null,
  'bears-hunger': (claim, { damage, deadly }) =>
    damage === eventOf(claim, 'starved')?.damage && deadly === deadlyIn(claim) && damage < deadly,
  prey: (claim, { percent: said }) =>
    isPercent(said, 1 - oddsByPlay(made(claim.state, entryOf(claim)), isRepelled, Math.max)),
  'doomed-prey': ({ state, seat, move }) =>
    move.kind === 'struggle' && move.owner === seat && isDoomed(state, seat, move.prey),
  fight: repels,
  flee: repels,
  'keep-genes': (claim, { paid }) => paid === eventOf(claim, 'gave')?.paid,
  'must-give': (claim, { excess, bp }) => bp === bpIn(claim) && excess === excessIn(claim) && bp < excess,
  'points-stay': (claim, { points }) => points === genePoints(claim) && points === genePointsAfter(claim),
  'spares-bp': (claim, { spared }) => spared === excessIn(claim) - (eventOf(claim, 'gave')?.paid ?? 0),
  gene: (claim, { gene }) => eventOf(claim, 'bought')?.gene === gene,
  'gene-points': (claim, { points }) => points === genePointsAfter(claim) && points > genePoints(claim),
  'amoeba-points': (claim, { count, points, ...site }) =>
    isSite(claim, site) &&
    count === living(claim) + 1 &&
    points === spacesForAmoebas(count) &&
    points > (scored(claim)?.amoebas ?? 0),
  'toward-points': (claim, { more, ...site }) => {
    const now = spacesForAmoebas(living(claim));
    const after = (count: number) => spacesForAmoebas(living(claim) + count);
    return isSite(claim, site) && after(more) === now && after(1 + more) > now;
  },
  'save-to-divide': (claim, { bp, count }) => bp === bpIn(claim) && count === divisions(claim),
  save: (claim, { bp }) => bp === bpIn(claim),
  'on-the-whole': () => true,
};

export const claimIsTrue = (claim: Claim, { id, values }: Reason): boolean =>
  (CLAIMS[id] as (claim: Claim, values: Reason['values']) => boolean)(claim, values);
