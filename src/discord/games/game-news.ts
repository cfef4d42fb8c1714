/** How a game tells what has happened. */
import type { GameTypes } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import type { Reader } from '../readers/reader.ts';
import type { Sketch } from './game-pictures.ts';

/** What is worth a message of its own. */
export interface GreatMoment {
  /** What its picture is called as a file. */
  readonly name: string;
  /** Of its message, as 0xRRGGBB. */
  readonly accent: number;
  readonly title: string;
  readonly lines: readonly string[];
  /** The board, headed by the moment, with its marks alone. */
  readonly sketch: Sketch;
}

export interface GameNews<T extends GameTypes> {
  event(event: T['event'], reader: Reader): string;
  /** The same, where a computer did it at the reader's seat. */
  standInEvent?(event: T['event'], seat: Seat, reader: Reader): string;
  /** Worth a line among the last events. */
  isNews(event: T['event']): boolean;
  /** It says what somebody did, not what came of it. */
  isAction(event: T['event']): boolean;
  /** It tells its hearer what they hold now. */
  isDealt?(event: T['event']): boolean;
  /** The great moments among these events, in order. The view is that of now. */
  moments?(events: readonly T['event'][], view: T['view'], reader: Reader): readonly GreatMoment[];
}
