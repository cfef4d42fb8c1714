/** Inside somebody's turn another player answers to an attack, or clings: as people see it in their channel. */
import { expect, it, onTestFinished } from 'vitest';
import type { Emulator } from '#emulator/emulator.ts';
import type { Outcome } from '#emulator/people/outcome.ts';
import type { Person } from '#emulator/people/person.ts';
import type { VisibleMessage } from '#emulator/people/visible.ts';
import { apply } from '#engine/apply.ts';
import { URSUPPE } from '#games/ursuppe/game.ts';
import type { Move } from '#games/ursuppe/moves.ts';
import type { Phase, State } from '#games/ursuppe/state.ts';
import { readTables } from '#store/sqlite/table-reader.ts';
import { channelId } from '#tables/ids.ts';
import { personAt, type Table } from '#tables/table.ts';
import { handClock, openHouse } from '../../../tables/support/house.ts';
import { callsOf, postsTo } from '../../posts.ts';
import { aClub, deciderAmong, everybodyGoes } from '../../stage.ts';
import { playTo } from './played-before.ts';

type People = readonly [Person, ...Person[]];

const leadsTo = (state: State, move: Move, phase: Phase): boolean => {
  const by = state.turn;
  const after = by === null ? null : apply(URSUPPE, state, { by, move });
  return after?.ok === true && after.value.state.phase === phase;
};

/** The table as it truly is, read behind the bot's back. */
function truthIn(databaseFile: string): () => Table {
  const reader = readTables(databaseFile);
  onTestFinished(() => reader.close());
  return () => reader.latest(100).find(({ status }) => status === 'running') ?? expect.fail('a table');
}

const messageOf = (outcome: Outcome): VisibleMessage => {
  if (outcome.kind !== 'replied' && outcome.kind !== 'updated') throw new Error(outcome.kind);
  return outcome.message;
};

/** Presses the first button that fits, for each of these; a question with one answer is not put. */
async function pressThrough(person: Person, opened: VisibleMessage, labels: readonly RegExp[]): Promise<void> {
  let panel = opened;
  for (const label of labels) {
    const button = panel.pressable.find((each) => label.test(each.label ?? ''));
    if (button) panel = messageOf(await person.click(button.customId, { on: panel }));
  }
}

const panelOf = (person: Person): VisibleMessage =>
  person.visible().findLast(({ ephemeral, text }) => !ephemeral && text.includes('Waiting for')) ??
  expect.fail('a panel');

const countsOf = (discord: Emulator, person: Person) => ({
  posts: postsTo(discord).length,
  calls: callsOf(discord, person),
});

/** By which buttons the move is made. */
function labelsOf(move: Move, table: Table, people: People): RegExp[] {
  if (move.kind !== 'struggle') return [/^Drift(?! with all)/, /^Take nothing/];
  const owner = people.find(({ id }) => id === personAt(table, move.owner));
  return [/^Attack/, new RegExp(`^${owner?.name}$`), new RegExp(`^Amoeba ${move.prey}\\b`)];
}

it.each<[string, Phase, Move['kind']]>([
  ['an attack', 'react', 'struggle'],
  ['an amoeba that drifts off', 'cling', 'drift'],
])('to %s: one ping in a short post, the panel in place, a time of its own', async (_, phase, kind) => {
  const { guild, discord, databaseFile, restart, ann, bob, cid } = await aClub();
  const people: People = [ann, bob, cid];
  const about: Move[] = [];
  await restart(async () => {
    const house = openHouse({ file: databaseFile, clock: handClock(discord.clock.now()) });
    const isThere = (state: State, move: Move) =>
      move.kind === kind && !('take' in move && move.take.length > 0) && leadsTo(state, move, phase);
    about.push(await playTo(isThere, house, people, channelId(guild.channel('table').id)));
    house.close();
  });
  // Nobody is at hand any more.
  everybodyGoes(discord);
  const truth = truthIn(databaseFile);
  await ann.slash('ursuppe');
  await ann.click('Show the table again');
  const first = await deciderAmong(people);
  const opened = messageOf(await first.click('Play', { on: panelOf(first) }));
  await discord.settled();
  const others = people.filter((person) => person !== first);
  const before = { panel: panelOf(first).id, counts: others.map((person) => countsOf(discord, person)) };

  await pressThrough(first, opened, labelsOf(about[0] ?? expect.fail('a move'), truth(), people));
  await discord.settled();

  const { play } = truth();
  expect(play?.waiting.map(({ as }) => as)).toEqual(['reaction']);
  const asked = play?.waiting[0]?.seat ?? expect.fail('somebody is asked');
  const second = people.find(({ id }) => id === personAt(truth(), asked)) ?? expect.fail('a person');
  // The time of the turn stands still meanwhile.
  expect(play?.paused.map(({ waiting }) => personAt(truth(), waiting.seat))).toContain(first.id);
  const call = await second.sees(({ text }) => text.includes(second.mention) && !text.includes('Waiting for'));
  expect(call.pressable.map(({ label }) => label)).toEqual(['Play']);
  expect(panelOf(second).id).toBe(before.panel);
  expect(panelOf(second).text).toContain(`Waiting for ${second.mention}`);
  const { posts, calls } = before.counts[others.indexOf(second)] ?? expect.fail('one of the others');
  expect(countsOf(discord, second)).toEqual({ posts: posts + 1, calls: calls + 1 });

  const answering = messageOf(await second.click('Play', { on: call }));
  await pressThrough(second, answering, [/^(Fight|Flee|Cling with none)/, /./]);
  await discord.settled();
  expect(truth().play?.version).toBeGreaterThan(play?.version ?? 0);
  expect(second.visible().some(({ id }) => id === call.id)).toBe(false);
});
