import type { Language, Words } from '#i18n/words.ts';
import type { PaletteName } from '#render/players.ts';

/** Who plays, as one reader sees them; by seat. */
export interface Reader {
  /** Plain: nothing in them is markup. */
  readonly names: readonly string[];
  /** Where a computer plays on for somebody, their name. */
  readonly absent: readonly (string | null)[];
  readonly colours: readonly string[];
  readonly palette: PaletteName;
  readonly language: Language;
  readonly words: Words;
}
