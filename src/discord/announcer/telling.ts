/** Tells the news of a table in its channel, now or as soon as that is possible. */
import type { PersonId } from '#tables/ids.ts';
import type { TableView } from '#tables/table-view.ts';
import type { Reader } from '../readers/reader.ts';
import type { Poster } from '../wire/poster.ts';
import { isForgotten, newsOf } from './calls.ts';
import type { Display, News } from './display.ts';
import type { PanelStore } from './kept-panel.ts';
import type { LooseCalls } from './loose-calls.ts';
import { occasionOf } from './occasions.ts';
import { mayPass, type Shortfall } from './panels.ts';
import type { Retries } from './retries.ts';
import { callShortly, shortCalls } from './short-calls.ts';
import type { Strays } from './strays.ts';
import type { Troubles } from './troubles.ts';
import type { Taken } from './untold.ts';

export interface TellingParts {
  readonly poster: Poster;
  readonly store: PanelStore;
  readonly display: Display;
  readonly loose: LooseCalls;
  readonly strays: Strays;
  readonly retries: Retries;
  readonly troubles: Troubles;
}

interface Told {
  /** The people whom the channel calls now. */
  readonly pings: readonly PersonId[];
  /** Something is to be shown again, as soon as that is possible. */
  readonly isPostponed: boolean;
}

/** `isLast`: nothing is left to be done with the news once they are shown. */
export type Tell = (view: TableView, reader: Reader, taken: Taken, isLast: boolean) => Promise<Told>;

const POSTPONED: Told = { pings: [], isPostponed: true };

/** Reminders have posts of their own. */
const isReminder = ({ facts, isRetry }: Taken): boolean => !isRetry && facts.every(({ kind }) => kind === 'reminder');

export function createTelling(parts: TellingParts): Tell {
  const { poster, store, display, loose, strays, retries, troubles } = parts;

  /** To be shown as soon as that is possible. */
  async function postpone(view: TableView, reader: Reader, trouble: Shortfall): Promise<true> {
    const isInTime = retries.later(view, trouble === 'forbidden' ? 'shut' : 'failing');
    if (!isInTime) await troubles.report(view, reader, 'failed');
    return true;
  }

  /** True if something is to be shown again. */
  async function show(view: TableView, reader: Reader, news: News, called: readonly string[]): Promise<boolean> {
    await loose.sweep(view);
    const short = shortCalls(news.facts, view, news.pings, called);
    // A change with short calls is shown when those are out.
    const isCalling = short.length > 0;
    const settled = isCalling ? news.pings.map((person) => occasionOf(view, person)) : news.settled;
    const trouble = await display.show(view, reader, { ...news, settled, isLast: news.isLast && !isCalling });
    if (trouble !== null && trouble !== 'unfinished' && mayPass(trouble)) return postpone(view, reader, trouble);
    const owed = await callShortly(poster, loose, view, reader, short);
    const left = owed ?? (trouble === 'unfinished' ? trouble : null);
    if (left !== null) return postpone(view, reader, left);
    if (isCalling && news.isLast && news.seen !== null) await store.markSeen(view.id, news.seen);
    retries.settle(view.id);
    return false;
  }

  return async function tell(view, reader, taken, isLast) {
    const { facts, seen, isLeft } = taken;
    if (isReminder(taken)) return { pings: [], isPostponed: false };
    if (retries.isShut(view.id) && !isForgotten(view)) return POSTPONED;
    const found = await strays.settle(view, reader, isLeft);
    if (!found.ok && mayPass(found.error)) {
      await postpone(view, reader, found.error);
      return POSTPONED;
    }
    const called = (await store.panel(view.id))?.called ?? [];
    const calls = newsOf(facts, view, { called, justNow: found.ok ? found.value : [] });
    const news = { ...calls, seen, isLast, isOld: isLeft };
    return { pings: news.pings, isPostponed: await show(view, reader, news, called) };
  };
}
