import { invariant } from '#engine/invariant.ts';
import type { BySeat, Seat } from '#engine/seat.ts';
import type { Land, Ocean, Region } from './board.ts';
import type { Gene } from './genes.ts';

/** The phase of the game, with the facts that belong to it. */
export type Phase =
  | { kind: 'setup'; next: 'volcano' | 'deal' | 'pass' | 'genes' | 'draw' }
  /** The Environment player draws a chip. */
  | { kind: 'draw' }
  /** The Environment player picks the chip to be scored. */
  | { kind: 'choose' }
  | { kind: 'actions'; seat: Seat; left: number; extraPlayed: boolean }
  /** The player last on the track chooses a land, among those with the most Ichtos, and an ocean. */
  | { kind: 'panic'; seat: Seat; lands: Land[] }
  /** Ears in a panic: how many leave. */
  | { kind: 'flee'; land: Land; ocean: Ocean }
  /** Ears in an eruption: where the surplus of these lands goes, land by land. */
  | { kind: 'dive'; lands: Land[] }
  /** Chance picks one of the last two chips. */
  | { kind: 'epoch' }
  | { kind: 'bid'; waiting: Seat[]; after: MutationAfter }
  /** `queue`: the players who may still buy, best bid first; the first of them is asked. */
  | { kind: 'buy'; queue: Seat[]; bids: number[]; sold: number; after: MutationAfter }
  | { kind: 'over'; winner: Seat };

export type PhaseOf<K extends Phase['kind']> = Extract<Phase, { kind: K }>;

export type MutationAfter = 'turn' | 'epoch';

/** The open table. The state and every view have these fields. */
export interface Position {
  seats: number;
  /** By area (oceans A to E, then lands 1 to 12), then by seat: read it through `ichtos.ts`. */
  ichtos: number[];
  /** For each region the number of its land. */
  landOf: Record<Region, Land>;
  reserve: number[];
  /** Each marker's space; 0 before the markers stand on the track. */
  track: number[];
  extraTurns: number[];
  /** In the order they were bought. */
  genes: Gene[][];
  /** The genes on offer, in the order they were turned up. */
  row: Gene[];
  /** Region chips lying on the board, in the order scored; cleared with the epoch. */
  scored: Region[];
  /** Region chips that have left the game, in the order they erupted. */
  erupted: Region[];
  /** Panic is not in the pile: it has been drawn in this epoch, or the first hand is not full yet. */
  panicked: boolean;
  /** Mutations held so far. */
  mutations: number;
  environment: Seat | null;
  /** Setup only: the chips dealt to each seat, until they are passed on. */
  dealt: Region[][];
  phase: Phase;
  /** The number of turns begun: of players with actions, and of any other seat that must decide. */
  turns: number;
}

/** The whole game, including its secrets. It leaves the engine only through a view. */
export interface State extends Position {
  /** The chips of the Environment player; once they have picked one, the two that they handed to the Dummy. */
  hand: Region[];
  /** The chip picked to be scored. */
  picked: Region | null;
  /** For each seat the chips it has seen that are now in the hand or picked. */
  seen: Region[][];
  /** Region chips that can still be drawn, sorted: chance decides the order at each draw. */
  pile: Region[];
  /** Genes not turned up yet, top first. */
  deck: Gene[];
  /** Each seat's bid in the current auction. */
  bids: (number | null)[];
}

/**
 * The facts that decide which moves are legal: the open table and the chips in hand. A state and the holder's view both
 * have them.
 */
export type PositionWithHand = Readonly<Position> & { readonly hand: readonly Region[] };

/** The phase, for a rule that belongs to this phase only. */
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

/** A seat's value in a list that has one for every seat. */
export const ofSeat = (values: BySeat<number>, seat: Seat): number => values[seat] ?? 0;
