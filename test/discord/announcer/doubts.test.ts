import { describe, expect, it } from 'vitest';
import { customId } from '#discord/wire/custom-id.ts';
import { seat } from '#engine/seat.ts';
import type { Fact } from '#tables/facts.ts';
import { channelId, guildId } from '#tables/ids.ts';
import { ANNA, MINUTE, SECOND, START, value } from '../../tables/support/house.ts';
import { aChannel, type Channel, textIn } from './channel.ts';

const LEFT: Fact = { kind: 'left', seat: seat(0) };

const HALL = channelId('hall');

/** Discord did not say whether it has posted the panel: the channel is to be looked over in ten seconds. */
async function inDoubt(): Promise<Channel> {
  const channel = await aChannel();
  channel.refuse(() => 'failed');
  await channel.announcer.showAgain(channel.table);
  channel.refuse(() => null);
  return channel;
}

describe('a channel in doubt', () => {
  it('is looked over', async () => {
    const channel = await inDoubt();
    await channel.pass(10 * SECOND);
    expect(channel.looks()).toBe(1);
  });

  it('is looked over ten seconds later where the store was out of order', async () => {
    const channel = await inDoubt();
    channel.closeStore(true);
    await channel.pass(10 * SECOND);
    channel.closeStore(false);
    expect(channel.looks()).toBe(0);
    await channel.pass(10 * SECOND);
    expect(channel.looks()).toBe(1);
    expect(channel.log).toEqual([]);
  });

  it('is looked over ever more seldom where the bot may not look, and at once when it may', async () => {
    const channel = await aChannel();
    const { announcer, house, pass, looks, refuseLooks, watchers } = channel;
    const guild = guildId('club');
    const opened = await house.tables.open({ game: 'urland', channel: HALL, guild, host: ANNA, options: {} });
    channel.refuse(() => 'failed');
    await announcer.showAgain(value(opened).table);
    channel.refuse(() => null);
    refuseLooks('forbidden');
    const counted: number[] = [];
    for (const pause of [10 * SECOND, 10 * SECOND, 20 * SECOND, MINUTE, MINUTE]) {
      await pass(pause);
      counted.push(looks());
    }
    expect(counted).toEqual([1, 1, 2, 2, 3]);
    refuseLooks(null);
    announcer.reopen('another', () => true);
    announcer.reopen(guild, () => false);
    await pass(SECOND);
    expect(looks()).toBe(3);
    announcer.reopen(guild, () => true);
    await pass(SECOND);
    expect(looks()).toBe(4);
    expect(watchers.size).toBe(0);
  });

  it('is looked over where the store failed while a late picture was posted anew, whose message was gone', async () => {
    const finish: (() => void)[] = [];
    const later = new Promise<Buffer>((resolve) => finish.push(() => resolve(Buffer.from('picture'))));
    const channel = await aChannel(async () => ({ kind: 'not-yet', later }));
    const { announcer, table, settled, pass, looks } = channel;
    announcer.announce(table, [LEFT]);
    await settled();
    let isGone = true;
    channel.refuse(() => {
      const trouble = isGone ? 'gone' : null;
      if (!isGone) channel.closeStore(true);
      isGone = false;
      return trouble;
    });
    finish[0]?.();
    await settled();
    channel.closeStore(false);
    channel.refuse(() => null);
    expect(channel.messages).toHaveLength(2);
    await pass(10 * SECOND);
    expect(looks()).toBe(1);
  });

  it('is looked over where the store failed between a post that somebody asked for and its note', async () => {
    const channel = await aChannel();
    const { announcer, table, settled, pass, looks } = channel;
    announcer.announce(table, [LEFT]);
    await settled();
    channel.refuse(() => {
      channel.closeStore(true);
      return null;
    });
    expect(await announcer.showAgain(table)).toBe(false);
    channel.closeStore(false);
    channel.refuse(() => null);
    await pass(10 * SECOND);
    expect(looks()).toBe(1);
  });

  it('has no live buttons of a lobby that was posted late, after it was closed', async () => {
    const channel = await aChannel();
    const { announcer, house, own, pass, messages } = channel;
    const opened = await house.tables.open({ game: 'urland', channel: HALL, host: ANNA });
    const lobby = value(opened).table;
    channel.refuse(() => 'failed');
    await announcer.showAgain(lobby);
    channel.refuse(() => null);
    value(await house.tables.cancel(lobby, ANNA));
    const buttons = (['lobby-join', 'lobby-leave', 'lobby-start'] as const).map((to) => customId(to, { table: lobby }));
    own.push({ id: '0', at: START, mentions: [], ids: buttons });
    await pass(10 * SECOND);
    expect(messages.map(textIn)).toEqual(['This table was closed.']);
  });
});
