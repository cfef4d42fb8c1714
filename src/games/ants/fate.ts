/** Chance's decisions: what it may decide now, how it is drawn, and what it does. */
import { type Dice, pickOne, shuffled } from '#engine/chance.ts';
import { invariant } from '#engine/invariant.ts';
import { seatsOf } from '#engine/seat.ts';
import type { QueenId } from './box.ts';
import { contentOf } from './content/content.ts';
import { cardsWith, enemiesBy, ids, isDrawable, ownNests, queenIds, setIds, tilesBy } from './drawable.ts';
import type { Tell } from './events.ts';
import { layOut, stepAfter } from './layout.ts';
import type { Chance, ChanceOf } from './moves.ts';
import { everyOrder } from './orders.ts';
import type { Refusal } from './refusals.ts';
import type { Position, State } from './state.ts';

const NOT_DRAWABLE: Refusal = { code: 'not-drawable' };

/** What chance has to decide; null where it has nothing to. */
const dueIn = ({ phase, step }: Position): Chance['kind'] | null => {
  if (phase === 'shuffle') return phase;
  return phase === 'setup' ? step : null;
};

export function refuseChance(state: State, move: Chance): Refusal | null {
  if (dueIn(state) !== move.kind) return { code: 'not-now' };
  return isDrawable(state, move) ? null : NOT_DRAWABLE;
}

export function drawChance(state: State, dice: Dice): Chance {
  const { file } = contentOf(state);
  const due = dueIn(state);
  const some = (all: readonly string[]): string[] => shuffled(all, dice).slice(0, state.seats);
  invariant(due !== null, 'chance decides');
  switch (due) {
    case 'first':
      return { kind: due, seat: pickOne(seatsOf(state.seats), dice) };
    case 'objects':
      return { kind: due, objects: shuffled(ids(file.objects), dice) };
    case 'leaves':
      return { kind: due, tiles: shuffled(ids(file.leafTiles), dice) };
    case 'enemies':
      return { kind: due, piles: enemiesBy(state).map((pile) => shuffled(pile, dice)) };
    case 'deck':
      return { kind: due, cards: shuffled(cardsWith(state, 'base'), dice) };
    case 'nests':
      return { kind: due, nests: some(ownNests(state)) };
    case 'queens':
      return { kind: due, pairs: drawPairs(state, dice) };
    case 'sets':
      return { kind: due, sets: some(setIds(state)) };
    case 'tiles':
      return { kind: due, layers: tilesBy(state).map((tiles) => shuffled(tiles, dice)) };
    case 'deal':
      return { kind: due, hands: drawHands(state, dice) };
    case 'shuffle':
      return { kind: due, cards: shuffled(state.discards, dice) };
  }
}

function drawPairs(position: Position, dice: Dice): ChanceOf<'queens'>['pairs'] {
  const queens = shuffled(queenIds(position), dice).slice(0, position.seats);
  return pairsOf(queens, shuffled(setIds(position), dice));
}

const pairsOf = (queens: readonly QueenId[], sets: readonly string[]): ChanceOf<'queens'>['pairs'] =>
  queens.map((queen, at) => ({ queen, set: sets[at] ?? '' }));

function drawHands(position: Position, dice: Dice): string[][] {
  const { dealQueensRooms, dealOpenings } = contentOf(position).file.constants;
  const rooms = shuffled(cardsWith(position, 'queensRoom'), dice);
  const openings = shuffled(cardsWith(position, 'opening'), dice);
  return seatsOf(position.seats).map(() => [...rooms.splice(0, dealQueensRooms), ...openings.splice(0, dealOpenings)]);
}

/** More discards than this have more orders than anybody lists. */
const MOST_LISTED = 6;
/** Two players can draw 864 pairs of queens with their sets, three 12,096. */
const MOST_PAIRED = 2;

export function chancesIn(state: State): readonly Chance[] | null {
  const due = dueIn(state);
  switch (due) {
    case null:
      return [];
    case 'first':
      return seatsOf(state.seats).map((seat) => ({ kind: due, seat }));
    case 'leaves':
      return everyOrder(ids(contentOf(state).file.leafTiles)).map((tiles) => ({ kind: due, tiles }));
    case 'nests':
      return everyOrder(ownNests(state), state.seats).map((nests) => ({ kind: due, nests }));
    case 'queens':
      return state.seats > MOST_PAIRED ? null : everyPairs(state).map((pairs) => ({ kind: due, pairs }));
    case 'sets':
      return everyOrder(setIds(state), state.seats).map((sets) => ({ kind: due, sets }));
    case 'tiles':
      return everyLayers(tilesBy(state)).map((layers) => ({ kind: due, layers }));
    case 'shuffle':
      if (state.discards.length > MOST_LISTED) return null;
      return everyOrder(state.discards).map((cards) => ({ kind: due, cards }));
    default:
      return null;
  }
}

function everyPairs(position: Position): ChanceOf<'queens'>['pairs'][] {
  const { seats } = position;
  return everyOrder(queenIds(position), seats).flatMap((queens) =>
    everyOrder(setIds(position), seats).map((sets) => pairsOf(queens, sets)),
  );
}

const everyLayers = ([tiles, ...rest]: readonly string[][]): string[][][] =>
  tiles === undefined
    ? [[]]
    : everyOrder(tiles).flatMap((order) => everyLayers(rest).map((others) => [order, ...others]));

export function enactChance(state: State, move: Chance, tell: Tell): void {
  if (move.kind === 'shuffle') return shuffleDiscards(state, move, tell);
  layOut(state, move, tell);
  state.step = state.phase === 'setup' ? stepAfter(state, move.kind) : null;
}

function shuffleDiscards(state: State, { cards }: ChanceOf<'shuffle'>, tell: Tell): void {
  state.deck = [...cards];
  state.discards = [];
  tell?.({ kind: 'shuffled', count: cards.length });
}
