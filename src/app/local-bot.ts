/** The bot in a Discord of its own, with a page in the browser: the same bot, nothing of the real Discord. */
import { join } from 'node:path';
import { type BotPlace, type Playground, type RunningBot, startPlayground } from '#playground/playground.ts';
import type { Chance } from '#tables/adapters/secret-source.ts';
import { type LogLevel, tablesIn } from './config.ts';

export interface LocalOptions {
  /** Of the page; 0 takes any free one. */
  readonly port: number;
  /** Where the tables and the local Discord are kept. */
  readonly folder: string;
  readonly logLevel: LogLevel;
  /** Real chance unless said otherwise. */
  readonly chance?: Chance;
}

/** Two computers sit down already, so that one press starts a game. */
const OPENING = {
  command: 'urland',
  options: { computers: 2 },
  hint: 'Ann has opened a table for Urland. Press Start to play against two computers, or + beside Bob to sit down with him, too.',
} as const;

export function startLocally(options: LocalOptions): Promise<Playground> {
  return startPlayground({
    port: options.port,
    dataFile: join(options.folder, 'world'),
    botName: 'Urland',
    opening: OPENING,
    startBot: (place) => startBotAt(place, options),
  });
}

/** Loaded only now: the page is there before discord.js is read. */
async function startBotAt(
  { token, api, clock, log, nameOf }: BotPlace,
  { folder, logLevel, chance }: LocalOptions,
): Promise<RunningBot> {
  const [{ startBot }, { hireComputers }, { openLocalTables }, { pino }] = await Promise.all([
    import('#discord/bot.ts'),
    import('./computers.ts'),
    import('./local-tables.ts'),
    import('pino'),
  ]);
  const computers = hireComputers();
  const databaseFile = tablesIn(folder);
  const bot = await startBot({
    token,
    api,
    clock,
    computer: computers.player,
    databaseFile,
    ...(chance ? { chance } : {}),
    log: pino({ level: logLevel, base: null, timestamp: false }, { write: log }),
  });
  const tables = openLocalTables(databaseFile, nameOf);
  const stop = async () => {
    tables.close();
    await bot.stop().finally(() => computers.close());
  };
  return { stop, tables: tables.read };
}
