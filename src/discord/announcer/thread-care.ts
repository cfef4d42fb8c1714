/** The threads that the bot has opened: each is named after its table, and archived an hour after the end. */
import type { Logger } from 'pino';
import { cutTo } from '#i18n/cut.ts';
import { regularly } from '#shared/regularly.ts';
import type { Crew } from '#tables/crew.ts';
import type { Fact } from '#tables/facts.ts';
import type { ChannelId, TableId } from '#tables/ids.ts';
import type { Clock } from '#tables/ports.ts';
import type { Tables } from '#tables/service/tables.ts';
import { FINAL } from '#tables/table.ts';
import type { TableView } from '#tables/table-view.ts';
import { HOUR } from '#tables/time/allowance.ts';
import type { Readers } from '../readers/readers.ts';
import { tableName } from '../readers/table-name.ts';
import { noteFailure } from '../wire/failures.ts';
import { LIMITS } from '../wire/message.ts';
import type { DoorTrouble, ThreadDoors } from '../wire/thread-doors.ts';

interface KeptThread {
  readonly channel: ChannelId;
  readonly renameAt: number | null;
  readonly archiveAt: number | null;
}

interface ThreadStore {
  thread(channel: ChannelId): Promise<KeptThread | null>;
  keepThread(thread: KeptThread): Promise<void>;
  dropThread(channel: ChannelId): Promise<void>;
  dueThreads(now: number): Promise<readonly KeptThread[]>;
}

export interface CareParts {
  readonly doors: ThreadDoors;
  readonly store: ThreadStore;
  readonly readers: Readers;
  readonly clock: Clock;
  readonly log: Logger;
  readonly crew: Crew;
  tables(): Tables;
  /** The table that gathers or plays in a channel. */
  busyIn(channel: ChannelId): Promise<TableId | null>;
}

export interface ThreadCare {
  /** After news of a table: what they mean for its thread. */
  follow(view: TableView, facts: readonly Fact[]): Promise<void>;
  /** Discord has archived a thread because it was silent. */
  wake(channel: ChannelId): Promise<void>;
  /** Does what is due, again and again. The result stops it. */
  run(): () => void;
}

/** In milliseconds, after the end of a game or the closing of a lobby. */
const OPEN_FOR = HOUR;
/** Discord takes two names in ten minutes. */
const NAMED_AGAIN_AFTER = 600_000;
/** How often the clock is looked at, in milliseconds. */
const TICK = 5_000;

const isOver = ({ status }: TableView): boolean => FINAL.includes(status);
/** After these the table may have another name; if not, Discord is not asked. */
const RENAMING: readonly Fact['kind'][] = ['opened', 'lobby-changed', 'started', 'replaced', 'left'];

export function createThreadCare({ doors, store, readers, clock, log, crew, tables, busyIn }: CareParts): ThreadCare {
  /** Again later, if Discord is busy; never again, if it refuses. */
  const laterAfter = (trouble: DoorTrouble | null): number | null => {
    if (trouble === 'limited') return clock.now() + NAMED_AGAIN_AFTER;
    return trouble === 'failed' ? clock.now() + HOUR : null;
  };

  async function viewIn(channel: ChannelId): Promise<TableView | null> {
    const table = await busyIn(channel);
    const view = table && (await tables().view(table, null));
    return view?.ok ? view.value : null;
  }

  async function renamed(kept: KeptThread, view: TableView): Promise<KeptThread> {
    const name = cutTo(tableName(view, await readers.open(view)), LIMITS.threadName);
    const done = await doors.rename(kept.channel, name);
    return { ...kept, renameAt: laterAfter(done.ok ? null : done.error) };
  }

  async function archive(kept: KeptThread): Promise<void> {
    const done = await doors.archive(kept.channel);
    if (!done.ok && done.error === 'gone') return store.dropThread(kept.channel);
    await store.keepThread({ ...kept, archiveAt: laterAfter(done.ok ? null : done.error) });
  }

  async function tend(kept: KeptThread): Promise<void> {
    const view = await viewIn(kept.channel);
    const isDue = (at: number | null): boolean => at !== null && at <= clock.now();
    if (view === null) return isDue(kept.archiveAt) ? archive(kept) : store.keepThread({ ...kept, renameAt: null });
    const open = { ...kept, archiveAt: null };
    await store.keepThread(isDue(kept.renameAt) ? await renamed(open, view) : open);
  }

  async function look(): Promise<void> {
    try {
      await crew.alone('threads', async () => {
        for (const kept of await store.dueThreads(clock.now())) await tend(kept);
      });
    } catch (error) {
      noteFailure(log, error, 'a thread was not looked after');
    }
  }

  return {
    async follow(view, facts) {
      const kept = await store.thread(view.channel);
      if (kept === null) return;
      if (isOver(view)) {
        // Another table may have been opened there meanwhile.
        if ((await busyIn(view.channel)) === null) {
          await store.keepThread({ ...kept, archiveAt: kept.archiveAt ?? clock.now() + OPEN_FOR });
        }
        return;
      }
      if (facts.some(({ kind }) => RENAMING.includes(kind)))
        await store.keepThread({ ...(await renamed(kept, view)), archiveAt: null });
    },
    async wake(channel) {
      const view = await viewIn(channel);
      if (view?.status === 'running') await doors.reopen(channel);
    },
    run: () => regularly(clock, TICK, look).stop,
  };
}
