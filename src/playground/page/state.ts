/** What the page knows of the world, and how news change it. */
import type { LogLine, TableBook, TableNews, TrafficView } from '../behind.ts';
import type { ChannelView, Id, MessageView, News, PersonView, Snapshot } from '../protocol.ts';

/** All but what is said: changes seldom. */
export interface Surroundings extends Omit<Snapshot, 'messages'> {
  /** The machine's time when `clock.now` was true. */
  readonly clockReadAt: number;
}

export interface PageState extends Surroundings {
  readonly online: boolean;
  /** By channel, oldest first. */
  readonly messages: ReadonlyMap<Id, readonly MessageView[]>;
  readonly traffic: readonly TrafficView[];
  readonly log: readonly LogLine[];
  /** By id. */
  readonly tables: ReadonlyMap<string, TableBook>;
  /** Until when somebody is shown as typing, by channel and person. */
  readonly typing: ReadonlyMap<string, number>;
}

export type Event = News | { readonly kind: 'line'; readonly online: boolean };

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
  const { id, channel_id, author } = message.json;
  const before = state.messages.get(channel_id) ?? [];
  const known = before.some(({ json }) => json.id === id);
  const after = known ? before.map((each) => (each.json.id === id ? message : each)) : [...before, message];
  const messages = new Map(state.messages).set(channel_id, after);
  return withTyping({ ...state, messages }, `${channel_id}:${author.id}`, 0);
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

export function messagesSeen({ messages }: PageState, channelId: Id, personId: Id): MessageView[] {
  return (messages.get(channelId) ?? []).filter(({ onlyFor }) => onlyFor === null || onlyFor === personId);
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
