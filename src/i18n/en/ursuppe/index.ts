import { alt, boardText } from './alt.ts';
import { events } from './events.ts';
import { GENES } from './genes.ts';
import { map } from './map.ts';
import { moments } from './moments.ts';
import { outlook } from './outlook.ts';
import { picture } from './picture.ts';
import { play } from './play.ts';
import { reasons } from './reasons.ts';
import { refusals } from './refusals.ts';
import { rules } from './rules.ts';
import { COLOURS } from './soup.ts';
import { table } from './table.ts';
import { tally } from './tally.ts';

export const ursuppeWords = {
  ...table,
  colours: COLOURS,
  genes: GENES,
  events,
  moments,
  refusals,
  play,
  reasons,
  outlook,
  map,
  alt,
  boardText,
  picture,
  rules,
  tally,
};
