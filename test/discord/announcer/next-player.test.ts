import { describe, expect, it } from 'vitest';
import type { Person } from '#emulator/people/person.ts';
import { aClub, deciderAmong, everybodyGoes, startGame, wantDirect } from '../stage.ts';

/** Direct messages that say so. */
const toldTo = (person: Person): string[] =>
  person.visible({ in: 'dm' }).flatMap(({ text, id }) => (text.startsWith('You are next at Urland') ? [id] : []));

/** A game of four in which the first has picked the land, and the first of two Ichto players is to act. */
async function afterThePick(wishing: 'all' | 'nobody') {
  const { ann, bob, cid, guild, discord } = await aClub();
  const people = [ann, bob, cid, guild.join('dot')] as const;
  await wantDirect(people, 'reminders');
  if (wishing === 'all') for (const person of people) await person.click('When I am next: tell me nothing');
  await startGame(people);
  await discord.settled();
  everybodyGoes(discord);
  const picker = await deciderAmong(people);
  const panel = await picker.click('Play', { on: await picker.sees(/^Waiting for /m) });
  if (panel.kind !== 'replied') throw new Error(panel.kind);
  await picker.click(panel.message.pressable[0]?.customId ?? '', { on: panel.message });
  await ann.sees(({ text }) => /^Waiting for /m.test(text) && !text.includes(`Waiting for ${picker.mention}`));
  await discord.settled();
  return { people, picker, actor: await deciderAmong(people) };
}

describe('“You are next”', () => {
  it('is written quietly to the one whose turn comes after this one, if they wish it', async () => {
    const { people, picker, actor } = await afterThePick('all');
    const told = people.filter((person) => toldTo(person).length > 0);
    expect(told).toHaveLength(1);
    expect([picker, actor]).not.toContain(told[0]);
    const [note] = told.flatMap(toldTo);
    const pushes = told[0]?.pushes().filter(({ messageId }) => messageId === note);
    expect(pushes?.every(({ silent }) => silent)).toBe(true);
  });

  it('is written to nobody who has not asked for it', async () => {
    const { people } = await afterThePick('nobody');
    expect(people.flatMap(toldTo)).toEqual([]);
  });
});
