import { alt, boardText } from './alt.ts';
import { events, gathered } from './events.ts';
import { briefly, card, fully, needs } from './grammar.ts';
import { play } from './play.ts';
import { queen, queens } from './queens.ts';
import { refusals } from './refusals.ts';
import { rules } from './rules.ts';
import { table } from './table.ts';
import { COLOURS } from './things.ts';

export const antsWords = {
  ...table,
  colours: COLOURS,
  needs,
  fully,
  briefly,
  card,
  queen,
  queens,
  events,
  gathered,
  refusals,
  play,
  rules,
  alt,
  boardText,
};
