/** A restart in every phase: the bot starts on a table that is there already, and a panel opened before goes on after it. */
import { expect, it } from 'vitest';
import type { Person } from '#emulator/people/person.ts';
import { attackingEntry } from '#games/ursuppe/attacking-play.ts';
import type { Phase, State } from '#games/ursuppe/state.ts';
import { type ChannelId, channelId, personId } from '#tables/ids.ts';
import type { TableView } from '#tables/table-view.ts';
import { handClock, openHouse, personIn, type TestHouse, value, viewOf } from '../../../tables/support/house.ts';
import { aClub, deciderAmong } from '../../stage.ts';

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

/** After this many games without the phase, the test fails. */
const GAMES = 40;

const stateIn = ({ play }: TableView): State => play?.open as State;

/** Plays on with a taste for attacks until a player must decide in this phase, or the game is over. */
async function playOn(house: TestHouse, table: Awaited<ReturnType<typeof open>>, phase: Phase): Promise<boolean> {
  for (;;) {
    const view = await viewOf(house, table);
    if (view.status !== 'running') return false;
    const state = stateIn(view);
    if (state.phase === phase) return true;
    const entry = attackingEntry(state, house.dice);
    if (entry === null || entry.by === 'chance') throw new Error('a seat decides');
    value(await house.tables.choose(table, personIn(view, entry.by), view.play?.version ?? -1, entry.move));
  }
}

async function open({ tables }: TestHouse, people: readonly Person[], channel: ChannelId, click: number) {
  const [host, ...guests] = people.map(({ id }) => personId(id));
  if (host === undefined) throw new Error('a game needs people');
  const { table } = value(await tables.open({ game: 'ursuppe', channel, host }));
  for (const guest of guests) value(await tables.join(table, guest));
  value(await tables.start(table, host, `click-${click}`));
  return table;
}

async function playTo(phase: Phase, house: TestHouse, people: readonly Person[], channel: ChannelId): Promise<void> {
  for (let game = 0; game < GAMES; game++) {
    if (await playOn(house, await open(house, people, channel, game), phase)) return;
  }
  throw new Error(`no ${phase} in ${GAMES} games`);
}

it.each(PHASES)('a panel opened in the phase %s goes on after a restart', async (phase) => {
  const { guild, discord, databaseFile, restart, ann, bob, cid } = await aClub();
  const people = [ann, bob, cid] as const;
  await restart(async () => {
    const house = openHouse({ file: databaseFile, clock: handClock(discord.clock.now()) });
    await playTo(phase, house, people, channelId(guild.channel('table').id));
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
