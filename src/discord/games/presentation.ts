/** How a game presents itself to people. The rest of the bot knows no game by name; the id selects the presentation. */
import type { GameTypes } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import type { GameNews } from './game-news.ts';
import type { GamePictures } from './game-pictures.ts';
import type { GameQuestions } from './game-questions.ts';
import type { GameWords } from './game-words.ts';

export interface Presentation<T extends GameTypes> {
  /** Names of things, and sentences about the state of a table. */
  readonly words: GameWords<T>;
  readonly pictures: GamePictures<T>;
  /** The wording of questions and answers. */
  readonly questions: GameQuestions<T>;
  /** The wording of events. */
  readonly news: GameNews<T>;
  /** For a game with sealed decisions: the view with all moves counted as made except those of these seats. */
  awaiting?(view: T['view'], seats: readonly Seat[]): T['view'];
}
