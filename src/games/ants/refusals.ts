import type { CardId } from './content/cards.ts';
import type { Column, CubeKind, Need, SymbolId, Terrain, TrackId } from './content/content-file.ts';
import type { CornerId, HexId } from './content/garden.ts';
import type { MoveKind } from './moves.ts';

/** Why something can't be done: a code for the words, and what the words need. */
export type Refusal =
  | { code: 'malformed' }
  | { code: 'game-over' }
  | { code: 'not-your-decision' }
  | { code: 'not-now' }
  /** Chance can't decide that. */
  | { code: 'not-drawable' }
  /** Not one answer to its first question would do. */
  | { code: 'no-target'; kind: MoveKind }
  /** There is no such thing, or it is none of the choices. */
  | { code: 'no-such-choice' }
  /** Sets and lists have one spelling. */
  | { code: 'unruly-order' }
  | { code: 'wrong-count'; min: number; max: number }
  | { code: 'must-answer' }
  | { code: 'queen-taken' }
  | { code: 'not-in-hand'; card: CardId }
  | { code: 'not-on-display'; card: CardId }
  /** A card of the action's own row is taken, where there is one. */
  | { code: 'must-take' }
  | { code: 'no-ants'; column: Column }
  | { code: 'strength-out-of-range'; max: number }
  | { code: 'too-few-ants'; has: number }
  | { code: 'too-few-wild'; has: number }
  | { code: 'no-real-ant' }
  | { code: 'too-few-discs'; needs: number; has: number }
  | { code: 'no-queen-disc' }
  | { code: 'too-little'; of: 'food' | 'leaf'; needs: number; has: number }
  | { code: 'wrong-payment'; price: number }
  | { code: 'keeps-food-back'; food: number }
  | { code: 'no-room-fits' }
  | { code: 'room-does-not-fit' }
  | { code: 'room-too-large'; max: number }
  | { code: 'out-of-stock'; size: number }
  | { code: 'hex-explored'; hex: HexId }
  | { code: 'hex-too-strong'; hex: HexId; strength: number }
  | { code: 'no-path'; length: number }
  | { code: 'path-length'; length: number }
  | { code: 'corner-taken'; corner: CornerId }
  | { code: 'corner-not-reached'; corner: CornerId }
  | { code: 'path-leads-nowhere'; corner: CornerId }
  | { code: 'wrong-type'; card: CardId }
  | { code: 'no-empty-room'; size: number }
  | { code: 'need-not-met'; need: Need; has: number }
  | { code: 'symbols-missing'; missing: readonly SymbolId[] }
  | { code: 'wrong-store'; missing: number }
  | { code: 'store-too-small'; missing: number; has: number }
  | { code: 'no-enemy'; hex: HexId }
  | { code: 'no-explorer-on'; terrain: Terrain }
  | { code: 'no-space'; difficulty: number }
  | { code: 'space-taken'; space: string }
  | { code: 'space-too-high'; space: string; difficulty: number }
  | { code: 'must-turn-tile' }
  | { code: 'tile-turned'; tile: string }
  | { code: 'not-the-top-tile'; tile: string }
  | { code: 'track-full'; track: TrackId }
  | { code: 'no-disc-there' }
  | { code: 'same-column' }
  | { code: 'no-such-effect'; card: CardId }
  | { code: 'used-already' }
  | { code: 'crest-placed'; symbol: SymbolId }
  | { code: 'crests-full' }
  | { code: 'too-few-cubes'; of: CubeKind; has: number }
  | { code: 'too-few-tokens'; card: CardId }
  | { code: 'too-many-larvae'; column: Column };
