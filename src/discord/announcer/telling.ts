/** Tells the news of a table in its channel, now or as soon as that is possible. */
import { recent } from '#shared/recent.ts';
import type { PersonId, TableId } from '#tables/ids.ts';
import type { TableView } from '#tables/table-view.ts';
import type { Reader } from '../readers/reader.ts';
import type { Poster } from '../wire/poster.ts';
import type { Trouble } from '../wire/trouble.ts';
import { isForgotten, newsOf } from './calls.ts';
import type { Display, News } from './display.ts';
import type { PanelStore } from './kept-panel.ts';
import type { LooseCalls } from './loose-calls.ts';
import { occasionOf } from './occasions.ts';
import { isUpToDate, mayPass, type Shortfall } from './panels.ts';
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

/** The number of tables remembered. */
const MOST_TABLES = 1_000;

const POSTPONED: Told = { pings: [], isPostponed: true };
const DONE: Told = { pings: [], isPostponed: false };
const NOTHING_FOUND = { called: [], left: null } as const;

/** Reminders have posts of their own. */
const isReminder = ({ facts, isRetry }: Taken): boolean => !isRetry && facts.every(({ kind }) => kind === 'reminder');

export function createTelling(parts: TellingParts): Tell {
  const { poster, store, display, loose, strays, retries, troubles } = parts;
  /** The last change that a table's panel shows, with all calls made. */
  const shown = recent<TableId, number>(MOST_TABLES);

  /** To be shown as soon as that is possible. */
  async function postponed(
    view: TableView,
    reader: Reader,
    trouble: Shortfall,
    pings: Told['pings'] = [],
  ): Promise<Told> {
    const isInTime = retries.later(view, trouble === 'forbidden' ? 'shut' : 'failing');
    if (!isInTime && trouble !== 'untidy') await troubles.report(view, reader, 'failed');
    return { pings, isPostponed: true };
  }

  /** What is left to be done. */
  async function show(view: TableView, reader: Reader, news: News, called: readonly string[]) {
    await loose.sweep(view);
    const short = shortCalls(news.facts, view, news.pings, called);
    // A change with short calls is shown when those are out.
    const isCalling = short.length > 0;
    const settled = isCalling ? news.pings.map((person) => occasionOf(view, person)) : news.settled;
    const trouble = await display.show(view, reader, { ...news, settled, isLast: news.isLast && !isCalling });
    if (trouble !== null && mayPass(trouble)) return trouble;
    const owed = await callShortly(poster, loose, view, reader, short);
    if (owed !== null || trouble === 'unfinished' || trouble === 'untidy') return owed ?? trouble;
    if (isCalling && news.isLast && news.seen !== null) await store.markSeen(view.id, news.seen);
    return null;
  }

  /** A panel that shows all is not sent again: old ones are left to change, or what concerns single people. */
  async function tidied(view: TableView, reader: Reader, { seen }: Taken, isLast: boolean, left: Trouble | null) {
    if (left !== null) return postponed(view, reader, left === 'forbidden' ? left : 'untidy');
    if (isLast) await store.markSeen(view.id, seen);
    return DONE;
  }

  async function told(view: TableView, reader: Reader, taken: Taken, isLast: boolean, justNow: readonly string[]) {
    const called = (await store.panel(view.id))?.called ?? [];
    const calls = newsOf(taken.facts, view, { called, justNow });
    const { pings } = calls;
    const left = await show(view, reader, { ...calls, seen: taken.seen, isLast, isOld: taken.isLeft }, called);
    if (isUpToDate(left)) shown.set(view.id, taken.seen);
    return left === null ? { pings, isPostponed: false } : postponed(view, reader, left, pings);
  }

  return async function tell(view, reader, taken, isLast) {
    if (isReminder(taken)) return DONE;
    if (retries.isShut(view.id) && !isForgotten(view)) return POSTPONED;
    const found = await strays.settle(view, reader, taken.isLeft);
    if (!found.ok && mayPass(found.error)) return postponed(view, reader, found.error);
    const { called, left } = found.ok ? found.value : NOTHING_FOUND;
    if (shown.find(view.id) === taken.seen) return tidied(view, reader, taken, isLast, left);
    return told(view, reader, taken, isLast, called);
  };
}
