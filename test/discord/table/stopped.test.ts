import { describe, expect, it } from 'vitest';
import type { Outcome } from '#emulator/people/outcome.ts';
import { aClub, deciderAmong, everybodyGoes, startGame, wantDirect } from '../stage.ts';

const textOf = (outcome: Outcome): string => ('message' in outcome ? outcome.message.text : outcome.kind);

describe('a game that was stopped', () => {
  it('says so to all, and leaves nothing to press or to decide', async () => {
    const { ann, bob, cid, discord } = await aClub();
    await wantDirect([ann, bob, cid], 'hand');
    await startGame([ann, bob, cid]);
    const decider = await deciderAmong([ann, bob, cid]);
    everybodyGoes(discord);
    const hand = await decider.sees('You hold the chips', { in: 'dm' });

    await ann.slash('game stop');
    expect(textOf(await ann.click('Yes'))).toBe('✅ Done.');

    await bob.sees('The game was stopped');
    await bob.seesNo('Waiting for');
    const left = await decider.sees('This was your hand at', { in: 'dm' });
    expect(left).toMatchObject({ id: hand.id, pressable: [], files: [] });
    expect(left.text).toContain('The game is over.');
    // Without a table, any game may be opened.
    const none = 'No game is under way here. `/urland`, `/ursuppe`, or `/ants` opens a table.';
    for (const command of ['hand', 'leave', 'stop']) expect(textOf(await ann.slash(`game ${command}`))).toBe(none);
    expect(textOf(await bob.slash('game board'))).toContain('The game was stopped. Nobody has won.');
    expect(textOf(await bob.slash('game verify'))).toContain('draws of');
  });

  it('gives its record, lets its draws be checked, and begins anew with the same people', async () => {
    const { ann, bob, cid } = await aClub();
    await startGame([ann, bob, cid]);
    await ann.slash('game stop');
    await ann.click('Yes');

    const stopped = await bob.sees('The game was stopped');
    expect(stopped.text).toMatch(/^-# The seed was [0-9a-f]{64}/m);
    expect(await cid.click('Record', { on: stopped })).toMatchObject({
      message: { files: [{ size: expect.any(Number) }] },
    });
    expect(textOf(await cid.click('Check the draws', { on: stopped }))).toMatch(/^✅ All \d+ draws/);
    await bob.click('Rematch', { on: stopped });
    const lobby = await ann.sees('who plays?');
    for (const person of [ann, bob, cid]) expect(lobby.text).toContain(person.mention);
  });

  it('is played again once: a person who presses Rematch later reads that they have a seat, or may sit down', async () => {
    const { guild, ann, bob, cid } = await aClub();
    const dot = guild.join('dot');
    await startGame([ann, bob, cid]);
    await ann.slash('game stop');
    await ann.click('Yes');
    const stopped = await bob.sees('The game was stopped');
    await bob.click('Rematch', { on: stopped });
    await ann.sees('who plays?');

    expect(textOf(await ann.click('Rematch', { on: stopped }))).toBe(
      'The new table is open already, and you have a seat at it.',
    );
    expect(textOf(await dot.click('Rematch', { on: stopped }))).toMatch(/^You don’t sit at this table\./);
    await cid.click('Leave', { on: await cid.sees('who plays?') });
    await cid.seesNo((message) => message.text.includes('who plays?') && message.text.includes(cid.mention));
    const open = await cid.click('Rematch', { on: stopped });
    expect(textOf(open)).toBe('A table is open here already. Sit down at it?');
    await cid.click('Join', { on: await cid.sees('Sit down at it?') });
    await ann.sees((message) => message.text.includes('who plays?') && message.text.includes(cid.mention));
  });

  it('before it began is just closed', async () => {
    const { ann, bob } = await aClub();
    await ann.slash('urland');
    await ann.click('Settings', { on: await ann.sees('who plays?') });
    await ann.click('Close table');
    await bob.sees(`This table was closed by ${ann.mention}.`);
    const board = await bob.slash('game board');
    expect(textOf(board)).toBe('This table was closed.');
    expect(board).toMatchObject({ message: { pressable: [] } });
    expect(textOf(await bob.slash('game verify'))).toContain('This table was closed before anything was drawn');
  });

  it('before it began is closed on old messages, too', async () => {
    const { ann, bob } = await aClub();
    await ann.slash('urland');
    await ann.sees('who plays?');
    expect(textOf(await bob.slash('game verify'))).toContain('write it down before the game begins');
    const board = await bob.slash('game board');
    if (board.kind !== 'replied') throw new Error(board.kind);
    await ann.click('Settings');
    await ann.click('Close table');
    await ann.sees(`This table was closed by ${ann.mention}.`);
    const closed = 'This table was closed. `/urland` opens a new one.';
    expect(textOf(await bob.click('Join', { on: board.message }))).toBe(closed);
    expect(textOf(await bob.click('Leave', { on: board.message }))).toBe(closed);
  });
});
