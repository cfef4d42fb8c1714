import type { Colour } from '#games/sticks/box.ts';
import type { Event } from '#games/sticks/events.ts';
import type { Sticks } from '#games/sticks/types.ts';
import type { Story } from '../stories.ts';
import { wordsIn } from '../words.ts';
import { drawBoard } from './board-text.ts';
import { sayEvent } from './events.ts';

const TURNING_POINTS: readonly Event['kind'][] = ['began', 'gathered', 'won'];

export const STORY: Story<Sticks> = {
  title: (language) => wordsIn(language).sticks.title,
  colourName: (colour, language) => wordsIn(language).sticks.colours[colour as Colour].name,
  say: (event, names, language) => sayEvent(event, names, wordsIn(language).sticks),
  isTurningPoint: ({ kind }) => TURNING_POINTS.includes(kind),
  board: (state, colours, language) => drawBoard(state, colours as readonly Colour[], wordsIn(language).sticks),
};
