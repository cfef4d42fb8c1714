/** What the page knows of the world, and how news change it. */
import type { LogLine, TableBook, TableNews, TrafficView } from '../behind.ts';
import type { ChannelView, Id, MessageView, News, PersonView, Snapshot, SurroundingsView } from '../protocol.ts';

/** All but what is said: changes seldom. */
export interface Surroundings extends SurroundingsView {
  /** The machine's time when `clock.now` was true. */
  readonly clockReadAt: number;
}

export interface PageState extends Surroundings {
  readonly online: boolean;
  /** By channel, oldest first. */
  readonly messages: ReadonlyMap<Id, readonly MessageView[]>;
  readonly since: Snapshot['since'];
  readonly traffic: readonly TrafficView[];
  readonly log: readonly LogLine[];
  /** By id. */
  readonly tables: ReadonlyMap<string, TableBook>;
  /** Until when somebody is shown as typing, by channel and person. */
  readonly typing: ReadonlyMap<string, number>;
}

/** What somebody was given to see of what is older. */
interface Older {
  readonly kind: 'older';
  readonly channelId: Id;
  readonly personId: Id;
  readonly messages: readonly MessageView[];
  readonly since: Id | null;
}

export type Event = News | Older | { readonly kind: 'line'; readonly online: boolean };

/** Shown for this long after the last sign of it, in milliseconds. */
const TYPING_LASTS = 8_000;
const TRAFFIC_KEPT = 200;

export function hear(state: PageState | null, event: Event): PageState | null {
  if (event.kind === 'snapshot') return fromSnapshot(event.snapshot);
  return state === null ? null : change(state, event);
}

function fromSnapshot({ messages, ...surroundings }: Snapshot): PageState {
  const byChannel = new Map<Id, MessageView[]>();
  for (const message of messages) {
    const channel = byChannel.get(message.json.channel_id);
    if (channel === undefined) byChannel.set(message.json.channel_id, [message]);
    else channel.push(message);
  }
  const quiet = {
    online: true,
    traffic: [],
    log: [],
    tables: new Map(),
    clockReadAt: Date.now(),
    typing: new Map(),
  };
  return { ...surroundings, ...quiet, messages: byChannel };
}

function change(state: PageState, event: Event): PageState {
  switch (event.kind) {
    case 'line':
      return { ...state, online: event.online };
    case 'surroundings':
      return { ...state, ...event.surroundings, clockReadAt: Date.now() };
    case 'message':
      return withMessage(state, event.message);
    case 'older':
      return withOlder(state, event);
    case 'messages-gone':
      return withoutMessages(state, new Set(event.ids));
    case 'typing':
      return withTyping(state, `${event.channelId}:${event.userId}`, Date.now() + TYPING_LASTS);
    case 'traffic':
      return {
        ...state,
        traffic: withLatest(state.traffic, event.traffic),
        log: withLatest(state.log, event.log),
      };
    case 'checks':
      return withChecks(state, event.checks);
    case 'tables':
      return event.tables.reduce(withTable, state);
    case 'snapshot':
    case 'answer':
      return state;
  }
}

/** Who looks again is told again of what is kept: the same ones take the place of what was known of them. */
function withLatest<Row extends { readonly nth: number }>(known: readonly Row[], told: readonly Row[]): readonly Row[] {
  const again = new Set(told.map(({ nth }) => nth));
  return [...known.filter(({ nth }) => !again.has(nth)), ...told].slice(-TRAFFIC_KEPT);
}

function withChecks(state: PageState, checks: Extract<News, { readonly kind: 'checks' }>['checks']): PageState {
  const checkOf = new Map(checks.map(({ nth, check }) => [nth, check]));
  return { ...state, traffic: state.traffic.map((each) => ({ ...each, check: checkOf.get(each.nth) ?? each.check })) };
}

function withTable(state: PageState, { from, lines, ...head }: TableNews): PageState {
  const before = state.tables.get(head.id)?.lines ?? [];
  const book: TableBook = { ...head, lines: [...before.slice(0, from), ...lines] };
  return { ...state, tables: new Map(state.tables).set(book.id, book) };
}

function withMessage(state: PageState, message: MessageView): PageState {
  const { channel_id, author } = message.json;
  const messages = new Map(state.messages).set(channel_id, inOrder(state.messages.get(channel_id) ?? [], [message]));
  return withTyping({ ...state, messages }, `${channel_id}:${author.id}`, 0);
}

function withOlder(state: PageState, { channelId, personId, messages, since }: Older): PageState {
  const known = state.messages.get(channelId) ?? [];
  return {
    ...state,
    messages: new Map(state.messages).set(channelId, inOrder(known, messages)),
    since: { ...state.since, [channelId]: { ...state.since[channelId], [personId]: since } },
  };
}

/** Those that were known under the same id are replaced. An edit may come of one that is older than any known. */
function inOrder(known: readonly MessageView[], told: readonly MessageView[]): readonly MessageView[] {
  const byId = new Map([...known, ...told].map((message) => [message.json.id, message]));
  return [...byId.values()].sort((a, b) => (isLater(a.json.id, b.json.id) ? 1 : -1));
}

function withoutMessages(state: PageState, ids: ReadonlySet<Id>): PageState {
  const kept = [...state.messages].map(
    ([id, messages]) => [id, messages.filter(({ json }) => !ids.has(json.id))] as const,
  );
  return { ...state, messages: new Map(kept) };
}

function withTyping(state: PageState, key: string, until: number): PageState {
  return { ...state, typing: new Map(state.typing).set(key, until) };
}

export function messagesSeen(state: PageState, channelId: Id, personId: Id): MessageView[] {
  const since = seenSince(state, channelId, personId) ?? '0';
  return (state.messages.get(channelId) ?? []).filter(
    ({ json, onlyFor }) => (onlyFor === null || onlyFor === personId) && !isLater(since, json.id),
  );
}

/** The first message somebody sees of a channel; null if there is none before it. */
export function seenSince({ since }: PageState, channelId: Id, personId: Id): Id | null {
  // What is said in a channel that was opened later, the page heard from the start.
  const ofChannel = since[channelId] ?? {};
  const own = ofChannel[personId];
  if (own !== undefined) return own;
  // Somebody new sees what is public of what the page has.
  const [earliest = null] = Object.values(ofChannel).sort((a, b) => (isLater(a ?? '0', b ?? '0') ? 1 : -1));
  return earliest;
}

export function channelsSeen({ channels }: Surroundings, { id }: PersonView): ChannelView[] {
  return channels.filter(({ seenBy }) => seenBy.includes(id));
}

export function nameOf({ users }: Surroundings, userId: Id): string {
  return users.find(({ id }) => id === userId)?.name ?? 'unknown';
}

/** What the playground's clock says now. */
export function now({ clock, clockReadAt }: Surroundings): number {
  return clock.held ? clock.now : clock.now + Date.now() - clockReadAt;
}

/** Ids grow with time and may differ in length. */
export function isLater(a: Id, b: Id): boolean {
  return a.length === b.length ? a > b : a.length > b.length;
}
