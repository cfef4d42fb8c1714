/** The bot in a Discord of its own, with a page in the browser: the same bot, nothing of the real Discord. */
import { join } from 'node:path';
import { pino } from 'pino';
import { hireComputers } from './computers.ts';
import type { LogLevel } from './config.ts';
import { startBot } from './discord/bot.ts';
import { type Playground, startPlayground } from './playground/playground.ts';

export interface LocalOptions {
  /** Of the page; 0 takes any free one. */
  readonly port: number;
  /** Where the tables and the local Discord are kept. */
  readonly folder: string;
  readonly logLevel: LogLevel;
}

/** Two computers sit down already, so that one press starts a game. */
const OPENING = {
  command: 'urland',
  options: { computers: 2 },
  hint: 'Ann has opened a table for Urland. Press Start to play against two computers, or + beside Bob to sit down with him, too.',
} as const;

export function startLocally({ port, folder, logLevel }: LocalOptions): Promise<Playground> {
  return startPlayground({
    port,
    dataFile: join(folder, 'world'),
    botName: 'Urland',
    opening: OPENING,
    startBot: async ({ token, api, clock, log }) => {
      const computers = hireComputers();
      const bot = await startBot({
        token,
        api,
        clock,
        computer: computers.player,
        databaseFile: join(folder, 'tables.sqlite'),
        log: pino({ level: logLevel, base: null, timestamp: false }, { write: log }),
      });
      return { stop: () => bot.stop().finally(() => computers.close()) };
    },
  });
}
