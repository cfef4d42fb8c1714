import { invariant } from '#engine/invariant.ts';
import type { Seat } from '#engine/seat.ts';
import type { Criterion, QueenId } from './box.ts';
import type { HeldAbility, IncubationTile, PlayedCard, RoomTile, Secret } from './cards-in-play.ts';
import type { CardId } from './content/cards.ts';
import type { CardType, SymbolId, Terrain } from './content/content-file.ts';
import type { Options } from './options.ts';
import type { Phase, SetupStep } from './phases.ts';
import type { Task } from './tasks.ts';

export interface HexState {
  readonly explorer: Seat | null;
  readonly cubes: number;
  readonly enemy: string | null;
  readonly object: string | null;
}

/** `cubes`: pheromones, in the order placed. */
interface LeafTile {
  readonly tile: string;
  readonly cubes: readonly Seat[];
}

interface Star {
  readonly seat: Seat;
  readonly criterion: Criterion;
}

/** A queen and the incubation set that goes with her. */
export interface Pair {
  readonly queen: QueenId;
  readonly set: string;
}

/** Law: no list of a player is ever changed, only replaced. */
export interface Player {
  queen: QueenId | null;
  set: string | null;
  nest: string | null;
  food: number;
  leaf: number;
  fungus: number;
  aggression: number;
  mutation: number;
  wild: number;
  /** Food in the emergency store. */
  store: number;
  debt: number;
  supply: number;
  /** By track. */
  tracks: readonly number[];
  /** Top, middle, bottom. */
  tiles: readonly IncubationTile[];
  /** By column. */
  stored: readonly number[];
  /** In the order placed. */
  rooms: readonly RoomTile[];
  hand: readonly Secret[];
  /** In the order played. */
  cards: readonly PlayedCard[];
  /** In order of space. */
  abilities: readonly HeldAbility[];
  taken: readonly string[];
  scents: readonly Terrain[];
  /** By criterion. */
  stars: readonly number[];
  /** On Q1. */
  discs: number;
  crests: readonly SymbolId[];
  /** How many Openings and Queen's Rooms are in the hand or tucked: everybody can count them. */
  starters: number;
  /** Dealt, but not kept. */
  rejected: readonly Secret[];
}

/**
 * Everything. In a view, each card that the viewer does not know is null. Law: no list but the agenda is ever changed, only
 * replaced, so copies share them.
 */
export interface State extends Options {
  seats: number;
  phase: Phase;
  /** What chance decides while the table is set up. */
  step: SetupStep | null;
  /** 0 until all have kept their cards. */
  round: number;
  first: Seat | null;
  turn: Seat | null;
  /** The last round, once it is known. */
  last: number | null;
  /** The final incubations have begun. */
  isFinal: boolean;
  /** Turns begun so far. */
  turns: number;
  /** Row by row. */
  display: readonly (CardId | null)[];
  /** Top first. */
  deck: readonly Secret[];
  discards: readonly CardId[];
  /** R-OTHER-BACKS: Openings and Queen's Rooms that were discarded. */
  out: readonly CardId[];
  /** In map order. */
  hexes: readonly HexState[];
  /** By place in the list of corners. */
  corners: readonly (Seat | null)[];
  /** By terrain; empty until they are laid. */
  leaves: readonly LeafTile[];
  /** By terrain, top first. */
  piles: readonly (readonly Secret[])[];
  /** Beside the board. */
  objects: readonly string[];
  /** By square, from bottom to top. */
  flight: readonly (readonly Seat[])[];
  /** By swarming area, best space first. */
  swarms: readonly (readonly (Seat | null)[])[];
  stars: readonly Star[];
  /** Of room tiles, by size. */
  stock: readonly number[];
  players: Player[];
  /** Queens that nobody has taken yet. */
  pairs: readonly Pair[];
  /** By seat: incubation tiles from top to bottom, until they are laid. */
  layers: readonly (readonly string[])[];
  /** By seat; empty once the play has begun. */
  dealt: readonly (readonly Secret[])[];
  /** By seat; empty once the play has begun. */
  kept: readonly (readonly Secret[] | null)[];
  /** The top of the agenda is the last of the list. */
  agenda: Task[];
  /** What Q3 has discarded in this turn. */
  recycled: readonly CardType[];
}

/** What a choice is judged by. */
export type Position = Readonly<State>;

export function playerAt({ players }: Position, seat: Seat): Player {
  const player = players[seat];
  invariant(player !== undefined, () => `somebody sits at ${seat}`);
  return player;
}

/** The active player's seat. */
export function activeSeat({ turn }: Position): Seat {
  invariant(turn !== null, 'it is somebody’s turn');
  return turn;
}

export const activePlayer = (position: Position): Player => playerAt(position, activeSeat(position));
