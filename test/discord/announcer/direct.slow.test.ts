import { describe, expect, it } from 'vitest';
import type { Emulator } from '#emulator/emulator.ts';
import type { Person } from '#emulator/people/person.ts';
import type { VisibleMessage } from '#emulator/people/visible.ts';
import { deleteMessages, findMessage } from '#emulator/world/messages.ts';
import { seededDice } from '#engine/chance.ts';
import { aDriver } from '../../support/person-driver.ts';
import { nextAsked } from '../next-asked.ts';
import { aClub, type Club, deciderAmong, everybodyGoes, type StageOptions, startGame, wantDirect } from '../stage.ts';

const HOUR = 3_600_000;
const CONVERSATIONS = '/users/@me/channels';

const directTo = (person: Person): VisibleMessage[] => person.visible({ in: 'dm' });

const conversationsOpened = ({ recording }: Emulator): number =>
  recording.exchanges.filter(({ method, template }) => method === 'POST' && template === CONVERSATIONS).length;

interface Game extends Club {
  readonly people: readonly [Person, Person, Person];
  readonly decider: Person;
}

/** A game of three people who want this. */
async function aGame(wish: 'hand' | 'reminders' | 'nothing' | null, options: StageOptions = {}): Promise<Game> {
  const club = await aClub(options);
  const people = [club.ann, club.bob, club.cid] as const;
  if (wish !== null) await wantDirect(people, wish);
  await startGame(people);
  return { ...club, people, decider: await deciderAmong(people) };
}

/** Everybody goes, and the one who was dealt chips gets their hand. */
async function handOf({ discord, decider }: Game): Promise<VisibleMessage> {
  everybodyGoes(discord);
  return decider.sees('You hold the chips', { in: 'dm' });
}

describe('a hand in a direct message', () => {
  it('comes to its holder alone, names the table, and has a button that plays right there', async () => {
    const game = await aGame('hand');
    const { decider, people } = game;
    const hand = await handOf(game);
    expect(hand.text).toMatch(/^Your hand at Urland · \w+, \w+, \w+ \(<#\d+>\)/);
    expect(hand.files[0]?.description).toMatch(/You hold the chips/);
    for (const other of people.filter((person) => person !== decider)) expect(directTo(other)).toEqual([]);

    const opened = await decider.click('Play', { on: hand });
    if (opened.kind !== 'replied') throw new Error(opened.kind);
    const [first] = opened.message.pressable;
    await decider.click(first?.customId ?? '', { on: opened.message });
    await decider.sees('You picked land', { in: 'dm' });
  });

  it('has a recap that names the table, too', async () => {
    const game = await aGame('hand');
    const told = await game.decider.click('Recap', { on: await handOf(game) });
    expect(told).toMatchObject({
      message: { text: expect.stringMatching(/^## What has happened so far\n-# Urland · \w+, \w+, \w+\n/) },
    });
  });

  it('waits until its holder has pressed nothing for ten minutes', async () => {
    const { discord, decider } = await aGame('hand');
    discord.clock.turn(9 * 60_000);
    await decider.slash('game recap');
    discord.clock.turn(9 * 60_000);
    await discord.settled();
    expect(directTo(decider)).toEqual([]);
    discord.clock.turn(2 * 60_000);
    await decider.sees('You hold the chips', { in: 'dm' });
  });

  it('is changed in place when the hand changes, even while its holder presses buttons', async () => {
    const game = await aGame('hand');
    const { decider } = game;
    const hand = await handOf(game);
    await aDriver(decider, seededDice(1)).play();
    const changed = await decider.sees(
      ({ id, text }) => id === hand.id && text !== hand.text && text.includes('Your hand at'),
    );
    expect(directTo(decider)).toEqual([changed]);
  });

  it('is posted anew only if the old message is gone', async () => {
    const game = await aGame('hand');
    const { discord, decider } = game;
    const hand = await handOf(game);
    const kept = findMessage(discord.world, hand.channelId, hand.id);
    deleteMessages(discord.discord, [kept ?? []].flat());
    await aDriver(decider, seededDice(1)).play();
    everybodyGoes(discord);
    await decider.sees(({ id, text }) => id !== hand.id && text.includes('Your hand at'), { in: 'dm' });
  });

  it('outlives a restart: neither the conversation nor the message is opened anew', async () => {
    const game = await aGame('hand');
    const { discord, decider, restart } = game;
    const hand = await handOf(game);
    const before = conversationsOpened(discord);
    await restart();
    await aDriver(decider, seededDice(1)).play();
    await decider.sees(({ id, text }) => id === hand.id && text !== hand.text);
    expect(conversationsOpened(discord)).toBe(before);
    expect(directTo(decider)).toHaveLength(1);
  });

  it('is no hand any more once its holder wants no hand', async () => {
    const game = await aGame('hand');
    const { decider } = game;
    const hand = await handOf(game);
    await wantDirect([decider], 'reminders');
    await aDriver(decider, seededDice(1)).play();
    const left = await decider.sees('This was your hand at', { in: 'dm' });
    expect(left).toMatchObject({ id: hand.id, pressable: [], files: [] });
  });
});

describe('direct messages', () => {
  it('are asked about once, with the first seat, and the answer counts', async () => {
    const { ann, bob, discord } = await aClub();
    const opened = await ann.slash('urland');
    expect(opened).toMatchObject({ message: { text: expect.stringContaining('May I write to you directly?') } });
    await ann.click('Nothing');
    await ann.sees('✅ I send you nothing.');

    await bob.click('Join', { on: await bob.sees('who plays?') });
    const question = await bob.sees('May I write to you directly?');
    expect(question.ephemeral).toBe(true);
    await bob.click('Leave', { on: await bob.sees('who plays?') });
    bob.dismiss(question);
    await bob.click('Join', { on: await bob.sees('who plays?') });
    await discord.settled();
    expect(bob.visible().some(({ text }) => text.includes('May I write to you directly?'))).toBe(false);
  });

  it.each([null, 'nothing'] as const)('come to nobody who wants %s: the channel reminds them', async (wish) => {
    const { discord, people, decider } = await aGame(wish);
    discord.clock.turn(13 * HOUR);
    const nudge = await people[0].sees(`${decider.mention}, Urland is waiting for you.`);
    expect(nudge.text).toContain('You have until');
    const opened = await decider.click('Play', { on: nudge });
    expect(opened).toMatchObject({ kind: 'replied', message: { ephemeral: true } });
    for (const person of people) expect(directTo(person)).toEqual([]);
    expect(conversationsOpened(discord)).toBe(0);
  });

  it('remind of a turn without a hand, and the channel reminds a person who can’t be reached', async () => {
    const { discord, ann, decider } = await aGame('reminders');
    discord.clock.turn(13 * HOUR);
    const reminder = await decider.sees('is waiting for you', { in: 'dm' });
    expect(reminder.text).toMatch(/^Urland · \w+, \w+, \w+ \(<#\d+>\) is waiting/);
    expect(reminder.text).toMatch(/You have until <t:\d+:f>/);
    expect(directTo(decider)).toHaveLength(1);
    decider.closeDms();
    discord.clock.turn(24 * HOUR);
    await ann.sees(`${decider.mention}, Urland is waiting for you.`);
  });

  it('that are closed stop nothing: My hand shows the same', async () => {
    const { discord, people, decider } = await aGame('hand');
    for (const person of people) person.closeDms();
    everybodyGoes(discord);
    await discord.settled();
    const hand = await decider.click('My hand', { on: await decider.sees(/^Waiting for/m) });
    expect(hand).toMatchObject({ kind: 'replied', message: { ephemeral: true } });
    expect(directTo(decider)).toEqual([]);
  });

  it('number at most two for each in a long game of three people who all want their hand', async () => {
    const { discord, people } = await aGame('hand');
    const drivers = people.map((person, index) => aDriver(person, seededDice(index)));
    for (let turns = 0; turns < 6; turns++) {
      everybodyGoes(discord);
      const asked = await nextAsked(discord, drivers);
      await asked?.play();
    }
    everybodyGoes(discord);
    await discord.settled();
    const counts = people.map((person) => directTo(person).filter(({ ephemeral }) => !ephemeral).length);
    expect(Math.max(...counts)).toBe(1);
  });
});

describe('when Discord refuses conversations', () => {
  it.each([
    ['too many were opened', { kind: 'refused', status: 403, code: 40_003 }],
    ['the bot was flagged', { kind: 'refused', status: 403, code: 20_026 }],
    ['it gives no reason that is known', { kind: 'refused', status: 403, code: 0 }],
  ] as const)('because %s, none is tried for an hour, and the log has one warning', async (_, fault) => {
    const game = await aGame('reminders');
    const { discord, ann, decider, log, expectTrouble } = game;
    expectTrouble();
    discord.faults.onRequest(fault, { method: 'POST', template: CONVERSATIONS });
    discord.clock.turn(13 * HOUR);
    await ann.sees(`${decider.mention}, Urland is waiting for you.`);
    await ann.slash('game stop');
    await discord.settled();
    expect(conversationsOpened(discord)).toBe(1);
    expect(log.filter((line) => line.includes('takes no direct messages'))).toHaveLength(1);
    expect(log).toHaveLength(1);
  });
});
