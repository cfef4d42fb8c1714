/** As words-from-i18n.slow.test.ts, for the names and descriptions of commands, and for what a table refuses. */
import { describe, expect, it } from 'vitest';
import { commandDefinitions } from '#discord/commands/definitions.ts';
import { sayRefusal } from '#discord/readers/refusals.ts';
import { askedOptions } from '#engine/options.ts';
import { GAME_IDS, MODULES } from '#games/index.ts';
import { PSEUDO } from '#i18n/languages.ts';
import { LANGUAGES, wordsIn } from '#i18n/words.ts';
import type { Refusal } from '#tables/refusals.ts';
import { strayIn } from '../texts.ts';

const WORDS = wordsIn(PSEUDO);

/** Names that are ids: of games and their options, by which the bot finds them; every language calls itself by its own name. */
const IDS: readonly string[] = [
  ...GAME_IDS,
  ...GAME_IDS.flatMap((game) => askedOptions(MODULES[game].game.options).map(({ id }) => id)),
  ...LANGUAGES.map((each) => wordsIn(each).bot.languageName),
];

interface Named {
  readonly name: string;
  readonly description?: string;
  readonly options?: readonly Named[];
  readonly choices?: readonly Named[];
}

const textsOf = ({ name, description, options = [], choices = [] }: Named): string[] => [
  name,
  ...(description === undefined ? [] : [description]),
  ...[...options, ...choices].flatMap(textsOf),
];

it('commands, their options and their choices', () => {
  const texts = commandDefinitions(GAME_IDS, WORDS).flatMap((command) => textsOf(command as Named));
  expect(texts.length).toBeGreaterThan(40);
  expect(strayIn(texts).filter((text) => !IDS.includes(text))).toEqual([]);
});

const GAPS = { min: 3, taken: 2, version: 1, refusal: { code: 'none' } } as const;

/** Every refusal that there are words for: a code without any does not compile. */
const REFUSALS = Object.keys(WORDS.bot.refusals).flatMap((code) => {
  const options = code === 'bad-option' ? Object.keys(WORDS.bot.refusals['bad-option']) : [null];
  return options.map((option) => [[code, option].join(' '), { ...GAPS, code, option } as unknown as Refusal] as const);
});

describe('what a table refuses', () => {
  it.each(REFUSALS)('%s', (_, refusal) => {
    expect(strayIn([sayRefusal(refusal, WORDS, '</urland:1>')])).toEqual([]);
  });
});
