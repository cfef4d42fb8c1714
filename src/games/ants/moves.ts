import type { Heap } from '#engine/menu.ts';
import type { Seat } from '#engine/seat.ts';
import type { QueenId, Stage } from './box.ts';
import type { CardId } from './content/cards.ts';
import type { Column, SymbolId, Terrain, TokenKind, TrackId } from './content/content-file.ts';
import type { CornerId, HexId } from './content/garden.ts';
import type { RoomId } from './content/nests.ts';
import type { Pair } from './state.ts';

/** `F L U S`, then cards in the order played: what a payment is made of. */
export type Payment = Heap<string>;

/** What the three actions of ants have in common. `take` is `none` where the row has no card. */
export interface AntsAction {
  strength: number;
  wild: number;
  boost: number;
  /** For the Boosts. */
  pay: Payment;
  /** Q1: the card discarded for one of her discs. */
  queen: CardId | 'none';
  take: CardId | 'none';
}

/** What a player may decide. */
export type Move =
  | { kind: 'queen'; queen: QueenId }
  | { kind: 'keep'; cards: readonly CardId[] }
  | ({ kind: 'dig'; room: RoomId } & AntsAction)
  | ({ kind: 'explore'; hex: HexId } & AntsAction)
  | ({ kind: 'forage'; path: readonly CornerId[] } & AntsAction)
  /** `waive`: the requirement that is taken as met, from 1; `store`: Food for a requirement. */
  | { kind: 'play'; card: CardId; waive: number; store: number; pay: Payment }
  | { kind: 'defeat'; hex: HexId; space: string }
  | { kind: 'incubate'; tile: string; track: TrackId | '-'; store: number }
  /** Free actions. */
  | { kind: 'convert'; stage: Stage; from: Column; to: Column; pay: Payment }
  /** A `free` effect, or a paid one in an incubation. */
  | { kind: 'use'; card: CardId; drop: readonly CardId[]; pay: Payment }
  /** Q3, Q5 and Q4. */
  | { kind: 'recycle'; card: CardId }
  | { kind: 'ferment'; count: number }
  | { kind: 'crest'; symbol: SymbolId; pay: Payment }
  /** The board's own effect in an incubation. */
  | { kind: 'board'; card: CardId }
  | { kind: 'feed'; lose: Heap<Column>; pay: Payment }
  | { kind: 'done' }
  | { kind: 'pass' }
  | { kind: 'room'; room: RoomId }
  | { kind: 'explorer'; hex: HexId }
  | { kind: 'foragers'; path: readonly CornerId[] }
  | { kind: 'take'; card: CardId }
  | { kind: 'one'; card: CardId }
  | { kind: 'search'; symbol: SymbolId }
  | { kind: 'object'; object: string }
  | { kind: 'track'; track: TrackId }
  | { kind: 'raise'; stage: Stage; column: Column }
  | { kind: 'larva'; column: Column }
  | { kind: 'scent'; terrain: Terrain }
  | { kind: 'token'; token: TokenKind; card: CardId }
  | { kind: 'move'; from: CardId; to: CardId }
  | { kind: 'tuck'; cards: readonly CardId[] }
  | { kind: 'empty'; room: RoomId }
  | { kind: 'lower'; column: Column }
  | { kind: 'choose'; choice: number }
  | { kind: 'swarm' }
  | { kind: 'stay' };

export type MoveKind = Move['kind'];
export type MoveOf<K extends MoveKind> = Extract<Move, { kind: K }>;

export type Chance =
  | { kind: 'first'; seat: Seat }
  | { kind: 'objects'; objects: readonly string[] }
  | { kind: 'leaves'; tiles: readonly string[] }
  | { kind: 'enemies'; piles: readonly (readonly string[])[] }
  | { kind: 'deck'; cards: readonly CardId[] }
  | { kind: 'nests'; nests: readonly string[] }
  | { kind: 'queens'; pairs: readonly Pair[] }
  | { kind: 'sets'; sets: readonly string[] }
  | { kind: 'tiles'; layers: readonly (readonly string[])[] }
  | { kind: 'deal'; hands: readonly (readonly CardId[])[] }
  | { kind: 'shuffle'; cards: readonly CardId[] };

export type ChanceOf<K extends Chance['kind']> = Extract<Chance, { kind: K }>;
