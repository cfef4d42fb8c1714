/** People who sit at the table together: they see that they are asked, and nobody has to call them. */
import { describe, expect, it } from 'vitest';
import { seededDice } from '#engine/chance.ts';
import { aDriver, type Driver, labelled } from '../support/person-driver.ts';
import { nextAsked } from './next-asked.ts';
import { callsOf } from './posts.ts';
import { aClub, startGame } from './stage.ts';

const SECOND = 1_000;

/** A game that has come to somebody who has decided before, and has their panel still open. */
async function atSomebodyAtHand() {
  const club = await aClub();
  const { discord, ann, bob, cid } = club;
  await startGame([ann, bob, cid]);
  const drivers = [ann, bob, cid].map((person, index) => aDriver(person, seededDice(index), [labelled(/^Same again/)]));
  const decided = new Set<Driver>();
  for (let asked = await nextAsked(discord, drivers); asked; asked = await nextAsked(discord, drivers)) {
    if (decided.has(asked)) return { ...club, asked };
    await asked.play();
    decided.add(asked);
  }
  throw new Error('nobody was asked twice');
}

describe('whoever has just decided', () => {
  it('finds their next question on the panel that they have open, with nobody calling them', async () => {
    const { discord, asked } = await atSomebodyAtHand();
    const { person } = asked;
    const calls = callsOf(discord, person);
    const presses = asked.clicks;
    const own = person.visible().filter(({ ephemeral, text }) => ephemeral && text.startsWith('###'));
    expect(own).toHaveLength(1);
    expect(own[0]?.pressable.length).toBeGreaterThan(0);
    await asked.play();
    expect(asked.clicks).toBeGreaterThan(presses);
    discord.clock.turn(60 * SECOND);
    await discord.settled();
    expect(callsOf(discord, person)).toBe(calls);
  });

  it('is called once if they do nothing, also over a restart', async () => {
    const { discord, asked, restart } = await atSomebodyAtHand();
    const calls = callsOf(discord, asked.person);
    await restart();
    await discord.settled();
    expect(callsOf(discord, asked.person)).toBe(calls);
    discord.clock.turn(10 * SECOND);
    await expect.poll(() => callsOf(discord, asked.person)).toBe(calls + 1);
    await restart();
    discord.clock.turn(60 * SECOND);
    await discord.settled();
    expect(callsOf(discord, asked.person)).toBe(calls + 1);
  });
});
