/** Two real boards of the first game that has one, painted as the bot paints them. */
import { sampleBoard } from '#discord/doctor/sample-board.ts';
import { invariant } from '#engine/invariant.ts';
import { gamesOnOffer } from '#tables/rulebook.ts';
import type { Pictures } from '#workers/pictures.ts';
import type { BoardPicture } from './panel.ts';

/** Entries into the game: there is something to see, and it is not over. */
const EARLY = 20;
const LATER = 40;

async function boardAfter(entries: number, pictures: Pictures): Promise<BoardPicture> {
  const sketch = sampleBoard(gamesOnOffer(true), entries);
  invariant(sketch !== null, 'some game has a board');
  return { png: await pictures.picture(sketch.scene), alt: sketch.alt };
}

export const boardsBy = async (pictures: Pictures): Promise<readonly [BoardPicture, BoardPicture]> => [
  await boardAfter(EARLY, pictures),
  await boardAfter(LATER, pictures),
];
