import { describe, expect, it, onTestFinished } from 'vitest';
import { lobbyPanel } from '#discord/lobby/lobby-panel.ts';
import { LOBBY_ROUTES } from '#discord/lobby/lobby-routes.ts';
import { customId, parseCustomId } from '#discord/wire/custom-id.ts';
import { type Press, QUIET } from '#discord/wire/route.ts';
import type { Person } from '#emulator/people/person.ts';
import type { VisibleMessage } from '#emulator/people/visible.ts';
import { channelId } from '#tables/ids.ts';
import { ANNA, openHouse, openTable, viewOf } from '../../tables/support/house.ts';
import { contextIn } from '../context.ts';
import { aClub, painted, startGame, wantDirect } from '../stage.ts';

const labels = (pressable: readonly { label: string | null }[]) => pressable.map(({ label }) => label);

/** Of computers. */
const seatsIn = (text: string) => text.split('\n').filter((line) => /^\S+ 🤖 .* · computer, /.test(line));

const chosenIn = ({ pressable }: VisibleMessage) =>
  pressable.flatMap(({ choices }) => choices.filter(({ chosen }) => chosen).map(({ label }) => label));

/** Opens the private settings of the lobby. */
async function openSettings(person: Person): Promise<VisibleMessage> {
  const outcome = await person.click('Settings');
  if (outcome.kind !== 'replied') throw new Error(outcome.kind);
  return outcome.message;
}

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

  it('shows everybody what guests need, and nothing else', async () => {
    const { ann } = await aClub();
    await ann.slash('urland', { computers: 2 });
    const lobby = await ann.sees(({ text }) => seatsIn(text).length === 2);
    expect(labels(lobby.pressable)).toEqual(['Join', 'Leave', 'Start', 'Rules', 'Settings']);
    expect(lobby.text).toContain('Up to 5 players · No clock · Hints: on · Suggestions: on');
  });

  it('shows the commitment to anybody who asks, and leaves it behind with the salt', async () => {
    const { ann, bob, cid } = await aClub();
    await ann.slash('urland');
    await ann.sees('who plays?');
    const settings = await openSettings(bob);
    expect(labels(settings.pressable)).toEqual(['Check the draws']);
    await bob.click('Check the draws');
    const told = await bob.sees('write it down before the game begins');
    const [commitment = ''] = /[0-9a-f]{64}/.exec(told.text) ?? [];

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

  it('lets nobody but the host decide, and tells the others what is agreed on', async () => {
    const { ann, bob, cid } = await aClub();
    await ann.slash('urland', { players: 4, computers: 2 });
    const lobby = await bob.sees('Ready to start.');
    const hosts = await openSettings(ann);
    const guests = await openSettings(bob);
    expect(guests.text).toContain('The host decides on these.\n- Up to 4 players\n- No clock');
    expect(await bob.click('Start', { on: lobby })).toMatchObject({
      kind: 'replied',
      message: { ephemeral: true, text: expect.stringContaining('Only the host of this table can do that') },
    });
    expect(labels(guests.pressable)).toEqual(['Check the draws']);
    expect(labels(hosts.pressable)).toEqual([
      'Add computer',
      'Invite…',
      'Your colour',
      'Seats',
      'Clock',
      'Remove computer',
      'Hints: on',
      'Suggestions: on',
      'Check the draws',
      'Close table',
    ]);
    expect(cid.visible().some(({ text }) => text.includes('Settings of this table'))).toBe(false);
  });

  it('takes options from the command and from its selects', async () => {
    const { ann, bob } = await aClub();
    await ann.slash('urland', { players: 4, computers: 2, clock: 'decision-72' });

    await bob.sees(/^🟢 🤖 \w+ · computer, steady$/m);
    await bob.click('Join');
    await bob.sees((message) => message.text.includes(bob.mention));
    await openSettings(bob);
    await bob.select('Your colour', ['Purple']);
    await bob.sees((message) => message.text.includes(`🟣 ${bob.mention}`));
    await openSettings(ann);
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
    await openSettings(ann);
    for (const [level, tag] of [
      ['Strong', 'computer, strong'],
      ['Beginner', 'computer, beginner'],
      ['Strong', 'computer, strong'],
    ] as const) {
      const before = await ann.sees('who plays?');
      await ann.select('Add computer', [level]);
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

  it('lets the host remove a player who did not come', async () => {
    const { ann, bob, cid } = await aClub();
    await ann.slash('urland', { players: 3 });
    await bob.click('Join', { on: await bob.sees('who plays?') });
    await bob.sees((message) => message.text.includes(bob.mention));
    await openSettings(ann);
    await ann.select('Remove player…', ['bob']);
    await cid.seesNo((message) => message.text.includes(bob.mention));
    const settings = await ann.sees('Settings of this table');
    expect(labels(settings.pressable)).not.toContain('Remove player…');
    await bob.click('Join', { on: await cid.sees('who plays?') });
    await cid.sees((message) => message.text.includes(bob.mention));
  });

  it('calls the people whom its host invites, each once, with a button to join', async () => {
    const { ann, bob, cid } = await aClub();
    await ann.slash('urland');
    await ann.sees('who plays?');
    await openSettings(ann);
    await ann.select('Invite…', [bob]);
    const call = await bob.sees(`${bob.mention}, ann invites you to a table of Urland`);
    const rung = (person: Person) => person.pushes().flatMap(({ words, why }) => (why === 'mention' ? [words] : []));
    expect(rung(bob)).toEqual([expect.stringContaining('ann invites you')]);
    expect(rung(cid)).toEqual([]);
    await ann.sees('has been called');
    expect(await ann.select('Invite…', [bob])).toMatchObject({
      message: { text: expect.stringContaining('called to this table already') },
    });
    await bob.click('Join', { on: call });
    await ann.sees(({ text }) => text.includes('who plays?') && text.includes(bob.mention));
    expect(await ann.select('Invite…', [bob])).toMatchObject({
      message: { text: expect.stringContaining('sit at this table already') },
    });
  });

  it('is played at once by a host who is alone: three presses from the command to the first question', async () => {
    const { ann, bob, discord } = await aClub();
    let presses = 1;
    await ann.slash('urland');
    const lobby = await ann.sees('who plays?');
    expect(labels(lobby.pressable)).toContain('Play now against computers');
    expect(await bob.click('Play now against computers', { on: lobby })).toMatchObject({
      message: { text: expect.stringMatching(/^Only the host/) },
    });
    presses += 1;
    await ann.click('Play now against computers', { on: lobby });
    for (let seconds = 0; seconds < 600; seconds += 5) {
      if (ann.visible().some(({ text }) => text.includes(`Waiting for ${ann.mention}`))) break;
      discord.clock.turn(5_000);
      await ann.sees(/^Waiting for /m);
    }
    presses += 1;
    await ann.click('Play', { on: await ann.sees(`Waiting for ${ann.mention}`) });
    const panel = await ann.sees(
      ({ ephemeral, text }) => ephemeral && /Pick the land|What will you do|How much do you bid/.test(text),
    );
    expect(panel.pressable.length).toBeGreaterThan(0);
    expect(presses + 1).toBeLessThanOrEqual(4);
  });

  it('offers no game against computers alone once somebody has joined', async () => {
    const { ann, bob } = await aClub();
    await ann.slash('urland');
    await bob.click('Join', { on: await bob.sees('who plays?') });
    const lobby = await ann.sees(({ text }) => text.includes('who plays?') && text.includes(bob.mention));
    expect(labels(lobby.pressable)).not.toContain('Play now against computers');
  });

  it.each([
    ['add', ['strong'], /computer, strong/],
    ['clock', ['decision-72'], /3 days for each turn/],
    ['hints', [], /Hints: off/],
    ['seats', ['3'], /Up to 3 players/],
  ])('still knows the %s of lobbies that were shown before', async (setting, values, expected) => {
    const house = openHouse();
    onTestFinished(() => house.close());
    const table = await openTable(house, [ANNA]);
    const route = LOBBY_ROUTES.find(({ name }) => name === `lobby-${setting}`);
    const sender = { person: ANNA, channel: channelId('c'), guild: 'g', interactionId: '1', locale: 'en-GB' };
    const id = parseCustomId(customId(`lobby-${setting}` as 'lobby-add', { table, fresh: '3' }));
    const context = await contextIn('en', house, ANNA);
    expect(await route?.handle({ ...sender, id, values, fields: {} } as unknown as Press, context)).toEqual(QUIET);
    const view = await viewOf(house, table);
    const lobby = lobbyPanel(view, await context.readerOf(view));
    expect(JSON.stringify(lobby)).toMatch(expected);
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
    await openSettings(ann);
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
    expect(lobby.text).toContain('3 days for each turn');
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
    const { ann } = await aClub();
    await ann.slash('urland');
    const first = await ann.sees('who plays?');
    await ann.slash('urland');
    await ann.click('Show the table again');
    const again = await ann.sees('who plays?');
    expect(BigInt(again.id)).toBeGreaterThan(BigInt(first.id));
    await ann.sees('The table is further down now.');
  });

  it('is not shown again by an onlooker, who can join it instead', async () => {
    const { ann, bob } = await aClub();
    await ann.slash('urland');
    const lobby = await ann.sees('who plays?');
    const { pressable } = await bob.slash('urland').then(() => bob.sees('already open here'));
    expect(pressable.map(({ label }) => label)).toEqual(['Join', 'Another table in a thread']);
    await bob.click('Join', { on: await bob.sees('already open here') });
    await ann.sees(({ id, text }) => id === lobby.id && text.includes(bob.mention));
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
