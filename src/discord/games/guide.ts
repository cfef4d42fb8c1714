/** What a game brings so that people can play it with buttons: how its questions are put and its answers named. */

import type { GameTypes } from '#engine/game.ts';
import type { AmountStep, HeapStep, OpenStep, OptionId, OptionsStep } from '#engine/menu.ts';
import type { StandingOrder } from '#engine/module.ts';
import type { Seat } from '#engine/seat.ts';
import type { Words } from '#i18n/words.ts';
import type { Advice } from '#tables/ports.ts';
import type { AnyMove } from '#tables/rulebook.ts';
import type { Reader, Sketch } from './face.ts';

/** Who is asked, what he sees, and how he reads. */
export interface Asked {
  readonly view: object;
  readonly seat: Seat;
  readonly reader: Reader;
}

export type AnyRefusal = GameTypes['refusal'];
type Question = OpenStep<AnyMove, AnyRefusal>;
export type Options = OptionsStep<AnyMove, AnyRefusal>;
export type Amount = AmountStep<AnyMove>;
export type HeapQuestion = HeapStep<AnyMove>;

/** A question on the way to a move. */
export interface At<Asking extends Question = Question> extends Asked {
  readonly step: Asking;
}

/** An entry of the rules, by its id. */
export interface Rule {
  readonly id: string;
  /** A term is a word of the game with a rule of its own, as the name of a card. */
  readonly kind: 'topic' | 'term' | 'ruling';
  readonly title: string;
  readonly text: string;
}

export interface Guide {
  title(asked: Asked): string;
  /** What there is to know before deciding: what is left, what it costs. */
  situation(asked: Asked): string;
  question(at: At): string;
  /** The options as they are shown: in an order that people like to read. */
  arranged(at: At<Options>): Options['options'];
  /** Of an option, in a sentence. */
  name(at: At<Options>, option: OptionId): string;
  /** Of an option, on its button. */
  label(at: At<Options>, option: OptionId): string;
  /** A refused option that is not worth a greyed-out button; why it is refused is told where one asks. */
  isNoise(refusal: AnyRefusal): boolean;
  /** The id of the ruling that decides it, if one does. */
  rulingBehind(refusal: AnyRefusal): Rule['id'] | null;
  /** Main choices stand out; those that end something stay behind. */
  isAside(option: OptionId): boolean;
  /** An option whose own question is answered right beside the others. */
  isUnfolded(option: OptionId): boolean;
  startAmount(at: At<Amount>): number;
  /** By place. */
  startHeap(at: At<HeapQuestion>): readonly number[];
  placeName(place: string | number, asked: Asked): string;
  /** The same in a list, marked as on the picture; `index`: among the places of the heap. */
  placeLabel(place: string | number, index: number, asked: Asked): string;
  confirm(at: At<Amount | HeapQuestion>, size: number): string;
  /** What is to be said before this is done; null if nothing is. */
  warning(asked: Asked, move: AnyMove): string | null;
  /** The same of what he has decided in advance, as things stand now. */
  orderWarning(asked: Asked, order: StandingOrder): string | null;
  /** What he did, told to himself. */
  made(asked: Asked, move: AnyMove): string;
  /** What he might do, as advice. */
  advised(asked: Asked, move: AnyMove): string;
  /** Why that is good. */
  reason(asked: Asked, reason: NonNullable<Advice['reason']>): string;
  sketch(at: At): Sketch | null;
  /** Where a move would happen; null if it has no place. */
  moveSketch(asked: Asked, move: AnyMove): Sketch | null;
  /** What he holds, in words, and in a picture if there is something to see. */
  hand(asked: Asked): { readonly text: string; readonly sketch: Sketch | null };
  /** What the rules say about this question. */
  topic(at: At): string;
  /** The entries that a newcomer is told who has made only these kinds of moves so far; asked at a move's first question. */
  lessons(at: At, made: readonly string[]): readonly string[];
  rules(reader: { readonly words: Words }): readonly Rule[];
}
