/** How a game is written down: `ursuppe 1`, the players, then one entry a line. */
import { fixedTitle, type RecordFormat } from '#engine/record.ts';
import { FINISH_SPACES } from '../box.ts';
import type { Ursuppe } from '../types.ts';
import { formatEntry } from './format-entry.ts';
import { parseLine } from './parse-line.ts';
import { formatPosition } from './position.ts';

/** The usual finish is not said. */
const SHORT = `finish ${FINISH_SPACES.short}`;

export const RECORD: RecordFormat<Ursuppe> = {
  ...fixedTitle('ursuppe 1'),
  formatOptions: ({ finish }) => (finish === 'short' ? SHORT : null),
  parseOptions: (line) => (line === SHORT ? { finish: 'short' } : null),
  optionsMayBeLeftOut: true,
  formatEntry,
  parseEntry: parseLine,
  formatPosition,
};
