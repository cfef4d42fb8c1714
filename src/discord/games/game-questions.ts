/** How a game's questions are put and its answers named, so that people can play it with buttons. */
import type { GameTypes } from '#engine/game.ts';
import type { OptionId, OptionsStep } from '#engine/menu.ts';
import type { Advice } from '#tables/ports.ts';
import type { AskedSeat, AtAmount, AtHeap, AtList, AtOptions, AtQuestion, AtSome } from '../play/seat-context.ts';
import type { Sketch } from './game-pictures.ts';
import type { RuleEntry } from './game-words.ts';

type Options<T extends GameTypes> = OptionsStep<T['move'], T['refusal']>['options'];

export interface GameQuestions<T extends GameTypes> {
  title(asked: AskedSeat<T>): string;
  /** What there is to know before deciding: what is left, what it costs. */
  situation(asked: AskedSeat<T>): string;
  question(at: AtQuestion<T>): string;
  /** The options as they are shown: in an order that people like to read. */
  arranged?(at: AtList<T>): Options<T>;
  /** Of an option, in a sentence. */
  name(at: AtList<T>, option: OptionId): string;
  /** Of an option, on its button. */
  label?(at: AtList<T>, option: OptionId): string;
  /** What is worth knowing about an option, below its name in a list; null if nothing is. */
  describe?(at: AtList<T>, option: OptionId): string | null;
  /** The part of a long list that options stand in. */
  groupName?(at: AtList<T>, group: string): string;
  /** A refused option that is not worth a greyed-out button; why it is refused is told where one asks. */
  isNoise?(refusal: T['refusal']): boolean;
  /** Main choices stand out; those that end something stay behind. */
  isAside?(at: AtOptions<T>, option: OptionId): boolean;
  /** An option whose own question is answered right beside the others. */
  isUnfolded?(at: AtOptions<T>, option: OptionId): boolean;
  startAmount?(at: AtAmount<T>): number;
  /** By place. */
  startHeap?(at: AtHeap<T>): readonly number[];
  startSet?(at: AtSome<T>): readonly OptionId[];
  placeName?(asked: AskedSeat<T>, place: OptionId): string;
  /** The same in a list, marked as on the picture; `index`: among the places of the heap. */
  placeLabel?(asked: AskedSeat<T>, place: OptionId, index: number): string;
  /** On the button that confirms what was counted or chosen. */
  confirm(at: AtAmount<T> | AtHeap<T> | AtSome<T>, size: number): string;
  /** What is to be said before this is done; null if nothing is. */
  warning?(asked: AskedSeat<T>, move: T['move']): string | null;
  /** What a player did, told to themselves. */
  made(asked: AskedSeat<T>, move: T['move']): string;
  /** What they might do, as advice. */
  advised(asked: AskedSeat<T>, move: T['move']): string;
  /** Why that is good. */
  reason(asked: AskedSeat<T>, reason: NonNullable<Advice['reason']>): string;
  /** Beside a question; ten at most. */
  sketches?(at: AtQuestion<T>): readonly Sketch[];
  /** Where a move would happen; null if it has no place. */
  moveSketch?(asked: AskedSeat<T>, move: T['move']): Sketch | null;
  /** The entry of the rules about this question. */
  topic(at: AtQuestion<T>): RuleEntry['id'];
  /** The entries that a newcomer is told who has tried only these kinds of moves so far; asked at a move's first question. */
  lessons?(at: AtQuestion<T>, triedKinds: readonly string[]): readonly RuleEntry['id'][];
}
