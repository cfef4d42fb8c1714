/** What phones ring for, and which words they show. */
import { describe, expect, it } from 'vitest';
import type { Person } from '#emulator/people/person.ts';
import type { Push } from '#emulator/people/push.ts';
import { seededDice } from '#engine/chance.ts';
import { aDriver } from '../../support/person-driver.ts';
import { MESSAGES } from '../posts.ts';
import { aClub, type Club, deciderAmong, startGame, wantDirect } from '../stage.ts';

const A_MESSAGE = `${MESSAGES}/{message_id}`;

type Three = readonly [Person, Person, Person];

interface Game extends Club {
  readonly people: Three;
  readonly first: Person;
}

async function aGame(): Promise<Game> {
  const club = await aClub();
  const people = [club.ann, club.bob, club.cid] as const;
  await startGame(people);
  const first = await deciderAmong(people);
  await club.discord.settled();
  return { ...club, people, first };
}

const inChannel = (person: Person): Push[] => person.pushes().filter(({ why }) => why !== 'direct');
const mentions = (person: Person): Push[] => person.pushes().filter(({ why }) => why === 'mention');
const ringing = (person: Person): Push[] => inChannel(person).filter(({ silent }) => !silent);
const lastWords = (person: Person): string | null => mentions(person).at(-1)?.words ?? null;

/** The first player decides, and somebody else is called. */
async function afterOneMove({ first, people, discord }: Game): Promise<Person> {
  const { id } = await first.sees(/^Waiting for/m);
  await aDriver(first, seededDice(1)).play();
  await first.sees((message) => /^Waiting for/m.test(message.text) && message.id !== id);
  await discord.settled();
  return deciderAmong(people);
}

describe('a phone', () => {
  it('rings for nobody when a table opens and people gather', async () => {
    const { ann, bob, cid } = await aClub();
    await ann.slash('urland');
    await ann.sees('who plays?');
    await bob.click('Join');
    await ann.sees(({ text }) => text.includes(bob.mention));
    for (const person of [ann, bob, cid]) expect(ringing(person)).toEqual([]);
    expect(mentions(bob)).toEqual([]);
  });

  it('says who is wanted, in which game and channel, and what for', async () => {
    const { first } = await aGame();
    expect(mentions(first)).toMatchObject([
      { words: '@ann, your move in Urland. Pick the land to be scored.', place: '#table (Club)', silent: false },
    ]);
  });

  it('shows the next player the next task, and rings for no other call', async () => {
    const game = await aGame();
    const next = await afterOneMove(game);
    expect(next).not.toBe(game.first);
    expect(lastWords(next)).toBe(`@${next.name}, your move in Urland. 3 actions to take.`);
    // Whoever has set the server to all messages hears each call, and nothing else.
    for (const person of game.people) expect(ringing(person)).toHaveLength(2);
    expect(game.people.flatMap(mentions)).toHaveLength(2);
  });

  it('says that a game was stopped, and that a rematch has a seat for its owner', async () => {
    const { ann, bob, cid } = await aGame();
    await ann.slash('game stop');
    await ann.click('Yes');
    const stopped = await bob.sees('The game was stopped');
    expect(lastWords(cid)).toBe('@bob and @cid, your game of Urland was stopped. Nobody has won.');
    await bob.click('Rematch', { on: stopped });
    await cid.sees('who plays?');
    expect(lastWords(cid)).toBe('@ann and @cid, you have a seat in a rematch of Urland.');
  });

  it('shows the words of a reminder, in the channel too', async () => {
    const { first, discord } = await aGame();
    await wantDirect([first], 'reminders');
    discord.clock.turn(13 * 3_600_000);
    await first.sees('is waiting for you', { in: 'dm' });
    expect(first.pushes().at(-1)?.words).toMatch(/^Urland · .* \(<#\d+>\) is waiting for you/);
    first.closeDms();
    discord.clock.turn(24 * 3_600_000);
    await first.sees('Urland is waiting for you');
    expect(lastWords(first)).toMatch(/^@ann, Urland is waiting for you/);
  });
});

describe('a call', () => {
  it('becomes the panel', async () => {
    const { first } = await aGame();
    const [call] = mentions(first);
    const panel = await first.sees(/^Waiting for/m);
    expect(panel.id).toBe(call?.messageId);
  });

  it('in the channel is gone when its person has decided', async () => {
    const game = await aGame();
    const { first, discord } = game;
    first.closeDms();
    discord.clock.turn(13 * 3_600_000);
    await first.sees('Urland is waiting for you');
    discord.clock.turn(24 * 3_600_000);
    await expect.poll(() => mentions(first).length).toBe(3);
    await discord.settled();
    expect(first.visible().filter(({ text }) => text.includes('Urland is waiting for you'))).toHaveLength(1);
    await afterOneMove(game);
    await first.seesNo('Urland is waiting for you');
  });

  it('stands on its own if Discord does not turn it into the panel, which stands below', async () => {
    const game = await aGame();
    const { discord, expectTrouble } = game;
    expectTrouble();
    discord.faults.onRequest(
      { kind: 'refused', status: 400, code: 50_035 },
      { method: 'PATCH', template: A_MESSAGE, times: Number.POSITIVE_INFINITY },
    );
    const next = await afterOneMove(game);
    const [call] = mentions(next);
    const panel = await next.sees(/^Waiting for/m);
    expect(panel.id).not.toBe(call?.messageId);
    expect(next.visible().find(({ id }) => id === call?.messageId)?.text).toContain('your move in Urland');
    discord.faults.clear();
    await aDriver(next, seededDice(2)).play();
    await next.seesNo('your move in Urland. 3 actions');
    for (const person of game.people)
      expect(new Set(mentions(person).map(({ messageId }) => messageId)).size).toBe(mentions(person).length);
  });

  it.each([
    ['later', async ({ discord }: Game) => discord.clock.turn(31_000)],
    ['after the next start', ({ restart }: Game) => restart()],
  ])('goes out once, though it can’t become the panel before %s', async (_, wait) => {
    const game = await aGame();
    const { discord, first, people, expectTrouble, log } = game;
    expectTrouble();
    discord.faults.onRequest(
      { kind: 'status', status: 502 },
      { method: 'PATCH', template: A_MESSAGE, times: Number.POSITIVE_INFINITY },
    );
    await aDriver(first, seededDice(1)).play();
    await expect.poll(() => people.flatMap(mentions).length).toBe(2);
    // The old panel keeps its buttons, and the call does not become the panel.
    await expect.poll(() => log.filter((line) => line.includes('editing failed')).length).toBe(2);
    await discord.settled();
    discord.faults.clear();
    await wait(game);
    const [call] = people.filter((person) => person !== first).flatMap(mentions);
    await first.sees(({ id, text }) => id === call?.messageId && /^Waiting for/m.test(text));
    await discord.settled();
    expect(people.flatMap(mentions)).toHaveLength(2);
  });
});
