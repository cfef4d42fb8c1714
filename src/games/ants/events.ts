import type { Tell as AnyTell } from '#engine/event.ts';
import type { BySeat, Seat } from '#engine/seat.ts';
import type { Criterion, MainAction, QueenId, Stage } from './box.ts';
import type { CardId } from './content/cards.ts';
import type { Column, CubeKind, Gain, SwarmId, SymbolId, Terrain, TokenKind, TrackId } from './content/content-file.ts';
import type { CornerId, HexId } from './content/garden.ts';
import type { RoomId } from './content/nests.ts';
import type { Payment } from './moves.ts';
import type { Scores } from './scores.ts';
import type { Pair } from './state.ts';

/** What a seat did or got. */
interface BySomebody {
  seat: Seat;
}

type SetupEvent =
  | ({ kind: 'plays-first' } & BySomebody)
  | { kind: 'objects-laid'; beside: readonly string[] }
  | { kind: 'leaves-laid'; tiles: readonly string[] }
  | { kind: 'enemies-laid' }
  | { kind: 'display-laid'; cards: readonly (CardId | null)[] }
  | { kind: 'nests-dealt'; nests: BySeat<string> }
  | { kind: 'queens-drawn'; pairs: readonly Pair[] }
  | { kind: 'sets-dealt'; sets: BySeat<string> }
  | { kind: 'tiles-laid'; layers: BySeat<readonly string[]> }
  | { kind: 'dealt' }
  /** To that seat alone. */
  | { kind: 'was-dealt'; cards: readonly CardId[] }
  | ({ kind: 'took-queen'; queen: QueenId; set: string } & BySomebody)
  | ({ kind: 'kept' } & BySomebody);

type CardEvent =
  /** From the display, where all saw it. */
  | ({ kind: 'took'; card: CardId } & BySomebody)
  | { kind: 'refilled'; slot: number; card: CardId }
  | ({ kind: 'drew'; count: number } & BySomebody)
  /** To that seat alone. */
  | { kind: 'drew-cards'; cards: readonly CardId[] }
  | ({ kind: 'kept-one' } & BySomebody)
  | ({ kind: 'discarded'; cards: readonly CardId[] } & BySomebody)
  /** So far, in a search that goes on after the shuffle. */
  | ({ kind: 'revealed'; symbol: SymbolId; cards: readonly CardId[] } & BySomebody)
  | ({ kind: 'searched'; symbol: SymbolId; revealed: readonly CardId[]; found: CardId | null } & BySomebody)
  | ({ kind: 'tucked'; card: CardId; count: number } & BySomebody)
  | { kind: 'shuffled'; count: number }
  | ({ kind: 'played'; card: CardId; pay: Payment } & BySomebody)
  | ({ kind: 'spent-tokens'; aggression: number; mutation: number } & BySomebody)
  | ({ kind: 'defeated'; hex: HexId; enemy: string; space: string } & BySomebody);

type MapEvent =
  | ({ kind: 'room-placed'; room: RoomId } & BySomebody)
  | ({ kind: 'room-emptied'; room: RoomId } & BySomebody)
  | ({ kind: 'explored'; hex: HexId } & BySomebody)
  | { kind: 'enemy-appeared'; hex: HexId; enemy: string; cubes: number }
  | ({ kind: 'foraged'; corner: CornerId } & BySomebody)
  | ({ kind: 'ants-returned'; count: number } & BySomebody)
  | ({ kind: 'harvested'; hex: HexId; cube: CubeKind; count: number } & BySomebody)
  | ({ kind: 'emitted'; terrain: Terrain } & BySomebody)
  | ({ kind: 'leaf-tile-won'; terrain: Terrain; tile: string } & BySomebody)
  | ({ kind: 'scent-removed'; terrain: Terrain } & BySomebody)
  | ({ kind: 'object-taken'; object: string } & BySomebody);

type ColonyEvent =
  | ({ kind: 'gained'; what: Gain; count: number } & BySomebody)
  | ({ kind: 'track-advanced'; track: TrackId; to: number } & BySomebody)
  | ({ kind: 'eggs-shifted'; lowered: Column } & BySomebody)
  | ({ kind: 'flew'; to: number } & BySomebody)
  | ({ kind: 'swarmed'; area: SwarmId; space: number } & BySomebody)
  | ({ kind: 'star'; criterion: Criterion } & BySomebody)
  | ({ kind: 'raised'; stage: Stage; column: Column } & BySomebody)
  | ({ kind: 'converted'; stage: Stage; from: Column; to: Column } & BySomebody)
  | ({ kind: 'larva-came'; column: Column } & BySomebody)
  | ({ kind: 'tokens-put'; token: TokenKind; card: CardId; count: number } & BySomebody)
  | ({ kind: 'tokens-moved'; token: TokenKind; from: CardId; to: CardId; count: number } & BySomebody)
  | ({ kind: 'crest-placed'; symbol: SymbolId } & BySomebody)
  | ({ kind: 'used'; what: string; pay: Payment } & BySomebody)
  | ({ kind: 'store-used'; food: number; debt: number } & BySomebody)
  | ({ kind: 'tile-turned'; tile: string } & BySomebody)
  | ({ kind: 'produced'; food: number; leaf: number; eggs: readonly number[] } & BySomebody)
  | ({ kind: 'fed'; larvae: number; lost: readonly number[] } & BySomebody)
  | ({ kind: 'slid' } & BySomebody);

/** What happened, in ids and numbers. Cards drawn are told to the one who drew them alone. */
export type Event =
  | SetupEvent
  | CardEvent
  | MapEvent
  | ColonyEvent
  | { kind: 'round-began'; round: number }
  | ({ kind: 'turn-began' } & BySomebody)
  | ({ kind: 'acted'; action: MainAction; strength: number; wild: number; boost: number; queen: boolean } & BySomebody)
  | ({ kind: 'incubated' } & BySomebody)
  /** The star track is full, or the last possible round has come. */
  | { kind: 'end-set-off'; last: number }
  | ({ kind: 'final-incubation-began' } & BySomebody)
  | { kind: 'won'; winners: readonly Seat[]; scores: BySeat<Scores> };

export type Tell = AnyTell<Event>;

/** The events of a player's entry that uncover what was hidden: undo stops there. */
const REVEALS: readonly Event['kind'][] = [
  'refilled',
  'drew',
  'drew-cards',
  'kept-one',
  'revealed',
  'searched',
  'enemy-appeared',
];

export const isReveal = ({ kind }: Event): boolean => REVEALS.includes(kind);
