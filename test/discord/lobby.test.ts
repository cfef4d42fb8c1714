import { describe, expect, it } from 'vitest';
import { aClub, startGame } from './stage.ts';

const labels = (pressable: readonly { label: string | null }[]) => pressable.map(({ label }) => label);

/** Of computers. */
const seatsIn = (text: string) => text.split('\n').filter((line) => /^\S+ 🤖 .* · computer, /.test(line));

describe('a lobby', () => {
  it('is opened by a command, joined by buttons, and started by its host', async () => {
    const { ann, bob, cid } = await aClub();

    await startGame([ann, bob, cid]);

    const panel = await cid.sees((message) => message.text.includes('Waiting for') && message.files.length > 0);
    expect(panel.files.map(({ name }) => name)).toEqual([expect.stringMatching(/^board-[0-9a-f]{8}\.png$/)]);
    expect(panel.files[0]?.description).toContain('Lands:');
    expect(labels(panel.pressable)).toEqual(['Play', 'My hand', 'Recap', 'Rules', 'More']);
    await ann.seesNo('who plays?');
  });

  it('lets nobody but the host decide, and says so to the others alone', async () => {
    const { ann, bob, cid } = await aClub();
    await ann.slash('urland', { players: 4 });
    await bob.sees('who plays?');

    const presses = [
      () => bob.select('Add computer', ['Strong']),
      ...['Hints: on', 'Suggestions: on', 'Cancel'].map((label) => () => bob.click(label)),
    ];
    for (const press of presses) {
      const outcome = await press();
      expect(outcome).toMatchObject({
        kind: 'replied',
        message: { ephemeral: true, text: 'Only the host can do that.' },
      });
    }

    expect(cid.visible().some(({ text }) => text.includes('Only the host'))).toBe(false);
  });

  it('takes options from the command and from its selects', async () => {
    const { ann, bob } = await aClub();
    await ann.slash('urland', { players: 4, computers: 2, clock: 'decision-72' });

    await bob.sees(/^🟢 🤖 \w+ · computer, steady$/m);
    await bob.click('Join');
    await bob.sees((message) => message.text.includes(bob.mention));
    await bob.select('Your colour', ['Purple']);
    await bob.sees((message) => message.text.includes(`🟣 ${bob.mention}`));
    await ann.click('Remove computer');
    await ann.seesNo(/^🟢 🤖/m);
    await ann.select('Seats', ['Up to 3 players']);
    await ann.seesNo('free seat');
    await ann.select('Clock', ['No clock']);
    await ann.click('Hints: on');
    await ann.sees((message) => labels(message.pressable).includes('Hints: off'));
  });

  it('lets the host choose how strong each computer is, and shows it on its seat', async () => {
    const { ann } = await aClub();
    await ann.slash('urland');
    await ann.sees('who plays?');
    for (const [level, tag] of [
      ['Strong', 'computer, strong'],
      ['Beginner', 'computer, beginner'],
      ['Strong', 'computer, strong'],
    ] as const) {
      const before = await ann.sees('who plays?');
      await ann.select('Add computer', [level], { on: before });
      const after = await ann.sees(({ text }) => seatsIn(text).length > seatsIn(before.text).length);
      expect(seatsIn(after.text).at(-1)).toContain(tag);
    }

    const { text } = await ann.sees('who plays?');
    const names = seatsIn(text).map((line) => / 🤖 (\w+) · /.exec(line)?.[1]);
    expect(new Set(names).size).toBe(3);
    expect(text).toMatch(new RegExp(`^-# 🤖 ${names.at(-1)} · .* “.*”$`, 'm'));
    await ann.click('Start');
    await ann.sees(({ text: panel }) => names.every((name) => panel.includes(`**🤖 ${name}** · computer, `)));
  });

  it('takes the level of its computers from the command', async () => {
    const { ann } = await aClub();
    await ann.slash('urland', { computers: 2, level: 'strong' });
    const { text } = await ann.sees(({ text }) => seatsIn(text).length === 2);
    for (const line of seatsIn(text)) expect(line).toContain('computer, strong');
  });

  it('goes on with the next host when the host leaves, and closes with the last', async () => {
    const { ann, bob } = await aClub();
    await ann.slash('urland');
    await ann.sees('who plays?');
    await bob.click('Join');
    await ann.click('Leave');
    await bob.sees(`${bob.mention} · host`);
    await bob.click('Leave');
    await bob.sees('This table was closed.');
    expect((await ann.slash('game board')).kind).toBe('replied');
  });

  it('is offered privately to who asks for a second one, with a way into a thread', async () => {
    const { ann, bob, cid } = await aClub();
    await ann.slash('urland');
    await bob.sees('who plays?');

    const offer = await bob.slash('urland');
    expect(offer).toMatchObject({ kind: 'replied', message: { ephemeral: true } });
    await bob.click('Another table in a thread');
    await bob.sees('The table is open in <#');

    const channel = bob.visible().map(({ channelId }) => channelId);
    await cid.sees((message) => message.text.includes('who plays?') && message.channelId !== channel[0]);
  });

  it('can be shown again at the bottom of the channel', async () => {
    const { ann, bob } = await aClub();
    await ann.slash('urland');
    const first = await ann.sees('who plays?');
    await bob.slash('urland');
    await bob.click('Show the table below');
    const again = await ann.sees('who plays?');
    expect(BigInt(again.id)).toBeGreaterThan(BigInt(first.id));
    await ann.sees('The table is further down now.');
  });

  it('that nobody touches for a month says that it sleeps, where it is, and wakes when somebody joins', async () => {
    const { ann, bob, discord } = await aClub();
    await ann.slash('urland');
    const lobby = await ann.sees('who plays?');
    discord.clock.turn(31 * 24 * 3_600_000);
    const asleep = await ann.sees('this table sleeps');
    expect(asleep.id).toBe(lobby.id);
    await bob.click('Join', { on: asleep });
    const awake = await ann.sees(({ text }) => text.includes('who plays?') && text.includes(bob.mention));
    expect(awake.text).not.toContain('sleeps');
    expect(awake.id).not.toBe(lobby.id);
  });
});
