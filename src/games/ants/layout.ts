/** What chance's decisions at the set-up do, in their order. */
import { invariant } from '#engine/invariant.ts';
import { leftOf, type Seat, seatsOf } from '#engine/seat.ts';
import { COLUMNS, TRACKS } from './box.ts';
import { contentOf, gardenIn } from './content/content.ts';
import type { Cubes } from './content/content-design.ts';
import type { Tell } from './events.ts';
import { changeHex, takeEnemy } from './harvest.ts';
import type { Chance, ChanceOf } from './moves.ts';
import type { Options } from './options.ts';
import type { SetupStep } from './phases.ts';
import { layTile, nestIn } from './rooms.ts';
import { type Player, type Position, playerAt, type State } from './state.ts';

/** In this order; which of them a game has, its options say. */
const stepsOf = ({ rules, nests }: Options): SetupStep[] => [
  ...(['first', 'objects', 'leaves', 'enemies', 'deck'] as const),
  ...(nests === 'own' ? (['nests'] as const) : []),
  rules === 'full' ? 'queens' : 'sets',
  'tiles',
  'deal',
];

/** What chance decides after this. */
export const stepAfter = (position: Position, step: SetupStep): SetupStep | null => {
  const steps = stepsOf(position);
  return steps[steps.indexOf(step) + 1] ?? null;
};

export function firstIn({ first }: Position): Seat {
  invariant(first !== null, 'somebody plays first');
  return first;
}

function layObjects(state: State, { objects }: ChanceOf<'objects'>, tell: Tell): void {
  const rest = [...objects];
  for (const [index, hex] of gardenIn(state).hexes.entries()) {
    if (hex.object) changeHex(state, index, { object: rest.shift() ?? null });
  }
  state.objects = rest;
  tell?.({ kind: 'objects-laid', beside: [...rest] });
}

/** On each start hex the top enemy of its pile, and its cubes. */
function layEnemies(state: State, { piles }: ChanceOf<'enemies'>, tell: Tell): void {
  state.piles = piles.map((pile) => [...pile]);
  for (const [index, { start, terrain, cubes }] of gardenIn(state).hexes.entries()) {
    if (start) changeHex(state, index, { enemy: takeEnemy(state, terrain), cubes });
  }
  tell?.({ kind: 'enemies-laid' });
}

function layDeck(state: State, { cards }: ChanceOf<'deck'>, tell: Tell): void {
  state.display = cards.slice(0, state.display.length);
  state.deck = cards.slice(state.display.length);
  tell?.({ kind: 'display-laid', cards: [...state.display] });
}

/** Starting to the right of the first player, counter-clockwise; who is left takes the last pair. */
export const nextToTakeQueen = (position: Position): Seat | null => {
  const steps = seatsOf(position.seats).map((step) => leftOf(firstIn(position), position.seats, -1 - step));
  return steps.find((seat) => playerAt(position, seat).queen === null) ?? null;
};

function dealHands(state: State, { hands }: ChanceOf<'deal'>, tell: Tell): void {
  for (const seat of seatsOf(state.seats)) beginColony(state, seat);
  const order = seatsOf(state.seats).map((step) => leftOf(firstIn(state), state.seats, -1 - step));
  state.flight = state.flight.with(0, order);
  state.layers = [];
  state.dealt = hands.map((hand) => [...hand]);
  state.kept = hands.map(() => null);
  state.phase = 'keep';
  state.turns += 1;
  tell?.({ kind: 'dealt' });
  for (const [seat, hand] of hands.entries()) tell?.({ kind: 'was-dealt', cards: [...hand] }, seat as Seat);
}

function startCubes(position: Position, { queen }: Player): Cubes {
  const { queens, constants } = contentOf(position).file;
  return queens.find(({ id }) => id === queen)?.start ?? constants.introStart;
}

/** One disc on the flight, 3 ants and 3 larvae, one a column; Q1's discs; the store; the start tile. */
function beginColony(state: State, seat: Seat): void {
  const player = playerAt(state, seat);
  const { constants, queens, tracks } = contentOf(state).file;
  const squares = state.rules === 'intro' ? tracks.introStart : tracks.start;
  const { food, leaf, fungus } = startCubes(state, player);
  Object.assign(player, { food, leaf, fungus } satisfies Partial<Player>);
  player.tracks = TRACKS.map((track) => squares[track]);
  const each = COLUMNS.map(() => 1);
  const none = COLUMNS.map(() => 0);
  player.tiles = (state.layers[seat] ?? []).map((id, at) => ({ id, done: false, discs: at < 2 ? each : none }));
  player.discs = queens.find(({ id }) => id === player.queen)?.discs ?? 0;
  player.supply = constants.discs - 1 - 2 * COLUMNS.length - player.discs;
  player.store = constants.store;
  const nest = nestIn(state, player);
  const start = nest.placementOf.get(nest.start);
  invariant(start !== undefined, 'the start tile fits');
  layTile(state, player, start);
}

/** What a decision of chance does; the next step follows. */
export function layOut(state: State, move: Exclude<Chance, { kind: 'shuffle' }>, tell: Tell): void {
  switch (move.kind) {
    case 'first':
      state.first = move.seat;
      state.turn = move.seat;
      return tell?.({ kind: 'plays-first', seat: move.seat });
    case 'objects':
      return layObjects(state, move, tell);
    case 'leaves':
      state.leaves = move.tiles.map((tile) => ({ tile, cubes: [] }));
      return tell?.({ kind: 'leaves-laid', tiles: [...move.tiles] });
    case 'enemies':
      return layEnemies(state, move, tell);
    case 'deck':
      return layDeck(state, move, tell);
    case 'nests':
      for (const [seat, nest] of move.nests.entries()) playerAt(state, seat as Seat).nest = nest;
      return tell?.({ kind: 'nests-dealt', nests: [...move.nests] });
    case 'queens':
      state.pairs = move.pairs.map(({ queen, set }) => ({ queen, set }));
      state.phase = 'queen';
      state.turns += 1;
      return tell?.({ kind: 'queens-drawn', pairs: [...state.pairs] });
    case 'sets':
      for (const [seat, set] of move.sets.entries()) playerAt(state, seat as Seat).set = set;
      return tell?.({ kind: 'sets-dealt', sets: [...move.sets] });
    case 'tiles':
      state.layers = move.layers.map((tiles) => [...tiles]);
      return tell?.({ kind: 'tiles-laid', layers: move.layers.map((tiles) => [...tiles]) });
    case 'deal':
      return dealHands(state, move, tell);
  }
}
