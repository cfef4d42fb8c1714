/** A game's names for its things, and its sentences about the state of a table. */
import type { GameTypes } from '#engine/game.ts';
import type { StandingOrder } from '#engine/module.ts';
import type { GameOptions } from '#engine/options.ts';
import type { Seat } from '#engine/seat.ts';
import type { RuleEntry } from '#i18n/rule-entries.ts';
import type { Words } from '#i18n/words.ts';
import type { AskedSeat } from '../play/seat-context.ts';
import type { Reader } from '../readers/reader.ts';

export interface OrderKind {
  readonly kind: string;
  /** The order needs a number. */
  readonly asksAmount: boolean;
}

/** An order that is ready to be given. */
export interface ReadyOrder {
  readonly id: string;
  readonly order: StandingOrder;
}

/** The orders that players can give in advance. */
export interface OrderWords<T extends GameTypes> {
  readonly kinds: readonly OrderKind[];
  /**
   * The orders to choose from as things stand, and those given that still matter. By default one for each kind that needs
   * no number, by the name of the kind.
   */
  ready?(view: T['view'], given: readonly StandingOrder[]): readonly ReadyOrder[];
  /** `id`: a kind, or the id of a ready order. */
  name(id: string, words: Words): string;
  hint(id: string, words: Words): string;
  /** A remark about an order as things stand now; null if there is none. */
  warning?(asked: AskedSeat<T>, order: StandingOrder): string | null;
}

/** One option that players may agree on before the game. */
export interface OptionWords {
  readonly title: string;
  /** Its name in the command that opens a table. */
  readonly about: string;
  /** By the ids of the choices. */
  readonly choices: Readonly<Record<string, string>>;
}

/** What a first game is best played with, offered to a host who has finished none. */
interface FirstGame {
  readonly options: GameOptions;
  /** Why, in a sentence or two; and a button that takes it. */
  readonly words: (words: Words) => { readonly why: string; readonly take: string };
}

interface MapInWords {
  readonly title: string;
  readonly text: string;
}

interface Offered {
  readonly name: string;
  readonly effect: string;
}

export interface GameWords<T extends GameTypes> {
  title(words: Words): string;
  /** What the game is about, in a sentence or two, for a person who has never heard of it. */
  about(words: Words): string;
  /** A sign for the colour, before a name. */
  sign(colour: string): string;
  colourName(colour: string, words: Words): string;
  /** One line about what is going on. */
  headline(view: T['view'], reader: Reader): string;
  /** What whoever must decide now is to do, said to them in a few words that everybody may read; else the headline. */
  task?(view: T['view'], words: Words): string | null;
  /** A line below it: what holds for everybody now. */
  conditions?(view: T['view'], reader: Reader): string;
  /** In which order the players are listed; by default that of their seats. */
  listed?(view: T['view']): readonly Seat[];
  /** Who is ahead; null if nobody is alone. */
  leader?(view: T['view']): Seat | null;
  /** One line about a player: where they stand and what they have. */
  playerLine(view: T['view'], seat: Seat, reader: Reader): string;
  refusal(refusal: T['refusal'], reader: Reader): string;
  /** The id of the ruling behind this refusal, if there is one. */
  rulingBehind?(refusal: T['refusal']): RuleEntry['id'] | null;
  /** The rules book, in reading order. */
  rules(words: Words): readonly RuleEntry[];
  /** Which places touch as things stand, for people who can't see the board; left out if the game has no map. */
  map?(view: T['view'], words: Words): MapInWords;
  /** The things that everybody can get soon, by name, each with its effect in a few words. */
  onOffer?(view: T['view'], words: Words): readonly Offered[];
  readonly orders?: OrderWords<T>;
  /** By the ids of `Game.options`. */
  options?(words: Words): Readonly<Record<string, OptionWords>>;
  readonly firstGame?: FirstGame;
}
