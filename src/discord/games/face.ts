/** How a game shows itself: its words and its pictures. The rest of the bot knows no game by name. */
import type { GameTypes } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import type { Language, Words } from '#i18n/words.ts';
import type { PaletteName } from '#render/players.ts';
import type { Scene } from '#render/scene.ts';
import type { AnyEvent } from '#tables/rulebook.ts';

/** Who plays, as one reader sees them; by seat. */
export interface Reader {
  /** Plain: nothing in them is markup. */
  readonly names: readonly string[];
  /** Where a computer plays on for somebody, his name. */
  readonly absent: readonly (string | null)[];
  readonly colours: readonly string[];
  readonly palette: PaletteName;
  readonly language: Language;
  readonly words: Words;
}

export interface Sketch {
  readonly scene: Scene;
  /** The same in words. */
  readonly alt: string;
}

/** What is worth a message of its own. */
export interface GreatMoment {
  /** What its picture is called as a file. */
  readonly name: string;
  /** Of its message, as 0xRRGGBB. */
  readonly accent: number;
  readonly title: string;
  readonly lines: readonly string[];
  /** The board, withHeading by the moment, with its marks alone. */
  readonly sketch: Sketch;
}

export interface OrderKind {
  readonly kind: string;
  /** It goes with a number. */
  readonly asksAmount: boolean;
}

interface Offered {
  readonly name: string;
  readonly effect: string;
}

export interface Face {
  title(words: Words): string;
  /** What it is about, in a sentence or two, for who has never heard of it. */
  about(words: Words): string;
  /** A sign for the colour, to stand before a name. */
  sign(colour: string): string;
  colourName(colour: string, words: Words): string;
  /** The view of a table that waits for these seats alone: what others have laid face down is in no view yet. */
  awaiting(view: object, seats: readonly Seat[]): object;
  /** One line: what is going on. */
  headline(view: object, reader: Reader): string;
  /** One line about a player: where he stands and what he has. */
  playerLine(view: object, seat: Seat, reader: Reader): string;
  /** What everybody can get in a while, by name, each with what it does in a few words. */
  onOffer(view: object, words: Words): readonly Offered[];
  event(event: AnyEvent, reader: Reader): string;
  /** The same, where a computer did it at the reader's seat. */
  standInEvent(event: AnyEvent, seat: Seat, reader: Reader): string;
  refusal(refusal: GameTypes['refusal'], reader: Reader): string;
  board(view: object, reader: Reader, events: readonly AnyEvent[]): Sketch;
  /** What the viewer holds in secret; null if that is nothing. */
  hand(view: object, reader: Reader): Sketch | null;
  /** It tells its hearer what he holds now. */
  isDealt(event: AnyEvent): boolean;
  /** Worth a line among the last events. */
  isNews(event: AnyEvent): boolean;
  /** It says what somebody did, not what came of it. */
  isAction(event: AnyEvent): boolean;
  /** What can be decided in advance. */
  readonly orders: readonly OrderKind[];
  orderName(kind: string, words: Words): string;
  orderHint(kind: string, words: Words): string;
  /** What of these events is worth a message of its own, in order. The view is that of now. */
  moments(events: readonly AnyEvent[], view: object, reader: Reader): readonly GreatMoment[];
}
