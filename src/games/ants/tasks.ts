/** R-AGENDA: what has to happen, each as plain data. A task is never changed, only replaced. */
import type { Secret } from './cards-in-play.ts';
import type { CardId } from './content/cards.ts';
import type { Operation, SwarmId, SymbolId } from './content/content-file.ts';
import type { CornerId, HexId } from './content/garden.ts';
import type { RoomId } from './content/nests.ts';

/** What an operation came from: *this* card, or the hex whose bonus it is. */
export interface Source {
  readonly card: CardId | null;
  readonly hex: HexId | null;
}

export const NO_SOURCE: Source = { card: null, hex: null };

/** What happened to the player at turn, for the triggers of their cards. */
export type Happening =
  | { readonly on: 'achievement' | 'tile' | 'defeat' | 'dig' }
  /** Symbols of the card played. R-NO-SELF-TRIGGER: it does not set itself off. */
  | { readonly on: 'play'; readonly card: CardId; readonly symbols: readonly SymbolId[] }
  | { readonly on: 'placeRoom'; readonly size: number };

export type Task =
  | { readonly kind: 'main' }
  | { readonly kind: 'final' }
  /** The second half of a card action. */
  | { readonly kind: 'second'; readonly after: 'card' | 'enemy' }
  /** `used`: the paid effects of this incubation so far. */
  | { readonly kind: 'effects'; readonly of: 'incubation' | 'operation'; readonly used: readonly string[] }
  | { readonly kind: 'do'; readonly op: Operation; readonly source: Source }
  /** A Dig with so much strength left. Before its first tile, one that came from an effect may be passed on. */
  | { readonly kind: 'dig'; readonly left: number; readonly isOptional: boolean }
  | { readonly kind: 'place-room'; readonly room: RoomId }
  | { readonly kind: 'place-explorer'; readonly hex: HexId }
  /** The enemy and the cubes of an explored hex. */
  | { readonly kind: 'fill-hex'; readonly hex: HexId }
  /** Ants on their way, each with its corner. */
  | { readonly kind: 'path'; readonly corners: readonly CornerId[] }
  | { readonly kind: 'harvest'; readonly corner: CornerId }
  | { readonly kind: 'swarm'; readonly area: SwarmId }
  | { readonly kind: 'refill'; readonly slot: number }
  /** Cards drawn to keep one of, and how many are still to be drawn. */
  | { readonly kind: 'one'; readonly cards: readonly Secret[]; readonly left: number }
  | { readonly kind: 'reveal'; readonly symbol: SymbolId; readonly cards: readonly CardId[] }
  | { readonly kind: 'event'; readonly event: Happening }
  | { readonly kind: 'produce' }
  | { readonly kind: 'slide' }
  | { readonly kind: 'end-turn' }
  | { readonly kind: 'next-turn' };

export type TaskOf<K extends Task['kind']> = Extract<Task, { kind: K }>;

/** Operations in order, as tasks. */
export const doAll = (operations: readonly Operation[], source: Source = NO_SOURCE): Task[] =>
  operations.map((op) => ({ kind: 'do', op, source }));
