import { board } from './board.ts';
import { events } from './events.ts';
import { play } from './play.ts';
import { refusals } from './refusals.ts';
import { rules } from './rules.ts';
import { tally } from './tally.ts';
import { things } from './things.ts';

export const sticksWords = { ...things, board, events, refusals, play, rules, tally };
