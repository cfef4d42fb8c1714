import { describe, expect, it } from 'vitest';
import type { Outcome } from '#emulator/people/outcome.ts';
import { SCENE_PRINTS } from '../support/scene-prints.ts';
import { aClub, deciderAmong, startGame } from './stage.ts';

const textOf = (outcome: Outcome): string => ('message' in outcome ? outcome.message.text : outcome.kind);

describe('a game that was stopped', () => {
  it('says so to all, and leaves nothing to press or to decide', async () => {
    const { ann, bob, cid } = await aClub({ pictures: SCENE_PRINTS });
    await startGame([ann, bob, cid]);
    const decider = await deciderAmong([ann, bob, cid]);
    await decider.sees('You hold the chips', { in: 'dm' });

    await ann.slash('game stop');
    expect(textOf(await ann.click('Yes'))).toBe('✅ Done.');

    await bob.sees('The game was stopped');
    await bob.seesNo('Waiting for');
    const over = 'There is no game under way here.';
    expect(textOf(await decider.click('Play', { in: 'dm' }))).toBe(over);
    expect(textOf(await decider.click('More', { in: 'dm' }))).toBe(over);
    for (const command of ['hand', 'leave', 'stop']) expect(textOf(await ann.slash(`game ${command}`))).toBe(over);
    expect(textOf(await bob.slash('game board'))).toContain('The game was stopped. Nobody has won.');
    expect(textOf(await bob.slash('game verify'))).toContain('The game was stopped before its end');
  });

  it('before it began is just closed', async () => {
    const { ann, bob } = await aClub();
    await ann.slash('urland');
    await ann.click('Cancel', { on: await ann.sees('who plays?') });
    await bob.sees('This table was closed.');
    const board = await bob.slash('game board');
    expect(textOf(board)).toBe('This table was closed.');
    expect(board).toMatchObject({ message: { pressable: [] } });
    expect(textOf(await bob.slash('game verify'))).toContain('This table was closed before anything was drawn');
  });

  it('before it began is closed on old messages, too', async () => {
    const { ann, bob } = await aClub();
    await ann.slash('urland');
    await ann.sees('who plays?');
    expect(textOf(await bob.slash('game verify'))).toContain('The game has not begun');
    const board = await bob.slash('game board');
    if (board.kind !== 'replied') throw new Error(board.kind);
    await ann.click('Cancel');
    await ann.sees('This table was closed.');
    const closed = 'This table was closed. `/urland` opens a new one.';
    expect(textOf(await bob.click('Join', { on: board.message }))).toBe(closed);
    expect(textOf(await bob.click('Leave', { on: board.message }))).toBe(closed);
  });
});
