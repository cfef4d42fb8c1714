/** How a game is written down: `urland 1`, the players, then one entry a line. */
import { fixedTitle, type RecordFormat } from '#engine/record.ts';
import type { Urland } from '../types.ts';
import { formatEntry } from './format-entry.ts';
import { parseLine } from './parse-line.ts';
import { formatPosition } from './position.ts';

export const RECORD: RecordFormat<Urland> = {
  ...fixedTitle('urland 1'),
  formatOptions: () => null,
  parseOptions: () => null,
  optionsMayBeLeftOut: true,
  formatEntry,
  parseEntry: parseLine,
  formatPosition,
};
