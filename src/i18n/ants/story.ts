import type { Event } from '#games/ants/events.ts';
import type { Ants } from '#games/ants/types.ts';
import type { Story } from '../stories.ts';
import { drawBoard } from './board-text.ts';
import { castOf, isColour } from './cast.ts';
import { sayEvent } from './events.ts';
import { sayEvents } from './told-together.ts';
import { antsIn } from './words.ts';

const TURNING_POINTS: readonly Event['kind'][] = ['round-began', 'won'];

const colourName: Story<Ants>['colourName'] = (colour, language) =>
  isColour(colour) ? antsIn(language).colours[colour].name : colour;

export const STORY: Story<Ants> = {
  title: (language) => antsIn(language).title,
  colourName,
  say: (event, names, colours, language) => sayEvent(event, castOf({ names, colours }), antsIn(language)),
  sayAll: (events, names, colours, language) => sayEvents(events, castOf({ names, colours }), antsIn(language)),
  isTurningPoint: ({ kind }) => TURNING_POINTS.includes(kind),
  board(state, colours, language) {
    const names = colours.map((colour) => colourName(colour, language));
    return drawBoard(state, castOf({ names, colours }), antsIn(language));
  },
};
