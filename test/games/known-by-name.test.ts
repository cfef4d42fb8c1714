/** Nothing outside of a game's own folders knows it by name: a game is added without a change to what is there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '#games/index.ts';

const ROOT = new URL('../../', import.meta.url).pathname;

const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(ROOT.length));

const TEXTS: ReadonlyMap<string, string> = new Map(
  ['package.json', ...filesIn('scripts'), ...filesIn('src')].map((file) => [
    file,
    readFileSync(join(ROOT, file), 'utf8'),
  ]),
);

/** Each with its reason. One that is no longer needed fails too. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'scripts/chaos/clubs.ts':
    'one table with more people and more rules, the others with games that end while chaos lasts',
  'src/games/index.ts': 'the one list of games',
};

const knows = (file: string, ids: readonly string[]): boolean =>
  new RegExp(`\\b(${ids.join('|')})\\b`, 'i').test(TEXTS.get(file) ?? '');

describe.each(GAME_IDS)('%s', (id) => {
  const isOwn = (file: string): boolean => file.split('/').includes(id);

  it('is named in its own folders alone, in comments too', () => {
    const others = [...TEXTS.keys()].filter((file) => !isOwn(file) && !(file in EXCEPTIONS));
    expect(others.filter((file) => knows(file, [id]))).toEqual([]);
  });
});

it('every exception is still one', () => {
  expect(Object.keys(EXCEPTIONS).filter((file) => !knows(file, GAME_IDS))).toEqual([]);
});
