/** Why a move is good: an id for its words, and the numbers and ids they need. Law: all of it is true of the position. */
import type { Seat } from '#engine/seat.ts';
import { damageOf, deadlyFor } from '#games/ursuppe/amoebas.ts';
import type { Space } from '#games/ursuppe/board.ts';
import type { AmoebaNumber } from '#games/ursuppe/box.ts';
import type { Gene } from '#games/ursuppe/genes.ts';
import type { Position } from '#games/ursuppe/state.ts';

type Because<Id extends string, Values extends Record<string, string | number> = Readonly<Record<never, never>>> = {
  readonly id: Id;
  readonly values: Readonly<Values>;
};

/** From `at` the drift in force will take it to `space`, where so many meals for it lie. */
export type Site = { at: Space; space: Space; meals: number };

/** Percentages are rounded. */
export type Reason =
  /** The furthest start space that is free, and the last one. */
  | Because<'start-ahead' | 'start-behind' | 'start-between', { space: number }>
  /** A meal for it lies where it goes. */
  | Because<'food', { space: Space }>
  | Because<'site', Site>
  /** The drift would take it where no meal lies; the next step, by the dice or by choice, finds one so often. */
  | Because<'away-from-hunger', { space: Space; percent: number }>
  /** No meal lies where it drifts; a step of its own finds one so often, and has its price. */
  | Because<'poor-odds', { space: Space; percent: number; price: number }>
  /** No meal lies where it is, where it drifts, or one step from it. */
  | Because<'no-food-near'>
  /** It dies in Phase 5 as things stand. */
  | Because<'dies-anyway'>
  /** None of what the dice allow leads to a meal. */
  | Because<'no-way-to-food'>
  /** One more step finds a meal so often; none lies where it is. */
  | Because<'once-more', { percent: number }>
  | Because<'cling-to-food' | 'hold-to-food', { space: Space }>
  /** The meal's cubes, and how many basic meals for this player it leaves there. */
  | Because<'meal', { cubes: number; left: number }>
  | Because<'others-pay'>
  /** It takes damage and lives. */
  | Because<'bears-hunger', { damage: number; deadly: number }>
  /** How often the attack succeeds, however the prey is defended. */
  | Because<'prey', { percent: number }>
  /** An own amoeba that dies anyway. */
  | Because<'doomed-prey'>
  | Because<'fight' | 'flee', { percent: number }>
  | Because<'keep-genes', { paid: number }>
  /** The excess can't be paid. */
  | Because<'must-give', { excess: number; bp: number }>
  /** Genes bring as many points as before. */
  | Because<'points-stay', { points: number }>
  | Because<'spares-bp', { spared: number }>
  /** What it does. */
  | Because<'gene', { gene: Gene }>
  /** Genes bring so many points a round with it, more than before. */
  | Because<'gene-points', { gene: Gene; points: number }>
  /** So many amoebas that live bring so many points a round, more than before. */
  | Because<'amoeba-points', Site & { count: number; points: number }>
  /** So many more until amoebas bring more points. */
  | Because<'toward-points', Site & { more: number }>
  /** With the income to come, so many amoebas can be paid for. */
  | Because<'save-to-divide', { bp: number; count: number }>
  | Because<'save', { bp: number }>
  | Because<'on-the-whole'>;

export const ON_THE_WHOLE: Reason = { id: 'on-the-whole', values: {} };

export const percentOf = (odds: number): number => Math.round(100 * odds);

export const isDying = (view: Position, seat: Seat, amoeba: AmoebaNumber): boolean =>
  damageOf(view, seat, amoeba) >= deadlyFor(view, seat);
