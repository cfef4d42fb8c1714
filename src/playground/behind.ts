/** What goes on behind the page, as a developer is told of it: the wire, the bot's tables, its log. */

/** What came of holding an exchange or an event against Discord's own description. */
export type CheckView =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly problems: readonly string[] }
  /** The check itself broke down. */
  | { readonly kind: 'impossible'; readonly why: string };

/** One request of the bot's with its answer, or one event it was told of. */
export interface TrafficView {
  /** Counts up from 1. */
  readonly nth: number;
  readonly at: number;
  /** `POST /channels/…/messages` or `→ MESSAGE_CREATE`. */
  readonly title: string;
  /** Null for an event. */
  readonly status: number | null;
  readonly request: unknown;
  readonly response: unknown;
  /** Null until it is checked. */
  readonly check: CheckView | null;
}

/** One row of what was done at a table, as only a developer may see it. */
export interface TableLine {
  /** Counts up from 0. */
  readonly seq: number;
  readonly at: number;
  /** Of the game, after it. */
  readonly version: number;
  readonly who: string;
  readonly notation: string;
  /** What happened by it, and who alone was told; null for everybody. */
  readonly told: readonly { readonly to: string | null; readonly text: string }[];
  /** It was undone later. */
  readonly undone: boolean;
}

interface TableHead {
  readonly id: string;
  /** What it is called. */
  readonly game: string;
  readonly channelId: string;
  readonly status: string;
  readonly openedAt: number;
  /** Null before the start. */
  readonly version: number | null;
  /** By seat. */
  readonly players: readonly string[];
}

/** One of the bot's tables with its whole log. */
export interface TableBook extends TableHead {
  readonly lines: readonly TableLine[];
}

/** What is new about a table: its lines from this one on are now these. */
export interface TableNews extends TableHead {
  readonly from: number;
  readonly lines: readonly TableLine[];
}

export interface LogLine {
  readonly nth: number;
  readonly at: number;
  readonly text: string;
}
