import { describe, expect, it } from 'vitest';
import { aClub, deciderAmong, startGame } from '../stage.ts';

describe('direct messages', () => {
  it('bring a hand to its holder alone, with a button that plays right there', async () => {
    const { ann, bob, cid } = await aClub();
    await startGame([ann, bob, cid]);
    const people = [ann, bob, cid] as const;
    const decider = await deciderAmong(people);

    const hand = await decider.sees('You hold the chips', { in: 'dm' });
    expect(hand.files[0]?.description).toMatch(/You hold the chips/);
    for (const other of people.filter((person) => person !== decider)) {
      expect(other.visible({ in: 'dm' })).toEqual([]);
    }

    const opened = await decider.click('Play', { on: hand });
    if (opened.kind !== 'replied') throw new Error(opened.kind);
    const [first] = opened.message.pressable;
    await decider.click(first?.customId ?? '', { on: opened.message });
    await decider.sees('You picked land', { in: 'dm' });
  });

  it('that are closed stop nothing: My hand shows the same', async () => {
    const { ann, bob, cid, discord } = await aClub();
    for (const person of [ann, bob, cid]) person.closeDms();
    await startGame([ann, bob, cid]);
    const decider = await deciderAmong([ann, bob, cid]);
    await discord.settled();
    const hand = await decider.click('My hand', { on: await decider.sees(/^Waiting for/m) });
    expect(hand).toMatchObject({ kind: 'replied', message: { ephemeral: true } });
    expect(decider.visible({ in: 'dm' })).toEqual([]);
  });

  it('are not sent to a person who has switched them off', async () => {
    const { ann, bob, cid, discord } = await aClub();
    for (const person of [ann, bob, cid]) {
      await person.slash('game settings');
      await person.click('Direct messages: on');
      await person.sees((message) => message.pressable.some(({ label }) => label === 'Direct messages: off'));
    }
    await startGame([ann, bob, cid]);
    await deciderAmong([ann, bob, cid]);
    await discord.settled();
    for (const person of [ann, bob, cid]) expect(person.visible({ in: 'dm' })).toEqual([]);
  });

  it('remind of a turn, and a post in the channel reminds a person who can’t be reached', async () => {
    const { ann, bob, cid, discord } = await aClub();
    await startGame([ann, bob, cid]);
    const decider = await deciderAmong([ann, bob, cid]);
    await decider.sees('You hold', { in: 'dm' });
    discord.clock.turn(13 * 3_600_000);
    const reminder = await decider.sees('is waiting for you', { in: 'dm' });
    expect(reminder.text).toMatch(/There is time at least until <t:\d+:f>/);
    decider.closeDms();
    discord.clock.turn(24 * 3_600_000);
    const nudge = await ann.sees(`${decider.mention}, Urland is waiting for you.`);
    expect(nudge.text).toContain('There is time at least until');
    const opened = await decider.click('Play', { on: nudge });
    expect(opened).toMatchObject({ kind: 'replied', message: { ephemeral: true } });
  });
});
