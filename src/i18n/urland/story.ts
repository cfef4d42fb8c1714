import type { Colour } from '#games/urland/colours.ts';
import type { Event } from '#games/urland/events.ts';
import type { Urland } from '#games/urland/types.ts';
import type { Story } from '../stories.ts';
import { wordsIn } from '../words.ts';
import { drawBoard } from './board-text.ts';
import { sayEvent } from './events.ts';

const TURNING_POINTS: readonly Event['kind'][] = ['dealt', 'passed', 'scored', 'epoch-began', 'won'];

export const STORY: Story<Urland> = {
  title: (language) => wordsIn(language).bot.urland.title,
  colourName: (colour, language) => wordsIn(language).urland.colours[colour as Colour].name,
  say: (event, names, language) => sayEvent(event, names, wordsIn(language).urland),
  isTurningPoint: ({ kind }) => TURNING_POINTS.includes(kind),
  board: (state, colours, language) => drawBoard(state, colours as readonly Colour[], wordsIn(language).urland),
};
