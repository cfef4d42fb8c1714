import { describe, expect, it } from 'vitest';
import type { RequestFault } from '#emulator/faults.ts';
import type { Person } from '#emulator/people/person.ts';
import { seededDice } from '#engine/chance.ts';
import { aDriver } from '../../support/person-driver.ts';
import { callsOf, MESSAGES } from '../posts.ts';
import { aClub, type Club, deciderAmong, startGame } from '../stage.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

type Three = readonly [Person, Person, Person];

interface Game extends Club {
  readonly people: Three;
  readonly first: Person;
}

async function aGame(options: Parameters<typeof aClub>[0] = {}): Promise<Game> {
  const club = await aClub(options);
  const people = [club.ann, club.bob, club.cid] as const;
  await startGame(people);
  const first = await deciderAmong(people);
  await club.discord.settled();
  club.expectTrouble();
  return { ...club, people, first };
}

const nextPanel = (person: Person, former: string) =>
  person.sees(({ id, text }) => /^Waiting for/m.test(text) && id !== former);

/** From now on no message gets through. */
const failPosts = ({ discord }: Club, fault: RequestFault = { kind: 'status', status: 502 }): void =>
  discord.faults.onRequest(fault, { method: 'POST', template: MESSAGES, times: Number.POSITIVE_INFINITY });

const failuresIn = ({ log }: Club): number => log.filter((line) => line.includes('posting failed')).length;

async function failed(club: Club, times: number): Promise<void> {
  await expect.poll(() => failuresIn(club)).toBeGreaterThanOrEqual(times);
  await club.discord.settled();
}

/** The first moves while no message gets through. Returns the panel from before. */
async function moveUntold(club: Game): Promise<string> {
  const { id } = await club.first.sees(/^Waiting for/m);
  failPosts(club);
  await aDriver(club.first, seededDice(1)).play();
  await failed(club, 1);
  return id;
}

describe('while Discord has troubles', () => {
  it('a ping that did not get through goes out half a minute later, once, with all that happened', async () => {
    const club = await aGame();
    const { discord, first, people } = club;
    const former = await moveUntold(club);
    expect((await first.sees(/^Waiting for/m)).id).toBe(former);
    const before = people.map((person) => callsOf(discord, person));
    discord.faults.clear();

    discord.clock.turn(31 * SECOND);

    await nextPanel(first, former);
    const called = await deciderAmong(people);
    await discord.settled();
    expect(called).not.toBe(first);
    expect(people.map((person) => callsOf(discord, person))).toEqual(
      people.map((person, index) => (before[index] ?? 0) + (person === called ? 1 : 0)),
    );
  });

  it('it is tried again after two minutes more, and after ten', async () => {
    const club = await aGame();
    const { discord, first } = club;
    const former = await moveUntold(club);
    discord.clock.turn(31 * SECOND);
    await failed(club, 2);
    discord.clock.turn(2 * MINUTE + SECOND);
    await failed(club, 3);
    expect((await first.sees(/^Waiting for/m)).id).toBe(former);
    discord.faults.clear();
    discord.clock.turn(10 * MINUTE + SECOND);
    await nextPanel(first, former);
  });

  it('a line that was cut, and the end of a game, are no other case', async () => {
    const club = await aGame();
    const { discord, ann, bob } = club;
    failPosts(club, { kind: 'drop' });
    await ann.slash('game stop');
    await ann.click('Yes');
    await failed(club, 1);
    discord.faults.clear();
    const before = callsOf(discord, bob);
    discord.clock.turn(31 * SECOND);
    await bob.sees('The game was stopped');
    expect(callsOf(discord, bob)).toBe(before + 1);
  });

  it('a ping whose response got lost does not go out again', async () => {
    const club = await aGame();
    const { discord, first, bot } = club;
    const former = await first.sees(/^Waiting for/m);
    discord.faults.onRequest({ kind: 'lost-answer' }, { method: 'POST', template: MESSAGES });
    await aDriver(first, seededDice(1)).play();
    const panel = await nextPanel(first, former.id);
    await discord.settled();

    discord.clock.turn(31 * SECOND);

    // The bot has checked its clock; a stop finishes the work that it began then.
    await discord.settled();
    await bot().stop();
    expect((await first.sees(/^Waiting for/m)).id).toBe(panel.id);
  });

  it('a press is answered over a line that was cut before', async () => {
    const { discord, first } = await aGame();
    discord.faults.onRequest({ kind: 'drop' });
    expect(await first.click('My hand')).toMatchObject({ kind: 'replied' });
  });

  it('a result that was never shown is shown after the next start, with its pings, and only once', async () => {
    const club = await aGame();
    const { discord, ann, bob, cid, restart } = club;
    failPosts(club);
    await ann.slash('game stop');
    await ann.click('Yes');
    await failed(club, 1);
    const before = [bob, cid].map((person) => callsOf(discord, person));
    await restart(async () => discord.faults.clear());
    await bob.sees('The game was stopped');
    await restart();
    expect([bob, cid].map((person) => callsOf(discord, person))).toEqual(before.map((calls) => calls + 1));
  });

  it('a lobby that can’t be shown is closed for good, and its host opens another when Discord is well', async () => {
    const club = await aClub();
    const { ann, discord, restart, expectTrouble } = club;
    expectTrouble();
    failPosts(club);
    await ann.slash('urland');
    await ann.sees('There is no table');
    await restart(async () => discord.faults.clear());
    expect(ann.visible().some(({ text }) => text.includes('who plays?'))).toBe(false);
    await ann.slash('urland');
    await ann.sees('who plays?');
  });

  it('a stop does not wait for it for ever', async () => {
    const club = await aGame({ patience: 100 });
    const { ann, discord, bot } = club;
    failPosts(club, { kind: 'delay', milliseconds: 10 * MINUTE });
    await ann.slash('game stop');
    await ann.click('Yes');
    await bot().stop();
    discord.faults.clear();
    discord.clock.turn(11 * MINUTE);
  });

  it('news that waits when the bot is stopped is shown after its next start', async () => {
    const club = await aGame();
    const { discord, first, people, restart } = club;
    const former = await moveUntold(club);
    await restart(async () => discord.faults.clear());
    await nextPanel(first, former);
    expect(callsOf(discord, await deciderAmong(people))).toBeGreaterThan(0);
  });

  it('a table that was shown again meanwhile still owes its pings, even after the next start', async () => {
    const club = await aGame();
    const { discord, first, people, restart } = club;
    const former = await moveUntold(club);
    const before = people.map((person) => callsOf(discord, person));
    discord.faults.clear();
    await first.slash('urland');
    await first.click('Show the table again');
    await nextPanel(first, former);
    const called = await deciderAmong(people);
    await restart();
    await expect.poll(() => callsOf(discord, called)).toBe((before[people.indexOf(called)] ?? 0) + 1);
    await discord.settled();
    expect(people.map((person) => callsOf(discord, person))).toEqual(
      people.map((person, index) => (before[index] ?? 0) + (person === called ? 1 : 0)),
    );
  });
});
