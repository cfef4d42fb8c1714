/** One seat at its table: what it sees, what it is asked, and what its panel is made from. */
import type { GameTypes } from '#engine/game.ts';
import type { AmountStep, HeapStep, OpenStep, OptionId, OptionsStep, SomeStep } from '#engine/menu.ts';
import type { Seat } from '#engine/seat.ts';
import type { TableId } from '#tables/ids.ts';
import type { AnyMove, GameId } from '#tables/rulebook.ts';
import type { MyView } from '#tables/table-view.ts';
import type { Reader } from '../readers/reader.ts';

/** A player, what they see, and how they read. */
export interface AskedSeat<T extends GameTypes = GameTypes> {
  readonly view: T['view'];
  readonly seat: Seat;
  readonly reader: Reader;
}

export type AnyStep<T extends GameTypes = GameTypes> = OpenStep<T['move'], T['refusal']>;

/** A player at a question on the way to a move. */
export interface AtQuestion<T extends GameTypes = GameTypes, S = AnyStep<T>> extends AskedSeat<T> {
  readonly step: S;
  /** Of a long list, the options that are shown now; null where all are. */
  readonly shown?: readonly OptionId[] | null;
}

export type AtOptions<T extends GameTypes = GameTypes> = AtQuestion<T, OptionsStep<T['move'], T['refusal']>>;
export type AtSome<T extends GameTypes = GameTypes> = AtQuestion<T, SomeStep<T['move'], T['refusal']>>;
/** A question with a list of options. */
export type AtList<T extends GameTypes = GameTypes> = AtOptions<T> | AtSome<T>;
export type AtAmount<T extends GameTypes = GameTypes> = AtQuestion<T, AmountStep<T['move']>>;
export type AtHeap<T extends GameTypes = GameTypes> = AtQuestion<T, HeapStep<T['move']>>;

/** One seat at one table, as its panel is made from it. */
export interface SeatAtTable extends AskedSeat {
  readonly table: TableId;
  readonly game: GameId;
  readonly version: number;
  /** How many of the player's last entries they can undo, and how many of those are of the latest turn. */
  readonly undoable: number;
  readonly undoableInTurn: number;
  /** What the player has laid down face down. */
  readonly sealed: AnyMove | null;
  /** What an order of theirs does in a moment. */
  readonly ordered: MyView['ordered'];
  /** The kinds of moves they have made before; null where newcomers are not taught. */
  readonly triedKinds: readonly string[] | null;
  /** They may ask for a move. */
  readonly suggestions: boolean;
  /** The seats that everybody waits for. */
  readonly deciding: readonly Seat[];
  readonly isOver: boolean;
}
