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
import type { Batch, Taken, Untold } from './untold.ts';

export interface TellingParts {
  readonly poster: Poster;
  readonly store: PanelStore;
  readonly display: Display;
  readonly loose: LooseCalls;
  readonly strays: Strays;
  readonly retries: Retries;
  readonly untold: Untold;
  readonly troubles: Troubles;
}

/** Resolves with the people whom the channel calls now. */
export type Tell = (view: TableView, reader: Reader, taken: Taken) => Promise<readonly PersonId[]>;

/** Reminders have posts of their own. */
const isReminder = ({ facts, isRetry }: Taken): boolean => !isRetry && facts.every(({ kind }) => kind === 'reminder');

export function createTelling(parts: TellingParts): Tell {
  const { poster, store, display, loose, strays, retries, untold, troubles } = parts;

  /** To be shown as soon as that is possible. */
  async function postpone(view: TableView, reader: Reader, owed: Batch, trouble: Shortfall): Promise<void> {
    untold.requeue(view.id, owed.facts, owed.seen);
    const isInTime = retries.later(view, trouble === 'forbidden' ? 'shut' : 'failing');
    if (!isInTime) await troubles.report(view, reader, 'failed');
  }

  async function show(view: TableView, reader: Reader, news: News & Batch, called: readonly string[]): Promise<void> {
    await loose.sweep(view);
    const short = shortCalls(news.facts, view, news.pings, called);
    // A change with short calls is shown when those are out.
    const isCalling = short.length > 0;
    const settled = isCalling ? news.pings.map((person) => occasionOf(view, person)) : news.settled;
    const trouble = await display.show(view, reader, { ...news, settled, seen: isCalling ? null : news.seen });
    if (trouble !== null && trouble !== 'unfinished' && mayPass(trouble)) return postpone(view, reader, news, trouble);
    const owed = await callShortly(poster, loose, view, reader, news.facts, short);
    const left = owed.trouble ?? (trouble === 'unfinished' ? trouble : null);
    if (left !== null) return postpone(view, reader, { facts: owed.facts, seen: news.seen }, left);
    if (isCalling) await store.markSeen(view.id, news.seen);
    retries.settle(view.id);
  }

  return async function tell(view: TableView, reader: Reader, taken: Taken): Promise<readonly PersonId[]> {
    const { facts, seen } = taken;
    if (isReminder(taken)) {
      await store.markSeen(view.id, seen);
      return [];
    }
    if (retries.isShut(view.id) && !isForgotten(view)) {
      untold.requeue(view.id, facts, seen);
      return [];
    }
    const isResumed = facts.some(({ kind }) => kind === 'resumed');
    const found = await strays.settle(view, reader, isResumed);
    if (!found.ok && mayPass(found.error)) {
      await postpone(view, reader, { facts, seen }, found.error);
      return [];
    }
    const called = (await store.panel(view.id))?.called ?? [];
    const news = { ...newsOf(facts, view, { called, justNow: found.ok ? found.value : [] }), seen };
    await show(view, reader, news, called);
    return news.pings;
  };
}
