/** What concerns single people, where the channel or the store does not take it. */
import { describe, expect, it } from 'vitest';
import { seat } from '#engine/seat.ts';
import { HOUR, MINUTE, personIn, SECOND, viewOf, waitingSeats } from '../../tables/support/house.ts';
import { aChannel } from './channel.ts';

async function aReminder() {
  const channel = await aChannel();
  const { announcer, house, table, settled } = channel;
  announcer.announce(table, [{ kind: 'left', seat: seat(0) }]);
  await settled();
  const [asked = seat(0)] = waitingSeats(house, table);
  const person = personIn(await viewOf(house, table), asked);
  const remind = async (): Promise<void> => {
    announcer.announce(table, [{ kind: 'reminder', person }]);
    await settled();
  };
  return { ...channel, remind };
}

describe('a reminder', () => {
  it.each(['failed', 'forbidden'] as const)('whose post is %s comes later, once', async (trouble) => {
    const { calls, remind, refuse, pass } = await aReminder();
    let tries = 0;
    refuse(() => {
      tries += 1;
      return trouble;
    });
    await remind();
    expect(tries).toBe(1);
    refuse(() => null);
    await pass(30 * SECOND);
    expect(calls).toHaveLength(1);
    await pass(HOUR);
    expect(calls).toHaveLength(1);
  });

  it('comes once where another has been due before the first got through', async () => {
    const { calls, remind, refuse, pass } = await aReminder();
    refuse(() => 'forbidden');
    for (let each = 0; each < 2; each++) await remind();
    refuse(() => null);
    await pass(30 * SECOND);
    await pass(HOUR);
    expect(calls).toHaveLength(1);
  });

  it('rings once where the store fails after it was posted, and is removed when it is answered', async () => {
    const { calls, remind, refuse, pass, panel, closeStore, watchers } = await aReminder();
    refuse(() => {
      closeStore(true);
      return null;
    });
    await remind();
    for (let each = 0; each < 5; each++) await pass(MINUTE);
    expect(calls).toHaveLength(1);
    closeStore(false);
    refuse(() => null);
    await pass(4 * SECOND);
    expect(calls).toHaveLength(1);
    expect(panel()?.loose).toHaveLength(1);
    // A table that the store had failed is looked over twice, and that is all.
    for (const pause of [10 * SECOND, MINUTE]) await pass(pause);
    expect(watchers.size).toBe(0);
  });

  it('that can’t be posted does not send the panel again and again', async () => {
    const channel = await aReminder();
    const { announcer, table, settled, refuse, pass } = channel;
    let [edits, tries] = [0, 0];
    refuse((content) => {
      if ('plain' in content) tries += 1;
      else edits += 1;
      return 'plain' in content ? 'failed' : null;
    });
    await channel.remind();
    announcer.announce(table, [{ kind: 'left', seat: seat(0) }]);
    await settled();
    for (let each = 0; each < 3; each++) await pass(4 * SECOND);
    expect(edits).toBe(1);
    expect(tries).toBeGreaterThan(3);
  });
});
