/** A database that can't be used: whoever presses reads what is wrong, the log has one line, and afterwards the table goes on. */
import SQLite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { aTroubledGame, type TroubledGame } from './troubled-game.ts';

const TROUBLES = [
  ['SQLITE_FULL', /My disk is full/, 'full'],
  ['SQLITE_READONLY', /I may not write to my database/, 'read-only'],
  ['SQLITE_BUSY', /Another program holds my database/, 'locked'],
] as const;

class Refused extends Error {}

const linesOf = ({ log }: TroubledGame, words: string): string[] => log.filter((line) => line.includes(words));

it('a full disk, a read-only file and a lock are said in words, and leave one live panel', async () => {
  let code: string | null = null;
  const beforeStatement = (sql: string): void => {
    if (code !== null && /^(insert|update|delete|begin)/i.test(sql)) throw new SQLite.SqliteError('no', code);
  };
  const game = await aTroubledGame({ sqlite: { beforeStatement } });
  for (const [trouble, words, kind] of TROUBLES) {
    code = trouble;
    const refused = game.turn((text) => {
      if (words.test(text)) throw new Refused();
    });
    await expect(refused).rejects.toThrow(Refused);
    expect(linesOf(game, `"trouble":"${kind}"`)).toEqual([expect.stringContaining('the database can not be used')]);
    code = null;
    await game.turn();
    await game.isWell();
    expect(linesOf(game, 'can be used again')).toHaveLength(TROUBLES.findIndex(([each]) => each === trouble) + 1);
  }
});
