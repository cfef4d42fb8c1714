/** How a game words its events. */
import type { GameTypes } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import type { AnyEvent } from '#tables/rulebook.ts';
import type { Reader } from '../readers/reader.ts';
import type { Sketch } from './game-pictures.ts';

/** A moment that deserves a separate message. */
export interface GreatMoment {
  /** The file name of its picture. */
  readonly name: string;
  /** The colour of its message, as 0xRRGGBB. */
  readonly accent: number;
  readonly title: string;
  readonly lines: readonly string[];
  /** The events that its lines tell: no other message repeats them. */
  readonly told: readonly AnyEvent[];
  /** Up to four, with this moment's marks alone; none that the table's board would repeat. */
  readonly sketches: readonly Sketch[];
}

export interface GameNews<T extends GameTypes> {
  event(event: T['event'], reader: Reader): string;
  /** The same for several events in a row, where more than one may go into a sentence; left out if none ever does. */
  lines?(events: readonly T['event'][], reader: Reader): readonly string[];
  /** The words of one event, for an action of a computer at the reader's seat. */
  standInEvent?(event: T['event'], seat: Seat, reader: Reader): string;
  /** Whether the event deserves a line among the last events. */
  isNews(event: T['event']): boolean;
  /** Whether the event says what a player did, rather than what followed from it. */
  isAction(event: T['event']): boolean;
  /** Whether the event tells a player what they hold now. */
  isDealt?(event: T['event']): boolean;
  /** The great moments among these events, in order. `view` is the present one. */
  moments?(events: readonly T['event'][], view: T['view'], reader: Reader): readonly GreatMoment[];
}
