import type { Language, Words } from '#i18n/words.ts';
import type { PaletteName } from '#render/players.ts';

/** The players as one reader sees them; by seat. */
export interface Reader {
  /** Plain text: nothing in them is markup. */
  readonly names: readonly string[];
  /** The name of the player for whom a computer plays on. */
  readonly absent: readonly (string | null)[];
  readonly colours: readonly string[];
  readonly palette: PaletteName;
  readonly language: Language;
  readonly words: Words;
}
