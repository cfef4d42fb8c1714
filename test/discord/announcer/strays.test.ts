/** Messages of which nobody knows whether they are out. */
import { expect, it } from 'vitest';
import { lastingId } from '#discord/table/lasting-buttons.ts';
import { seat } from '#engine/seat.ts';
import { toDecide } from '#tables/facts.ts';
import { ANNA, BEN, CLEO, personIn, SECOND, START, viewOf, waitingSeats } from '../../tables/support/house.ts';
import { aChannel } from './channel.ts';

it.each([
  ['whom it calls, is the call', true, 0],
  ['somebody else, proves nothing', false, 1],
] as const)('a message with a Play button alone that mentions %s', async (_, isTheirs, calls) => {
  const channel = await aChannel();
  const { announcer, house, table, settled, pass, own } = channel;
  announcer.announce(table, [{ kind: 'left', seat: seat(0) }]);
  await settled();
  const waiting = waitingSeats(house, table);
  const decider = personIn(await viewOf(house, table), waiting[0] ?? seat(0));
  const other = [ANNA, BEN, CLEO].find((person) => person !== decider) ?? decider;
  channel.refuse(() => 'failed');
  announcer.announce(table, [toDecide(waiting, 'turn')]);
  await settled();
  channel.refuse(() => null);
  own.push({ id: '9', at: START, mentions: [isTheirs ? decider : other], ids: [lastingId('play', table)] });
  await pass(4 * SECOND);
  expect(channel.calls).toHaveLength(calls);
});
