/** One current panel for each table: edited while the same person acts, posted anew when somebody else must decide. */
import type { Result } from '#engine/result.ts';
import type { PersonId, TableId } from '#tables/ids.ts';
import type { Clock } from '#tables/ports.ts';
import type { TableView } from '#tables/table-view.ts';
import { HOUR } from '#tables/time/allowance.ts';
import type { Reader } from '../readers/reader.ts';
import { pastPanel } from '../table/table-panel.ts';
import type { Message } from '../wire/message.ts';
import type { Poster, Trouble } from '../wire/poster.ts';

/** The message that shows a table. */
export interface KeptPanel {
  readonly channel: string;
  readonly message: string;
  readonly postedAt: number;
  readonly isLobby: boolean;
  /** The last lines before it was posted. */
  readonly before: readonly string[];
  /** The lines since. */
  readonly since: readonly string[];
}

export interface PanelStore {
  panel(id: TableId): Promise<KeptPanel | null>;
  /** `seen`: the `unseenRevision` that the panel shows. */
  keepPanel(id: TableId, panel: KeptPanel, seen: number | null): Promise<void>;
  /** The revision of the last change with something to show; null if everything is shown. */
  unseenRevision(id: TableId): Promise<number | null>;
  /** For changes with nothing to show, or with no way to show them. */
  markSeen(id: TableId, seen: number | null): Promise<void>;
}

/**
 * `anew`: at the bottom of the channel. `fitting`: in place, unless the panel is too old for that. `in-place`: in place
 * however old it is, and anew only if Discord refuses the edit. `nowhere-else`: in place, or not at all.
 */
export type Placement = 'anew' | 'fitting' | 'in-place' | 'nowhere-else';

interface Showing {
  readonly view: TableView;
  readonly reader: Reader;
  readonly lines: readonly string[];
  /** Added to a lobby's panel when the game's first panel takes its place. */
  readonly parting: readonly string[];
  readonly placement: Placement;
  readonly pings: readonly PersonId[];
  /** The revision that this showing covers. */
  readonly seen: number | null;
  /** The panel with these last lines and pings. */
  messageWith(lines: readonly string[], pings: readonly PersonId[]): Message;
}

export interface Panels {
  /** Law: a showing that failed leaves no trace, so that it can be repeated. */
  show(showing: Showing): Promise<Trouble | null>;
}

/** Discord allows only a few edits an hour to messages older than this, in milliseconds. */
const LONGEST_EDITED = HOUR;
const MOST_KEPT_LINES = 40;

const last = (lines: readonly string[]): readonly string[] => lines.slice(-MOST_KEPT_LINES);
const troubleIn = (result: Result<unknown, Trouble>): Trouble | null => (result.ok ? null : result.error);

export function createPanels(poster: Poster, store: PanelStore, clock: Clock): Panels {
  async function postAnew(showing: Showing, old: KeptPanel | null): Promise<Trouble | null> {
    const { view, reader, lines, parting, pings, seen } = showing;
    const news = last([...(old?.since ?? []), ...lines]);
    // Without news the new panel repeats the old lines.
    const before = news.length > 0 ? news : (old?.before ?? []);
    const posted = await poster.post(view.channel, showing.messageWith(before, pings));
    if (!posted.ok) {
      if (posted.error === 'failed') return posted.error;
      if (old) await store.keepPanel(view.id, { ...old, since: news }, seen);
      else await store.markSeen(view.id, seen);
      return posted.error;
    }
    const { id, at } = posted.value;
    const isLobby = view.play === null;
    await store.keepPanel(
      view.id,
      { channel: view.channel, message: id, postedAt: at, isLobby, before, since: [] },
      seen,
    );
    // The old panel loses its buttons, if it still exists. A lobby's panel gets the beginning of the game as its last
    // lines.
    const past = [...news, ...(old?.isLobby ? parting : [])];
    if (old) await poster.edit(old.channel, old.message, pastPanel(past, reader));
    return null;
  }

  async function change(showing: Showing, old: KeptPanel): Promise<Trouble | null> {
    const { view, lines, placement, seen } = showing;
    const since = last([...old.since, ...lines]);
    const edited = await poster.edit(old.channel, old.message, showing.messageWith([...old.before, ...since], []));
    const trouble = troubleIn(edited);
    if (trouble === 'gone' && placement !== 'nowhere-else') return postAnew(showing, old);
    if (trouble !== 'failed') await store.keepPanel(view.id, { ...old, isLobby: view.play === null, since }, seen);
    return trouble;
  }

  const isTooOld = ({ postedAt }: KeptPanel): boolean => clock.now() - postedAt > LONGEST_EDITED;

  return {
    async show(showing) {
      const { view, placement } = showing;
      const old = await store.panel(view.id);
      if (old === null) return postAnew(showing, old);
      return placement === 'anew' || (placement === 'fitting' && isTooOld(old))
        ? postAnew(showing, old)
        : change(showing, old);
    },
  };
}
