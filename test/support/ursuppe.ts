/** Ursuppe for tests: positions set up in a few words, entries written as in a record. */
import { everyEntry } from '#engine/every-move.ts';
import { invariant } from '#engine/invariant.ts';
import { type Seat, seat } from '#engine/seat.ts';
import { bring, damageOf, spaceOf } from '#games/ursuppe/amoebas.ts';
import { SPACES, type Space } from '#games/ursuppe/board.ts';
import { type AmoebaNumber, CUBES, type Finish } from '#games/ursuppe/box.ts';
import type { Card } from '#games/ursuppe/cards.ts';
import { COLOURS, type Colour } from '#games/ursuppe/colours.ts';
import { allCubesOn } from '#games/ursuppe/cubes.ts';
import type { Event } from '#games/ursuppe/events.ts';
import { URSUPPE } from '#games/ursuppe/game.ts';
import { type ArmoursBasis, type Gene, genesIn, PLACE, withGene } from '#games/ursuppe/genes.ts';
import { formatEntry } from '#games/ursuppe/record/format-entry.ts';
import { parseLine } from '#games/ursuppe/record/parse-line.ts';
import type { Refusal } from '#games/ursuppe/refusals.ts';
import { goOn } from '#games/ursuppe/sequence.ts';
import { setUp } from '#games/ursuppe/setup.ts';
import type { Phase, State } from '#games/ursuppe/state.ts';
import type { Ursuppe } from '#games/ursuppe/types.ts';
import { type PlayedLines, playLines } from './play-lines.ts';

type ByColour<T> = Partial<Record<Colour, T>>;

export interface Scene {
  seats?: 3 | 4;
  finish?: Finish;
  round?: number;
  card?: Card;
  deck?: readonly Card[];
  /** Red is furthest ahead, unless said otherwise. */
  track?: readonly number[];
  /** Nobody has any, unless said otherwise. */
  bp?: ByColour<number>;
  genes?: ByColour<readonly Gene[]>;
  armourFor?: ArmoursBasis;
  /** The space of each amoeba by its number, with its damage where it has any. */
  amoebas?: ByColour<Partial<Record<AmoebaNumber, Space | readonly [Space, number]>>>;
  /** Counts in seat order; 2 of each colour on every space that is not named. */
  cubes?: Partial<Record<Space, readonly number[]>>;
  /** What the cubes on the board leave, unless said otherwise. */
  reserve?: readonly number[];
  phase?: Phase;
  turn?: Colour | null;
  amoeba?: AmoebaNumber;
}

export const seatOf = (colour: Colour): Seat => seat(COLOURS.indexOf(colour));

/** The position that the scene leads to: what follows by itself is done. */
export function soup(scene: Scene): State {
  const state = laidOut(scene);
  goOn(state, null);
  return state;
}

/** The scene itself: nothing has followed yet. */
export function laidOut(scene: Scene): State {
  const { seats = 4, finish = 'long', turn = 'red' } = scene;
  const state = setUp(seats, { finish });
  const colours = COLOURS.slice(0, seats);
  Object.assign(state, {
    round: scene.round ?? 1,
    card: scene.card ?? 'calm14',
    deck: [...(scene.deck ?? state.deck.filter((card) => card !== (scene.card ?? 'calm14')))],
    order: colours.map(seatOf),
    track: [...(scene.track ?? [4, 3, 2, 1].slice(-seats))],
    bp: colours.map((colour) => scene.bp?.[colour] ?? 0),
    phase: scene.phase ?? 'move',
    turn: turn && seatOf(turn),
    amoeba: scene.amoeba ?? null,
    armourFor:
      scene.armourFor ?? (Object.values(scene.genes ?? {}).some((own) => own.includes('armour')) ? 'escape' : null),
  } satisfies Partial<State>);
  for (const colour of colours) for (const gene of scene.genes?.[colour] ?? []) own(state, colour, gene);
  for (const colour of colours) placeAll(state, colour, scene);
  layCubes(state, scene);
  return state;
}

function own(state: State, colour: Colour, gene: Gene): void {
  const owner = seatOf(colour);
  state.genes[owner] = withGene(state.genes[owner] ?? 0, gene);
  state.pool[PLACE[gene]] = (state.pool[PLACE[gene]] ?? 0) - 1;
}

function placeAll(state: State, colour: Colour, { amoebas }: Scene): void {
  for (const [number, place] of Object.entries(amoebas?.[colour] ?? {})) {
    const [space, damage] = typeof place === 'number' ? [place, 0] : place;
    bring(state, seatOf(colour), Number(number) as AmoebaNumber, space, damage);
  }
}

function layCubes(state: State, { cubes, reserve }: Scene): void {
  for (const space of SPACES) {
    const counts = cubes?.[space] ?? Array(state.seats).fill(2);
    for (const [colour, count] of counts.entries()) state.cubes[(space - 1) * state.seats + colour] = count;
  }
  const lying = (colour: number) => SPACES.reduce((sum, space) => sum + (allCubesOn(state, space)[colour] ?? 0), 0);
  state.reserve = [...(reserve ?? state.reserve.map((_, colour) => CUBES - lying(colour)))];
}

/** Every legal entry, as a record writes it, without the colour of the seat that decides; sorted. */
export const legal = (state: State): string[] =>
  [...(everyEntry(URSUPPE, state) ?? [])]
    .map((entry) => formatEntry(entry, COLOURS))
    .map((line) => line.slice(line.indexOf(' ') + 1))
    .sort();

export type Played = PlayedLines<Ursuppe>;

const entryOf = (state: State, line: string) => {
  const entry = parseLine(line, COLOURS.slice(0, state.seats));
  invariant(entry !== null, `a line of a record: ${line}`);
  return entry;
};

export const play = (state: State, ...lines: readonly string[]): Played => playLines(URSUPPE, state, lines, entryOf);

/** The state after these entries. */
export const stateAfter = (state: State, ...lines: readonly string[]): State => play(state, ...lines).state;

/** Why a line is refused, or null. */
const refusalOf = (state: State, line: string): Refusal | null => URSUPPE.refuse(state, entryOf(state, line));
export const codeOf = (state: State, line: string): Refusal['code'] | null => refusalOf(state, line)?.code ?? null;

export const cubesAt = (state: State, space: Space): number[] => allCubesOn(state, space);
export const spaceAt = (state: State, colour: Colour, number: AmoebaNumber): Space | 0 =>
  spaceOf(state, seatOf(colour), number);
export const damageAt = (state: State, colour: Colour, number: AmoebaNumber): number =>
  damageOf(state, seatOf(colour), number);
export const bpOf = (state: State, colour: Colour): number => state.bp[seatOf(colour)] ?? 0;
export const genesOf = (state: State, colour: Colour): Gene[] => genesIn(state.genes[seatOf(colour)] ?? 0);
export const inPool = (state: State, gene: Gene): number => state.pool[PLACE[gene]] ?? 0;

export const eventsOf = <K extends Event['kind']>(played: Played, kind: K): Extract<Event, { kind: K }>[] =>
  played.events.map(({ event }) => event).filter((event) => event.kind === kind) as Extract<Event, { kind: K }>[];
