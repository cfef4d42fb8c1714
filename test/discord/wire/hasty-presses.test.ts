import { describe, expect, it } from 'vitest';
import { createHastyPresses } from '#discord/wire/hasty-presses.ts';
import { aClub, deciderAmong, startGame } from '../stage.ts';

const NOON = 1_750_000_000_000;

/** A press so many milliseconds after noon, on a message with these times. */
const press = (at: number, created: number, edited: number | null) => ({
  createdTimestamp: NOON + at,
  message: { id: 'm', createdTimestamp: NOON + created, editedTimestamp: edited === null ? null : NOON + edited },
});

describe('a press is hasty', () => {
  it.each([
    ['right after its message has come', press(499, 0, null), true],
    ['half a second after its message has come', press(500, 0, null), false],
    ['right after its message was changed', press(9_499, 0, 9_000), true],
    ['half a second after its message was changed', press(9_500, 0, 9_000), false],
    ['before the change that it crosses', press(8_990, 0, 9_000), true],
  ])('%s: %s', (_, pressed, expected) => {
    expect(createHastyPresses().isHasty(pressed)).toBe(expected);
  });

  it.each([
    [1_499, true],
    [1_500, false],
  ])(
    '%i ms after noon, if a press at noon was answered a second later and Discord has not dated it',
    (at, expected) => {
      const presses = createHastyPresses();
      presses.replaced(press(0, -9_000, null), 1_000);
      expect(presses.isHasty(press(at, -9_000, null))).toBe(expected);
    },
  );
});

describe('the second click of two', () => {
  it('leaves the panel as the first has made it, and a later one counts', async () => {
    const { ann, bob, cid, discord } = await aClub();
    await startGame([ann, bob, cid]);
    const chooser = await deciderAmong([ann, bob, cid]);
    await chooser.click('Play');
    const chips = await chooser.sees(({ ephemeral, text }) => ephemeral && text.includes('Pick the land'));
    await chooser.click(chips.pressable[0]?.customId ?? '', { on: chips });
    await ann.sees(({ text }) => text.includes('Waiting for') && !text.includes(`Waiting for ${chooser.mention}`));
    const player = await deciderAmong([ann, bob, cid]);
    await player.click('Play');
    const actions = await player.sees(({ ephemeral, text }) => ephemeral && text.includes('What will you do?'));
    const now = () => player.sees(({ id }) => id === actions.id);

    discord.clock.hold();
    discord.clock.turn(600);
    await player.click('Breed', { on: actions, hasty: true });
    const oceans = await now();
    const ocean = oceans.pressable[0]?.customId ?? '';
    discord.clock.turn(300);
    expect((await player.click(ocean, { on: actions, hasty: true })).kind).toBe('updating');
    expect(await now()).toEqual(oceans);
    discord.clock.turn(200);
    expect((await player.click(ocean, { on: actions, hasty: true })).kind).toBe('updated');
    expect((await now()).text).toContain('✅ You bred');
  });
});
