import type { Seat } from '#engine/seat.ts';
import type { Outcome, Space } from './board.ts';
import type { AmoebaNumber } from './box.ts';
import type { Card } from './cards.ts';
import type { Cubes } from './cubes.ts';
import type { Gene } from './genes.ts';
import type { MealId } from './meals.ts';

/** How a paid step finds its way: the dice say, or, with Movement II, the owner. */
export type Way = Outcome | 'dice';

/** What a player may decide. `amoeba` is always the player's own: the one that acts, flees or is attacked. */
export type Move =
  /** The marker, on a start space. */
  | { kind: 'start'; space: number }
  /** A new amoeba, at setup or by division. */
  | { kind: 'place'; amoeba: AmoebaNumber; space: Space }
  /** `take`: Tentacle's cubes. */
  | { kind: 'drift'; amoeba: AmoebaNumber; take: Cubes }
  | { kind: 'move'; amoeba: AmoebaNumber; way: Way; take: Cubes }
  /** Holding. */
  | { kind: 'stay'; amoeba: AmoebaNumber }
  /** What is made of the dice. */
  | { kind: 'go'; amoeba: AmoebaNumber; way: Outcome; take: Cubes }
  | { kind: 'cling'; amoebas: readonly AmoebaNumber[] }
  | { kind: 'again'; amoeba: AmoebaNumber; way: Way; take: Cubes }
  | { kind: 'rest'; amoeba: AmoebaNumber }
  /** `payer`: Parasitism's. */
  | { kind: 'eat'; amoeba: AmoebaNumber; meal: MealId; payer: Seat | 'nobody' }
  /** An attack in Phase 1, on an amoeba in the same space. */
  | { kind: 'struggle'; amoeba: AmoebaNumber; owner: Seat; prey: AmoebaNumber }
  | { kind: 'starve'; amoeba: AmoebaNumber }
  | { kind: 'fight'; amoeba: AmoebaNumber }
  | { kind: 'flee'; amoeba: AmoebaNumber; way: Way; take: Cubes }
  | { kind: 'yield'; amoeba: AmoebaNumber }
  /** For a gene defect. */
  | { kind: 'give'; genes: readonly Gene[] }
  /** `gives`: the basic gene, for an advanced one. */
  | { kind: 'buy'; gene: Gene; gives: Gene | 'nothing' }
  | { kind: 'done' }
  /** An attack in Phase 5. */
  | { kind: 'aggress'; owner: Seat; prey: AmoebaNumber }
  | { kind: 'pass' };

export type MoveKind = Move['kind'];
export type MoveOf<K extends MoveKind> = Extract<Move, { kind: K }>;

export type Chance =
  | { kind: 'card'; card: Card }
  | { kind: 'order'; seats: readonly Seat[] }
  /** Of two dice the lower first. */
  | { kind: 'roll'; dice: readonly number[] }
  /** The throw that decides: never equal. */
  | { kind: 'fight'; attacker: number; defender: number };

export type ChanceOf<K extends Chance['kind']> = Extract<Chance, { kind: K }>;
