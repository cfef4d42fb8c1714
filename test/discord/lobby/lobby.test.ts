import { describe, expect, it } from 'vitest';
import type { VisibleMessage } from '#emulator/people/visible.ts';
import { aClub, painted, startGame, wantDirect } from '../stage.ts';

const labels = (pressable: readonly { label: string | null }[]) => pressable.map(({ label }) => label);

/** Of computers. */
const seatsIn = (text: string) => text.split('\n').filter((line) => /^\S+ 🤖 .* · computer, /.test(line));

const chosenIn = ({ pressable }: VisibleMessage) =>
  pressable.flatMap(({ choices }) => choices.filter(({ chosen }) => chosen).map(({ label }) => label));

describe('a lobby', () => {
  it('is opened by a command, joined by buttons, and started by its host', async () => {
    const { ann, bob, cid } = await aClub({ pictures: painted() });

    await startGame([ann, bob, cid]);

    const panel = await cid.sees((message) => message.text.includes('Waiting for') && message.files.length > 0);
    expect(panel.files.map(({ name }) => name)).toEqual([expect.stringMatching(/^board-[0-9a-f]{8}\.png$/)]);
    expect(panel.files[0]?.description).toContain('Lands:');
    expect(labels(panel.pressable)).toEqual(['Play', 'My hand', 'Recap', 'Rules', 'More']);
    await ann.seesNo('who plays?');
  });

  it('says what the game is about, and has the game in a minute as the first page of its rules', async () => {
    const { ann } = await aClub();
    await ann.slash('urland');
    const { text } = await ann.sees('who plays?');
    expect(text).toContain('only one player knows which');
    const rules = await ann.click('Rules');
    expect(rules).toMatchObject({ kind: 'replied', message: { ephemeral: true } });
    await ann.sees('📖 The game in a minute');
  });

  it('shows the beginning of the commitment, all of it to anybody who asks, and leaves it behind with the salt', async () => {
    const { ann, bob, cid } = await aClub();
    await ann.slash('urland');
    const { text } = await ann.sees('who plays?');
    const [, start = ''] = /Fair chance: ([0-9a-f]{32})…/.exec(text) ?? [];
    await bob.click('Check the draws');
    const told = await bob.sees('write it down before the game begins');
    const [commitment = ''] = /[0-9a-f]{64}/.exec(told.text) ?? [];
    expect(commitment.slice(0, 32)).toBe(start);

    for (const person of [bob, cid]) await person.click('Join');
    await ann.sees(({ text: now }) => now.includes(cid.mention));
    await ann.click('Start');
    const past = await cid.sees(`committed to ${commitment}, salt`);
    const [, salt = ''] = /salt (\d+)/.exec(past.text) ?? [];
    expect((await cid.sees(/^Waiting for/m)).text).not.toContain(salt);
    await cid.slash('game verify');
    const later = await cid.sees('The salt, from the click');
    expect(later.text).toContain(commitment);
    expect(later.text).toContain(salt);
  });

  it('lets nobody but the host decide, and says so to the others alone', async () => {
    const { ann, bob, cid } = await aClub();
    await ann.slash('urland', { players: 4 });
    await bob.sees('who plays?');

    const presses = [
      () => bob.select('Add computer', ['Strong']),
      ...['Hints: on', 'Suggestions: on', 'Close table'].map((label) => () => bob.click(label)),
    ];
    for (const press of presses) {
      const outcome = await press();
      expect(outcome).toMatchObject({
        kind: 'replied',
        message: { ephemeral: true, text: 'Only the host can do that: ask them.' },
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
    for (const clock of ['15 minutes for each turn', 'No clock']) {
      await ann.select('Clock', [clock]);
      await ann.sees((message) => chosenIn(message).includes(clock));
    }
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

  it('lets the host, and nobody else, free the seat of a player who did not come', async () => {
    const { ann, bob, cid } = await aClub();
    await ann.slash('urland', { players: 3 });
    await bob.click('Join', { on: await bob.sees('who plays?') });
    await bob.sees((message) => message.text.includes(bob.mention));
    const before = await cid.sees('who plays?');
    const refused = await bob.select('Free the seat of…', ['bob'], { on: before });
    expect(refused).toMatchObject({ message: { text: 'Only the host can do that: ask them.' } });
    await ann.select('Free the seat of…', ['bob'], { on: before });
    await cid.seesNo((message) => message.text.includes(bob.mention));
    const after = await cid.sees('who plays?');
    expect(labels(after.pressable)).not.toContain('Free the seat of…');
    await bob.click('Join', { on: after });
    await cid.sees((message) => message.text.includes(bob.mention));
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

  it('asks its host before it is closed over others’ heads, and says who has closed it', async () => {
    const { ann, bob } = await aClub();
    await ann.slash('urland');
    await bob.click('Join', { on: await bob.sees('who plays?') });
    await ann.sees(({ text }) => text.includes(bob.mention));
    await ann.click('Close table');
    await ann.sees('Close this table? bob sits here, too.');
    await ann.click('Keep it open');
    await ann.sees('The table stays open.');
    await ann.click('Close table');
    await ann.click('Yes, close it');
    await bob.sees(`This table was closed by ${ann.mention}.`);
  });

  it('is offered privately to a person who asks for a second one, with a way into a thread', async () => {
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

  it('in a thread has the options asked for, and says which did not fit', async () => {
    const { ann, bob, cid } = await aClub();
    await ann.slash('urland');
    const first = await bob.sees('who plays?');
    await bob.slash('urland', { players: 3, computers: 4, level: 'strong', clock: 'decision-72' });
    await bob.click('Another table in a thread');
    const told = await bob.sees('The table is open in <#');
    expect(told.text).toContain('Only 2 of the 4 computers found a seat: there are 3 seats.');
    const lobby = await cid.sees(({ text, channelId }) => channelId !== first.channelId && seatsIn(text).length === 2);
    expect(lobby.text).not.toContain('free seat');
    for (const line of seatsIn(lobby.text)) expect(line).toContain('computer, strong');
    const clock = lobby.pressable.find(({ label }) => label === 'Clock');
    expect(clock?.choices.find(({ chosen }) => chosen)?.label).toBe('3 days for each turn');
  });

  it.each([
    [{}, 'The table is open. The others join with its button; you start when you are ready.'],
    [{ players: 3, computers: 2 }, 'The table is open, and every seat is taken: start when you are ready.'],
    [
      { players: 3, computers: 4 },
      'The table is open, and every seat is taken: start when you are ready.\nOnly 2 of the 4 computers found a seat: there are 3 seats.',
    ],
  ])('opened with %o says which options it has followed', async (options, words) => {
    const { ann } = await aClub();
    await wantDirect([ann], 'nothing');
    expect(await ann.slash('urland', options)).toMatchObject({ message: { text: words } });
  });

  it('can be shown again at the bottom of the channel', async () => {
    const { ann, bob } = await aClub();
    await ann.slash('urland');
    const first = await ann.sees('who plays?');
    await bob.slash('urland');
    await bob.click('Show the table again');
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
    const awake = await ann.sees(({ text }) => text.includes('who plays?') && text.includes(`🔵 ${bob.name}`));
    expect(awake.text).not.toContain('sleeps');
    expect(awake.id).not.toBe(lobby.id);
  });
});
