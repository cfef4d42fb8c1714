/** What is kept of a table's panel. */
import type { Seat } from '#engine/seat.ts';
import type { Fact } from '#tables/facts.ts';
import type { TableId } from '#tables/ids.ts';

/** A message beside the panel that calls the players of these seats. */
export interface LooseCall {
  readonly message: string;
  readonly seats: readonly Seat[];
}

/** A panel that a newer one has replaced, with what happened while it was current. */
export interface PastPanel {
  readonly message: string;
  readonly lines: readonly string[];
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
  /** The last occasions for which people have been called, or need not be. */
  readonly called: readonly string[];
  /** The occasions of a post of which nobody knows yet whether it is out; null if there is none. */
  readonly posting: readonly string[] | null;
  /** Panels that still have to lose their buttons. */
  readonly past: readonly PastPanel[];
  /** To be removed when these players have decided. */
  readonly loose: readonly LooseCall[];
}

/** The news of one change, until nothing is left to be done with them. */
export interface UntoldChange {
  /** Of the table after the change. */
  readonly revision: number;
  readonly facts: readonly Fact[];
  /** Their lines are on the panel that is kept. */
  readonly isTold: boolean;
  /** What concerns single people has been sent. */
  readonly isDelivered: boolean;
}

/** How far the news up to a change have come. */
export interface NewsProgress {
  readonly revision: number;
  /** `told`: their lines are on the panel. `seen`: nothing is left to be done with them. */
  readonly as: 'told' | 'seen';
}

export interface PanelStore {
  panel(id: TableId): Promise<KeptPanel | null>;
  /** All or nothing. `progress`: that of the news which the panel shows. */
  keepPanel(id: TableId, panel: KeptPanel, progress: NewsProgress | null): Promise<void>;
  /** The earliest first. */
  untold(id: TableId): Promise<readonly UntoldChange[]>;
  /** For changes with nothing to show, or with no way to show them. */
  markSeen(id: TableId, revision: number): Promise<void>;
  markDelivered(id: TableId, revision: number): Promise<void>;
}
