/** How a game words its questions and answers, so that people can play it with buttons. */
import type { GameTypes } from '#engine/game.ts';
import type { Answer, OptionId, OptionsStep } from '#engine/menu.ts';
import type { StandingOrder } from '#engine/module.ts';
import type { RuleEntry } from '#i18n/rule-entries.ts';
import type { Advice } from '#tables/ports.ts';
import type { AskedSeat, AtAmount, AtHeap, AtList, AtOptions, AtQuestion, AtSome } from '../play/seat-context.ts';
import type { Sketch } from './game-pictures.ts';

type Options<T extends GameTypes> = OptionsStep<T['move'], T['refusal']>['options'];

/** An order that answers the present question, and others like it. */
export interface OfferedOrder {
  readonly order: StandingOrder;
  readonly label: string;
  /** Said when it has been given. */
  readonly told: string;
  /** Stands out like an answer: it ends with what is under way. */
  readonly isMain?: boolean;
}

/** An order that is made of several things: they are chosen from a list, all in one go. */
export interface OrderList {
  readonly placeholder: string;
  readonly options: readonly { readonly id: OptionId; readonly label: string; readonly description?: string }[];
  readonly most: number;
  orderOf(chosen: readonly OptionId[]): Pick<OfferedOrder, 'order' | 'told'>;
}

/** Ways to answer more than one question with one press. */
export interface Shortcuts {
  readonly orders: readonly OfferedOrder[];
  readonly list: OrderList | null;
}

export interface GameQuestions<T extends GameTypes> {
  title(asked: AskedSeat<T>): string;
  /** Facts that help to decide: what is left, what it costs. */
  situation(asked: AskedSeat<T>): string;
  /** What the player has seen of what is hidden, and where it is now: a line each. Left out in a game without secrets. */
  known?(asked: AskedSeat<T>): readonly string[];
  question(at: AtQuestion<T>): string;
  /** The options in the order in which they are shown. */
  arranged?(at: AtList<T>): Options<T>;
  /** The option's name in a sentence. */
  name(at: AtList<T>, option: OptionId): string;
  /** The option's name on its button. */
  label?(at: AtList<T>, option: OptionId): string;
  /** A useful fact about an option, below its name in a list; null if there is none. */
  describe?(at: AtList<T>, option: OptionId): string | null;
  /** The group of a long list that an option belongs to. */
  groupName?(at: AtList<T>, group: string): string;
  /** What lies behind an option that is refused as a whole, each with its own reason: told by "Why can't I?". */
  behind?(at: AtOptions<T>, option: OptionId): readonly { readonly name: string; readonly refusal: T['refusal'] }[];
  /** Whether a refused option gets no greyed-out button; "Why can't I?" still tells the reason. */
  isNoise?(refusal: T['refusal']): boolean;
  /** Main choices stand out; choices that end something stay in the background. */
  isAside?(at: AtOptions<T>, option: OptionId): boolean;
  /** An option whose follow-up question is answered right beside the other options. */
  isUnfolded?(at: AtOptions<T>, option: OptionId): boolean;
  /** Whether the follow-up question of such an option, `next`, stands by itself all the same. */
  isApart?(option: OptionId, next: AtOptions<T>['step']): boolean;
  /** An option whose follow-up question is answered from a list of its own below the buttons, named for the option. */
  isListed?(at: AtOptions<T>, option: OptionId): boolean;
  /**
   * The answer that nearly everybody would give: it is taken without asking, and one press asks for it all the same.
   * Null where the player is asked. One that the rules refuse is not taken.
   */
  presumed?(at: AtQuestion<T>): Answer | null;
  /** What the draft takes for granted, in small letters above a later question; null if it needs no word. */
  presumedText?(at: AtQuestion<T>): string | null;
  /** The option's name on a button that makes the move with a presumed number; null if the usual one will do. */
  labelWith?(at: AtOptions<T>, option: OptionId, amount: number): string | null;
  /** The option's name beside the options of the question before; null if the usual one will do. */
  unfoldedLabel?(at: AtOptions<T>, option: OptionId): string | null;
  /** Shown below the answers to a move's first question. Only for orders that answer at once. */
  shortcuts?(at: AtQuestion<T>): Shortcuts;
  /** The likeliest number, which stands out; null if none should. */
  startAmount?(at: AtAmount<T>): number | null;
  /** By place. */
  startHeap?(at: AtHeap<T>): readonly number[];
  startSet?(at: AtSome<T>): readonly OptionId[];
  placeName?(asked: AskedSeat<T>, place: OptionId): string;
  /** The same in a list, with the mark of the picture; `index`: among the places of the heap. */
  placeLabel?(asked: AskedSeat<T>, place: OptionId, index: number): string;
  /** The label of the button that confirms a number, a heap or a set. */
  confirm(at: AtAmount<T> | AtHeap<T> | AtSome<T>, size: number): string;
  /** A warning before this move; null if there is none. */
  warning?(asked: AskedSeat<T>, move: T['move']): string | null;
  /** Whether the move itself says that the turn ends, or is a whole turn: then nobody is asked whether to end it. */
  closesTurn?(move: T['move']): boolean;
  /** A move of the reader's own, in the past tense. */
  made(asked: AskedSeat<T>, move: T['move']): string;
  /** A move as advice. */
  advised(asked: AskedSeat<T>, move: T['move']): string;
  /** Why the move is good. */
  reason(asked: AskedSeat<T>, reason: NonNullable<Advice['reason']>): string;
  /** The pictures beside a question; ten at most. */
  sketches?(at: AtQuestion<T>): readonly Sketch[];
  /** A picture of where the move would happen; null if it has no place. */
  moveSketch?(asked: AskedSeat<T>, move: T['move']): Sketch | null;
  /** The page of the rules about this question. */
  topic(at: AtQuestion<T>): RuleEntry['id'];
  /** The pages for a newcomer who has tried only these kinds of moves so far; called at a move's first question. */
  lessons?(at: AtQuestion<T>, triedKinds: readonly string[]): readonly RuleEntry['id'][];
}
