/** Says at tables what whoever runs the bot has to say (`npm run notice`): once a table, and silently. */
import type { Logger } from 'pino';
import { isOwn, type ShardRange } from '#shared/shard-range.ts';
import type { GuildId, TableId } from '#tables/ids.ts';
import type { Clock } from '#tables/ports.ts';
import type { Tables } from '#tables/service/tables.ts';
import { DAY } from '#tables/time/allowance.ts';
import { tableWords } from '../readers/readers.ts';
import { noteFailure } from '../wire/failures.ts';
import { say } from '../wire/message.ts';
import type { Poster } from '../wire/poster.ts';

interface Notice {
  readonly tableId: TableId;
  /** When it was given. */
  readonly at: number;
  readonly text: string;
  /** The table's server; null in older rows. */
  readonly guild: GuildId | null;
}

interface NoticeParts {
  readonly store: { dueNotices(): Promise<readonly Notice[]>; dropNotice(notice: Notice): Promise<void> };
  /** Null if this process has all connections to Discord. */
  readonly shards: ShardRange | null;
  readonly tables: Pick<Tables, 'view'>;
  readonly poster: Pick<Poster, 'post'>;
  readonly clock: Clock;
  readonly log: Logger;
}

interface Notices {
  /** Looks for them again and again. The result stops it. */
  run(): () => void;
  /** Resolves when nothing is under way any more. */
  idle(): Promise<void>;
}

/** In milliseconds. */
const LOOK_EVERY = 5_000;
/** While Discord is out of order, in milliseconds. */
const TRY_AGAIN_AFTER = 60_000;
/** What Discord has not taken by then is about something that is over. */
const TOO_OLD = DAY;

export function createNotices({ store, shards, tables, poster, clock, log }: NoticeParts): Notices {
  let isStopped = false;
  let underWay: Promise<void> | null = null;
  let restsUntil = 0;

  /** Of several processes, each speaks to its own servers. */
  const isOurs = ({ guild }: Notice): boolean => isOwn(guild, shards);

  /** Whether that was it: said, or not to be said any more. A game that is over needs no notice. */
  async function isSettled({ tableId, at, text }: Notice): Promise<boolean> {
    const view = await tables.view(tableId, null);
    if (!view.ok || view.value.status !== 'running' || clock.now() - at >= TOO_OLD) return true;
    const content = say(tableWords(view.value).bot.around.notice({ text }));
    const posted = await poster.post(view.value.channel, content, `notice ${tableId} ${at}`);
    return posted.ok || posted.error !== 'failed';
  }

  /** One after the other: games come first. */
  async function sayAll(): Promise<void> {
    let settled = 0;
    for (const notice of (await store.dueNotices()).filter(isOurs)) {
      if (isStopped) break;
      if (!(await isSettled(notice))) {
        restsUntil = clock.now() + TRY_AGAIN_AFTER;
        continue;
      }
      await store.dropNotice(notice);
      settled++;
    }
    if (settled > 0) log.info({ tables: settled }, 'notice given');
  }

  function look(): void {
    if (clock.now() < restsUntil) return;
    underWay ??= sayAll()
      .catch((err: unknown) => noteFailure(log, err, 'a notice was not given'))
      .finally(() => {
        underWay = null;
      });
  }

  return {
    run() {
      look();
      const stopClock = clock.every(LOOK_EVERY, look);
      return () => {
        isStopped = true;
        stopClock();
      };
    },
    idle: async () => underWay ?? undefined,
  };
}
