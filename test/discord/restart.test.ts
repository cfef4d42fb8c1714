import { describe, expect, it } from 'vitest';
import { seededDice } from '#engine/chance.ts';
import { aDriver } from '../support/person-driver.ts';
import { aClub, deciderAmong, startGame } from './stage.ts';

describe('after a restart', () => {
  it('the buttons of a lobby still work', async () => {
    const { ann, bob, restart } = await aClub();
    await ann.slash('urland');
    const lobby = await ann.sees('who plays?');
    await restart();
    await bob.click('Join', { on: lobby });
    await bob.sees((message) => message.id === lobby.id && message.text.includes(bob.mention));
  });

  it('a play panel that was open goes on where it was, and the table’s panel stays the same message', async () => {
    const { ann, bob, cid, restart } = await aClub();
    await startGame([ann, bob, cid]);
    const people = [ann, bob, cid] as const;
    const decider = await deciderAmong(people);
    const panel = await decider.sees(/^Waiting for/m);
    const opened = await decider.click('Play', { on: panel });
    if (opened.kind !== 'replied') throw new Error(opened.kind);

    await restart();

    expect((await ann.sees(/^Waiting for/m)).id).toBe(panel.id);
    const [first] = opened.message.pressable;
    expect((await decider.click(first?.customId ?? '', { on: opened.message })).kind).toBe('updated');
    await ann.sees((message) => /^Waiting for/m.test(message.text) && message.id !== panel.id);
  });

  it('nobody is pinged again', async () => {
    const { ann, bob, cid, discord, restart } = await aClub();
    await startGame([ann, bob, cid]);
    await deciderAmong([ann, bob, cid]);
    await discord.settled();
    const before = ann.visible().length;
    await restart();
    await aDriver(ann, seededDice(1)).person.sees(/^Waiting for/m);
    expect(ann.visible()).toHaveLength(before);
  });

  it('commands are told to Discord only when they have changed', async () => {
    const { discord, restart } = await aClub();
    await restart();
    const told = discord.recording.exchanges.filter(
      ({ method, template }) => method === 'PUT' && template.endsWith('/commands'),
    );
    expect(told).toHaveLength(1);
  });
});
