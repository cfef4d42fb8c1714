import { leftOf, type Seat, seat, seatsOf } from '#engine/seat.ts';
import { OCEANS, REGIONS, type Region } from './board.ts';
import { chipsDealt, extraTurnChips, firstGenes, START_ICHTOS_PER_OCEAN, START_RESERVE } from './box.ts';
import { erupt } from './eruption.ts';
import type { Tell } from './events.ts';
import { genesFor } from './genes.ts';
import { fromReserve } from './ichtos.ts';
import { chipsLeft } from './lands.ts';
import type { ChanceOf } from './moves.ts';
import { turnUp } from './mutation.ts';
import type { Refusal } from './refusals.ts';
import type { State } from './state.ts';

/** Three Ichtos of each colour in every ocean; chance decides the rest. */
export function setUp(seats: number): State {
  const bySeat = <T>(value: () => T): T[] => seatsOf(seats).map(value);
  const inOceans = OCEANS.length * seats;
  const onLands = REGIONS.length * seats;
  return {
    seats,
    ichtos: [...Array<number>(inOceans).fill(START_ICHTOS_PER_OCEAN), ...Array<number>(onLands).fill(0)],
    landOf: Object.fromEntries(REGIONS.map((region) => [region, region])) as State['landOf'],
    reserve: bySeat(() => START_RESERVE),
    track: bySeat(() => 0),
    extraTurns: bySeat(() => extraTurnChips(seats)),
    genes: bySeat(() => []),
    row: [],
    scored: [],
    erupted: [],
    panicked: true,
    mutations: 0,
    environment: null,
    dealt: [],
    phase: { kind: 'setup', next: 'volcano' },
    turns: 0,
    hand: [],
    picked: null,
    seen: bySeat(() => []),
    pile: [],
    deck: [],
    bids: bySeat(() => null),
  };
}

const isDistinct = (items: readonly unknown[]): boolean => new Set(items).size === items.length;

export function refuseDeal(state: State, { chips }: ChanceOf<'deal'>): Refusal | null {
  const all = chips.flat();
  const fits = chips.length === state.seats && chips.every((own) => own.length === chipsDealt(state.seats));
  const inGame = all.every((chip) => !state.erupted.includes(chip));
  return fits && inGame && isDistinct(all) ? null : { code: 'wrong-deal' };
}

export function refusePass(state: State, { chips }: ChanceOf<'pass'>): Refusal | null {
  const isOwn = ({ left, right }: { left: Region; right: Region }, from: number) =>
    left !== right && [left, right].every((chip) => state.dealt[from]?.includes(chip));
  return chips.length === state.seats && chips.every(isOwn) ? null : { code: 'wrong-deal' };
}

export function refuseGenes(state: State, { deck }: ChanceOf<'genes'>): Refusal | null {
  const genes = genesFor(state.seats);
  const isWhole = deck.length === genes.length && genes.every((gene) => deck.includes(gene));
  return isWhole ? null : { code: 'wrong-deal' };
}

export function firstVolcano(state: State, { region }: ChanceOf<'volcano'>, tell: Tell): void {
  erupt(state, region, tell);
  state.phase = { kind: 'setup', next: 'deal' };
}

const settle = (state: State, owner: Seat, chip: Region): void => fromReserve(state, owner, state.landOf[chip], 1);

/** The start player's marker stands on space 1; the others follow counter-clockwise. */
export function startSpaces(start: Seat, seats: number): number[] {
  const spaces = seatsOf(seats).map(() => 0);
  for (let place = 1; place <= seats; place++) spaces[leftOf(start, seats, 1 - place)] = place;
  return spaces;
}

/** The player with the highest chip starts. */
export function deal(state: State, { chips }: ChanceOf<'deal'>, tell: Tell): void {
  state.dealt = chips.map((own) => [...own]);
  for (const owner of seatsOf(state.seats)) for (const chip of chips[owner] ?? []) settle(state, owner, chip);
  const highest = Math.max(...chips.flat());
  const start = seat(chips.findIndex((own) => own.some((chip) => chip === highest)));
  state.track = startSpaces(start, state.seats);
  state.environment = start;
  state.phase = { kind: 'setup', next: 'pass' };
  tell?.({ kind: 'dealt', chips: state.dealt.map((own) => [...own]), start });
}

/** Each player gives one chip to either neighbour; one Ichto goes on the land of each chip received. */
export function pass(state: State, { chips }: ChanceOf<'pass'>, tell: Tell): void {
  const received: Region[][] = seatsOf(state.seats).map(() => []);
  for (const [from, { left, right }] of chips.entries()) {
    received[leftOf(seat(from), state.seats)]?.push(left);
    received[leftOf(seat(from), state.seats, -1)]?.push(right);
  }
  for (const owner of seatsOf(state.seats)) for (const chip of received[owner] ?? []) settle(state, owner, chip);
  state.dealt = [];
  state.phase = { kind: 'setup', next: 'genes' };
  tell?.({ kind: 'passed', received });
}

/** The gene cards are turned up, and all chips are gathered for the first hand, which never holds Panic. */
export function layOutGenes(state: State, { deck }: ChanceOf<'genes'>, tell: Tell): void {
  state.deck = [...deck];
  turnUp(state, firstGenes(state.seats), tell);
  state.pile = chipsLeft(state);
  state.phase = { kind: 'setup', next: 'draw' };
}
