/** Why a move is good, as far as its chooser can see: an id, and the values that its sentence needs. */
import type { Seat } from '#engine/seat.ts';
import type { Area, Land, Ocean, Region } from '#games/urland/board.ts';
import type { Gene } from '#games/urland/genes.ts';
import type { AnyReason } from '../player.ts';

type Because<Id extends string, Values extends AnyReason['values'] = Readonly<Record<string, never>>> = {
  readonly id: Id;
  readonly values: Readonly<Values>;
};

/** Each with its sentence's values: areas, seats and genes by id, counts of Ichtos. */
export type Reason =
  /** points: the gain of the chooser as things stand; rival: the highest gain of another player. */
  | Because<'score-pays-you', { chip: Region; points: number; rival: number }>
  /** None of the chips brings anything, and with every other one the best of the others gets at least `least`, more than `rival`. */
  | Because<'score-spares-you', { chip: Region; rival: number; least: number }>
  /** None of the chips brings anything, and another would give the others as little. */
  | Because<'score-waits', { chip: Region; rival: number }>
  /** Another chip, `better`, would bring points as things stand. */
  | Because<'score-looks-ahead', { chip: Region; rival: number; better: Region; points: number }>
  /** percent: the chance that it is scored this turn; points: the chooser's gain then; before: without the move. */
  | Because<'hold-land', { land: Land; percent: number; points: number; before: number }>
  /** The victim would get `points` for the land, and `before` without the move. */
  | Because<'deny-land', { land: Land; percent: number; victim: Seat; points: number; before: number }>
  /** With one more Ichto the rival could have made the land bring the chooser less; now that does not suffice. */
  | Because<'secure-land', { land: Land; points: number; rival: Seat }>
  /** The land would bring as much without the move. */
  | Because<'strengthen-land', { land: Land; points: number }>
  /** The land brings nothing yet, but `points` with so many more. */
  | Because<'prepare-land', { land: Land; percent: number; more: number; points: number }>
  /** The land is not scored any more in this epoch. */
  | Because<'settle-land', { land: Land }>
  /** R-RING: the land's chip has left the game. */
  | Because<'end-on-land', { land: Land }>
  /** young: the chooser's; others: those of all other players together. */
  | Because<'breed', { ocean: Ocean; young: number; others: number }>
  /** count: the chooser's Ichtos there afterwards, enough to breed. */
  | Because<'gather', { ocean: Ocean; count: number }>
  /**
   * count: the chooser's Ichtos there afterwards, including earlier ones. They can't breed: too few, or the reserve is
   * empty.
   */
  | Because<'join-own', { ocean: Ocean; count: number }>
  | Because<'spread-out', { ocean: Ocean }>
  | Because<'draw-back', { count: number }>
  /** They change nothing for the land's scoring, and would be lost in an eruption. */
  | Because<'save-idle', { count: number; land: Land }>
  /** left: the victim's Ichtos there afterwards. */
  | Because<'weaken-rival', { area: Area; victim: Seat; left: number }>
  /** The victim's young there, when somebody breeds. */
  | Because<'stunt-rival', { ocean: Ocean; victim: Seat; young: number; before: number }>
  | Because<'worth-an-extra-turn'>
  | Because<'nothing-better'>
  | Because<'keep-extra-turn'>
  /** None of the chooser's own must flee. */
  | Because<'steer-panic', { ocean: Ocean }>
  | Because<'stand-firm'>
  | Because<'bid-for-choice', { amount: number }>
  /** Nobody else can pay for as much, or they choose later among equals. */
  | Because<'bid-beats-all', { amount: number }>
  | Because<'bid-nothing'>
  | Because<'gene-worth-its-price', { gene: Gene; price: number }>
  /** The player can't decline, whatever the price. */
  | Because<'gene-must-be-bought', { gene: Gene }>
  | Because<'too-dear', { price: number }>;
