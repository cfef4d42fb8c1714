/** One current panel for each table: changed while the same person acts, posted anew when somebody else is asked. */
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
  /** It shows a lobby. */
  readonly isLobby: boolean;
  /** The last lines of what happened before it was posted. */
  readonly before: readonly string[];
  /** What has happened since. */
  readonly since: readonly string[];
}

export interface PanelStore {
  panel(id: TableId): Promise<KeptPanel | null>;
  /** `seen`: the `unseenRevision` that it shows. */
  keepPanel(id: TableId, panel: KeptPanel, seen: number | null): Promise<void>;
  /** Of the last change that there was something to tell of; null if all is shown. */
  unseenRevision(id: TableId): Promise<number | null>;
  /** Where there is nothing to show, or no way to. */
  markSeen(id: TableId, seen: number | null): Promise<void>;
}

/**
 * `anew`: at the bottom of the channel. `fitting`: where it is, unless it is too old for that. `in-place`: where it is, however
 * old, and anew only if Discord does not let that through. `nowhere-else`: where it is, or not at all.
 */
export type Placement = 'anew' | 'fitting' | 'in-place' | 'nowhere-else';

/** What is to be shown now. */
interface Showing {
  readonly view: TableView;
  readonly reader: Reader;
  /** New lines. */
  readonly lines: readonly string[];
  /** For what was a lobby alone, when the game's first panel takes its place. */
  readonly parting: readonly string[];
  readonly placement: Placement;
  readonly pings: readonly PersonId[];
  /** The revision that is seen with this. */
  readonly seen: number | null;
  /** With what happened last, and whom to ping. */
  messageWith(lines: readonly string[], pings: readonly PersonId[]): Message;
}

export interface Panels {
  /** Law: what has failed has left no trace, so that it can be shown again. */
  show(showing: Showing): Promise<Trouble | null>;
}

/** Discord lets only a few edits an hour through for messages older than this, in milliseconds. */
const LONGEST_EDITED = HOUR;
const MOST_KEPT_LINES = 40;

const last = (lines: readonly string[]): readonly string[] => lines.slice(-MOST_KEPT_LINES);
const troubleIn = (result: Result<unknown, Trouble>): Trouble | null => (result.ok ? null : result.error);

export function createPanels(poster: Poster, store: PanelStore, clock: Clock): Panels {
  async function postAnew(showing: Showing, old: KeptPanel | null): Promise<Trouble | null> {
    const { view, reader, lines, parting, pings, seen } = showing;
    const news = last([...(old?.since ?? []), ...lines]);
    // With nothing new to tell it tells the same again.
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
    // The old one loses its buttons; if it is gone, so much the better. What was a lobby tells how the game began.
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
