/** One seat at its table: its view, its question, and the parts of its panel. */
import type { GameTypes } from '#engine/game.ts';
import type { AmountStep, HeapStep, OpenStep, OptionId, OptionsStep, SomeStep } from '#engine/menu.ts';
import type { Seat } from '#engine/seat.ts';
import type { TableId } from '#tables/ids.ts';
import type { AnyMove, GameId } from '#tables/rulebook.ts';
import type { MyView } from '#tables/table-view.ts';
import type { Reader } from '../readers/reader.ts';

/** A player, their view, and their words. */
export interface AskedSeat<T extends GameTypes = GameTypes> {
  readonly view: T['view'];
  readonly seat: Seat;
  readonly reader: Reader;
}

export type AnyStep<T extends GameTypes = GameTypes> = OpenStep<T['move'], T['refusal']>;

/** A player at a question on the way to a move. */
export interface AtQuestion<T extends GameTypes = GameTypes, S = AnyStep<T>> extends AskedSeat<T> {
  readonly step: S;
  /** In a long list, the options shown now; null if all are. */
  readonly shown?: readonly OptionId[] | null;
}

export type AtOptions<T extends GameTypes = GameTypes> = AtQuestion<T, OptionsStep<T['move'], T['refusal']>>;
export type AtSome<T extends GameTypes = GameTypes> = AtQuestion<T, SomeStep<T['move'], T['refusal']>>;
/** A question with a list of options. */
export type AtList<T extends GameTypes = GameTypes> = AtOptions<T> | AtSome<T>;
export type AtAmount<T extends GameTypes = GameTypes> = AtQuestion<T, AmountStep<T['move']>>;
export type AtHeap<T extends GameTypes = GameTypes> = AtQuestion<T, HeapStep<T['move']>>;

/** One seat at one table, with everything that its panel is made from. */
export interface SeatAtTable extends AskedSeat {
  readonly table: TableId;
  readonly game: GameId;
  readonly version: number;
  /** The number of the player's last entries that they can undo, and how many of those belong to the latest turn. */
  readonly undoable: number;
  readonly undoableInTurn: number;
  /** The player's moves in the turn that they are in. */
  readonly movesUnderWay: readonly AnyMove[];
  /** The player's sealed move. */
  readonly sealed: AnyMove | null;
  /** A computer laid it down, before the player took the seat back. */
  readonly isSealedForMe: boolean;
  /** The move that their order is about to make. */
  readonly ordered: MyView['ordered'];
  /** What they have decided in advance. */
  readonly orders: MyView['orders'];
  /** The kinds of moves they have made before; null if newcomers get no lessons here. */
  readonly triedKinds: readonly string[] | null;
  /** They may ask for a suggestion. */
  readonly suggestions: boolean;
  /** The seats that must decide. */
  readonly deciding: readonly Seat[];
  readonly isOver: boolean;
}
