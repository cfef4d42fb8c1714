/** A board that takes the painters long, and what becomes of it. */
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createAnnouncer } from '#discord/announcer/announcer.ts';
import type { Painting } from '#discord/announcer/display.ts';
import type { KeptPanel } from '#discord/announcer/panels.ts';
import type { Poster } from '#discord/announcer/poster.ts';
import type { Casts } from '#discord/casts.ts';
import type { Message } from '#discord/message.ts';
import { ok } from '#engine/result.ts';
import { seat } from '#engine/seat.ts';
import { wordsIn } from '#i18n/words.ts';
import type { Fact } from '#tables/facts.ts';
import type { TableId } from '#tables/ids.ts';
import { ANNA, BEN, CLEO, openHouse, START, startTable, value } from '../../tables/support/house.ts';

const PANIC = { kind: 'panicked', land: 5, ocean: 'A', fled: [1, 0, 0] };
const played: Fact = { kind: 'played', heard: { everybody: [PANIC], bySeat: [] } };

const NAMES: Casts = {
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

const picturesIn = ({ blocks }: Message): string[] =>
  blocks.flatMap((block) => (block.kind === 'picture' ? [block.png.toString()] : []));

const namesIn = ({ blocks }: Message): string[] =>
  blocks.flatMap((block) => (block.kind === 'picture' ? [block.name] : []));

const textIn = ({ blocks }: Message): string =>
  blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])).join('\n');

/** A channel in memory, and a painter who finishes each picture when told to: pictures are called first, second… */
async function aSlowPainter() {
  const messages: Message[] = [];
  const poster: Poster = {
    post: async (_, content) => ok({ id: String(messages.push(content) - 1), at: START }),
    edit: async (_, id, content) => {
      messages[Number(id)] = content;
      return ok(null);
    },
    direct: async () => ok(null),
    openThread: async () => ok(''),
  };
  const panels = new Map<TableId, KeptPanel>();
  const store = {
    panel: (id: TableId) => panels.get(id) ?? null,
    keepPanel: (id: TableId, panel: KeptPanel) => void panels.set(id, panel),
  };
  const finish: (() => void)[] = [];
  const paint = (): Promise<Painting> => {
    const png = Buffer.from(`picture ${finish.length + 1}`);
    const later = new Promise<Buffer>((resolve) => finish.push(() => resolve(png)));
    return Promise.resolve({ png: null, later });
  };
  const house = openHouse();
  const table = await startTable(house, [ANNA, BEN, CLEO]);
  const log = pino({ level: 'silent' });
  const { clock, tables } = house;
  const announcer = createAnnouncer({ poster, store, casts: NAMES, clock, log, paint, tables: () => tables });
  const settled = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    await announcer.idle();
  };
  return { messages, finish, announcer, table, settled, house };
}

describe('a board that is painted late', () => {
  it('comes to the panel and to the great moment that it was painted for, and nothing is painted twice', async () => {
    const { messages, finish, announcer, table, settled } = await aSlowPainter();
    announcer.announce(table, [played]);
    await settled();
    expect(messages.map(picturesIn)).toEqual([[], []]);
    finish[0]?.();
    await settled();
    expect(messages.map(picturesIn)).toEqual([['picture 1'], ['picture 1']]);
    expect(messages.map((message) => textIn(message).split('\n')[0])).toEqual([
      '## Panic!',
      expect.stringContaining('## '),
    ]);
    expect(finish).toHaveLength(1);
  });

  it('comes to its moment alone when the panel has moved on', async () => {
    const { messages, finish, announcer, table, settled } = await aSlowPainter();
    announcer.announce(table, [played]);
    await settled();
    announcer.announce(table, [{ kind: 'undone', seat: seat(0), count: 1 }]);
    await settled();
    finish[0]?.();
    await settled();
    expect(messages.map(picturesIn)).toEqual([['picture 1'], []]);
    finish[1]?.();
    await settled();
    expect(messages.map(picturesIn)).toEqual([['picture 1'], ['picture 2']]);
  });

  it('has another name than the one before it, though the game has not moved on', async () => {
    const { messages, finish, announcer, table, settled } = await aSlowPainter();
    const names: string[] = [];
    for (const count of [1, 2]) {
      announcer.announce(table, [{ kind: 'undone', seat: seat(0), count }]);
      await settled();
      finish[count - 1]?.();
      await settled();
      names.push(...messages.flatMap(namesIn));
    }
    expect(messages).toHaveLength(1);
    expect(new Set(names).size).toBe(2);
  });

  it('does not come to a game that was stopped meanwhile', async () => {
    const { messages, finish, announcer, table, settled, house } = await aSlowPainter();
    announcer.announce(table, [played]);
    await settled();
    value(await house.tables.stop(table, ANNA));
    announcer.announce(table, [{ kind: 'cancelled', by: ANNA }]);
    await settled();
    finish[0]?.();
    await settled();
    expect(messages.map(picturesIn)).toEqual([['picture 1'], [], []]);
    expect(messages.map(textIn).at(-1)).toContain('The game was stopped. Nobody has won.');
  });
});
