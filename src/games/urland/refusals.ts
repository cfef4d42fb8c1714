import type { Seat } from '#engine/seat.ts';
import type { Area } from './board.ts';
import type { Gene } from './genes.ts';
import type { MoveKind } from './moves.ts';

/** Why a move is refused: a code, and the values that its sentence needs. */
export type Refusal =
  | { code: 'malformed' }
  | { code: 'game-over' }
  | { code: 'not-your-decision' }
  | { code: 'not-now' }
  | { code: 'not-drawable' }
  | { code: 'wrong-deal' }
  | { code: 'needs-gene'; gene: Gene }
  | { code: 'too-few-actions'; needs: number; left: number }
  | { code: 'actions-left'; left: number }
  | { code: 'no-extra-turn' }
  | { code: 'extra-turn-played' }
  /** The first question has no open answer. */
  | { code: 'no-target'; kind: MoveKind }
  | { code: 'no-such-land'; land: number }
  | { code: 'none-of-yours-there'; area: Area }
  | { code: 'not-touching'; from: Area; to: Area }
  | { code: 'same-area'; area: Area }
  | { code: 'too-many'; max: number }
  | { code: 'too-few'; min: number }
  | { code: 'no-young-there'; area: Area }
  | { code: 'reserve-empty' }
  /** needs: the number of other players' Ichtos, whoever owns them. */
  | { code: 'too-few-opponents-there'; area: Area; needs: number }
  | { code: 'no-such-opponent'; seat: Seat }
  | { code: 'none-of-theirs-there'; area: Area; seat: Seat }
  | { code: 'not-in-seat-order' }
  | { code: 'protected-by-ears'; seat: Seat }
  | { code: 'no-strait'; from: number; to: number }
  | { code: 'one-land'; from: number; to: number }
  | { code: 'unruly-heap' }
  | { code: 'not-in-hand'; chip: number }
  | { code: 'not-most-crowded'; land: number }
  | { code: 'not-next-land'; land: number }
  | { code: 'gene-not-open'; gene: Gene }
  | { code: 'wrong-price'; price: number }
  | { code: 'must-buy' };

export type RefusalCode = Refusal['code'];
