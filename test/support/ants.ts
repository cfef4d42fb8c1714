/** ANTS for tests: positions set up in a few words, entries written as in a record. */
import { everyEntry } from '#engine/every-move.ts';
import { invariant } from '#engine/invariant.ts';
import { type Seat, seat, seatsOf } from '#engine/seat.ts';
import { type Criterion, type QueenId, SWARMS, TERRAINS } from '#games/ants/box.ts';
import { COLOURS } from '#games/ants/colours.ts';
import { contentOf, gardenIn } from '#games/ants/content/content.ts';
import type { SwarmId, SymbolId, Terrain } from '#games/ants/content/content-file.ts';
import type { Event } from '#games/ants/events.ts';
import { ANTS } from '#games/ants/game.ts';
import { formatEntry } from '#games/ants/record/format-entry.ts';
import { parseLine } from '#games/ants/record/parse-line.ts';
import type { Refusal } from '#games/ants/refusals.ts';
import { goOn } from '#games/ants/sequence.ts';
import type { HexState, Player, State } from '#games/ants/state.ts';
import type { Task } from '#games/ants/tasks.ts';
import type { Ants } from '#games/ants/types.ts';
import { type PlayedLines, playLines } from './play-lines.ts';

export type Colour = (typeof COLOURS)[number];
type ByColour<T> = Partial<Record<Colour, T>>;

/** What one player has; what is not said is 0 or none. */
export interface Colony {
  queen?: QueenId;
  nest?: string;
  food?: number;
  leaf?: number;
  fungus?: number;
  aggression?: number;
  mutation?: number;
  wild?: number;
  store?: number;
  debt?: number;
  tracks?: readonly number[];
  ants?: readonly number[];
  larvae?: readonly number[];
  eggs?: readonly number[];
  stored?: readonly number[];
  /** Incubation tiles, top first; a turned one ends in `!`. */
  tiles?: readonly string[];
  /** Room tiles in the order placed; a full one says its card: `A1=R05a`. */
  rooms?: readonly string[];
  hand?: readonly string[];
  /** Played cards in order; tokens after a colon: `R07a:2,0,0`. */
  cards?: readonly string[];
  /** `1a=N12`. */
  abilities?: readonly string[];
  taken?: readonly string[];
  scents?: readonly Terrain[];
  /** By criterion. */
  stars?: readonly number[];
  discs?: number;
  crests?: readonly SymbolId[];
  explorers?: readonly string[];
  foragers?: readonly number[];
}

export interface Scene {
  seats?: 2 | 3 | 4;
  options?: Partial<Ants['options']>;
  /** Red, unless said otherwise; the first player too. */
  turn?: Colour;
  first?: Colour;
  round?: number;
  last?: number;
  isFinal?: boolean;
  colonies?: ByColour<Colony>;
  display?: readonly (string | null)[];
  deck?: readonly string[];
  isDeckEmpty?: boolean;
  discards?: readonly string[];
  hexes?: Readonly<Record<string, Partial<HexState>>>;
  /** Leaf tiles in the order of terrains. */
  leaves?: readonly string[];
  /** Whose cubes lie on a leaf tile. */
  emitted?: Partial<Record<Terrain, readonly Colour[]>>;
  piles?: Partial<Record<Terrain, readonly string[]>>;
  objects?: readonly string[];
  /** By square, from bottom to top; everybody not named stands on square 0. */
  flight?: Readonly<Record<number, readonly Colour[]>>;
  swarms?: Partial<Record<SwarmId, readonly (Colour | null)[]>>;
  starTrack?: readonly (readonly [Colour, Criterion])[];
  stock?: readonly number[];
  /** Instead of the main action. */
  agenda?: readonly Task[];
}

export const seatOf = (colour: Colour): Seat => seat(COLOURS.indexOf(colour));

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const SETS = ['G1', 'G2', 'G3', 'G4'];

const NOTHING = {
  food: 0,
  leaf: 0,
  fungus: 0,
  aggression: 0,
  mutation: 0,
  wild: 0,
  store: 5,
  debt: 0,
  discs: 0,
  queen: null,
  nest: 'common',
};

const LISTS = {
  tracks: [0, 0, 1, 1, 1],
  ants: [0, 0, 0],
  larvae: [0, 0, 0],
  eggs: [0, 0, 0],
  stored: [0, 0, 0],
  rooms: ['A2+A3'],
  hand: [],
  cards: [],
  abilities: [],
  taken: [],
  scents: [],
  stars: [0, 0, 0],
  crests: [],
  explorers: [],
  foragers: [],
};

const ownTiles = (at: number): string[] => ['a', 'b', 'c'].map((letter) => `${SETS[at]}${letter}`);

function playedCard(said: string) {
  const [id = '', tokens = '0,0,0'] = said.split(':');
  return { id, tokens: tokens.split(',').map(Number), under: [] };
}

function halves(said: string): [string, string | null] {
  const [before = '', after = null] = said.split('=');
  return [before, after];
}

/** `elsewhere`: discs on the flight. */
function playerOf(said: Colony, at: number, discs: number, elsewhere: number): Player {
  const colony = { ...NOTHING, ...LISTS, tiles: ownTiles(at), ...said };
  const { food, leaf, fungus, aggression, mutation, wild, store, debt, queen, nest } = colony;
  const layers = [colony.ants, colony.larvae, colony.eggs];
  const cards = colony.cards.map(playedCard);
  const counts = [...layers, ...cards.map(({ tokens }) => tokens), colony.stored, [wild, colony.discs, elsewhere]];
  const used = sum(counts.map(sum)) + colony.explorers.length + colony.foragers.length;
  return {
    ...{ food, leaf, fungus, aggression, mutation, wild, store, debt, queen, nest },
    set: colony.tiles[0]?.slice(0, 2) ?? null,
    supply: discs - used,
    tracks: [...colony.tracks],
    tiles: colony.tiles.map((tile, layer) => ({
      id: tile.replace('!', ''),
      done: tile.endsWith('!'),
      discs: [...(layers[layer] ?? [])],
    })),
    stored: [...colony.stored],
    rooms: colony.rooms.map(halves).map(([id, card]) => ({ id, card })),
    hand: [...colony.hand],
    cards,
    abilities: colony.abilities.map(halves).map(([space, enemy]) => ({ space, enemy: enemy ?? '' })),
    taken: [...colony.taken],
    scents: [...colony.scents],
    stars: [...colony.stars],
    discs: colony.discs,
    crests: [...colony.crests],
    starters: colony.hand.filter((card) => /^[KO]/.test(card)).length,
    rejected: [],
  };
}

/** The position that the scene leads to: what follows by itself is done. */
export function garden(scene: Scene = {}): State {
  const state = laidOut(scene);
  goOn(state, null);
  return state;
}

function laidOut(scene: Scene): State {
  const { seats = 4, colonies = {}, swarms = {}, options } = scene;
  const state = ANTS.setUp(seats, ANTS.settleOptions({ nests: 'common', content: '1', ...options }));
  const { discs } = contentOf(state).file.constants;
  const onFlight = (colour: Colour): number =>
    1 + Object.values(swarms).filter((spaces) => spaces.includes(colour)).length;
  state.players = COLOURS.slice(0, seats).map((colour, at) =>
    playerOf(colonies[colour] ?? {}, at, discs, onFlight(colour)),
  );
  beginAt(state, scene);
  layCards(state, scene);
  layThings(state, scene);
  putOnFlight(state, scene);
  putOnMap(state, scene);
  return state;
}

function beginAt(state: State, scene: Scene): void {
  const { turn = 'red', first = turn, round = 1, last = null, isFinal = false, agenda = [{ kind: 'main' }] } = scene;
  const tasks: Task[] = [{ kind: 'end-turn' }, ...agenda];
  Object.assign(state, { round, last, isFinal, turns: 10, step: null, agenda: tasks });
  Object.assign(state, { first: seatOf(first), turn: seatOf(turn) });
}

/** Base cards that the scene does not name are the display and the deck. */
function layCards(state: State, { display = [], deck = [], discards = [], ...scene }: Scene): void {
  const held = state.players.flatMap(({ hand, cards }) => [...hand, ...cards.map(({ id }) => id)]);
  const used = new Set([...display, ...discards, ...deck, ...held]);
  const others = [...contentOf(state).cards.values()].filter(({ id, back }) => back === 'base' && !used.has(id));
  const ids = others.map(({ id }) => id);
  state.display = display.length > 0 ? [...display] : ids.splice(0, 9);
  state.deck = deck.length > 0 || scene.isDeckEmpty ? [...deck] : ids;
  state.discards = [...discards];
}

function layThings(state: State, { leaves, emitted = {}, piles = {}, objects, stock, starTrack = [] }: Scene): void {
  const { leafTiles, enemies, objects: all } = contentOf(state).file;
  state.leaves = (leaves ?? leafTiles.map(({ id }) => id)).map((tile, at) => ({
    tile,
    cubes: (emitted[TERRAINS[at] ?? 'lawn'] ?? []).map(seatOf),
  }));
  const pileOf = (terrain: Terrain): readonly string[] =>
    piles[terrain] ?? enemies.filter((enemy) => enemy.terrain === terrain).map(({ id }) => id);
  state.piles = TERRAINS.map((terrain) => [...pileOf(terrain)]);
  state.objects = [...(objects ?? all.map(({ id }) => id))];
  state.stock = [...(stock ?? state.stock)];
  state.stars = starTrack.map(([colour, criterion]) => ({ seat: seatOf(colour), criterion }));
}

function putOnFlight(state: State, { flight = {}, swarms = {} }: Scene): void {
  const placed = Object.values(flight).flat();
  const others = seatsOf(state.seats).filter((each) => !placed.includes(COLOURS[each] as Colour));
  state.flight = state.flight.with(0, others);
  for (const [square, discs] of Object.entries(flight)) {
    const at = Number(square);
    state.flight = state.flight.with(at, [...(state.flight[at] ?? []), ...discs.map(seatOf)]);
  }
  state.swarms = SWARMS.map(
    (area, at) => swarms[area]?.map((owner) => owner && seatOf(owner)) ?? state.swarms[at] ?? [],
  );
}

function putOnMap(state: State, scene: Scene): void {
  const { hexes, hexAt, cornerAt } = gardenIn(state);
  state.hexes = hexes.map((hex) => {
    const start = hex.start ? { cubes: hex.cubes } : {};
    return { explorer: null, cubes: 0, enemy: null, object: null, ...start, ...scene.hexes?.[hex.id] };
  });
  for (const [colour, colony] of Object.entries(scene.colonies ?? {})) {
    const owner = seatOf(colour as Colour);
    for (const id of colony.explorers ?? []) {
      const index = hexAt.get(id) ?? -1;
      const hex = state.hexes[index];
      invariant(hex !== undefined, `${id} is on the map`);
      state.hexes = state.hexes.with(index, { ...hex, explorer: owner });
    }
    for (const id of colony.foragers ?? []) {
      const place = cornerAt.get(id);
      invariant(place !== undefined, `${id} is on the map`);
      state.corners = state.corners.with(place, owner);
    }
  }
}

/** Every legal entry, as a record writes it, without the colour of the seat that decides; sorted. */
export const legal = (state: State): string[] =>
  [...(everyEntry(ANTS, state) ?? [])]
    .map((entry) => formatEntry(entry, COLOURS))
    .map((line) => line.slice(line.indexOf(' ') + 1))
    .sort();

export type Played = PlayedLines<Ants>;

const entryOf = (state: State, line: string) => {
  const entry = parseLine(line, COLOURS.slice(0, state.seats));
  invariant(entry !== null, `a line of a record: ${line}`);
  return entry;
};

export const play = (state: State, ...lines: readonly string[]): Played => playLines(ANTS, state, lines, entryOf);

/** The state after these entries. */
export const stateAfter = (state: State, ...lines: readonly string[]): State => play(state, ...lines).state;

/** Why a line is refused; null if it is legal; `unreadable` if it is none. */
export function codeOf(state: State, line: string): Refusal['code'] | 'unreadable' | null {
  const entry = parseLine(line, COLOURS.slice(0, state.seats));
  return entry === null ? 'unreadable' : (ANTS.refuse(state, entry)?.code ?? null);
}

export function colonyOf(state: State, colour: Colour): Player {
  const player = state.players[seatOf(colour)];
  invariant(player !== undefined, `${colour} plays`);
  return player;
}

export function hexOf(state: State, id: string): HexState {
  const hex = state.hexes[gardenIn(state).hexAt.get(id) ?? -1];
  invariant(hex !== undefined, `${id} is on the map`);
  return hex;
}

export const foragerAt = (state: State, corner: number): Colour | null => {
  const owner = state.corners[gardenIn(state).cornerAt.get(corner) ?? -1] ?? null;
  return owner === null ? null : (COLOURS[owner] ?? null);
};

export const leafCubes = (state: State, terrain: Terrain): Colour[] =>
  (state.leaves[TERRAINS.indexOf(terrain)]?.cubes ?? []).map((owner) => COLOURS[owner] as Colour);

export const squareOf = (state: State, colour: Colour): number =>
  state.flight.findIndex((discs) => discs.includes(seatOf(colour)));

export const eventsOf = <K extends Event['kind']>(played: Played, kind: K): Extract<Event, { kind: K }>[] =>
  played.events.map(({ event }) => event).filter((event) => event.kind === kind) as Extract<Event, { kind: K }>[];

/** What happened, in the order it did. */
export const happened = (played: Played): Event['kind'][] => played.events.map(({ event }) => event.kind);

/** Every disc of a player, wherever it is; those on their way are not counted. */
export function discsOf(state: State, colour: Colour): number {
  const player = colonyOf(state, colour);
  const owner = seatOf(colour);
  const count = (list: readonly (Seat | null)[]): number => list.filter((each) => each === owner).length;
  return (
    player.supply +
    player.wild +
    player.discs +
    sum(player.stored) +
    sum(player.tiles.map(({ discs }) => sum(discs))) +
    sum(player.cards.map(({ tokens }) => sum(tokens))) +
    count(state.hexes.map(({ explorer }) => explorer)) +
    count(state.corners) +
    count(state.flight.flat()) +
    count(state.swarms.flat())
  );
}
