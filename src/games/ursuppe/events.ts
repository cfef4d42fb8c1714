import type { Tell as AnyTell } from '#engine/event.ts';
import type { BySeat, Seat } from '#engine/seat.ts';
import type { Space } from './board.ts';
import type { AmoebaNumber } from './box.ts';
import type { Card } from './cards.ts';
import type { Gene } from './genes.ts';

/** One amoeba of one player. */
interface OfAmoeba {
  seat: Seat;
  amoeba: AmoebaNumber;
}

/** Why an amoeba goes from one space to the next. */
export type Going = 'drift' | 'move' | 'flight';

/** What happened, in ids and numbers. Counts of cubes go by colour. Everybody hears everything. */
export type Event =
  | { kind: 'turned-up'; card: Card }
  | { kind: 'ordered'; order: readonly Seat[] }
  | { kind: 'marker-placed'; seat: Seat; space: number }
  | ({ kind: 'placed'; space: Space; damage: number } & OfAmoeba)
  | { kind: 'round-began'; round: number; card: Card }
  /** In Phase 1. */
  | { kind: 'turn-began'; seat: Seat }
  /** Paid for a move that the dice decide, or that the owner does. */
  | ({ kind: 'set-out'; price: number } & OfAmoeba)
  | ({ kind: 'rolled'; dice: readonly number[] } & OfAmoeba)
  | ({ kind: 'went'; going: Going; from: Space; to: Space; take: BySeat<number> } & OfAmoeba)
  | ({ kind: 'stayed'; going: Going; space: Space } & OfAmoeba)
  /** Holding, instead of drifting. */
  | ({ kind: 'held-on'; space: Space } & OfAmoeba)
  | { kind: 'clung'; seat: Seat; amoebas: readonly AmoebaNumber[]; from: Space; to: Space }
  | ({ kind: 'went-again' } & OfAmoeba)
  | ({ kind: 'ate'; space: Space; cubes: BySeat<number>; payer: Seat | null; excreted: number } & OfAmoeba)
  | ({ kind: 'starved'; space: Space; damage: number } & OfAmoeba)
  /** `amoeba`: the attacker's, null in Phase 5. */
  | {
      kind: 'attacked';
      seat: Seat;
      amoeba: AmoebaNumber | null;
      owner: Seat;
      prey: AmoebaNumber;
      space: Space;
      attempt: number;
      price: number;
    }
  | ({ kind: 'fought' } & OfAmoeba)
  | ({ kind: 'fight-thrown'; attacker: number; defender: number } & OfAmoeba)
  | ({ kind: 'fled'; price: number } & OfAmoeba)
  | ({ kind: 'attack-failed' } & OfAmoeba)
  | ({ kind: 'eaten'; by: Seat; space: Space; cubes: BySeat<number> } & OfAmoeba)
  | ({ kind: 'wounded'; space: Space; damage: number } & OfAmoeba)
  | ({ kind: 'died'; space: Space; cubes: BySeat<number> } & OfAmoeba)
  | { kind: 'defect'; seat: Seat; excess: number }
  | { kind: 'gave'; seat: Seat; genes: readonly Gene[]; paid: number }
  | { kind: 'bought'; seat: Seat; gene: Gene; gives: Gene | null; price: number }
  | { kind: 'income'; bp: number }
  | ({ kind: 'divided'; space: Space; price: number } & OfAmoeba)
  | { kind: 'scored'; seat: Seat; amoebas: number; genes: number; from: number; to: number }
  | { kind: 'won'; seat: Seat };

export type Tell = AnyTell<Event>;
