/** An announcer before a channel in memory. */
import { pino } from 'pino';
import { createAnnouncer, type TableAnnouncer } from '#discord/announcer/announcer.ts';
import type { KeptPanel, NewsProgress, UntoldChange } from '#discord/announcer/kept-panel.ts';
import type { Readers } from '#discord/readers/readers.ts';
import { createAttendance } from '#discord/wire/attendance.ts';
import { type Message, type PlainMessage, say } from '#discord/wire/message.ts';
import type { OwnMessage } from '#discord/wire/own-messages.ts';
import type { Poster } from '#discord/wire/poster.ts';
import type { Trouble } from '#discord/wire/trouble.ts';
import { err, ok } from '#engine/result.ts';
import { GAME_IDS } from '#games/index.ts';
import { wordsIn } from '#i18n/words.ts';
import type { Painting } from '#render/painting.ts';
import { ALONE } from '#tables/crew.ts';
import type { Fact } from '#tables/facts.ts';
import type { TableId } from '#tables/ids.ts';
import { type Clock, StoreTrouble } from '#tables/ports.ts';
import { aTable } from '../../tables/support/a-table.ts';
import { ANNA, BEN, CLEO, START, type TestHouse } from '../../tables/support/house.ts';

const PANIC = { kind: 'panicked', land: 5, ocean: 'A', fled: [1, 0, 0] };
/** With a great moment in it. */
export const PLAYED: Fact = { kind: 'played', told: [{ to: 'everybody', event: PANIC }] };

const NAMES: Readers = {
  open: async ({ places }) => ({
    names: places.map((_, index) => `Player ${index}`),
    absent: places.map(() => null),
    colours: places.map(({ colour }) => colour),
    palette: 'standard',
    language: 'en',
    words: wordsIn('en'),
  }),
  for: (view) => NAMES.open(view),
};

export const textIn = (content: Message | PlainMessage): string =>
  'plain' in content
    ? content.plain
    : content.blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])).join('\n');

export interface Channel {
  /** The present messages. */
  readonly messages: readonly Message[];
  /** The words of direct messages. */
  readonly direct: readonly string[];
  /** All calls so far, each of which has become a message. */
  readonly calls: readonly PlainMessage[];
  readonly announcer: Omit<TableAnnouncer, 'announce'> & { announce(table: TableId, facts: readonly Fact[]): void };
  readonly house: TestHouse;
  readonly table: TableId;
  panel(): KeptPanel | null;
  /** Asked before every post and edit; null lets it pass. */
  refuse(trouble: (content: Message | PlainMessage) => Trouble | null): void;
  /** Asked before every look through the channel. */
  refuseLooks(trouble: Trouble | null): void;
  /** What a look through the channel finds of the bot's. */
  readonly own: OwnMessage[];
  /** What is kept of panels can't be read or changed meanwhile. */
  closeStore(isClosed: boolean): void;
  /** How often the channel was looked through for messages of the table. */
  looks(): number;
  /** Lines at `error` and above. */
  readonly log: readonly string[];
  settled(): Promise<void>;
  /** Turns the clock on. */
  pass(milliseconds: number): Promise<void>;
  /** The listeners of the clock. */
  readonly watchers: ReadonlySet<() => void>;
}

const unpainted = async (): Promise<Painting> => ({ kind: 'failed', error: new Error('no painter') });

export async function aChannel(paint: () => Promise<Painting> = unpainted): Promise<Channel> {
  const messages: Message[] = [];
  const calls: PlainMessage[] = [];
  const direct: string[] = [];
  let troubleWith: (content: Message | PlainMessage) => Trouble | null = () => null;
  let isStoreClosed = false;
  let looks = 0;
  let lookTrouble: Trouble | null = null;
  const own: OwnMessage[] = [];
  const poster: Poster = {
    async post(_, content) {
      const trouble = troubleWith(content);
      return trouble ? err(trouble) : ok({ id: String(messages.push(content) - 1), at: START });
    },
    async call(_, content) {
      const trouble = troubleWith(content);
      if (trouble) return err(trouble);
      calls.push(content);
      return ok({ id: String(messages.push(say(content.plain)) - 1), at: START });
    },
    async edit(_, id, content) {
      const trouble = troubleWith(content);
      if (trouble) return err(trouble);
      messages[Number(id)] = content;
      return ok(null);
    },
    async ownSince() {
      looks += 1;
      return lookTrouble ? err(lookTrouble) : ok(own);
    },
    remove: async () => ok(null),
    async direct(_, content) {
      direct.push(textIn(content));
      return ok({ id: '', at: START });
    },
    editDirect: async () => ok(null),
    openThread: async () => ok(''),
  };
  const requireStore = (): void => {
    if (isStoreClosed) throw new StoreTrouble('locked', 'in use elsewhere');
  };
  const panels = new Map<TableId, KeptPanel>();
  const untold: UntoldChange[] = [];
  const settle = (seen: number) => void untold.splice(0, untold.filter(({ revision }) => revision <= seen).length);
  const store = {
    async panel(id: TableId) {
      requireStore();
      return panels.get(id) ?? null;
    },
    // Nobody is remembered as called, so that the same decision can be announced again.
    async keepPanel(id: TableId, panel: KeptPanel, progress: NewsProgress | null) {
      requireStore();
      panels.set(id, { ...panel, called: [] });
      if (progress?.as === 'seen') settle(progress.revision);
      else if (progress) untold.splice(0, untold.length, ...untold.map((each) => ({ ...each, isTold: true })));
    },
    untold: async () => untold,
    markSeen: async (_: TableId, revision: number) => settle(revision),
    markDelivered: async () =>
      void untold.splice(0, untold.length, ...untold.map((each) => ({ ...each, isDelivered: true }))),
  };
  const { house, table } = await aTable([ANNA, BEN, CLEO]);
  const { tables } = house;
  const watchers = new Set<() => void>();
  const clock: Clock = {
    now: house.clock.now,
    every(_, call) {
      watchers.add(call);
      return () => void watchers.delete(call);
    },
  };
  const attendance = createAttendance(clock);
  const hands = {
    handMessages: async () => [],
    keepHandMessage: async () => undefined,
    dropHandMessage: async () => undefined,
  };
  const log: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => log.push(line) });
  const real = createAnnouncer({
    ...{ poster, store, hands, attendance, clock, paint, games: GAME_IDS },
    threads: { follow: async () => undefined },
    renew: async () => undefined,
    crew: ALONE,
    readers: NAMES,
    log: logger,
    tables: () => tables,
  });
  let revision = 0;
  const announce = (id: TableId, facts: readonly Fact[]): void => {
    untold.push({ revision: ++revision, facts, isTold: false, isDelivered: false });
    void real.announce(id, facts, revision);
  };
  const announcer = { ...real, announce };
  const settled = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    await announcer.idle();
  };
  return {
    messages,
    calls,
    direct,
    announcer,
    house,
    table,
    panel: () => panels.get(table) ?? null,
    refuse: (trouble) => {
      troubleWith = trouble;
    },
    refuseLooks: (trouble) => {
      lookTrouble = trouble;
    },
    own,
    closeStore: (isClosed) => {
      isStoreClosed = isClosed;
    },
    looks: () => looks,
    settled,
    async pass(milliseconds) {
      house.clock.turnTo(house.clock.now() + milliseconds);
      for (const look of watchers) look();
      await settled();
    },
    watchers,
    log,
  };
}
