/** Games told as stories: for readers of records and logs, who may know every secret. */
import type { GameTypes } from '#engine/game.ts';
import type { BySeat } from '#engine/seat.ts';
import { GAME_IDS, type GameId } from '#games/index.ts';
import type { Language } from './words.ts';

export interface Story<T extends GameTypes> {
  title(language: Language): string;
  /** Names for seats without a player's name. */
  colourName(colour: string, language: Language): string;
  /** One event as a sentence. */
  say(event: T['event'], names: BySeat<string>, colours: BySeat<string>, language: Language): string;
  /**
   * The same for several events in a row, where more than one may go into a sentence, or into none; left out if that
   * never happens.
   */
  sayAll?(
    events: readonly T['event'][],
    names: BySeat<string>,
    colours: BySeat<string>,
    language: Language,
  ): readonly string[];
  /** Whether this event stands alone, as the head of what follows; left out if none does. */
  beginsChapter?(event: T['event']): boolean;
  /** Whether the board deserves another look after this event. */
  isTurningPoint(event: T['event']): boolean;
  /** The board as text. */
  board(state: T['state'], colours: BySeat<string>, language: Language): string;
}

const STORIES = {} as Record<GameId, Story<GameTypes>>;
for (const id of GAME_IDS) STORIES[id] = (await import(`./${id}/story.ts`)).STORY;

export const storyOf = (id: GameId): Story<GameTypes> => STORIES[id];
