/**
 * Two worlds that differ in one secret decision and in nothing else look the same to everybody who may not know the decision: every
 * message, button, alt text and picture, also after asking for the hand, the recap and the board.
 */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startBot } from '#discord/bot/bot.ts';
import { Emulator } from '#emulator/emulator.ts';
import type { Person } from '#emulator/people/person.ts';
import type { VisibleMessage } from '#emulator/people/visible.ts';
import { seededDice } from '#engine/chance.ts';
import { URLAND } from '#games/urland/game.ts';
import type { State } from '#games/urland/state.ts';
import { openDatabase } from '#store/sqlite/database.ts';
import { readTables } from '#store/sqlite/table-reader.ts';
import { createTableStore } from '#store/sqlite/table-store.ts';
import type { Chance } from '#tables/adapters/secret-source.ts';
import { diceFor } from '#tables/log/fair-chance.ts';
import { testFolder } from '../store/support/files.ts';
import { clockOf } from '../support/emulator-clock.ts';
import { aDriver, type Driver } from '../support/person-driver.ts';
import { SCENE_PRINTS } from '../support/scene-prints.ts';
import { seededChance } from '../support/seeded-chance.ts';
import { printSeed, STORY_SEED } from '../support/seeds.ts';
import { PATIENCE, UNHURRIED } from '../support/unhurried.ts';
import { wanderingPlayer } from '../support/wandering-player.ts';
import { nextAsked } from './next-asked.ts';
import { startGame } from './stage.ts';

const NAMES = ['ann', 'bob', 'cid', 'dot'] as const;

interface World {
  readonly discord: Emulator;
  readonly databaseFile: string;
  readonly people: readonly Person[];
  /** Stops the bot; its messages can still be read. */
  stop(): Promise<void>;
}

/** The bot on this database, in a world of its own, at this time or later. */
async function open(databaseFile: string, world: Emulator['world'] | null, chance: Chance, now = 0): Promise<World> {
  const discord = new Emulator({
    botName: 'Games',
    rateLimits: false,
    record: false,
    reactionTime: 600,
    ...(world ? { world } : {}),
  });
  const { api, token } = await discord.listen(0);
  discord.clock.hold();
  discord.clock.turn(Math.max(0, now - discord.clock.now()));
  const guild = discord.guilds[0] ?? discord.createGuild({ name: 'Club', channels: ['table'] });
  const people = NAMES.map((name) => guild.join(name));
  const log = pino({ level: 'silent' });
  const clock = clockOf(discord.clock);
  const computer = wanderingPlayer(chance.dice);
  const parts = { token, api, database: databaseFile, computer, chance, clock, pictures: SCENE_PRINTS, log };
  const bot = await startBot({ ...parts, pace: UNHURRIED, patience: PATIENCE });
  onTestFinished(() => discord.close());
  return { discord, databaseFile, people, stop: () => bot.stop() };
}

/** A person who must decide. */
interface Asked {
  /** The question on the table's public panel. */
  readonly question: string;
  readonly name: string;
  /** Whether they and another player must still decide: the panel announces decisions late, to hide who was quick. */
  isOneOfSeveral(): boolean;
  /** The Ichtos that they could bid. */
  reserve(): number;
}

type Fits = (asked: Asked) => boolean;

/** Plays until a player's question fits, and stops there; then two worlds go on from it. */
async function forked(fits: Fits, prepare: (file: string, index: number) => Promise<void> = async () => undefined) {
  const folder = testFolder();
  const { trunk, first, keeper } = await grown(folder, fits);
  const saved = serialize(first.discord.world);
  const now = first.discord.clock.now();
  const branch = async (index: number) => {
    const file = join(folder, `branch-${index}.sqlite`);
    copyFileSync(trunk, file);
    await prepare(file, index);
    return open(file, deserialize(saved) as Emulator['world'], seededChance(STORY_SEED), now);
  };
  return { worlds: [await branch(0), await branch(1)], keeper };
}

/** A game may end before anything fits, and then it takes another one. */
async function grown(folder: string, fits: Fits) {
  printSeed(STORY_SEED);
  const chance = seededChance(STORY_SEED);
  for (let game = 1; game <= 5; game++) {
    const trunk = join(folder, `trunk-${game}.sqlite`);
    const first = await open(trunk, null, chance);
    const keeper = await playUntil(first, fits);
    await first.stop();
    if (keeper !== null) return { trunk, first, keeper };
  }
  throw new Error('five games ended before that came up');
}

/** The index in `people` of the player who must decide; null if the game ends before a question fits. */
async function playUntil(world: World, fits: Fits): Promise<number | null> {
  const [host, ...others] = world.people;
  if (host === undefined) throw new Error('a game needs people');
  await startGame([host, ...others]);
  return playOn(world, fits);
}

async function playOn({ discord, databaseFile, people }: World, fits: Fits): Promise<number | null> {
  const dice = seededDice(11);
  const drivers = people.map((person) => aDriver(person, dice));
  for (;;) {
    const asked = await nextAsked(discord, drivers);
    if (asked === null) return null;
    const { person } = asked;
    const question = await headlineFor(asked);
    const isOneOf = () => isOneOfSeveral(databaseFile, person);
    const reserve = () => reserveOf(databaseFile, person);
    if (fits({ question, name: person.name, isOneOfSeveral: isOneOf, reserve })) return drivers.indexOf(asked);
    await asked.play();
  }
}

function tableIn(databaseFile: string) {
  const reader = readTables(databaseFile);
  const [table] = reader.latest(1);
  reader.close();
  return table;
}

function reserveOf(databaseFile: string, { id }: Person): number {
  const table = tableIn(databaseFile);
  const seat = table?.places.findIndex(({ occupant }) => occupant.kind === 'person' && occupant.person === id) ?? -1;
  return (table?.play?.state as State | undefined)?.reserve[seat] ?? 0;
}

function isOneOfSeveral(databaseFile: string, { id }: Person): boolean {
  const table = tableIn(databaseFile);
  const people = (table?.play?.waiting ?? []).map(({ seat }) => table?.places[seat]?.occupant);
  const isAmong = people.some((occupant) => occupant?.kind === 'person' && occupant.person === id);
  return isAmong && people.length > 1;
}

/** Of the table's panel; the call above it is shorter. */
const headlineFor = async ({ person }: Driver): Promise<string> =>
  (await person.sees(({ text }) => new RegExp(`^Waiting for .*${person.mention}`, 'm').test(text))).text;

/** Everything that one person sees, without the parts that differ between any two worlds: ids of messages, and addresses. */
async function lookOf(person: Person): Promise<Look[]> {
  const looks = await Promise.all(person.visible().map(plain));
  // The machine decides which of two answers arrives first.
  return looks.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

type Look = Awaited<ReturnType<typeof plain>>;

const bytesAt = async (url: string): Promise<string> =>
  Buffer.from(await (await fetch(url)).arrayBuffer()).toString('base64');

const plain = async (message: VisibleMessage) => ({
  text: message.text,
  channel: message.channel,
  files: await Promise.all(
    message.files.map(async ({ name, description, url }) => ({ name, description, bytes: await bytesAt(url) })),
  ),
  pressable: message.pressable.map(({ customId, label, emoji, choices }) => ({ customId, label, emoji, choices })),
  disabled: message.disabled.map(({ customId, label }) => ({ customId, label })),
});

/** Presses everything that can be pressed without deciding anything. */
async function lookAround(person: Person): Promise<void> {
  for (const label of ['Play', 'My hand', 'Recap', 'More']) await person.click(label);
  for (const command of ['game hand', 'game board', 'game recap']) await person.slash(command);
}

async function press(person: Person, label: string | RegExp): Promise<void> {
  const message = person.visible().findLast(({ pressable }) => pressable.some((each) => each.label?.match(label)));
  const button = message?.pressable.find((each) => each.label?.match(label));
  if (!message || !button) throw new Error(`${person.name} sees no ${label}:\n${person.latest()?.text}`);
  await person.click(button.customId, { on: message });
}

/** Somebody has a little to bid with, and others are to bid after them. */
const isFreeToBid: Fits = ({ question, isOneOfSeveral, reserve }) =>
  /bids to come/.test(question) && reserve() > 0 && reserve() < 10 && isOneOfSeveral();

/** The screens of each person in each world, by their index in `people`. */
async function looks(worlds: readonly World[], decide: (world: World, index: number) => Promise<void>) {
  const seen: Look[][][] = [];
  for (const [index, world] of worlds.entries()) {
    await decide(world, index);
    for (const person of world.people) await lookAround(person);
    await world.stop();
    seen.push(await Promise.all(world.people.map(lookOf)));
  }
  return seen;
}

describe('nobody learns', () => {
  it('which chip was picked, but who picked it and who was handed the others', async () => {
    const { worlds, keeper } = await forked(({ question }) => question.includes('picks a land'));
    const [one = [], other = []] = await looks(worlds, async ({ people, discord }, index) => {
      const person = people[keeper] as Person;
      await person.click('Play');
      const panel = await person.sees('Pick the land to be scored');
      const chips = panel.pressable.filter(({ label }) => label?.startsWith('Score land'));
      await person.click(chips[index]?.customId ?? '', { on: panel });
      await person.sees('You picked land');
      await people[0]?.sees('actions left');
      await discord.settled();
    });
    const isDummy = (at: number): boolean => JSON.stringify(one[at]).includes('Handed to you');
    expect(NAMES.filter((_, at) => isDummy(at))).toHaveLength(1);
    for (const at of NAMES.keys()) {
      if (at === keeper || isDummy(at)) expect(same(one[at], other[at])).toBe(false);
      else expect(other[at]).toEqual(one[at]);
    }
  });

  it('what was bid before all bids are in, but the bidder', async () => {
    const { worlds, keeper } = await forked(isFreeToBid);
    const [one = [], other = []] = await looks(worlds, async ({ people, discord }, index) => {
      const person = people[keeper] as Person;
      await person.click('Play');
      await person.sees('Mutation: your bid');
      await press(person, new RegExp(`^Bid ${index}$`));
      await person.sees(`Your bid: ${index}.`);
      await discord.settled();
    });
    expect(same(one[keeper], other[keeper])).toBe(false);
    for (const at of NAMES.keys()) if (at !== keeper) expect(other[at]).toEqual(one[at]);
  });

  it('which chip is drawn, but who draws it', async () => {
    const { worlds } = await forked(({ question }) => question.includes('actions left'), giveSeed);
    const drawers: number[] = [];
    const [one = [], other = []] = await looks(worlds, async (world) => {
      drawers.push((await playOn(world, ({ question }) => question.includes('picks a land'))) ?? -1);
    });
    const [drawer = -1] = drawers;
    expect(drawers).toEqual([drawer, drawer]);
    expect(same(one[drawer], other[drawer])).toBe(false);
    for (const at of NAMES.keys()) if (at !== drawer) expect(other[at]).toEqual(one[at]);
  });
});

/** Another seed in each world, so that the next draw is another chip, and no panic. The one committed to is not shown. */
async function giveSeed(databaseFile: string, index: number): Promise<void> {
  const database = openDatabase(databaseFile);
  const store = createTableStore(database);
  const [running] = await store.running();
  const before = running && (await store.load(running.id))?.table;
  if (!before?.play) throw new Error('there is a game');
  const { state, drawn } = before.play;
  const drawnWith = (seed: string) => {
    const dice = diceFor({ ...before.fairness, seed }, drawn);
    return JSON.stringify(URLAND.draw({ ...(state as State), phase: { kind: 'draw' } }, dice));
  };
  const seeds = Array.from({ length: 64 }, (_, at) => at.toString(16).padStart(64, '0'));
  const calm = seeds.filter((seed) => !drawnWith(seed).includes('panic'));
  const first = calm[0] ?? '';
  const seed = index === 0 ? first : (calm.find((each) => drawnWith(each) !== drawnWith(first)) ?? first);
  const table = { ...before, revision: before.revision + 1, fairness: { ...before.fairness, seed } };
  await store.save({ before, table, rows: [], due: null, facts: [] });
  database.client.close();
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
