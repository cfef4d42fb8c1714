/** A game as a story: what happened, turn by turn, and the board after each turn. */

import type { Colour } from '#games/urland/colours.ts';
import type { Event } from '#games/urland/events.ts';
import type { Played } from '#games/urland/record/record.ts';
import { sayEvent } from '#i18n/urland/events.ts';
import { wordsIn } from '#i18n/words.ts';
import { drawBoard } from './board-text.ts';

const say = wordsIn('en').urland;

/** After these the board is worth another look. */
const TURNING_POINTS: readonly Event['kind'][] = ['dealt', 'passed', 'scored', 'epoch-began', 'won'];

const nameOf = (colour: Colour): string => say.colours[colour].name;

/** With what was told to one player alone: a record holds no secrets any more. */
export function tellGame(print: (text: string) => void): (played: Played, colours: readonly Colour[]) => void {
  return ({ state, events }, colours) => {
    const names = colours.map(nameOf);
    for (const { to, event } of events) {
      const aside = to === 'everybody' ? '' : `  [${names[to]}] `;
      print(`${aside}${sayEvent(event, names, say)}\n`);
    }
    const isTurningPoint = events.some(({ event }) => TURNING_POINTS.includes(event.kind));
    if (isTurningPoint) print(`\n${drawBoard(state, colours)}\n\n`);
  };
}
