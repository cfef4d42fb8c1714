import type { Colour } from '#games/urland/colours.ts';
import type { Event } from '#games/urland/events.ts';
import type { Urland } from '#games/urland/types.ts';
import type { Story } from '../stories.ts';
import { drawBoard } from './board-text.ts';
import { sayEvent } from './events.ts';
import { sayEvents } from './told-together.ts';
import { urlandIn } from './words.ts';

const TURNING_POINTS: readonly Event['kind'][] = ['dealt', 'passed', 'scored', 'epoch-began', 'won'];

export const STORY: Story<Urland> = {
  title: (language) => urlandIn(language).title,
  colourName: (colour, language) => urlandIn(language).colours[colour as Colour].name,
  say: (event, names, _colours, language) => sayEvent(event, names, urlandIn(language)),
  sayAll: (events, names, _colours, language) => sayEvents(events, names, urlandIn(language)),
  beginsChapter: ({ kind }) => kind === 'epoch-began' || kind === 'won',
  isTurningPoint: ({ kind }) => TURNING_POINTS.includes(kind),
  board: (state, colours, language) => drawBoard(state, colours as readonly Colour[], urlandIn(language)),
};
