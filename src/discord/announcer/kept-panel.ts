/** What is kept of a table's panel. */
import type { Seat } from '#engine/seat.ts';
import type { TableId } from '#tables/ids.ts';

/** A message beside the panel that calls the players of these seats. */
export interface LooseCall {
  readonly message: string;
  readonly seats: readonly Seat[];
}

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
  /** The `unseenRevision` whose people have been called, even if the panel does not show it yet. */
  readonly called: number | null;
  /** To be removed when these players have decided. */
  readonly loose: readonly LooseCall[];
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
