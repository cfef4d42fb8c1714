import { alt, boardText } from './alt.ts';
import { card } from './card-facts.ts';
import { events, gathered } from './events.ts';
import { briefly, fully, needs } from './grammar.ts';
import { names } from './names.ts';
import { pictures } from './pictures.ts';
import { play } from './play.ts';
import { queen, queens } from './queens.ts';
import { reasons } from './reasons.ts';
import { refusals } from './refusals.ts';
import { rules } from './rules.ts';
import { table } from './table.ts';
import { tally } from './tally.ts';
import { COLOURS } from './things.ts';
import { tracks as trackText } from './tracks.ts';

export const antsWords = {
  ...table,
  colours: COLOURS,
  names,
  needs,
  fully,
  briefly,
  card,
  queen,
  queens,
  events,
  gathered,
  reasons,
  refusals,
  play,
  pictures,
  rules,
  alt,
  boardText,
  tally,
  trackText,
};
