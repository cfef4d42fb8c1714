import { describe, expect, it } from 'vitest';
import { type Fact, toDecide } from '#tables/facts.ts';
import { SECOND, waitingSeats } from '../../tables/support/house.ts';
import { aChannel, type Channel, PLAYED, textIn } from './channel.ts';

const toTurn = ({ house, table }: Channel): Fact => toDecide(waitingSeats(house, table), 'turn');

const FLIGHT = /Those on land 5 flee/;

/** A channel with a panel that somebody was called to. */
async function withPanel(): Promise<Channel> {
  const channel = await aChannel();
  channel.announcer.announce(channel.table, [toTurn(channel)]);
  await channel.settled();
  expect(channel.messages).toHaveLength(1);
  return channel;
}

describe('a great moment', () => {
  it('takes the place of the old panel when a call follows: one message less', async () => {
    const channel = await withPanel();
    channel.announcer.announce(channel.table, [PLAYED, toTurn(channel)]);
    await channel.settled();
    expect(channel.messages).toHaveLength(2);
    const [past, panel] = channel.messages.map(textIn);
    expect(past).toMatch(/^## Panic!/m);
    expect(past).toMatch(FLIGHT);
    expect(panel).toContain('Waiting for');
  });

  it('is told once: the panel has no line of it', async () => {
    const channel = await withPanel();
    channel.announcer.announce(channel.table, [PLAYED, toTurn(channel)]);
    await channel.settled();
    expect(channel.messages.filter((message) => FLIGHT.test(textIn(message)))).toHaveLength(1);
  });

  it('is a message of its own while the panel stays where it is', async () => {
    const channel = await withPanel();
    channel.announcer.announce(channel.table, [PLAYED]);
    await channel.settled();
    const [panel, moment] = channel.messages.map(textIn);
    expect(panel).toContain('Waiting for');
    expect(panel).not.toMatch(FLIGHT);
    expect(moment).toMatch(/^## Panic!/);
  });

  it('stands alone where somebody has deleted the old panel', async () => {
    const channel = await withPanel();
    channel.refuse((content) => (/^## Panic!/m.test(textIn(content)) && isFirst() ? 'gone' : null));
    let asked = 0;
    const isFirst = (): boolean => {
      asked += 1;
      return asked === 1;
    };
    channel.announcer.announce(channel.table, [PLAYED, toTurn(channel)]);
    await channel.settled();
    expect(channel.messages.filter((message) => FLIGHT.test(textIn(message)))).toHaveLength(1);
  });

  it('is tried again with its call, if nothing of it was shown', async () => {
    const channel = await withPanel();
    channel.refuse(() => 'failed');
    channel.announcer.announce(channel.table, [PLAYED, toTurn(channel)]);
    await channel.settled();
    channel.refuse(() => null);
    await channel.pass(30 * SECOND);
    expect(channel.messages).toHaveLength(2);
    expect(textIn(channel.messages[0] ?? { blocks: [] })).toMatch(FLIGHT);
  });
});
