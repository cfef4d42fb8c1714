/** How a game is written down: `ants` and the number of its content, the players, the options, then one entry a line. */
import type { GameOptions } from '#engine/options.ts';
import type { RecordFormat } from '#engine/record.ts';
import { CONTENT_NUMBERS } from '../content/content.ts';
import { settleOptions } from '../options.ts';
import type { Ants } from '../types.ts';
import { formatEntry } from './format-entry.ts';
import { parseLine } from './parse-line.ts';
import { formatPosition } from './position.ts';

const titleOf = (content: string): string => `ants ${content}`;

/** Read back by writing them: so there is one spelling, and no pair of options that do not go together. */
const optionsLine = ({ rules, length, nests }: Ants['options']): string => `options ${rules} ${length} ${nests}`;

function parseOptions(line: string): GameOptions | null {
  const [, rules = '', length = '', nests = ''] = line.split(' ');
  const options = { rules, length, nests };
  return optionsLine(settleOptions(options)) === line ? options : null;
}

export const RECORD: RecordFormat<Ants> = {
  formatTitle: ({ content }) => titleOf(content),
  parseTitle(line) {
    const content = CONTENT_NUMBERS.find((number) => titleOf(number) === line);
    return content === undefined ? null : { content };
  },
  formatOptions: optionsLine,
  parseOptions,
  optionsMayBeLeftOut: false,
  formatEntry,
  parseEntry: parseLine,
  formatPosition,
};
