/** A board that is slow to paint. */
import { describe, expect, it } from 'vitest';
import type { Message } from '#discord/wire/message.ts';
import { seat } from '#engine/seat.ts';
import type { Painting } from '#render/painting.ts';
import { ANNA, value } from '../../tables/support/house.ts';
import { aChannel, PLAYED, textIn } from './channel.ts';

const picturesIn = ({ blocks }: Message): string[] =>
  blocks.flatMap((block) => (block.kind === 'picture' ? [block.png.toString()] : []));

const namesIn = ({ blocks }: Message): string[] =>
  blocks.flatMap((block) => (block.kind === 'picture' ? [block.name] : []));

/** A painter who finishes each picture when the test says so: pictures are named first, second… */
async function aSlowPainter() {
  const finish: (() => void)[] = [];
  const paint = (): Promise<Painting> => {
    const png = Buffer.from(`picture ${finish.length + 1}`);
    const later = new Promise<Buffer>((resolve) => finish.push(() => resolve(png)));
    return Promise.resolve({ kind: 'not-yet', later });
  };
  return { ...(await aChannel(paint)), finish };
}

describe('a board that is painted late', () => {
  it('comes to the panel or to the great moment that it was painted for, and nothing is painted twice', async () => {
    const { messages, finish, announcer, table, settled } = await aSlowPainter();
    announcer.announce(table, [PLAYED]);
    await settled();
    expect(messages.map(picturesIn)).toEqual([[], []]);
    finish[1]?.();
    await settled();
    expect(messages.map(picturesIn)).toEqual([['picture 2'], []]);
    finish[0]?.();
    await settled();
    expect(messages.map(picturesIn)).toEqual([['picture 2'], ['picture 1']]);
    expect(messages.map((message) => textIn(message).split('\n')[0])).toEqual([
      '## Panic!',
      expect.stringContaining('## '),
    ]);
    expect(finish).toHaveLength(2);
  });

  it('comes to its moment alone when the panel has moved on', async () => {
    const { messages, finish, announcer, table, settled } = await aSlowPainter();
    announcer.announce(table, [PLAYED]);
    await settled();
    announcer.announce(table, [{ kind: 'left', seat: seat(0) }]);
    await settled();
    finish[0]?.();
    finish[1]?.();
    await settled();
    expect(messages.map(picturesIn)).toEqual([['picture 2'], []]);
    finish[2]?.();
    await settled();
    expect(messages.map(picturesIn)).toEqual([['picture 2'], ['picture 3']]);
  });

  it('has another name than the one before it, though the game has not moved on', async () => {
    const { messages, finish, announcer, table, settled } = await aSlowPainter();
    const names: string[] = [];
    for (const count of [1, 2]) {
      announcer.announce(table, [{ kind: 'left', seat: seat(0) }]);
      await settled();
      finish[count - 1]?.();
      await settled();
      names.push(...messages.flatMap(namesIn));
    }
    expect(messages).toHaveLength(1);
    expect(new Set(names).size).toBe(2);
  });

  it('does not come to a panel that could not be shown', async () => {
    const { messages, finish, announcer, table, settled, refuse, panel } = await aSlowPainter();
    announcer.announce(table, [{ kind: 'left', seat: seat(0) }]);
    await settled();
    const shown = panel();
    refuse(() => 'failed');
    announcer.announce(table, [{ kind: 'left', seat: seat(0) }]);
    await settled();
    refuse(() => null);
    finish[1]?.();
    await settled();
    expect(messages.map(picturesIn)).toEqual([[]]);
    expect(panel()).toEqual(shown);
  });

  it('does not come to a game that was stopped meanwhile', async () => {
    const { messages, finish, announcer, table, settled, house } = await aSlowPainter();
    announcer.announce(table, [PLAYED]);
    await settled();
    value(await house.tables.stop(table, ANNA));
    announcer.announce(table, [{ kind: 'cancelled', by: ANNA }]);
    await settled();
    finish[0]?.();
    finish[1]?.();
    await settled();
    expect(messages.map(picturesIn)).toEqual([['picture 2'], [], []]);
    expect(messages.map(textIn).at(-1)).toContain('The game was stopped. Nobody has won.');
  });
});
