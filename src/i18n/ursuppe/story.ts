import type { Event } from '#games/ursuppe/events.ts';
import type { Ursuppe } from '#games/ursuppe/types.ts';
import type { Story } from '../stories.ts';
import { drawBoard } from './board-text.ts';
import { castOf, isColour } from './cast.ts';
import { sayEvent } from './events.ts';
import { storyLines } from './story-lines.ts';
import { ursuppeIn } from './words.ts';

const TURNING_POINTS: readonly Event['kind'][] = ['round-began', 'turned-up', 'won'];

const colourName: Story<Ursuppe>['colourName'] = (colour, language) =>
  isColour(colour) ? ursuppeIn(language).colours[colour].name : colour;

export const STORY: Story<Ursuppe> = {
  title: (language) => ursuppeIn(language).title,
  colourName,
  say: (event, names, colours, language) => sayEvent(event, castOf({ names, colours }), ursuppeIn(language)),
  sayAll: (events, names, colours, language) => storyLines(events, castOf({ names, colours }), ursuppeIn(language)),
  beginsChapter: ({ kind }) => kind === 'round-began' || kind === 'won',
  isTurningPoint: ({ kind }) => TURNING_POINTS.includes(kind),
  board(state, colours, language) {
    const names = colours.map((colour) => colourName(colour, language));
    return drawBoard(state, castOf({ names, colours }), ursuppeIn(language));
  },
};
