/** A table that has no news is shown all the same: somebody wants to see it, or something of it may have come late. */
import type { TableId } from '#tables/ids.ts';
import type { Clock } from '#tables/ports.ts';
import type { Tables } from '#tables/service/tables.ts';
import type { TableView } from '#tables/table-view.ts';
import type { Reader } from '../readers/reader.ts';
import type { Readers } from '../readers/readers.ts';
import { isForgotten } from './calls.ts';
import type { Display, News } from './display.ts';
import { isUpToDate, mayPass, type Shortfall } from './panels.ts';
import type { Retries } from './retries.ts';
import { createSecondLooks } from './second-looks.ts';
import type { Strays } from './strays.ts';
import type { Turns } from './turns.ts';

export interface WithoutNewsParts {
  readonly clock: Clock;
  readonly readers: Readers;
  readonly strays: Strays;
  readonly display: Display;
  tables(): Tables;
  turns(): Turns;
  retries(): Pick<Retries, 'isWaiting'>;
}

export interface WithoutNews {
  /** Posts the panel anew at the bottom of the channel; false if that can't be done. */
  showAgain(id: TableId): Promise<boolean>;
  /** Something of this table may come late: its channel is looked over, now and then. */
  doubt(id: TableId): void;
  stop(): void;
}

/** Facts still waiting to be shown stay unseen. */
const NOTHING = { facts: [], pings: [], settled: [], seen: null, isLast: false, isOld: false } as const;

const mayBeDoneLater = (shortfall: Shortfall | null): boolean =>
  shortfall === 'unfinished' || shortfall === 'untidy' || (shortfall !== null && mayPass(shortfall));

export function createWithoutNews(parts: WithoutNewsParts): WithoutNews {
  const { clock, readers, strays, display, tables, turns, retries } = parts;
  const looks = createSecondLooks(clock, lookOver);

  async function read(id: TableId): Promise<{ readonly view: TableView; readonly reader: Reader } | null> {
    const view = await tables().view(id, null);
    return view.ok ? { view: view.value, reader: await readers.open(view.value) } : null;
  }

  const show = (view: TableView, reader: Reader, placement: News['placement']): Promise<Shortfall | null> =>
    display.show(view, reader, { ...NOTHING, placement });

  async function repost(id: TableId): Promise<boolean> {
    const table = await read(id);
    if (table === null) return false;
    const { view, reader } = table;
    const found = await strays.settle(view, reader, false);
    const shortfall = found.ok ? await show(view, reader, 'anew') : found.error;
    // Nobody tries it again, but part of it may be done.
    if (shortfall !== null) looks.plan(id);
    return isUpToDate(shortfall);
  }

  async function tidy(id: TableId): Promise<'done' | 'later'> {
    const table = await read(id);
    if (table === null) return 'done';
    const { view, reader } = table;
    const found = await strays.lookOver(view, reader);
    // What came late may stand on the panel itself, too.
    const shown = found.ok && !isForgotten(view) ? await show(view, reader, 'in-place') : null;
    const shortfall = found.ok ? (shown ?? found.value.left) : found.error;
    return mayBeDoneLater(shortfall) ? 'later' : 'done';
  }

  async function lookOver(id: TableId): Promise<boolean> {
    if (retries().isWaiting(id)) return false;
    const done = await turns().runIfFree(id, () => tidy(id));
    return done === 'done' || done === false;
  }

  return {
    showAgain: (id) => turns().run(id, () => repost(id)),
    doubt: looks.plan,
    stop: looks.stop,
  };
}
