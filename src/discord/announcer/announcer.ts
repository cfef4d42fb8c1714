/** Turns a table's facts into messages: from the public view alone, with private parts only for their owner. */
import { wordsIn } from '#i18n/words.ts';
import { createQueues } from '#shared/queue.ts';
import type { Fact } from '#tables/facts.ts';
import type { TableId } from '#tables/ids.ts';
import type { Announcer } from '#tables/ports.ts';
import type { GameId } from '#tables/rulebook.ts';
import type { TableView } from '#tables/table-view.ts';
import { openingOf } from '../games/on-offer.ts';
import type { Reader } from '../readers/reader.ts';
import { say } from '../wire/message.ts';
import { newsOf } from './calls.ts';
import { createDelivery, type DeliveryParts } from './delivery.ts';
import { createDisplay, type News } from './display.ts';
import { callInvited } from './invitations.ts';
import { createLooseCalls } from './loose-calls.ts';
import { createRetries } from './retries.ts';
import { callShortly, shortCalls } from './short-calls.ts';
import type { ThreadCare } from './thread-care.ts';
import { createTroubles } from './troubles.ts';
import { createUntold } from './untold.ts';

export interface AnnouncerParts extends DeliveryParts {
  /** The games that people may open a table of. */
  readonly games: readonly GameId[];
  readonly threads: Pick<ThreadCare, 'follow'>;
}

export interface TableAnnouncer extends Required<Announcer> {
  /** Posts the table's panel anew at the bottom of its channel; false if that can't be done. */
  showAgain(table: TableId): Promise<boolean>;
  /** Resolves when every announced fact is shown. */
  idle(): Promise<void>;
  /** Stops retrying (the next start does that) and ignores late pictures. */
  close(): void;
}

/** A damaged table has no view; only its channel is known. */
async function tellDamage({ poster, store, games }: AnnouncerParts, id: TableId): Promise<void> {
  const panel = await store.panel(id);
  const words = wordsIn('en');
  if (panel) await poster.post(panel.channel, say(words.bot.damaged({ open: openingOf(games, words) })));
}

/** After a restart, the last announcement may have been posted, but not noted as shown. */
async function withoutCalled(
  { store }: AnnouncerParts,
  id: TableId,
  facts: readonly Fact[],
  seen: number | null,
): Promise<readonly Fact[]> {
  const called = (await store.panel(id))?.called ?? null;
  const isCalled = seen !== null && called !== null && called >= seen;
  return isCalled ? facts.filter(({ kind }) => kind !== 'resumed') : facts;
}

export function createAnnouncer(parts: AnnouncerParts): TableAnnouncer {
  const { poster, store, readers, clock, log, tables } = parts;
  let isClosed = false;
  const troubles = createTroubles(parts);
  const loose = createLooseCalls(poster, store);
  const display = createDisplay(parts, troubles, (id, show) => {
    if (!isClosed) void enqueue(id, show);
  });
  const delivery = createDelivery(parts, loose, (id, work) => void enqueue(id, work));
  const queues = createQueues();
  const untold = createUntold();
  const retries = createRetries(clock, (id) => void enqueue(id, () => flush(id)));

  /** Resolves with false after an error, which is our own mistake: the work is not retried before the next start. */
  const enqueue = <T>(id: TableId, work: () => Promise<T>): Promise<T | false> =>
    queues.run(id, () =>
      work().catch((error: unknown): false => {
        log.error({ err: error, table: id }, 'a table was not shown');
        return false;
      }),
    );

  /** Shows no new facts: facts still waiting to be shown stay unseen. */
  async function repost(id: TableId): Promise<boolean> {
    const seen = untold.has(id) ? null : await store.unseenRevision(id);
    const view = await tables().view(id, null);
    if (!view.ok) return false;
    const news: News = { facts: [], pings: [], placement: 'anew', seen };
    return (await display.show(view.value, await readers.open(view.value), news)) === null;
  }

  async function show(view: TableView, reader: Reader, news: News): Promise<void> {
    const isReminder = news.facts.length > 0 && news.facts.every(({ kind }) => kind === 'reminder');
    if (isReminder) return store.markSeen(view.id, news.seen);
    await loose.sweep(view);
    // A change with short calls is shown when those are out.
    const isCalling = shortCalls(news.facts, view, news.pings).length > 0;
    const trouble = await display.show(view, reader, isCalling ? { ...news, seen: null } : news);
    const owed = trouble === 'failed' ? news.facts : await callShortly(poster, loose, view, reader, news);
    if (owed.length === 0 && trouble !== 'unfinished') {
      if (isCalling) await store.markSeen(view.id, news.seen);
      return retries.settle(view.id);
    }
    untold.requeue(view.id, owed);
    if (!retries.later(view.id)) await troubles.report(view, reader, 'failed');
  }

  async function flush(id: TableId): Promise<void> {
    const taken = untold.take(id);
    if (taken === null) return;
    const seen = await store.unseenRevision(id);
    const view = await tables().view(id, null);
    if (!view.ok) {
      retries.settle(id);
      return tellDamage(parts, id);
    }
    const reader = await readers.open(view.value);
    const facts = await withoutCalled(parts, id, taken.facts, seen);
    const news = { ...newsOf(facts, view.value), seen };
    await show(view.value, reader, news);
    await callInvited(poster, view.value, reader, taken.fresh);
    await delivery.deliver(view.value, reader, taken.fresh, news.pings);
    await parts.threads.follow(view.value, taken.fresh);
  }

  return {
    announce(id, facts) {
      untold.add(id, facts);
      void enqueue(id, () => flush(id));
    },
    shown: (id) => queues.run(id, () => undefined),
    showAgain: (id) => enqueue(id, () => repost(id)),
    idle: () => queues.idle(),
    close() {
      isClosed = true;
      retries.stop();
      delivery.stop();
    },
  };
}
