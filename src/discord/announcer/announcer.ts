/** Turns a table's facts into messages: from the public view alone, with private parts only for their owner. */
import { wordsIn } from '#i18n/words.ts';
import { inTime } from '#render/painting.ts';
import { createQueues } from '#shared/queue.ts';
import type { PersonId, TableId } from '#tables/ids.ts';
import type { Announcer } from '#tables/ports.ts';
import type { GameId } from '#tables/rulebook.ts';
import type { Tables } from '#tables/service/tables.ts';
import type { TableView } from '#tables/table-view.ts';
import { openingOf } from '../games/on-offer.ts';
import type { Reader } from '../readers/reader.ts';
import type { Readers } from '../readers/readers.ts';
import { say } from '../wire/message.ts';
import { newsOf } from './calls.ts';
import { createDirect } from './direct.ts';
import { createDisplay, type DisplayParts, type News } from './display.ts';
import { calledOut, type Note, notesIn } from './notes.ts';
import { createRetries } from './retries.ts';
import { callShortly } from './short-calls.ts';
import { createUntold } from './untold.ts';

export interface AnnouncerParts extends DisplayParts {
  readonly readers: Readers;
  /** The games that people may open a table of. */
  readonly games: readonly GameId[];
  tables(): Tables;
}

export interface TableAnnouncer extends Announcer {
  /** Posts the table's panel anew at the bottom of its channel; false if that can't be done. */
  showAgain(table: TableId): Promise<boolean>;
  /** Resolves when every announced fact is shown. */
  idle(): Promise<void>;
  /** Stops retrying (the next start does that) and ignores late pictures. */
  close(): void;
}

export function createAnnouncer(parts: AnnouncerParts): TableAnnouncer {
  const { poster, store, readers, games, clock, log, tables } = parts;
  const direct = createDirect({ ...parts, picture: async (scene) => inTime(await parts.paint(scene)) });
  let isClosed = false;
  const display = createDisplay(parts, (id, show) => {
    if (!isClosed) void enqueue(id, show);
  });
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

  /** A person whom the panel already pings is not pinged in the channel again. */
  async function deliver(view: TableView, { words }: Reader, note: Note, called: readonly PersonId[]): Promise<void> {
    if ((await direct.note(view, note)) || called.includes(note.person)) return;
    const call = calledOut(note, view, words);
    if (call) await poster.post(view.channel, call);
  }

  /** A damaged table has no view; only its channel is known. */
  async function tellDamage(id: TableId): Promise<void> {
    const panel = await store.panel(id);
    const words = wordsIn('en');
    if (panel) await poster.post(panel.channel, say(words.bot.damaged({ open: openingOf(games, words) })));
  }

  async function show(view: TableView, reader: Reader, news: News): Promise<void> {
    const isReminder = news.facts.every(({ kind }) => kind === 'reminder');
    if (isReminder) return store.markSeen(view.id, news.seen);
    const trouble = await display.show(view, reader, news);
    const owed = trouble === 'failed' ? news.facts : await callShortly(poster, view, reader, news);
    if (owed.length === 0) return retries.settle(view.id);
    untold.requeue(view.id, owed);
    retries.later(view.id);
  }

  async function flush(id: TableId): Promise<void> {
    const { facts, fresh } = untold.take(id);
    if (facts.length === 0) return;
    const seen = await store.unseenRevision(id);
    const view = await tables().view(id, null);
    if (!view.ok) {
      retries.settle(id);
      return tellDamage(id);
    }
    const reader = await readers.open(view.value);
    const news = { ...newsOf(facts, view.value), seen };
    await show(view.value, reader, news);
    await direct.sendHands(view.value, fresh);
    for (const note of notesIn(fresh, view.value)) await deliver(view.value, reader, note, news.pings);
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
    },
  };
}
