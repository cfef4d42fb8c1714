/** A bot that has started: how it stands, and how it ends. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { Stores } from '#store/sql/stores.ts';
import type { TableCount } from '#tables/ports.ts';
import type { Tables } from '#tables/service/tables.ts';
import type { Pictures } from '#workers/pictures.ts';
import type { TableAnnouncer } from '../announcer/announcer.ts';
import type { Connection } from '../watch.ts';
import { connectionOf } from '../wire/connection.ts';
import type { Presses } from '../wire/presses.ts';

/** In milliseconds: Docker kills after ten seconds. */
const STOP_WITHIN = 8_000;

export interface Bot {
  /** Resolves with the reason when Discord refuses the bot for good; only `stop` makes sense then. */
  readonly lost: Promise<Error>;
  /** As it is now. */
  connection(): Connection;
  /** Resolves when all that went on at the start is checked, and told where it was not. */
  checked(): Promise<void>;
  /** The tables of each game in each state. */
  census(): Promise<readonly TableCount[]>;
  /** Begins nothing any more. Returns the interactions that came lately: whoever answers from now on leaves those to this one. */
  leave(): readonly string[];
  /** Finishes the work under way, then closes everything. */
  stop(): Promise<void>;
}

interface Work {
  readonly presses: Presses;
  readonly upkeep: { idle(): Promise<unknown> };
  readonly tables: Tables;
  readonly announcer: TableAnnouncer;
  /** Null if they are somebody else's. */
  readonly pictures: Pictures | null;
}

/** Waits for all that is under way, but not for longer than `patience`, in milliseconds. */
async function finishWork({ presses, upkeep, tables, announcer, pictures }: Work, patience: number): Promise<void> {
  const enough = wait(patience, undefined, { ref: false });
  await Promise.race([presses.idle().then(upkeep.idle).then(tables.idle).then(announcer.idle), enough]);
  if (pictures) await Promise.race([pictures.close(), enough]);
  // A picture that was ready at the last moment may have asked for one more panel.
  await Promise.race([announcer.idle(), enough]);
  announcer.close();
}

interface RunningParts {
  readonly ready: Client<true>;
  readonly lost: Promise<Error>;
  readonly stores: Pick<Stores, 'tables' | 'close'>;
  readonly work: Work;
  /** Stop what is done again and again. */
  readonly endings: readonly (() => void)[];
  /** In milliseconds. */
  readonly patience: number | undefined;
  readonly log: Logger;
}

export function runningBot({ ready, lost, stores, work, endings, patience = STOP_WITHIN, log }: RunningParts): Bot {
  const leave = (): readonly string[] => {
    for (const end of endings) end();
    return work.presses.leave();
  };
  return {
    lost,
    connection: () => connectionOf(ready),
    checked: work.tables.checked,
    census: () => stores.tables.census(),
    leave,
    async stop() {
      leave();
      await finishWork(work, patience);
      await ready.destroy();
      await stores.close();
      log.info('stopped');
    },
  };
}
