import type { Colour } from '#games/sticks/box.ts';
import type { Event } from '#games/sticks/events.ts';
import type { Sticks } from '#games/sticks/types.ts';
import type { Story } from '../stories.ts';
import { drawBoard } from './board-text.ts';
import { sayEvent } from './events.ts';
import { sticksIn } from './words.ts';

const TURNING_POINTS: readonly Event['kind'][] = ['began', 'gathered', 'won'];

export const STORY: Story<Sticks> = {
  title: (language) => sticksIn(language).title,
  colourName: (colour, language) => sticksIn(language).colours[colour as Colour].name,
  say: (event, names, _colours, language) => sayEvent(event, names, sticksIn(language)),
  isTurningPoint: ({ kind }) => TURNING_POINTS.includes(kind),
  board: (state, colours, language) => drawBoard(state, colours as readonly Colour[], sticksIn(language)),
};
