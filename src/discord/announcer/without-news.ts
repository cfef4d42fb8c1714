/** A table that has no news is shown all the same: somebody wants to see it, or something of it may have come late. */
import type { TableId } from '#tables/ids.ts';
import type { Clock } from '#tables/ports.ts';
import type { Tables } from '#tables/service/tables.ts';
import type { TableView } from '#tables/table-view.ts';
import type { Reader } from '../readers/reader.ts';
import type { Readers } from '../readers/readers.ts';
import { isForgotten } from './calls.ts';
import type { Display, News } from './display.ts';
import { isUpToDate, type Shortfall } from './panels.ts';
import type { Retries } from './retries.ts';
import { createSecondLooks, type Look } from './second-looks.ts';
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
  /** What is ready late and not tried again. */
  showLate(id: TableId, show: () => Promise<Shortfall | null>): void;
  /** Something of this table may come late: its channel is looked over, now and then. */
  doubt(id: TableId): void;
  /** Something has changed in this server. `isOpen`: whether the bot may write in a channel now. */
  reopen(guild: string, isOpen: (channel: string) => boolean): void;
  stop(): void;
}

/** Facts still waiting to be shown stay unseen. */
const NOTHING = { facts: [], pings: [], settled: [], seen: null, isLast: false, isOld: false } as const;

function lookAfter(shortfall: Shortfall | null): Look {
  if (shortfall === 'failed' || shortfall === 'unfinished') return 'soon';
  return shortfall === 'forbidden' || shortfall === 'untidy' ? 'seldom' : 'done';
}

/** A closed lobby that has come late must lose its buttons. */
const placementOf = (view: TableView): News['placement'] => (isForgotten(view) ? 'nowhere-else' : 'in-place');

export function createWithoutNews(parts: WithoutNewsParts): WithoutNews {
  const { clock, readers, strays, display, tables, turns, retries } = parts;
  const looks = createSecondLooks(clock, lookOver);
  let isStopped = false;
  /** Tables in doubt where the bot may not look. */
  const shut = new Map<TableId, Pick<TableView, 'guild' | 'channel'>>();

  async function read(id: TableId): Promise<{ readonly view: TableView; readonly reader: Reader } | null> {
    const view = await tables().view(id, null);
    return view.ok ? { view: view.value, reader: await readers.open(view.value) } : null;
  }

  const show = (view: TableView, reader: Reader, placement: News['placement']): Promise<Shortfall | null> =>
    display.show(view, reader, { ...NOTHING, placement });

  /** Nobody tries it again, but part of it may be done, also where the store has failed. */
  async function showOnce(id: TableId, work: () => Promise<Shortfall | null>): Promise<boolean> {
    let shortfall: Shortfall | null = 'unfinished';
    try {
      shortfall = await work();
    } finally {
      if (shortfall !== null) looks.plan(id);
    }
    return isUpToDate(shortfall);
  }

  async function repost(id: TableId): Promise<boolean> {
    const table = await read(id);
    if (table === null) return false;
    const { view, reader } = table;
    return showOnce(id, async () => {
      const found = await strays.settle(view, reader, false);
      return found.ok ? show(view, reader, 'anew') : found.error;
    });
  }

  async function tidied(id: TableId): Promise<Look> {
    const table = await read(id);
    if (table === null) return 'done';
    const { view, reader } = table;
    const found = await strays.lookOver(view, reader);
    // What came late may stand on the panel itself, too.
    const shortfall = found.ok ? await show(view, reader, placementOf(view)) : found.error;
    if (shortfall === 'forbidden') shut.set(id, { guild: view.guild, channel: view.channel });
    return lookAfter(shortfall);
  }

  async function lookOver(id: TableId): Promise<Look> {
    if (retries().isWaiting(id)) return 'soon';
    shut.delete(id);
    const came = await turns().runIfFree(id, () => tidied(id));
    if (came === 'taken' || came === 'out-of-order') return 'soon';
    return came === false ? 'done' : came;
  }

  function isOpenAgain(id: TableId, guild: string, isOpen: (channel: string) => boolean): boolean {
    const place = shut.get(id);
    return place?.guild === guild && isOpen(place.channel);
  }

  return {
    showAgain: (id) => turns().run(id, () => repost(id)),
    showLate(id, show) {
      if (!isStopped) void turns().run(id, () => showOnce(id, show));
    },
    doubt: looks.plan,
    reopen: (guild, isOpen) => looks.hasten((id) => isOpenAgain(id, guild, isOpen)),
    stop() {
      isStopped = true;
      looks.stop();
    },
  };
}
