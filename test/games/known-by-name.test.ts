/** Nothing outside of a game's own folders knows it by name: a game is added without a change to what is there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '#games/index.ts';

const SRC = new URL('../../src/', import.meta.url).pathname;

const FILES = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).slice(SRC.length));

/** Each with its reason. One that is no longer needed fails too. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'games/index.ts': 'the one list of games',
};

describe.each(GAME_IDS)('%s', (id) => {
  const isOwn = (file: string): boolean => file.split('/').includes(id);

  it('is named in its own folders alone, in comments too', () => {
    const named = FILES.filter((file) => !isOwn(file) && !(file in EXCEPTIONS)).filter((file) =>
      new RegExp(`\\b${id}\\b`, 'i').test(readFileSync(join(SRC, file), 'utf8')),
    );
    expect(named).toEqual([]);
  });
});

it('every exception is still one', () => {
  const anyGame = new RegExp(`\\b(${GAME_IDS.join('|')})\\b`, 'i');
  const idle = Object.keys(EXCEPTIONS).filter((file) => !anyGame.test(readFileSync(join(SRC, file), 'utf8')));
  expect(idle).toEqual([]);
});
