/** A game as a story: what happened, turn by turn, and the board after each turn. */
import type { GameTypes } from '#engine/game.ts';
import type { Played } from '#engine/match.ts';
import type { Recording } from '#engine/record.ts';
import type { GameId } from '#games/index.ts';
import { storyOf } from '#i18n/stories.ts';

const LANGUAGE = 'en';

/** Includes private events: a record has no secrets. */
export function tellGame(
  id: GameId,
  print: (text: string) => void,
): (played: Played<GameTypes>, of: Recording<GameTypes>) => void {
  const story = storyOf(id);
  return ({ state, events }, { colours }) => {
    const names = colours.map((colour) => story.colourName(colour, LANGUAGE));
    for (const { to, event } of events) {
      const aside = to === 'everybody' ? '' : `  [${names[to]}] `;
      print(`${aside}${story.say(event, names, colours, LANGUAGE)}\n`);
    }
    const isTurningPoint = events.some(({ event }) => story.isTurningPoint(event));
    if (isTurningPoint) print(`\n${story.board(state, colours, LANGUAGE)}\n\n`);
  };
}
