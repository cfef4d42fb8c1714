/** What there is to see of a game. */
import type { GameTypes } from '#engine/game.ts';
import type { Words } from '#i18n/words.ts';
import type { Scene } from '#render/scene.ts';
import type { AskedSeat } from '../play/seat-context.ts';
import type { Reader } from '../readers/reader.ts';

export interface Sketch {
  readonly scene: Scene;
  /** The same in words. */
  readonly alt: string;
}

interface Titled {
  readonly id: string;
  title(words: Words): string;
}

/** A picture that people open by its title. A sketch of null: there is nothing to see of it now. */
export type NamedPicture<T extends GameTypes> = Titled &
  (
    | { readonly of: 'table'; sketch(view: T['view'], reader: Reader): Sketch | null }
    /** One seat's own, made from what that seat sees, and shown to it alone. */
    | { readonly of: 'seat'; sketch(asked: AskedSeat<T>): Sketch | null }
  );

/** What a player holds in secret. */
export interface HandPictures<T extends GameTypes> {
  text(asked: AskedSeat<T>): string;
  /** Null if the hand is empty. */
  sketch(asked: AskedSeat<T>): Sketch | null;
}

export interface GamePictures<T extends GameTypes> {
  /** On the table's panel, with marks for these events; left out where a game has no such picture. */
  board?(view: T['view'], reader: Reader, events: readonly T['event'][]): Sketch;
  /** Left out where nothing is held in secret. */
  readonly hand?: HandPictures<T>;
  /** All others, in the order in which they are listed. */
  readonly others?: readonly NamedPicture<T>[];
}
