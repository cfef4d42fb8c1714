import { invariant } from '#engine/invariant.ts';
import type { BySeat, Seat } from '#engine/seat.ts';
import type { Space } from './board.ts';
import type { AmoebaNumber, Finish } from './box.ts';
import type { Card } from './cards.ts';
import { type ArmoursBasis, type Gene, type GeneSet, holds } from './genes.ts';

/** What is to be decided. The first four are the setup's; `card` is Phase 2's, too. */
export type Phase =
  | 'card'
  | 'order'
  | 'start'
  | 'place'
  /** Phase 1, and the reactions to it, which an attack in Phase 5 has, too. */
  | 'move'
  | 'roll'
  | 'go'
  | 'cling'
  | 'again'
  | 'feed'
  | 'react'
  | 'fight'
  /** Phases 2 to 5. */
  | 'defect'
  | 'genes'
  | 'divide'
  | 'aggression'
  | 'over';

/** A drift, a move or a flight under way. */
export interface Moving {
  seat: Seat;
  amoeba: AmoebaNumber;
  /** 0 for a drift, 1 or 2 in a move or flight. */
  step: number;
  /** The dice of this step, until it is carried out. */
  roll: number[];
  /** Where it goes, while somebody is asked who clings to it. */
  to: Space | null;
  /** By colour: the cubes it takes along, meanwhile. */
  take: number[];
}

/** The last attack of this turn: under way, or failed. */
export interface Attack {
  owner: Seat;
  prey: AmoebaNumber;
  /** Where the prey stood. */
  space: Space;
  attempt: number;
  /** Defense has been paid for. */
  fought: boolean;
  /** Decisive throws so far. */
  throws: number;
  /** Escape has been used. */
  fled: boolean;
}

/** Everything, and all of it lies open: only the cards and dice to come are unknown, and they are nowhere. */
export interface State {
  seats: number;
  finish: Finish;
  /** 0 while the table is set up. */
  round: number;
  phase: Phase;
  /** The card in force. */
  card: Card | null;
  /** Not turned up yet, in the order of the list of cards. */
  deck: Card[];
  /** In which the markers were placed. */
  order: Seat[];
  /** Each marker's space; 0 while it has none. */
  track: number[];
  bp: number[];
  genes: GeneSet[];
  /** What the owner of Armour gave for it. */
  armourFor: ArmoursBasis | null;
  /** How many of each gene nobody owns, in the table's order. */
  pool: number[];
  /** What the seat at turn has bought in this turn. */
  bought: GeneSet;
  /** By seat and number: the space each amoeba stands on, 0 for none. Read it through `amoebas.ts`. */
  spaces: (Space | 0)[];
  damage: number[];
  /** By space and colour: read it through `cubes.ts`. */
  cubes: number[];
  reserve: number[];
  /** Whose turn it is; null between the turns of a phase and the next phase, and where nobody has a turn. */
  turn: Seat | null;
  /** Which of its amoebas acts, in Phase 1. */
  amoeba: AmoebaNumber | null;
  moving: Moving | null;
  attack: Attack | null;
  /** Turns begun so far. */
  turns: number;
}

/** What a choice is judged by. */
export type Position = Readonly<State>;

/** The value of a seat in a table by seat that holds one for every seat. */
export const ofSeat = (values: BySeat<number>, seat: Seat): number => values[seat] ?? 0;

export const hasGene = ({ genes }: Position, seat: Seat, gene: Gene): boolean => holds(genes[seat] ?? 0, gene);

/** Persistence has all of Speed's effect. */
export const hasSpeed = (position: Position, seat: Seat): boolean =>
  hasGene(position, seat, 'speed') || hasGene(position, seat, 'persistence');

/** Aggression has all of Struggle's effect. */
export const hasStruggle = (position: Position, seat: Seat): boolean =>
  hasGene(position, seat, 'struggle') || hasGene(position, seat, 'aggression');

/** Of a gene that there is one card of. */
export function ownerOf({ genes }: Position, gene: Gene): Seat | null {
  for (let seat = 0; seat < genes.length; seat++) if (holds(genes[seat] ?? 0, gene)) return seat as Seat;
  return null;
}

export function pay(state: State, seat: Seat, price: number): void {
  state.bp[seat] = ofSeat(state.bp, seat) - price;
}

export function turnIn({ turn }: Position): Seat {
  invariant(turn !== null, 'it is somebody’s turn');
  return turn;
}

export function movingIn({ moving }: Position): Moving {
  invariant(moving !== null, 'an amoeba is under way');
  return moving;
}

export function attackIn({ attack }: Position): Attack {
  invariant(attack !== null, 'an attack is under way');
  return attack;
}
