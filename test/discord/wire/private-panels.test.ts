import { describe, expect, it } from 'vitest';
import type { Person } from '#emulator/people/person.ts';
import { aClub, deciderAmong, startGame } from '../stage.ts';

const notesOf = (person: Person): string[] =>
  person.visible().flatMap(({ ephemeral, text, id }) => (ephemeral && !text.includes('table is open') ? [id] : []));

describe('a private panel', () => {
  it('takes the place of the one before it, also of one that was used since', async () => {
    const { ann, bob, cid, discord } = await aClub();
    await startGame([ann, bob, cid]);
    const person = await deciderAmong([ann, bob, cid]);
    const before = notesOf(person);
    const own = () => notesOf(person).filter((id) => !before.includes(id));
    const play = async () => person.click('Play', { on: await person.sees(/^Waiting for /m) });
    await play();
    const [first = ''] = own();
    await play();
    await expect.poll(own).toHaveLength(1);
    const [second = ''] = own();
    expect(second).not.toBe(first);
    const why = await person.sees(({ id }) => id === second);
    await person.click(why.pressable.at(-1)?.customId ?? '', { on: why });
    discord.clock.turn(10 * 60_000);
    await play();
    await expect.poll(own).not.toContain(second);
  });

  it('stays when Discord has forgotten the press that made it', async () => {
    const { ann, bob, cid, discord } = await aClub();
    await startGame([ann, bob, cid]);
    const person = await deciderAmong([ann, bob, cid]);
    const before = notesOf(person).length;
    const play = async () => person.click('Play', { on: await person.sees(/^Waiting for /m) });
    await play();
    discord.clock.turn(16 * 60_000);
    await play();
    await discord.settled();
    expect(notesOf(person)).toHaveLength(before + 2);
  });
});
