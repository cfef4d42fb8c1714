import { describe, expect, it } from 'vitest';
import { buttonsIn, type Message, type PlainMessage, say } from '#discord/wire/message.ts';
import { payloadOf } from '#discord/wire/payload.ts';
import { seat } from '#engine/seat.ts';
import { type Fact, toDecide } from '#tables/facts.ts';
import { HOUR, MINUTE, SECOND, waitingSeats } from '../../tables/support/house.ts';
import { aChannel, type Channel, PLAYED, textIn } from './channel.ts';

const LEFT: Fact = { kind: 'left', seat: seat(0) };

const toTurn = ({ house, table }: Channel): Fact => toDecide(waitingSeats(house, table), 'turn');

const titles = ({ messages }: Channel): (string | undefined)[] =>
  messages.map((message) => textIn(message).split('\n')[0]);

const callsIn = ({ calls }: Channel): number => calls.reduce((sum, { pings }) => sum + pings.length, 0);

const isMoment = (title: string | undefined): boolean => title === '## Panic!';

describe('news that could not be shown', () => {
  it('is shown later with its ping, and its great moment is not posted twice', async () => {
    const channel = await aChannel();
    const { announcer, table, settled, pass, refuse } = channel;
    refuse((content) => (isMoment(textIn(content).split('\n')[0]) ? null : 'failed'));
    announcer.announce(table, [PLAYED, toTurn(channel)]);
    await settled();
    expect(titles(channel)).toEqual(['## Panic!']);
    await pass(3 * SECOND);
    refuse(() => null);
    await pass(SECOND);
    expect(titles(channel).filter(isMoment)).toHaveLength(1);
    expect(channel.messages).toHaveLength(2);
    expect(callsIn(channel)).toBe(1);
    await pass(HOUR);
    expect(channel.messages).toHaveLength(2);
  });

  it('is shown without its great moment, which had its try', async () => {
    const channel = await aChannel();
    const { announcer, table, settled, pass, refuse } = channel;
    refuse(() => 'failed');
    announcer.announce(table, [PLAYED]);
    await settled();
    refuse(() => null);
    await pass(30 * SECOND);
    expect(titles(channel).filter(isMoment)).toEqual([]);
    expect(channel.messages).toHaveLength(1);
  });

  it('comes with the next news, every line once', async () => {
    const channel = await aChannel();
    const { announcer, table, settled, refuse } = channel;
    announcer.announce(table, [LEFT]);
    await settled();
    refuse(() => 'failed');
    announcer.announce(table, [LEFT]);
    await settled();
    refuse(() => null);
    announcer.announce(table, [LEFT]);
    await settled();
    const lines = channel.messages.flatMap((message) => textIn(message).match(/has left for good/g) ?? []);
    expect(lines).toHaveLength(3);
  });

  it('is tried every four seconds, however long it takes', async () => {
    const { announcer, table, settled, pass, refuse } = await aChannel();
    let tries = 0;
    refuse(() => {
      tries += 1;
      return 'failed';
    });
    announcer.announce(table, [LEFT]);
    await settled();
    const counted: number[] = [];
    for (const pause of [4 * SECOND, 4 * SECOND, HOUR, 4 * SECOND, 4 * SECOND]) {
      await pass(pause - 1);
      counted.push(tries);
      await pass(1);
    }
    expect(counted).toEqual([1, 2, 4, 5, 6]);
    expect(tries).toBe(6);
  });

  it('is tried as soon, however much happens at the table meanwhile', async () => {
    const { announcer, table, settled, pass, refuse, messages } = await aChannel();
    refuse(() => 'failed');
    for (let moves = 0; moves < 5; moves++) {
      announcer.announce(table, [LEFT]);
      await settled();
      await pass(4 * SECOND);
    }
    refuse(() => null);
    await pass(10 * SECOND);
    expect(messages.map(textIn)).toEqual([expect.stringContaining('Waiting for')]);
  });

  it('is tried after half a minute, two and ten minutes, then every hour, where the bot may not write', async () => {
    const { announcer, table, settled, pass, refuse } = await aChannel();
    let tries = 0;
    refuse(() => {
      tries += 1;
      return 'forbidden';
    });
    announcer.announce(table, [LEFT]);
    await settled();
    const counted: number[] = [];
    for (const pause of [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, HOUR]) {
      await pass(pause - 1);
      counted.push(tries);
      await pass(1);
    }
    expect(counted).toEqual([1, 2, 3, 4, 5]);
    expect(tries).toBe(6);
  });

  it('is not tried for everything that happens at a table where the bot may not write', async () => {
    const { announcer, table, settled, pass, refuse } = await aChannel();
    let tries = 0;
    refuse(() => {
      tries += 1;
      return 'forbidden';
    });
    for (let moves = 0; moves < 5; moves++) {
      announcer.announce(table, [LEFT]);
      await settled();
      await pass(SECOND);
    }
    expect(tries).toBe(1);
  });

  it('keeps no clock going once it is shown, or the bot is stopped', async () => {
    const { announcer, table, settled, pass, refuse, watchers } = await aChannel();
    refuse(() => 'failed');
    announcer.announce(table, [LEFT]);
    await settled();
    expect(watchers.size).toBe(1);
    refuse(() => null);
    await pass(30 * SECOND);
    // Whatever Discord has failed may come late: the channel is looked over twice.
    for (const pause of [10 * SECOND, MINUTE]) {
      expect(watchers.size).toBe(1);
      await pass(pause);
    }
    expect(watchers.size).toBe(0);
    refuse(() => 'failed');
    announcer.announce(table, [LEFT]);
    await settled();
    announcer.close();
    expect(watchers.size).toBe(0);
    announcer.announce(table, [LEFT]);
    await settled();
    expect(watchers.size).toBe(0);
  });
});

const isPast = (content: Message | PlainMessage): boolean => !('plain' in content) && buttonsIn(content).length === 0;

describe('the panel that a newer one has replaced', () => {
  it.each(['failed', 'forbidden'] as const)(
    'loses its buttons later where its edit is %s at first',
    async (trouble) => {
      const channel = await aChannel();
      const { announcer, table, settled, pass, refuse, messages } = channel;
      announcer.announce(table, [LEFT]);
      await settled();
      refuse((content) => (isPast(content) ? trouble : null));
      announcer.announce(table, [toTurn(channel)]);
      await settled();
      expect(messages.map(isPast)).toEqual([false, false]);
      refuse(() => null);
      await pass(4 * SECOND);
      expect(messages.filter((message) => !isPast(message))).toEqual([messages.at(-1)]);
    },
  );

  it('holds up no call while it can’t be edited, and the panel itself is not sent again and again', async () => {
    const channel = await aChannel();
    const { announcer, table, settled, pass, refuse, messages } = channel;
    announcer.announce(table, [LEFT]);
    await settled();
    let others = 0;
    refuse((content) => {
      if (!isPast(content)) others += 1;
      return isPast(content) ? 'failed' : null;
    });
    for (const calls of [1, 2]) {
      announcer.announce(table, [toTurn(channel)]);
      await settled();
      expect(callsIn(channel)).toBe(calls);
    }
    const shown = others;
    for (let each = 0; each < 5; each++) await pass(4 * SECOND);
    expect(others).toBe(shown);
    expect(messages.map(isPast)).toEqual([false, false, false]);
    refuse(() => null);
    await pass(4 * SECOND);
    expect(messages.map(isPast)).toEqual([true, true, false]);
    expect(callsIn(channel)).toBe(2);
  });

  it('is one of several: where one can’t be edited, the others lose their buttons', async () => {
    const channel = await aChannel();
    const { announcer, table, settled, pass, refuse, messages } = channel;
    announcer.announce(table, [LEFT]);
    await settled();
    refuse((content) => (isPast(content) ? 'failed' : null));
    for (let turns = 0; turns < 2; turns++) {
      announcer.announce(table, [toTurn(channel)]);
      await settled();
    }
    let isFirst = true;
    refuse((content) => {
      const trouble = isPast(content) && isFirst ? 'failed' : null;
      isFirst = false;
      return trouble;
    });
    await pass(4 * SECOND);
    expect(messages.map(isPast)).toEqual([false, true, false]);
  });

  it('keeps nobody from seeing the table again', async () => {
    const channel = await aChannel();
    const { announcer, table, settled, pass, refuse, messages } = channel;
    announcer.announce(table, [LEFT]);
    await settled();
    refuse((content) => (isPast(content) ? 'failed' : null));
    expect([await announcer.showAgain(table), await announcer.showAgain(table)]).toEqual([true, true]);
    refuse(() => null);
    await pass(10 * SECOND);
    expect(messages.map(isPast)).toEqual([true, true, false]);
  });
});

describe('the host of a table that can’t be shown', () => {
  it.each([
    ['refused', 'Discord does not take my messages'],
    ['forbidden', 'I can’t write in'],
    ['no-channel', 'The channel of your table is gone'],
  ] as const)('(%s) is told once, and again only after it could be shown', async (trouble, words) => {
    const { announcer, table, settled, refuse, direct, pass } = await aChannel();
    for (const answer of [trouble, trouble, null, trouble]) {
      refuse(() => answer);
      announcer.announce(table, [LEFT]);
      await settled();
      await pass(MINUTE);
    }
    expect(direct).toEqual([expect.stringContaining(words), expect.stringContaining(words)]);
  });

  it('is told once if Discord fails for long', async () => {
    const { announcer, table, settled, pass, refuse, direct } = await aChannel();
    refuse(() => 'failed');
    announcer.announce(table, [LEFT]);
    await settled();
    for (const pause of [30 * SECOND, 2 * MINUTE]) await pass(pause);
    expect(direct).toEqual([]);
    for (const pause of [10 * MINUTE, HOUR, HOUR]) await pass(pause);
    expect(direct).toEqual([expect.stringContaining('I go on trying')]);
  });
});

describe('a panel that breaks Discord’s limits', () => {
  it('is in the log as a mistake of ours and not retried; the next news is shown', async () => {
    const channel = await aChannel();
    const { announcer, table, settled, refuse, log, watchers } = channel;
    refuse(() => {
      payloadOf(say(''));
      return null;
    });
    announcer.announce(table, [LEFT]);
    await settled();
    expect(log.map((line) => JSON.parse(line))).toMatchObject([
      { level: 50, table, msg: 'a table was not shown', err: { message: 'invariant: a message says something' } },
    ]);
    expect(watchers.size).toBe(0);
    refuse(() => null);
    announcer.announce(table, [LEFT]);
    await settled();
    expect(channel.messages).toHaveLength(1);
  });
});
