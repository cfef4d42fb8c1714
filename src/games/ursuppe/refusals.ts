import type { Seat } from '#engine/seat.ts';
import type { Outcome, Space } from './board.ts';
import type { AmoebaNumber } from './box.ts';
import type { AdvancedGene, Gene } from './genes.ts';
import type { MoveKind } from './moves.ts';

/** Why something can't be done: a code for the words, and what the words need. */
export type Refusal =
  | { code: 'malformed' }
  | { code: 'game-over' }
  | { code: 'not-your-decision' }
  | { code: 'not-now' }
  /** Chance can't decide that. */
  | { code: 'not-drawable' }
  /** Another amoeba than the one that is meant. */
  | { code: 'not-that-amoeba'; amoeba: AmoebaNumber }
  | { code: 'needs-gene'; gene: Gene }
  | { code: 'too-few-bp'; needs: number; has: number }
  /** Not one answer to its first question would do. */
  | { code: 'no-target'; kind: MoveKind }
  | { code: 'no-start-space'; space: number }
  | { code: 'start-space-taken'; space: number; seat: Seat }
  | { code: 'number-on-board'; amoeba: AmoebaNumber }
  | { code: 'all-on-board' }
  | { code: 'space-taken'; space: Space }
  | { code: 'own-amoeba-there'; space: Space }
  | { code: 'not-beside-own'; space: Space }
  /** Without Movement II the dice say where it goes. */
  | { code: 'dice-decide' }
  /** With Movement II the owner says where it goes. */
  | { code: 'owner-decides' }
  | { code: 'way-blocked'; way: Outcome }
  | { code: 'not-thrown'; way: Outcome }
  /** R-STAY: where a drift would not displace it, staying for BP or by a gene is for nothing. */
  | { code: 'stays-anyway' }
  /** A paid step is a step, but for the first of a move in Phase 1. */
  | { code: 'must-go' }
  /** R-FLEE: who can leave the space of the attack must. */
  | { code: 'must-leave' }
  | { code: 'nothing-to-take' }
  | { code: 'too-many'; max: number }
  | { code: 'unruly-cubes' }
  | { code: 'not-on-space'; seat: Seat; amoeba: AmoebaNumber }
  | { code: 'unruly-amoebas' }
  | { code: 'no-meal' }
  | { code: 'not-your-meal' }
  | { code: 'food-not-there' }
  | { code: 'needs-payer' }
  | { code: 'no-payer'; seat: Seat }
  /** At somebody's cost a meal has one cube less. */
  | { code: 'whole-meal' }
  /** R-MUST-EAT */
  | { code: 'must-eat' }
  /** R-FAILED: a failed attack takes the meal's place. */
  | { code: 'attack-instead-of-meal' }
  | { code: 'no-second-attempt' }
  | { code: 'not-itself' }
  | { code: 'armoured'; seat: Seat }
  | { code: 'not-sharing-a-space'; seat: Seat; amoeba: AmoebaNumber }
  | { code: 'own-amoeba' }
  | { code: 'own-prey' }
  | { code: 'fought-already' }
  | { code: 'fled-already' }
  | { code: 'not-owned'; gene: Gene }
  | { code: 'unruly-genes' }
  | { code: 'superfluous'; gene: Gene }
  | { code: 'not-in-game'; gene: Gene }
  | { code: 'not-in-pool'; gene: Gene }
  | { code: 'owned-already'; gene: Gene }
  | { code: 'given-for'; gene: Gene; advanced: AdvancedGene }
  | { code: 'bought-this-turn'; gene: Gene }
  /** An advanced gene wants a basic one given back; the others want none. */
  | { code: 'wrong-gene-given'; gene: Gene };
