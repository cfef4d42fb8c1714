/** Phases that few games reach, found without the bot: it starts on a table already in that phase. */
import { expect, it } from 'vitest';
import type { Person } from '#emulator/people/person.ts';
import type { VisibleMessage } from '#emulator/people/visible.ts';
import type { View } from '#games/urland/view.ts';
import { type ChannelId, channelId, personId } from '#tables/ids.ts';
import type { TableView } from '#tables/table-view.ts';
import { handClock, openHouse, playUntil, type TestHouse, value } from '../tables/support/house.ts';
import { aClub, deciderAmong } from './stage.ts';

const PHASES = {
  panic: /says where they flee/,
  flee: /Panic! .* heard it coming/,
  dive: /Eruption! .* heard it coming/,
} as const;
type Phase = keyof typeof PHASES;

/** After this many games without the phase, the test fails. */
const GAMES = 60;

const phaseIn = ({ play }: TableView) => (play?.open as View | undefined)?.phase.kind;

/** Plays games until a player must decide in this phase. */
async function playTo(phase: Phase, house: TestHouse, people: readonly Person[], channel: ChannelId) {
  const { tables } = house;
  const [host, ...guests] = people.map(({ id }) => personId(id));
  if (host === undefined) throw new Error('a game needs people');
  for (let game = 0; game < GAMES; game++) {
    const { table } = value(await tables.open({ game: 'urland', channel, host }));
    for (const guest of guests) value(await tables.join(table, guest));
    value(await tables.start(table, host, `click-${game}`));
    const view = await playUntil(house, table, (now) => phaseIn(now) === phase);
    if (view.status === 'running') return;
  }
  throw new Error(`no ${phase} in ${GAMES} games`);
}

const isPanelOf =
  (phase: Phase) =>
  ({ text, pressable }: VisibleMessage): boolean =>
    PHASES[phase].test(text) && pressable.some(({ label }) => label === 'Play');

it.each(Object.keys(PHASES) as Phase[])('a panel opened in the phase %s goes on after a restart', async (phase) => {
  const { guild, discord, databaseFile, restart, ann, bob, cid } = await aClub();
  const people = [ann, bob, cid] as const;
  await restart(async () => {
    const house = openHouse({ file: databaseFile, clock: handClock(discord.clock.now()) });
    await playTo(phase, house, people, channelId(guild.channel('table').id));
    house.close();
  });
  await ann.slash('urland');
  await ann.click('Show the table again');
  const panel = await ann.sees(isPanelOf(phase));
  const decider = await deciderAmong(people);
  const opened = await decider.click('Play', { on: panel });
  if (opened.kind !== 'replied') throw new Error(opened.kind);

  await restart();

  const [first] = opened.message.pressable;
  const answered = await decider.click(first?.customId ?? '', { on: opened.message });
  expect(answered).toMatchObject({ kind: 'updated', message: { id: opened.message.id } });
  const { text } = await decider.sees(({ id }) => id === opened.message.id);
  expect(text).not.toBe(opened.message.text);
  expect(text).not.toMatch(/has moved on|isn’t there any more/);
});
