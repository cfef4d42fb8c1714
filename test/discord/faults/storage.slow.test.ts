/** A database that can't be used: whoever presses reads what is wrong, the log has one line, and afterwards the table goes on. */
import SQLite from 'better-sqlite3';
import { expect, it } from 'vitest';
import type { Person } from '#emulator/people/person.ts';
import { lull } from '../next-asked.ts';
import { aTroubledGame, type TroubledGame } from './troubled-game.ts';

const WRITES = /^(insert|update|delete|begin)/i;

const TROUBLES = [
  ['SQLITE_FULL', /My disk is full/, 'full', WRITES],
  ['SQLITE_READONLY', /I may not write to my database/, 'read-only', WRITES],
  ['SQLITE_BUSY', /Another program holds my database/, 'locked', WRITES],
  ['SQLITE_IOERR_READ', /My disk or my database has a fault/, 'broken', /^(?!rollback)/i],
] as const;

const PANEL = /^(insert into|update) "panels"/;

/** In the middle of a showing, after the turn was kept: at which of the statements about its panel the trouble begins. */
const MOMENTS = [
  ['before it is noted what is about to be posted', 1],
  ['between post and note', 2],
  ['before the note that all is shown', 3],
] as const;

interface Trouble {
  readonly code: string;
  /** The statements that it refuses. */
  readonly of: RegExp;
  /** It begins at the last of so many such statements; at once unless said otherwise. */
  readonly at?: { readonly statement: RegExp; readonly nth: number };
}

/** A disk that gets into trouble, and out of it. */
function frailDisk() {
  let trouble: Trouble | null = null;
  let left = 0;
  return {
    fail(next: Trouble) {
      [trouble, left] = [next, next.at?.nth ?? 0];
    },
    isFailing: () => trouble !== null && left === 0,
    heal() {
      trouble = null;
    },
    beforeStatement(sql: string) {
      if (left > 0 && trouble?.at?.statement.test(sql)) left -= 1;
      if (left === 0 && trouble?.of.test(sql)) throw new SQLite.SqliteError('no', trouble.code);
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

/** What is told in two steps may take one on a busy machine: then the trouble begins in a later turn. Resolves with whose turn it was. */
async function playUntilTrouble(game: TroubledGame, { isFailing }: Disk): Promise<Person> {
  for (;;) {
    const person = game.decider();
    await game.turn(refusedBy(/can’t keep anything now/)).catch(() => undefined);
    await lull(game.discord);
    if (isFailing()) return person;
    await game.isWell();
  }
}

it('whenever in a showing such a trouble begins, everything is shown afterwards, and nobody is called twice', async () => {
  const disk = frailDisk();
  const game = await onDisk(disk);
  for (const [code, , kind, of] of TROUBLES) {
    for (const [name, nth] of MOMENTS) {
      disk.fail({ code, of, at: { statement: PANEL, nth } });
      const person = await playUntilTrouble(game, disk);
      disk.heal();
      // Whoever was refused in the middle of their turn knows that it is theirs, and is not called.
      if (game.decider() === person) await game.quickTurn();
      await game.isWell().catch((error: unknown) => {
        throw new Error(`after: ${kind} ${name}`, { cause: error });
      });
    }
  }
});
