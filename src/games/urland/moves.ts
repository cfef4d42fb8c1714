import type { Heap as AnyHeap } from '#engine/menu.ts';
import type { Seat } from '#engine/seat.ts';
import type { Area, Land, Ocean, Region } from './board.ts';
import type { Gene } from './genes.ts';

/** Areas with counts: oceans first, then lands by number, none twice, none with 0. */
export type Heap = AnyHeap<Area>;

/** The actions of an Ichto player. */
export type Action =
  | { kind: 'land'; from: Ocean; to: Land; count: number }
  | { kind: 'breed'; ocean: Ocean }
  | { kind: 'swim'; from: Ocean; to: Ocean; count: number }
  | { kind: 'retreat'; heap: Heap }
  | { kind: 'assimilate'; area: Area; first: Seat; second: Seat }
  | { kind: 'cross'; from: Region; to: Region }
  | { kind: 'egg'; land: Land }
  | { kind: 'fly'; from: Land; to: Area; count: number }
  | { kind: 'stink'; land: Land; victim: Seat; ocean: Ocean }
  | { kind: 'bite'; area: Area; victim: Seat };

export type Move =
  | Action
  | { kind: 'score'; chip: Region }
  | { kind: 'extra' }
  | { kind: 'done' }
  | { kind: 'panic'; land: Land; ocean: Ocean }
  /** Ears in a panic. */
  | { kind: 'flee'; count: number }
  /** Ears in an eruption. */
  | { kind: 'dive'; land: Land; ocean: Ocean }
  | { kind: 'bid'; amount: number }
  | { kind: 'buy'; gene: Gene; heap: Heap }
  | { kind: 'decline' };

export type MoveKind = Move['kind'];
export type MoveOf<K extends MoveKind> = Extract<Move, { kind: K }>;

export type Chance =
  | { kind: 'volcano'; region: Region }
  /** The chips dealt to each seat. */
  | { kind: 'deal'; chips: readonly (readonly Region[])[] }
  /** For each seat the chip that goes to its left neighbour and the one that goes to its right one. */
  | { kind: 'pass'; chips: readonly { left: Region; right: Region }[] }
  /** The whole deck, top first. */
  | { kind: 'genes'; deck: readonly Gene[] }
  | { kind: 'draw'; chip: Region | 'panic' }
  /** Which of the last two chips is scored. */
  | { kind: 'epoch'; chip: Region };

export type ChanceOf<K extends Chance['kind']> = Extract<Chance, { kind: K }>;
