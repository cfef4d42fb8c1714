/** Turns a table's facts into messages: from the public view alone, with private parts only for their owner. */
import { wordsIn } from '#i18n/words.ts';
import { createQueues } from '#shared/queue.ts';
import type { TableId } from '#tables/ids.ts';
import { type Announcer, StoreTrouble } from '#tables/ports.ts';
import type { GameId } from '#tables/rulebook.ts';
import { openingOf } from '../games/on-offer.ts';
import { noteFinished } from '../lobby/first-game.ts';
import type { Renew } from '../play/renewals.ts';
import { say } from '../wire/message.ts';
import { newlyAsked } from './calls.ts';
import { createDelivery, type DeliveryParts } from './delivery.ts';
import { createDisplay, type News } from './display.ts';
import { callInvited } from './invitations.ts';
import { createLooseCalls } from './loose-calls.ts';
import { createRetries } from './retries.ts';
import { createStrays } from './strays.ts';
import { createTelling } from './telling.ts';
import type { ThreadCare } from './thread-care.ts';
import { createTroubles } from './troubles.ts';
import { createUntold, type Taken } from './untold.ts';

export interface AnnouncerParts extends DeliveryParts {
  /** The games that people may open a table of. */
  readonly games: readonly GameId[];
  readonly threads: Pick<ThreadCare, 'follow'>;
  readonly renew: Renew;
}

export interface TableAnnouncer extends Required<Announcer> {
  /** Posts the table's panel anew at the bottom of its channel; false if that can't be done. */
  showAgain(table: TableId): Promise<boolean>;
  /** Something has changed in this server. `isOpen`: whether the bot may write in a channel now. */
  reopen(guild: string, isOpen: (channel: string) => boolean): void;
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
  const strays = createStrays(poster, store);
  const retries = createRetries(clock, (id) => void enqueue(id, () => flush(id)));

  const tell = createTelling({ poster, store, display, loose, strays, retries, untold, troubles });

  /** Resolves with false after an error, which is our own mistake: the work is not retried before the next start. */
  const enqueue = <T>(id: TableId, work: () => Promise<T>): Promise<T | false> =>
    queues.run(id, () =>
      work().catch((error: unknown): false => {
        if (!(error instanceof StoreTrouble)) log.error({ err: error, table: id }, 'a table was not shown');
        return false;
      }),
    );

  /** Shows no new facts: facts still waiting to be shown stay unseen. */
  async function repost(id: TableId): Promise<boolean> {
    const view = await tables().view(id, null);
    if (!view.ok) return false;
    const reader = await readers.open(view.value);
    if (!(await strays.settle(view.value, reader, false)).ok) return false;
    const news: News = { facts: [], pings: [], placement: 'anew', seen: null, settled: [] };
    return (await display.show(view.value, reader, news)) === null;
  }

  /** While the store fails, facts wait as they do while Discord fails. */
  async function flush(id: TableId): Promise<void> {
    const taken = untold.take(id);
    if (taken === null) return;
    try {
      await tellAll(id, taken);
    } catch (error) {
      if (!(error instanceof StoreTrouble)) throw error;
      untold.requeue(id, taken.facts, taken.seen);
      retries.later({ id, guild: null, channel: '' }, 'failing');
    }
  }

  async function tellAll(id: TableId, taken: Taken): Promise<void> {
    const view = await tables().view(id, null);
    if (!view.ok) {
      retries.settle(id);
      return tellDamage(parts, id);
    }
    const reader = await readers.open(view.value);
    await parts.renew(id, newlyAsked(taken.fresh, view.value));
    const pings = await tell(view.value, reader, taken);
    await callInvited(poster, view.value, reader, taken.fresh);
    await noteFinished(tables(), view.value, taken.fresh);
    await delivery.deliver(view.value, reader, taken.fresh, pings);
    await parts.threads.follow(view.value, taken.fresh);
  }

  return {
    announce(id, facts, revision) {
      untold.add(id, facts, revision);
      void enqueue(id, () => flush(id));
    },
    reopen: retries.reopen,
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
