import { describe, expect, it } from 'vitest';
import { SECOND } from '../../tables/support/house.ts';
import { aChannel, type Channel } from './channel.ts';

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
});
