/** Urland for tests: positions set up in a few words, moves written as in a record. */

import { invariant } from '#engine/invariant.ts';
import { type Seat, seat, seatsOf } from '#engine/seat.ts';
import { type Area, OCEANS, type Region } from '#games/urland/board.ts';
import { ICHTOS_WITHOUT_MARKER } from '#games/urland/box.ts';
import { COLOURS, type Colour } from '#games/urland/colours.ts';
import { erupt } from '#games/urland/eruption.ts';
import type { Event } from '#games/urland/events.ts';
import { URLAND } from '#games/urland/game.ts';
import type { Gene } from '#games/urland/genes.ts';
import { fromReserve, ichtosAt, ichtosIn } from '#games/urland/ichtos.ts';
import { chipsLeft } from '#games/urland/lands.ts';
import { parseLine } from '#games/urland/record/parse-line.ts';
import type { Refusal } from '#games/urland/refusals.ts';
import type { Phase, State } from '#games/urland/state.ts';
import type { Urland } from '#games/urland/types.ts';
import { type PlayedLines, playLines } from './play-lines.ts';

export interface Scene {
  seats?: number;
  /** Counts in seat order: red, blue, green, yellow, purple. */
  ichtos?: Partial<Record<Area, readonly number[]>>;
  genes?: Partial<Record<Colour, readonly Gene[]>>;
  track?: readonly number[];
  extraTurns?: readonly number[];
  /** Volcanoes that have erupted, in this order, on an empty board. */
  volcanoes?: readonly Region[];
  environment?: Colour;
  hand?: readonly Region[];
  picked?: Region | null;
  pile?: readonly Region[];
  scored?: readonly Region[];
  panicked?: boolean;
  row?: readonly Gene[];
  deck?: readonly Gene[];
  mutations?: number;
  phase?: Phase;
}

export const seatOf = (colour: Colour): Seat => seat(COLOURS.indexOf(colour));

const STARTING: Required<Pick<Scene, 'seats' | 'ichtos' | 'genes' | 'volcanoes' | 'scored' | 'row' | 'deck'>> = {
  seats: 4,
  ichtos: {},
  genes: {},
  volcanoes: [],
  scored: [],
  row: [],
  deck: [],
};

/** Green's turn with 2 actions left, red Environment player, blue Dummy; everybody in reserve but for what is placed. */
export function urland(changes: Scene = {}): State {
  const scene = { ...STARTING, ...changes };
  const state = emptyBoard(scene.seats);
  for (const volcano of scene.volcanoes) erupt(state, volcano, null);
  for (const [name, counts] of Object.entries(scene.ichtos)) place(state, name, counts);
  Object.assign(state, {
    genes: COLOURS.slice(0, scene.seats).map((colour) => [...(scene.genes[colour] ?? [])]),
    track: [...(scene.track ?? seatsOf(scene.seats).map((owner) => owner + 1))],
    extraTurns: [...(scene.extraTurns ?? state.extraTurns)],
    environment: seatOf(scene.environment ?? 'red'),
    row: [...scene.row],
    deck: [...scene.deck],
    scored: [...scene.scored],
    mutations: scene.mutations ?? 0,
    panicked: scene.panicked ?? false,
    phase: scene.phase ?? turnOf('green'),
  } satisfies Partial<State>);
  dealChips(state, scene);
  return state;
}

export const turnOf = (colour: Colour, left = 2, extraPlayed = false): Phase => ({
  kind: 'actions',
  seat: seatOf(colour),
  left,
  extraPlayed,
});

function emptyBoard(seats: number): State {
  const state = URLAND.setUp(seats, {});
  state.ichtos.fill(0);
  state.reserve.fill(ICHTOS_WITHOUT_MARKER);
  return state;
}

function place(state: State, name: string, counts: readonly number[]): void {
  const area = (OCEANS.find((ocean) => ocean === name) ?? Number(name)) as Area;
  for (const [owner, count] of counts.entries()) fromReserve(state, seat(owner), area, count);
}

/** By default the highest chip left is picked, the next two are the Dummy's, the rest is the pile. */
function dealChips(state: State, scene: Scene): void {
  const free = chipsLeft(state).filter((chip) => !state.scored.includes(chip));
  const isPicking = state.phase.kind !== 'actions' && state.phase.kind !== 'bid';
  state.picked = scene.picked === undefined ? (isPicking ? null : (free.at(-1) ?? null)) : scene.picked;
  const rest = free.filter((chip) => chip !== state.picked);
  state.hand = [...(scene.hand ?? rest.slice(-2))];
  state.pile = [...(scene.pile ?? rest.filter((chip) => !state.hand.includes(chip)))];
  const environment = state.environment ?? seat(0);
  state.seen[environment] = [...state.hand, ...(state.picked === null ? [] : [state.picked])];
}

export type Played = PlayedLines<Urland>;

const entryOf = (state: State, line: string) => {
  const entry = parseLine(line, COLOURS.slice(0, state.seats));
  invariant(entry !== null, `a line of a record: ${line}`);
  return entry;
};

export const play = (state: State, ...lines: readonly string[]): Played => playLines(URLAND, state, lines, entryOf);

/** Why a line is refused, or null. */
export const refusalOf = (state: State, line: string): Refusal | null => URLAND.refuse(state, entryOf(state, line));

export const codeOf = (state: State, line: string): Refusal['code'] | null => refusalOf(state, line)?.code ?? null;

export const at = (state: State, area: Area, colour: Colour): number => ichtosAt(state, area, seatOf(colour));
export const all = (state: State, area: Area): number[] => ichtosIn(state, area);

export const eventsOf = <K extends Event['kind']>(played: Played, kind: K): Extract<Event, { kind: K }>[] =>
  played.events.map(({ event }) => event).filter((event) => event.kind === kind) as Extract<Event, { kind: K }>[];
