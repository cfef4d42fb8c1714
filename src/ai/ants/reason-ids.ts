/** Every reason that there is, with the numbers and ids that its words need. */
import type { Seat } from '#engine/seat.ts';
import { CRITERIA, type Criterion, type QueenId } from '#games/ants/box.ts';
import type { CardId } from '#games/ants/content/cards.ts';
import type { Column, SymbolId, Terrain, TrackId } from '#games/ants/content/content-file.ts';
import type { CornerId, HexId } from '#games/ants/content/garden.ts';
import type { RoomId } from '#games/ants/content/nests.ts';
import { type Position, playerAt } from '#games/ants/state.ts';
import { starPoints } from './tile-gain.ts';

interface Because<Id extends string, Values> {
  readonly id: Id;
  readonly values: Readonly<Values>;
}

export type Reason =
  | Because<'save', Record<never, never>>
  | Because<'queen', { queen: QueenId }>
  /** `card`: the one of those kept that promises most. */
  | Because<'keep', { card: CardId }>
  /** A star comes at once; `points`: what it adds to the score. */
  | Because<'star', { criterion: Criterion; points: number }>
  /** `card`: a Room of the hand that has no tile yet, and fits this one. */
  | Because<'room-for', { room: RoomId; card: CardId }>
  | Because<'room-bonus' | 'room', { room: RoomId }>
  | Because<'hex-object', { hex: HexId; object: string }>
  /** `count`: cubes for own foragers at the hex. */
  | Because<'hex-harvest', { hex: HexId; count: number }>
  /** The first own explorer on this terrain: its enemies can be defeated from now on. */
  | Because<'hex-terrain', { hex: HexId; terrain: Terrain }>
  | Because<'hex-bonus', { hex: HexId }>
  /** `terrain`: whose pheromone is emitted. */
  | Because<'path-scent', { terrain: Terrain }>
  /** `count`: cubes brought home. */
  | Because<'path-harvest', { count: number }>
  | Because<'path-bonus', { corner: CornerId }>
  /** `count`: foragers placed, which reach no cube yet. */
  | Because<'path', { count: number }>
  | Because<'card-incubation' | 'card-effect' | 'card-rule' | 'card-symbols', { card: CardId }>
  | Because<'card-points', { card: CardId; points: number }>
  | Because<'enemy', { enemy: string; points: number }>
  | Because<'enemy-ability', { enemy: string; space: string }>
  | Because<'tile', { tile: string; track: TrackId | '-' }>
  /** `count`: larvae that will become ants. */
  | Because<'hatch', { count: number }>
  | Because<'incubate', Record<never, never>>
  | Because<'convert' | 'raise' | 'larva' | 'lower', { column: Column }>
  | Because<'use' | 'recycle' | 'fly-for' | 'take' | 'token', { card: CardId }>
  | Because<'ferment', { count: number }>
  | Because<'crest' | 'search', { symbol: SymbolId }>
  | Because<'feed', { count: number }>
  | Because<'feed-some', { count: number; lost: number }>
  | Because<'object', { object: string }>
  | Because<'track', { track: TrackId }>
  | Because<'scent', { terrain: Terrain }>
  | Because<'tuck', { count: number }>
  | Because<'empty', { room: RoomId }>
  | Because<'choose', { choice: number }>
  /** `points`: of the space taken. */
  | Because<'swarm', { points: number }>
  /** `points`: the best space that is free and still ahead. */
  | Because<'fly-on', { points: number }>;

/** Nothing is worth its price. */
export const SAVE: Reason = { id: 'save', values: {} };

/** The next star of a criterion is due. */
export function starReason(position: Position, seat: Seat, criterion: Criterion): Reason {
  const stars = playerAt(position, seat).stars[CRITERIA.indexOf(criterion)] ?? 0;
  return { id: 'star', values: { criterion, points: starPoints(position, stars) } };
}
