import { advice } from './advice.ts';
import { events } from './events.ts';
import { known } from './known.ts';
import { map } from './map.ts';
import { play } from './play.ts';
import { refusals } from './refusals.ts';
import { rules } from './rules.ts';
import { table } from './table.ts';
import { tally } from './tally.ts';
import { things } from './things.ts';

export const urlandWords = { ...things, ...table, events, refusals, play, known, map, advice, rules, tally };
