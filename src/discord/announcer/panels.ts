/** One current panel for each table: posted anew when somebody is called, otherwise edited. */
import type { Result } from '#engine/result.ts';
import type { Seat } from '#engine/seat.ts';
import type { PersonId } from '#tables/ids.ts';
import type { TableView } from '#tables/table-view.ts';
import type { Reader } from '../readers/reader.ts';
import { buttonsIn, type Message } from '../wire/message.ts';
import type { Posted, Poster } from '../wire/poster.ts';
import type { Trouble } from '../wire/trouble.ts';
import { callFor, type PanelCall } from './call-message.ts';
import { pastPanel, type Staged } from './great-moments.ts';
import type { KeptPanel, PanelStore } from './kept-panel.ts';
import { named } from './named.ts';
import { type NewLines, NO_STORY, toldOn } from './story.ts';

/**
 * `anew`: at the bottom of the channel. `in-place`: by an edit, and anew only if the message is gone. `nowhere-else`: in
 * place, or not at all.
 */
export type Placement = 'anew' | 'in-place' | 'nowhere-else';

/** `unfinished`: whoever is called has been called, but the panel does not show it yet. */
export type Shortfall = Trouble | 'unfinished';

export interface Showing {
  readonly view: TableView;
  readonly reader: Reader;
  readonly lines: NewLines;
  /** Told by the panel that a newer one replaces, below its lines; none if the panel stays. */
  readonly moments: readonly Staged[];
  /** Added to a lobby's panel when the game's first panel takes its place. */
  readonly parting: readonly string[];
  readonly placement: Placement;
  readonly pings: readonly PersonId[];
  /** The revision that this showing covers. */
  readonly seen: number | null;
  /** The old panel's message has become a past panel: `told` is that panel, with these moments. */
  retired?(message: string, told: (moments: readonly Staged[]) => Message): void;
  /** The panel with these last lines. */
  messageWith(lines: readonly string[]): Message;
}

export interface Panels {
  /** Law: a showing that `failed` leaves no trace, so that it can be repeated. */
  show(showing: Showing): Promise<Shortfall | null>;
}

const MOST_KEPT_LINES = 40;

const last = (lines: readonly string[]): readonly string[] => lines.slice(-MOST_KEPT_LINES);
const troubleIn = (result: Result<unknown, Trouble>): Trouble | null => (result.ok ? null : result.error);

const seatsAsked = ({ play }: TableView): Seat[] => play?.deciding.map(({ seat }) => seat) ?? [];

/** Without news a new panel repeats the old lines. */
function linesAfter(old: KeptPanel | null, { lines, moments }: Showing) {
  const { before, since } = toldOn(old ?? NO_STORY, lines);
  const news = last(since);
  return { news, before: news.length > 0 || moments.length > 0 ? news : before };
}

interface NewPanel {
  readonly panel: Message;
  readonly call: PanelCall | null;
  readonly news: readonly string[];
  readonly kept: KeptPanel;
  readonly old: KeptPanel | null;
}

const keptAs = (
  { channel, play }: TableView,
  { id: message, at: postedAt }: Posted,
  before: readonly string[],
  old: KeptPanel | null,
): KeptPanel => ({
  ...{ channel, message, postedAt, isLobby: play === null, before, since: [], called: old?.called ?? null },
  loose: old?.loose.filter((loose) => loose.message !== message) ?? [],
});

export function createPanels(poster: Poster, store: PanelStore): Panels {
  /** The lines go with the next panel. */
  async function keepUnposted({ view, seen }: Showing, old: KeptPanel | null, since: readonly string[]): Promise<void> {
    if (old) await store.keepPanel(view.id, { ...old, since }, seen);
    else await store.markSeen(view.id, seen);
  }

  /** The old panel loses its buttons. A lobby's panel gets the beginning of the game as its last lines. */
  async function retire(showing: Showing, old: KeptPanel, news: readonly string[]): Promise<void> {
    const { view, reader, parting, moments } = showing;
    const past = [...news, ...(old.isLobby ? parting : [])];
    const retired = await poster.edit(old.channel, old.message, pastPanel(past, moments, view, reader));
    if (retired.ok) showing.retired?.(old.message, (ready) => pastPanel(past, ready, view, reader));
    // Where the old panel is gone, its moments stand alone.
    else if (moments.length > 0) await poster.post(view.channel, pastPanel([], moments, view, reader));
  }

  async function postAnew(showing: Showing, old: KeptPanel | null): Promise<Shortfall | null> {
    const { view, reader, pings } = showing;
    const { news, before } = linesAfter(old, showing);
    const panel = showing.messageWith(before);
    const call = callFor(view, reader, pings, buttonsIn(panel));
    const posted = await (call
      ? poster.call(view.channel, call.message, call.key)
      : poster.post(view.channel, named(panel, view, reader)));
    if (posted.ok) return settle(showing, { panel, call, news, old, kept: keptAs(view, posted.value, before, old) });
    if (posted.error !== 'failed') await keepUnposted(showing, old, news);
    return posted.error;
  }

  /** First of all, who has been called: after that, nothing may call them again. */
  async function settle(showing: Showing, { panel, call, news, old, kept }: NewPanel): Promise<Shortfall | null> {
    const { view, seen } = showing;
    const now = call ? { ...kept, called: seen } : kept;
    await store.keepPanel(view.id, now, call ? null : seen);
    if (old && old.message !== now.message) await retire(showing, old, news);
    return call ? dress(showing, now, panel) : null;
  }

  /** A call becomes the panel by an edit, which rings for nobody. */
  async function dress(showing: Showing, kept: KeptPanel, panel: Message): Promise<Shortfall | null> {
    const { view, seen } = showing;
    const trouble = troubleIn(await poster.edit(kept.channel, kept.message, panel));
    if (trouble === 'failed') return 'unfinished';
    if (trouble === 'refused' || trouble === 'gone') return postBeside(showing, kept, panel);
    await store.markSeen(view.id, seen);
    return trouble;
  }

  /** Where Discord leaves a call as it is, the panel stands below it. */
  async function postBeside({ view, reader, seen }: Showing, kept: KeptPanel, panel: Message) {
    const posted = await poster.post(view.channel, named(panel, view, reader));
    if (!posted.ok) {
      await store.markSeen(view.id, seen);
      return posted.error === 'failed' ? 'unfinished' : posted.error;
    }
    const { id: message, at: postedAt } = posted.value;
    const loose = [...kept.loose, { message: kept.message, seats: seatsAsked(view) }];
    await store.keepPanel(view.id, { ...kept, message, postedAt, loose }, seen);
    return null;
  }

  async function change(showing: Showing, old: KeptPanel): Promise<Shortfall | null> {
    const { view, lines, placement, seen } = showing;
    const { before, since: all } = toldOn(old, lines);
    const since = last(all);
    const edited = await poster.edit(old.channel, old.message, showing.messageWith([...before, ...since]));
    const trouble = troubleIn(edited);
    if (trouble === 'gone' && placement !== 'nowhere-else') return postAnew(showing, old);
    if (trouble !== 'failed')
      await store.keepPanel(view.id, { ...old, isLobby: view.play === null, before, since }, seen);
    return trouble;
  }

  return {
    async show(showing) {
      const old = await store.panel(showing.view.id);
      // A lobby that was never shown and is closed already: nobody misses it.
      if (old === null && showing.placement === 'nowhere-else') return keepUnposted(showing, old, []).then(() => null);
      return old === null || showing.placement === 'anew' ? postAnew(showing, old) : change(showing, old);
    },
  };
}
