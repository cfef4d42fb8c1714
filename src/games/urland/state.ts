import { invariant } from '#engine/invariant.ts';
import type { BySeat, Seat } from '#engine/seat.ts';
import type { Land, Ocean, Region } from './board.ts';
import type { Gene } from './genes.ts';

/** What the table is doing now, with all that this needs to know. */
export type Phase =
  | { kind: 'setup'; next: 'volcano' | 'deal' | 'pass' | 'genes' | 'draw' }
  /** The Environment player draws a chip. */
  | { kind: 'draw' }
  /** The Environment player picks the chip to be scored. */
  | { kind: 'choose' }
  | { kind: 'actions'; seat: Seat; left: number; extraPlayed: boolean }
  /** The player last on the track chooses a land, of those with the most Ichtos, and an ocean. */
  | { kind: 'panic'; seat: Seat; lands: Land[] }
  /** Ears in a panic: how many leave. */
  | { kind: 'flee'; land: Land; ocean: Ocean }
  /** Ears in an eruption: where the surplus of these lands goes, one land after the other. */
  | { kind: 'dive'; lands: Land[] }
  /** Chance picks one of the last two chips. */
  | { kind: 'epoch' }
  | { kind: 'bid'; waiting: Seat[]; after: MutationAfter }
  /** `queue`: who may still buy, best bid first; the first of them is asked. */
  | { kind: 'buy'; queue: Seat[]; bids: number[]; sold: number; after: MutationAfter }
  | { kind: 'over'; winner: Seat };

export type PhaseOf<K extends Phase['kind']> = Extract<Phase, { kind: K }>;

export type MutationAfter = 'turn' | 'epoch';

/** All that lies open on the table. Both the state and every view have these fields. */
export interface Position {
  seats: number;
  /** By area (oceans A to E, then lands 1 to 12), then by seat: read it through `ichtos.ts`. */
  ichtos: number[];
  /** For each region the land it is part of, by the land's number. */
  landOf: Record<Region, Land>;
  reserve: number[];
  /** Each marker's space; 0 while it has none. */
  track: number[];
  extraTurns: number[];
  /** In the order they were bought. */
  genes: Gene[][];
  /** The genes on offer, in the order they were turned up. */
  row: Gene[];
  /** Region chips lying on the board, in the order scored; cleared with the epoch. */
  scored: Region[];
  /** Region chips that left the game, in the order they erupted. */
  erupted: Region[];
  /** Panic is not in the pile: it has been drawn in this epoch or, until the first hand is full, is not mixed in yet. */
  panicked: boolean;
  /** Mutations held so far. */
  mutations: number;
  environment: Seat | null;
  /** Setup only: the chips dealt to each, until they are passed on. */
  dealt: Region[][];
  phase: Phase;
  /** Turns begun so far: of players with actions, and of everybody else who is asked for something. */
  turns: number;
}

/** Everything, with what is secret. Nothing of it leaves the engine but through a view. */
export interface State extends Position {
  /** The chips that the Environment player holds; once he has picked, the two that he handed to the Dummy. */
  hand: Region[];
  /** The chip picked to be scored. */
  picked: Region | null;
  /** For each seat the chips, now in the hand or picked, that it has seen. */
  seen: Region[][];
  /** Region chips that can still be drawn, sorted: chance says which comes when it comes. */
  pile: Region[];
  /** Genes not turned up yet, top first. */
  deck: Gene[];
  /** What each has bid in the auction under way. */
  bids: (number | null)[];
}

/** What a choice is judged by: the open table and the chips in hand, which a state and the view of their holder both show. */
export type PositionWithHand = Readonly<Position> & { readonly hand: readonly Region[] };

/** The phase, for a rule that has no business in any other. */
export function phaseOf<K extends Phase['kind']>({ phase }: Position, kind: K): PhaseOf<K> {
  invariant(phase.kind === kind, 'a rule speaks in its own phase');
  return phase as PhaseOf<K>;
}

export const hasGene = (position: Position, seat: Seat, gene: Gene): boolean =>
  position.genes[seat]?.includes(gene) ?? false;

export const ownerOf = (position: Position, gene: Gene): Seat | null => {
  const owner = position.genes.findIndex((owned) => owned.includes(gene));
  return owner === -1 ? null : (owner as Seat);
};

/** The value of a seat in a table by seat that holds one for every seat. */
export const ofSeat = (values: BySeat<number>, seat: Seat): number => values[seat] ?? 0;
