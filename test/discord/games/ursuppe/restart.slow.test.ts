/** A restart in every phase: the bot starts on a table that is there already, and a panel opened before goes on after it. */
import { expect, it } from 'vitest';
import type { Phase } from '#games/ursuppe/state.ts';
import { channelId } from '#tables/ids.ts';
import { handClock, openHouse } from '../../../tables/support/house.ts';
import { aClub, deciderAmong } from '../../stage.ts';
import { playTo } from './played-before.ts';

/** Those in which a seat decides. */
const PHASES: readonly Phase[] = [
  'start',
  'place',
  'move',
  'go',
  'cling',
  'again',
  'feed',
  'react',
  'defect',
  'genes',
  'divide',
  'aggression',
];

it.each(PHASES)('a panel opened in the phase %s goes on after a restart', async (phase) => {
  const { guild, discord, databaseFile, restart, ann, bob, cid } = await aClub();
  const people = [ann, bob, cid] as const;
  await restart(async () => {
    const house = openHouse({ file: databaseFile, clock: handClock(discord.clock.now()) });
    await playTo((state) => state.phase === phase, house, people, channelId(guild.channel('table').id));
    house.close();
  });
  await ann.slash('ursuppe');
  await ann.click('Show the table again');
  const panel = await ann.sees(
    ({ text, pressable }) => text.includes('▶') && pressable.some(({ label }) => label === 'Play'),
  );
  const decider = await deciderAmong(people);
  const opened = await decider.click('Play', { on: panel });
  if (opened.kind !== 'replied') throw new Error(opened.kind);

  await restart();

  const [first] = opened.message.pressable.filter(({ kind }) => kind === 'button');
  const answered = await decider.click(first?.customId ?? '', { on: opened.message });
  expect(answered).toMatchObject({ kind: 'updated', message: { id: opened.message.id } });
  const { text } = await decider.sees(({ id }) => id === opened.message.id);
  expect(text).not.toBe(opened.message.text);
  expect(text).not.toMatch(/has moved on|isn’t there any more/);
});
