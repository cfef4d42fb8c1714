import { describe, expect, it } from 'vitest';
import { newsOf } from '#discord/announcer/calls.ts';
import type { Emulator } from '#emulator/emulator.ts';
import type { Person } from '#emulator/people/person.ts';
import type { VisibleMessage } from '#emulator/people/visible.ts';
import { ANNA, BEN, CLEO, openHouse, startTable, viewOf } from '../../tables/support/house.ts';
import { callsOf } from '../posts.ts';
import { aClub, type Club, deciderAmong, everybodyGoes, startGame, wantDirect } from '../stage.ts';

const DAY = 24 * 3_600_000;

const callsOfAll = (discord: Emulator, people: readonly Person[]) => people.map((person) => callsOf(discord, person));

/** A game in which the first player who must decide is out of time. */
async function aLateGame(): Promise<Club & { late: Person; others: [Person, Person] }> {
  const club = await aClub();
  const people = [club.ann, club.bob, club.cid] as const;
  await wantDirect(people, 'reminders');
  await startGame(people);
  const late = await deciderAmong(people);
  const [first = late, second = late] = people.filter((person) => person !== late);
  club.discord.clock.turn(8 * DAY);
  await first.sees('has had 7 days');
  await late.sees('is waiting for you', { in: 'dm' });
  return { ...club, late, others: [first, second] };
}

const canPlay = ({ ephemeral, channel, pressable }: VisibleMessage): boolean =>
  !ephemeral && channel === 'table' && pressable.some(({ label }) => label === 'Play');

async function standIn(by: Person, late: Person): Promise<void> {
  await by.click('More', { on: await by.sees(/has had 7 days/) });
  await by.click(`Let a computer play for ${late.name}`);
}

describe('a player reads', () => {
  it('that a computer plays for them, and they take their seat back right there', async () => {
    const { late, others, discord } = await aLateGame();
    await standIn(others[0], late);
    const note = await late.sees('a computer plays on for you', { in: 'dm' });
    await discord.settled();
    await late.click('Take my seat back', { on: note });
    await others[0].sees(`${late.name} is back.`);
    for (const other of others)
      expect(other.visible({ in: 'dm' }).some(({ text }) => text.includes('plays on'))).toBe(false);
  });

  it('so in the channel, if they can’t be reached directly', async () => {
    const { late, others, discord } = await aLateGame();
    late.closeDms();
    const before = callsOf(discord, late);
    await standIn(others[0], late);
    await others[1].sees(`${late.mention}, a computer plays on for you in Urland.`);
    expect(callsOf(discord, late)).toBe(before + 1);
  });

  it('that their seat was given to somebody else, who is pinged in the channel alone', async () => {
    const { guild, late, others } = await aLateGame();
    const dot = guild.join('dot');
    const panel = await others[0].sees(/has had 7 days/);
    await others[0].click('More', { on: panel });
    await others[0].select(`Give the seat of ${late.name} to…`, [others[1]]);
    await others[0].sees(`${others[1].mention} sits at this table already. Choose somebody else.`);
    await others[0].select(`Give the seat of ${late.name} to…`, [dot]);
    await others[0].sees(`Give the seat of ${late.name} to ${dot.mention}?`);
    await others[0].click('Yes');
    await others[1].sees(/dot takes over (Red|Blue|Green)/);
    await late.sees('gave your seat to somebody else', { in: 'dm' });
    await dot.sees((message) => canPlay(message) && message.text.includes(`Waiting for ${dot.mention}`));
    expect(dot.visible({ in: 'dm' })).toEqual([]);
    expect(await late.click('Play', { on: await late.sees(canPlay) })).toMatchObject({
      message: { text: expect.stringContaining('You don’t sit at this table.') },
    });
  });

  it('nothing of a seat that a computer plays for them, unless the others give it away', async () => {
    const { guild, late, others } = await aLateGame();
    const dot = guild.join('dot');
    await standIn(others[0], late);
    await others[1].click('More', { on: await others[1].sees(canPlay) });
    await others[1].select(`Give the seat of ${late.name} to…`, [dot]);
    await others[1].click('Yes');
    await late.sees('gave your seat to somebody else', { in: 'dm' });
    await dot.sees((message) => canPlay(message) && message.text.includes(dot.mention));
    const more = await late.click('More', { on: await late.sees(canPlay) });
    expect(more).toMatchObject({ message: { text: expect.stringContaining('You don’t sit at this table') } });
  });

  it('that a game was stopped, and that its people are seated again, once each', async () => {
    const { ann, bob, cid, discord } = await aClub();
    await startGame([ann, bob, cid]);
    await deciderAmong([ann, bob, cid]);
    const before = callsOfAll(discord, [ann, bob, cid]);
    await ann.slash('game stop');
    await ann.click('Yes');
    const stopped = await bob.sees('The game was stopped');
    expect(callsOfAll(discord, [ann, bob, cid])).toEqual([
      before[0],
      ...before.slice(1).map((calls) => (calls ?? 0) + 1),
    ]);
    await bob.click('Rematch', { on: stopped });
    await ann.sees('who plays?');
    expect(callsOf(discord, ann)).toBe((before[0] ?? 0) + 1);
    expect(callsOf(discord, bob)).toBe((before[1] ?? 0) + 1);
    expect(callsOf(discord, cid)).toBe((before[2] ?? 0) + 2);
  });

  it('that a table is awake again, if they must decide', async () => {
    const { ann, bob, cid, discord } = await aClub();
    await startGame([ann, bob, cid]);
    const decider = await deciderAmong([ann, bob, cid]);
    const other = decider === ann ? bob : ann;
    discord.clock.turn(31 * DAY);
    const asleep = await other.sees('This table sleeps.');
    const before = callsOf(discord, decider);
    await other.click('More', { on: asleep });
    await other.click('Wake the table');
    await other.sees('The table is awake again.');
    expect(callsOf(discord, decider)).toBe(before + 1);
    expect(callsOf(discord, other)).toBe(0);
  });

  it('that they were given a seat, even with an empty hand', async () => {
    const { guild, discord, ann, bob, cid } = await aClub();
    const dot = guild.join('dot');
    await wantDirect([dot], 'hand');
    await startGame([ann, bob, cid]);
    const decider = await deciderAmong([ann, bob, cid]);
    everybodyGoes(discord);
    const giver = decider === ann ? bob : ann;
    await giver.click('More', { on: await giver.sees(/^Waiting for/m) });
    await giver.select('Hand my seat over to…', [dot]);
    await giver.click('Yes');
    const note = await dot.sees('You have a seat now at Urland · ', { in: 'dm' });
    expect(note.pressable.map(({ label }) => label)).toEqual(['Play', 'My hand', 'Recap', 'More']);
    expect(dot.visible({ in: 'dm' })).toHaveLength(1);
  });
});

describe('when a game is over', () => {
  it('its people are pinged, except those who are away', async () => {
    const house = openHouse();
    const view = await viewOf(house, await startTable(house, [ANNA, BEN, CLEO]));
    const over = [{ kind: 'over' }] as const;
    const places = view.places.map((place) => ({
      ...place,
      awayUntil: place.occupant.kind === 'person' && place.occupant.person === BEN ? DAY : null,
    }));
    const { pings, placement } = newsOf(over, { ...view, places, status: 'over' });
    expect([...pings].sort()).toEqual([ANNA, CLEO]);
    expect(placement).toBe('anew');
    house.close();
  });
});
