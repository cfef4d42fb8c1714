/** How a game shows itself to people. The rest of the bot knows no game by name; the id says whose presentation it is. */
import type { GameTypes } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import type { GameNews } from './game-news.ts';
import type { GamePictures } from './game-pictures.ts';
import type { GameQuestions } from './game-questions.ts';
import type { GameWords } from './game-words.ts';

export interface Presentation<T extends GameTypes> {
  /** What things are called, and how the game stands. */
  readonly words: GameWords<T>;
  readonly pictures: GamePictures<T>;
  /** How questions are put and answers named. */
  readonly questions: GameQuestions<T>;
  /** What has happened. */
  readonly news: GameNews<T>;
  /** Of a game with sealed decisions: the view with all moves counted as made but those of these seats. */
  awaiting?(view: T['view'], seats: readonly Seat[]): T['view'];
}
