/** The pictures of a game. */
import type { GameTypes } from '#engine/game.ts';
import type { Words } from '#i18n/words.ts';
import type { Scene } from '#render/scene.ts';
import type { AskedSeat } from '../play/seat-context.ts';
import type { Reader } from '../readers/reader.ts';

export interface Sketch {
  readonly scene: Scene;
  /** The alternative text. */
  readonly alt: string;
}

interface Titled {
  readonly id: string;
  title(words: Words): string;
}

/** A picture, a text, or both. Without either there is nothing to see now. */
export interface Shown {
  readonly sketch?: Sketch | null;
  readonly text?: string;
}

/** What people open by its title. */
export type NamedPicture<T extends GameTypes> = Titled &
  (
    | { readonly of: 'table'; show(view: T['view'], reader: Reader): Shown }
    /** Made from one seat's view, and shown only to that seat. */
    | { readonly of: 'seat'; show(asked: AskedSeat<T>): Shown }
  );

export interface HandPictures<T extends GameTypes> {
  text(asked: AskedSeat<T>): string;
  /** Null if the hand is empty. */
  sketch(asked: AskedSeat<T>): Sketch | null;
}

export interface GamePictures<T extends GameTypes> {
  /** The board on the table's panel, with marks for these events; left out if the game has none. */
  board?(view: T['view'], reader: Reader, events: readonly T['event'][]): Sketch;
  /**
   * What the whole game came to, shown with its result. `events`: all public ones, in order; null if they are not the
   * whole game. Left out if there is nothing to count.
   */
  end?(events: readonly T['event'][], view: T['view'], reader: Reader): Sketch | null;
  /** Left out if the game has no secrets in hand. */
  readonly hand?: HandPictures<T>;
  /** All other pictures, in the order of their list. */
  readonly others?: readonly NamedPicture<T>[];
}
