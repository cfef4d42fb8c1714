/** What a game calls its things, and how it says where it stands. */
import type { GameTypes } from '#engine/game.ts';
import type { StandingOrder } from '#engine/module.ts';
import type { Seat } from '#engine/seat.ts';
import type { Words } from '#i18n/words.ts';
import type { AskedSeat } from '../play/seat-context.ts';
import type { Reader } from '../readers/reader.ts';

/** An entry of the rules book, by its id. */
export interface RuleEntry {
  readonly id: string;
  /** A term is a word of the game with a rule of its own, as the name of a card. */
  readonly kind: 'topic' | 'term' | 'ruling';
  readonly title: string;
  readonly text: string;
}

export interface OrderKind {
  readonly kind: string;
  /** It goes with a number. */
  readonly asksAmount: boolean;
}

/** What can be decided in advance. */
export interface OrderWords<T extends GameTypes> {
  readonly kinds: readonly OrderKind[];
  name(kind: string, words: Words): string;
  hint(kind: string, words: Words): string;
  /** What is to be said of an order as things stand now; null if nothing is. */
  warning?(asked: AskedSeat<T>, order: StandingOrder): string | null;
}

/** One thing that the people at a table may agree on before the game. */
export interface OptionWords {
  readonly title: string;
  /** In the command that opens a table. */
  readonly about: string;
  /** By the ids of the choices. */
  readonly choices: Readonly<Record<string, string>>;
}

interface Offered {
  readonly name: string;
  readonly effect: string;
}

export interface GameWords<T extends GameTypes> {
  title(words: Words): string;
  /** What the game is about, in a sentence or two, for somebody who has never heard of it. */
  about(words: Words): string;
  /** A sign for the colour, to stand before a name. */
  sign(colour: string): string;
  colourName(colour: string, words: Words): string;
  /** One line: what is going on. */
  headline(view: T['view'], reader: Reader): string;
  /** One line about a player: where they stand and what they have. */
  playerLine(view: T['view'], seat: Seat, reader: Reader): string;
  refusal(refusal: T['refusal'], reader: Reader): string;
  /** The id of the ruling that decides it, if one does. */
  rulingBehind?(refusal: T['refusal']): RuleEntry['id'] | null;
  /** The rules book, in the order in which it is read. */
  rules(words: Words): readonly RuleEntry[];
  /** What everybody can get in a while, by name, each with what it does in a few words. */
  onOffer?(view: T['view'], words: Words): readonly Offered[];
  readonly orders?: OrderWords<T>;
  /** By the ids of `Game.options`. */
  options?(words: Words): Readonly<Record<string, OptionWords>>;
}
