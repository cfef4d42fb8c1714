/** A database that can't be used: whoever presses reads what is wrong, the log has one line, and afterwards the table goes on. */
import SQLite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { lull } from '../next-asked.ts';
import { aTroubledGame, type TroubledGame } from './troubled-game.ts';

const WRITES = /^(insert|update|delete|begin)/i;

const TROUBLES = [
  ['SQLITE_FULL', /My disk is full/, 'full', WRITES],
  ['SQLITE_READONLY', /I may not write to my database/, 'read-only', WRITES],
  ['SQLITE_BUSY', /Another program holds my database/, 'locked', WRITES],
  ['SQLITE_IOERR_READ', /My disk or my database has a fault/, 'broken', /^(?!rollback)/i],
] as const;

interface Trouble {
  readonly code: string;
  /** The statements that it refuses. */
  readonly of: RegExp;
}

/** A disk that gets into trouble, and out of it. */
function frailDisk() {
  let trouble: Trouble | null = null;
  return {
    fail(next: Trouble) {
      trouble = next;
    },
    heal() {
      trouble = null;
    },
    beforeStatement(sql: string) {
      if (trouble?.of.test(sql)) throw new SQLite.SqliteError('no', trouble.code);
    },
  };
}

type Disk = ReturnType<typeof frailDisk>;

const onDisk = ({ beforeStatement }: Disk) => aTroubledGame({ storePatience: 100, sqlite: { beforeStatement } });

class Refused extends Error {}

const refusedBy = (words: RegExp) => (text: string) => {
  if (words.test(text)) throw new Refused();
};

/** The lines of the log since the last look. */
function newsOf({ log }: TroubledGame): () => readonly object[] {
  let seen = 0;
  return () => {
    const lines = log.slice(seen).map((line): object => JSON.parse(line));
    seen = log.length;
    return lines;
  };
}

it('a full disk, a read-only file, a lock and a broken disk are said in words and in one line, and leave one live panel', async () => {
  const disk = frailDisk();
  const game = await onDisk(disk);
  const news = newsOf(game);
  for (const [code, words, kind, of] of TROUBLES) {
    const elsewhere = game.discord.createGuild();
    disk.fail({ code, of });
    elsewhere.removeBot();
    await game.decider().autocomplete('game rules', { topic: 'stick' }, 'topic');
    await expect(game.turn(refusedBy(words))).rejects.toThrow(Refused);
    game.discord.clock.turn(60_000);
    await lull(game.discord);
    expect(news()).toMatchObject([{ msg: 'the database can not be used', trouble: kind }]);
    disk.heal();
    await game.turn();
    await game.isWell();
    expect(news()).toMatchObject([{ msg: 'the database can be used again', trouble: kind }]);
  }
});
