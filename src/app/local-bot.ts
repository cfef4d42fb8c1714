/** The bot on a local Discord, with a page in the browser. The same bot, without the real Discord. */
import { join } from 'node:path';
import { invariant } from '#engine/invariant.ts';
import { type BotPlace, type Playground, type RunningBot, startPlayground } from '#playground/playground.ts';
import type { Chance } from '#tables/adapters/secret-source.ts';
import { gamesOnOffer } from '#tables/rulebook.ts';
import { type LogLevel, tablesIn } from './config.ts';
import { firstVisit } from './first-visit.ts';
import { LOCAL_OPERATOR } from './operator.ts';
import { titleOf } from './table-lines.ts';

export interface LocalOptions {
  /** The port of the page; 0 takes any free one. */
  readonly port: number;
  /** Where the tables and the local Discord are kept. */
  readonly folder: string;
  readonly logLevel: LogLevel;
  /** Also offers template games, which show how a game is built. Off by default. */
  readonly showTemplateGames?: boolean;
  /** Real chance by default. */
  readonly chance?: Chance;
}

export function startLocally(options: LocalOptions): Promise<Playground> {
  const [first, ...others] = gamesOnOffer(options.showTemplateGames ?? false);
  invariant(first !== undefined, 'there is a game on offer');
  return startPlayground({
    port: options.port,
    dataFile: join(options.folder, 'world'),
    botName: titleOf(first),
    firstVisit: firstVisit(first, others),
    startBot: (place) => startBotAt(place, options),
  });
}

/** Loads discord.js late, so that the page is there first. */
async function startBotAt(
  { token, api, clock, log, nameOf }: BotPlace,
  { folder, logLevel, chance, showTemplateGames = false }: LocalOptions,
): Promise<RunningBot> {
  const [{ startBot }, { hireComputers }, { openLocalTables }, { pino }] = await Promise.all([
    import('#discord/bot/bot.ts'),
    import('./computers.ts'),
    import('./local-tables.ts'),
    import('pino'),
  ]);
  const computers = hireComputers(chance?.dice);
  const database = tablesIn(folder);
  const bot = await startBot({
    token,
    api,
    clock,
    computer: computers.player,
    database,
    showTemplateGames,
    operator: LOCAL_OPERATOR,
    ...(chance ? { chance } : {}),
    log: pino({ level: logLevel, base: null, timestamp: false }, { write: log }),
  });
  const tables = openLocalTables(database, nameOf);
  const stop = async () => {
    tables.close();
    await bot.stop().finally(() => computers.close());
  };
  return { stop, tables: tables.read };
}
