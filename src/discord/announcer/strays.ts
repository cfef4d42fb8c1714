/**
 * What an interrupted showing has left in the channel: messages whose posting nobody noted, and old panels that still have
 * their buttons. Law: after this, the channel has no message of this table that the store does not know.
 */
import { ok, type Result } from '#engine/result.ts';
import type { Seat } from '#engine/seat.ts';
import { seatOf } from '#tables/table.ts';
import type { TableView } from '#tables/table-view.ts';
import type { Reader } from '../readers/reader.ts';
import { parseCustomId } from '../wire/custom-id.ts';
import type { OwnMessage, Reach } from '../wire/own-messages.ts';
import type { Poster } from '../wire/poster.ts';
import type { Trouble } from '../wire/trouble.ts';
import { pastPanel } from './great-moments.ts';
import type { KeptPanel, PanelStore, PastPanel } from './kept-panel.ts';
import { calledBy, personOf } from './occasions.ts';
import { mayPass } from './panels.ts';

interface Settled {
  /** The occasions for which people turn out to have been called. */
  readonly called: readonly string[];
  /** Why old panels still have their buttons; null if none has. That holds nothing up. */
  readonly left: Trouble | null;
}

/** Nothing may be posted before the channel could be looked through. */
type Settling = Promise<Result<Settled, Trouble>>;

export interface Strays {
  /** Before anything is shown. `isResumed`: after a restart, when even the first panel may be unknown. */
  settle(view: TableView, reader: Reader, isResumed: boolean): Settling;
  /** The same for whatever the channel has of this table, wherever it stands. */
  lookOver(view: TableView, reader: Reader): Settling;
}

/** A panel has more buttons than any other message of a table. */
const FEWEST_ON_PANEL = 3;

const buttonsOf = ({ ids }: OwnMessage, { id }: TableView): string[] =>
  ids.flatMap((each) => {
    const read = parseCustomId(each);
    return read?.table === id ? [read.route] : [];
  });

const isPanel = (message: OwnMessage, view: TableView): boolean => buttonsOf(message, view).length >= FEWEST_ON_PANEL;

const isShortCall = (message: OwnMessage, view: TableView): boolean => {
  const [only, ...others] = buttonsOf(message, view);
  return only === 'play' && others.length === 0;
};

const seatsMentioned = (view: TableView, { mentions }: OwnMessage): Seat[] =>
  mentions.flatMap((person) => seatOf(view, person) ?? []);

/** A new panel is out with all its calls; a short call, or a reminder that looks like one, is out for whom it mentions. */
function provedBy(posting: readonly string[], hasPanel: boolean, short: readonly OwnMessage[]): readonly string[] {
  const mentioned = new Set(short.flatMap(({ mentions }) => mentions));
  return hasPanel ? posting : posting.filter((occasion) => mentioned.has(personOf(occasion)));
}

const newPanel = ({ channel, play }: TableView, { id, at }: OwnMessage): KeptPanel => ({
  ...{ channel, message: id, postedAt: at, isLobby: play === null, before: [], since: [] },
  ...{ called: [], posting: null, past: [], loose: [] },
});

const asPast = ({ id }: OwnMessage) => ({ message: id, lines: [] });

/** By the ids, which Discord counts up. */
const isOlder = ({ id }: OwnMessage, { message }: KeptPanel): boolean => BigInt(id) < BigInt(message);

/** The newest is the panel; what it replaces is past. */
function adopted(view: TableView, old: KeptPanel | null, strays: readonly OwnMessage[]): KeptPanel | null {
  const panels = strays.filter((stray) => isPanel(stray, view));
  const newest = panels.at(-1);
  if (newest === undefined) return old;
  if (old && isOlder(newest, old)) return { ...old, past: [...old.past, ...panels.map(asPast)] };
  const { since = [], past = [], ...kept } = old ?? newPanel(view, newest);
  const replaced = old ? [{ message: old.message, lines: since }] : [];
  const others = panels.slice(0, -1).map(asPast);
  const here = { message: newest.id, postedAt: newest.at, isLobby: view.play === null };
  return { ...kept, ...here, before: since, since: [], past: [...past, ...replaced, ...others] };
}

export function createStrays(poster: Poster, store: PanelStore): Strays {
  const isKnown = (panel: KeptPanel | null, { id }: OwnMessage): boolean =>
    panel?.message === id || [...(panel?.past ?? []), ...(panel?.loose ?? [])].some(({ message }) => message === id);

  async function look(
    view: TableView,
    old: KeptPanel | null,
    reach: Reach,
  ): Promise<Result<readonly string[], Trouble>> {
    // What came late may stand above the panel, too.
    const after = reach === 'all' ? (old?.message ?? null) : null;
    const own = await poster.ownSince(view.channel, after, reach);
    if (!own.ok) return own;
    const strays = own.value.filter((each) => !isKnown(old, each));
    const posting = old?.posting ?? [];
    const panel = adopted(view, old, strays);
    if (panel === null) return ok([]);
    const short = strays.filter((stray) => isShortCall(stray, view));
    const proved = provedBy(posting, panel.message !== old?.message, short);
    const loose = short.map((stray) => ({ message: stray.id, seats: seatsMentioned(view, stray) }));
    const called = proved.length > 0 ? calledBy(panel, proved, view) : panel.called;
    await store.keepPanel(view.id, { ...panel, called, posting: null, loose: [...panel.loose, ...loose] }, null);
    return ok(proved);
  }

  /** One that can't be changed now is no reason to leave the others. Null if none is left that can still be changed. */
  async function retireAll(view: TableView, reader: Reader): Promise<Trouble | null> {
    const panel = await store.panel(view.id);
    if (panel === null || panel.past.length === 0) return null;
    const left: { readonly past: PastPanel; readonly trouble: Trouble }[] = [];
    for (const past of panel.past) {
      const retired = await poster.edit(panel.channel, past.message, pastPanel(past.lines, [], view, reader));
      if (!retired.ok && mayPass(retired.error)) left.push({ past, trouble: retired.error });
    }
    if (left.length < panel.past.length)
      await store.keepPanel(view.id, { ...panel, past: left.map(({ past }) => past) }, null);
    return left[0]?.trouble ?? null;
  }

  async function settled(view: TableView, reader: Reader, found: Result<readonly string[], Trouble>): Settling {
    return found.ok ? ok({ called: found.value, left: await retireAll(view, reader) }) : found;
  }

  return {
    async settle(view, reader, isResumed) {
      const old = await store.panel(view.id);
      const isUnknown = old === null ? isResumed : old.posting !== null;
      return settled(view, reader, isUnknown ? await look(view, old, 'all') : ok([]));
    },
    lookOver: async (view, reader) => settled(view, reader, await look(view, await store.panel(view.id), 'latest')),
  };
}
