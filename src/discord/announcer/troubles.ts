/** A channel that is closed to the bot, or gone: tells the person who can do something about it. */
import type { Logger } from 'pino';
import { recent } from '#shared/recent.ts';
import type { TableId } from '#tables/ids.ts';
import type { Clock } from '#tables/ports.ts';
import type { TableView } from '#tables/table-view.ts';
import { HOUR } from '#tables/time/allowance.ts';
import type { Reader } from '../readers/reader.ts';
import { say } from '../wire/message.ts';
import type { Poster, Trouble } from '../wire/poster.ts';

/** The shortest time between two such messages, in milliseconds. */
const PAUSE = HOUR;
/** The number of tables remembered. */
const MOST_TABLES = 1_000;

export function createTroubles({ poster, clock, log }: { poster: Poster; clock: Clock; log: Logger }) {
  const silentUntil = recent<TableId, number>(MOST_TABLES);

  return {
    async report({ id, channel, host }: TableView, { words }: Reader, trouble: Trouble): Promise<void> {
      if (trouble === 'failed' || trouble === 'gone') return;
      log.warn({ table: id, channel, trouble }, 'a table can not be shown');
      if (host === null || silentUntil.get(id, () => 0) > clock.now()) return;
      silentUntil.set(id, clock.now() + PAUSE);
      const { channelGone, cannotWrite } = words.bot.direct;
      await poster.direct(host, say(trouble === 'no-channel' ? channelGone : cannotWrite({ channel })));
    },
  };
}
