/** The setup: the markers, then two amoebas each. */
import { inOrder } from '#engine/questions.ts';
import { type Seat, seat as seatAt, seatsOf } from '#engine/seat.ts';
import { bring, countOf, numbersOf } from './amoebas.ts';
import { SPACES } from './board.ts';
import { AMOEBAS, CUBES, firstAmoebasDamage, START_AMOEBAS, START_BP, START_CUBES } from './box.ts';
import { ALL_CARDS } from './cards.ts';
import type { Tell } from './events.ts';
import { cardsOf, GENES, NO_GENES } from './genes.ts';
import type { ChanceOf, MoveOf } from './moves.ts';
import type { Refusal } from './refusals.ts';
import type { Rule } from './rule.ts';
import { ofSeat, type Position, type State } from './state.ts';
import { ascending, descending } from './track.ts';
import { beginTurn } from './turns.ts';
import type { Ursuppe } from './types.ts';

export function setUp(seats: number, { finish }: Ursuppe['options']): State {
  const bySeat = <T>(value: T): T[] => seatsOf(seats).map(() => value);
  return {
    seats,
    finish,
    round: 0,
    phase: 'card',
    card: null,
    deck: [...ALL_CARDS],
    order: [],
    track: bySeat(0),
    bp: bySeat(START_BP),
    genes: bySeat(NO_GENES),
    armourFor: null,
    pool: GENES.map((gene) => cardsOf(gene, seats)),
    bought: NO_GENES,
    spaces: Array(seats * AMOEBAS).fill(0),
    damage: Array(seats * AMOEBAS).fill(0),
    cubes: Array(SPACES.length * seats).fill(START_CUBES),
    reserve: bySeat(CUBES - SPACES.length * START_CUBES),
    turn: null,
    amoeba: null,
    moving: null,
    attack: null,
    turns: 0,
  };
}

export function refuseOrder({ seats }: Position, { seats: order }: ChanceOf<'order'>): Refusal | null {
  const isWhole = order.length === seats && seatsOf(seats).every((seat) => order.includes(seat));
  return isWhole ? null : { code: 'not-drawable' };
}

export function setOrder(state: State, { seats }: ChanceOf<'order'>, tell: Tell): void {
  state.order = [...seats];
  state.phase = 'start';
  tell?.({ kind: 'ordered', order: [...seats] });
  beginTurn(state, seats[0] ?? null);
}

/** There are as many start spaces as players. */
const startSpaces = ({ seats }: Position): number[] => seatsOf(seats).map((index) => index + 1);

export const freeStartSpaces = (position: Position): number[] =>
  startSpaces(position).filter((space) => !position.track.includes(space));

export const START: Rule<MoveOf<'start'>> = {
  next: inOrder({ kind: 'options', asks: 'space', of: 'start', among: startSpaces }),

  refuse({ seats, track }, _seat, { space }) {
    if (space === undefined) return null;
    if (space < 1 || space > seats) return { code: 'no-start-space', space };
    const owner = track.indexOf(space);
    return owner === -1 ? null : { code: 'start-space-taken', space, seat: seatAt(owner) };
  },

  enact(state, seat, { space }, tell) {
    state.track[seat] = space;
    tell?.({ kind: 'marker-placed', seat, space });
    beginTurn(state, state.order.find((other) => ofSeat(state.track, other) === 0) ?? null);
  },
};

/** Ascending for the first amoebas, then descending for the second ones; null when all are placed. */
export function nextToPlace(position: Position): Seat | null {
  const isMissing = (amoebas: number) => (seat: Seat) => countOf(position, seat) < amoebas;
  return ascending(position).find(isMissing(1)) ?? descending(position).find(isMissing(START_AMOEBAS)) ?? null;
}

export function placeFirst(state: State, seat: Seat, { amoeba, space }: MoveOf<'place'>, tell: Tell): void {
  const damage = numbersOf(state, seat).length === 0 ? firstAmoebasDamage(state.seats) : 0;
  bring(state, seat, amoeba, space, damage);
  tell?.({ kind: 'placed', seat, amoeba, space, damage });
  beginTurn(state, nextToPlace(state));
}
