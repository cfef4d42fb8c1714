/** Turns a table's facts into messages: from the public view alone, with private parts only for their owner. */
import { wordsIn } from '#i18n/words.ts';
import type { Crew } from '#tables/crew.ts';
import type { Fact } from '#tables/facts.ts';
import type { TableId } from '#tables/ids.ts';
import { type Announcer, StoreTrouble } from '#tables/ports.ts';
import type { GameId } from '#tables/rulebook.ts';
import { openingOf } from '../games/on-offer.ts';
import { noteFinished } from '../lobby/first-game.ts';
import type { Renew } from '../play/renewals.ts';
import { say } from '../wire/message.ts';
import { newlyAsked } from './calls.ts';
import { createDelivery, type DeliveryParts, isForSomebody } from './delivery.ts';
import { createDisplay } from './display.ts';
import { createLooseCalls } from './loose-calls.ts';
import { createReopening, createRetries } from './retries.ts';
import { createStrays } from './strays.ts';
import { takeOver } from './take-over.ts';
import { createTelling } from './telling.ts';
import type { ThreadCare } from './thread-care.ts';
import { createTroubles } from './troubles.ts';
import { createTurns, type Tried } from './turns.ts';
import { createUntold, type Taken } from './untold.ts';
import { createWithoutNews } from './without-news.ts';

export interface AnnouncerParts extends DeliveryParts {
  /** The games that people may open a table of. */
  readonly games: readonly GameId[];
  readonly threads: Pick<ThreadCare, 'follow'>;
  readonly renew: Renew;
  readonly crew: Crew;
}

export interface TableAnnouncer extends Required<Announcer> {
  /** Posts the table's panel anew at the bottom of its channel; false if that can't be done. */
  showAgain(table: TableId): Promise<boolean>;
  /** Something has changed in this server. `isOpen`: whether the bot may write in a channel now. */
  reopen(guild: string, isOpen: (channel: string) => boolean): void;
  /** Resolves when every announced fact is shown. */
  idle(): Promise<void>;
  /** Tells the news that a process left behind when it ended, again and again. The result stops it. */
  run(): () => void;
  /** Stops retrying (the next start does that) and ignores late pictures. */
  close(): void;
}

/** A damaged table has no view; only its channel is known. */
async function tellDamage({ poster, store, games }: AnnouncerParts, id: TableId): Promise<void> {
  const panel = await store.panel(id);
  const words = wordsIn('en');
  if (panel) await poster.post(panel.channel, say(words.bot.damaged({ open: openingOf(games, words) })));
}

const hasFact = (facts: readonly Fact[], wanted: Fact['kind']): boolean => facts.some(({ kind }) => kind === wanted);

function hearNews(crew: Crew, heard: (id: TableId) => void): void {
  crew.hear((word) => {
    if (word.kind === 'news') heard(word.table);
  });
}

export function createAnnouncer(parts: AnnouncerParts): TableAnnouncer {
  const { poster, store, readers, clock, log, tables, crew } = parts;
  const troubles = createTroubles(parts);
  const loose = createLooseCalls(poster, store);
  const display = createDisplay(parts, troubles, (id, show) => withoutNews.showLate(id, show));
  const delivery = createDelivery(parts, loose, (id, work) => void turns.run(id, work));
  const untold = createUntold(store);
  const strays = createStrays(poster, store);
  const withoutNews = createWithoutNews({ ...parts, strays, display, turns: () => turns, retries: () => retries });
  const retries = createRetries(clock, (id) => void tellIfFree(id), withoutNews.doubt);
  const turns = createTurns({ crew, log, isWaiting: retries.isWaiting, lost: withoutNews.doubt });
  const tell = createTelling({ poster, store, display, loose, strays, retries, troubles });

  /** Another process that has the turn tries again by itself. */
  async function tellIfFree(id: TableId): Promise<Tried<'told'>> {
    const done = await turns.runIfFree(id, () => flush(id));
    if (done === 'taken') retries.settle(id);
    return done;
  }

  /** While the store fails, facts wait as they do while Discord fails. */
  async function flush(id: TableId): Promise<'told'> {
    try {
      const taken = await untold.take(id);
      if (taken === null) retries.settle(id);
      else await tellAll(id, taken);
    } catch (error) {
      if (!(error instanceof StoreTrouble)) throw error;
      retries.later({ id, guild: null, channel: '' }, 'failing');
    }
    return 'told';
  }

  async function tellAll(id: TableId, taken: Taken): Promise<void> {
    const view = await tables().view(id, null);
    if (!view.ok) return retries.settle(id);
    const reader = await readers.open(view.value);
    const isLast = !taken.fresh.some(({ facts }) => facts.some(isForSomebody));
    const facts = taken.unfollowed;
    await parts.renew(id, newlyAsked(facts, view.value));
    const { pings, isPostponed } = await tell(view.value, reader, taken, isLast);
    await noteFinished(tables(), view.value, facts);
    const trouble = await delivery.deliver(view.value, reader, taken.fresh, pings, retries.isShut(id));
    await parts.threads.follow(view.value, facts);
    untold.follow(id, taken.seen);
    if (trouble !== null && !isPostponed) retries.later(view.value, trouble === 'forbidden' ? 'shut' : 'failing');
    if (trouble !== null) return;
    if (isPostponed) return store.markDelivered(id, taken.seen);
    if (!isLast) await store.markSeen(id, taken.seen);
    retries.settle(id);
    untold.settle(id);
  }

  const announce = async (id: TableId): Promise<void> =>
    (await tellIfFree(id)) === 'taken' ? crew.tell({ kind: 'news', table: id }) : undefined;

  function tellLeft(id: TableId): Promise<Tried<'told'>> {
    untold.leave(id);
    // Whoever had begun to tell them may have asked for something that comes late.
    withoutNews.doubt(id);
    return tellIfFree(id);
  }

  hearNews(crew, (id) => void tellIfFree(id));

  return {
    announce(id, facts) {
      if (hasFact(facts, 'damaged')) void turns.run(id, () => tellDamage(parts, id));
      else if (!hasFact(facts, 'resumed')) void announce(id);
      // Where there are others, one of them may be telling it: it is looked for instead.
      else if (!crew.isShared) void tellLeft(id);
    },
    reopen: createReopening([retries, withoutNews], crew, clock),
    shown: (id) => turns.done(id),
    showAgain: withoutNews.showAgain,
    idle: () => turns.idle(),
    run: () => takeOver(crew, clock, tellLeft, (err) => log.error({ err }, 'nobody looked for news left behind')),
    close() {
      for (const each of [retries, withoutNews, delivery]) each.stop();
    },
  };
}
