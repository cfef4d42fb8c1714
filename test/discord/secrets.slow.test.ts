/**
 * Two worlds that differ in one secret decision and in nothing else look the same to everybody who may not know it: every
 * message, button, alt text and picture, also after asking for the hand, the recap and the board.
 */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startBot } from '#discord/bot.ts';
import { Emulator } from '#emulator/emulator.ts';
import type { Person } from '#emulator/people/person.ts';
import type { VisibleMessage } from '#emulator/people/visible.ts';
import { seededDice } from '#engine/chance.ts';
import { aDriver, type Driver } from '../support/person-driver.ts';
import { SCENE_PRINTS } from '../support/scene-prints.ts';
import { nextAsked } from './next-asked.ts';
import { startGame } from './stage.ts';

const NAMES = ['ann', 'bob', 'cid', 'dot'] as const;
const MINUTES = 60_000;

interface World {
  readonly discord: Emulator;
  readonly people: readonly Person[];
  /** The bot goes; what it has said can still be looked at. */
  stop(): Promise<void>;
}

/** The bot on this database, in a world of its own. */
async function open(databaseFile: string, world: Emulator['world'] | null): Promise<World> {
  const discord = new Emulator({ botName: 'Games', rateLimits: false, record: false, ...(world ? { world } : {}) });
  const { api, token } = await discord.listen(0);
  const guild = discord.guilds[0] ?? discord.createGuild({ name: 'Club', channels: ['table'] });
  const people = NAMES.map((name) => guild.join(name));
  const bot = await startBot({ token, api, databaseFile, pictures: SCENE_PRINTS, log: pino({ level: 'silent' }) });
  onTestFinished(() => discord.close());
  return { discord, people, stop: () => bot.stop() };
}

/** Plays until what somebody is asked fits, and stops there; then as many worlds go on from it as there are secrets. */
async function forked<T>(fits: (question: string) => boolean, secrets: readonly T[]) {
  const folder = mkdtempSync(join(tmpdir(), 'fork-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const trunk = join(folder, 'trunk.sqlite');
  const first = await open(trunk, null);
  const keeper = await playUntil(first, fits);
  await first.stop();
  const saved = serialize(first.discord.world);
  const branch = (name: string) => {
    const file = join(folder, `${name}.sqlite`);
    copyFileSync(trunk, file);
    return open(file, deserialize(saved) as Emulator['world']);
  };
  const worlds: World[] = [];
  for (const index of secrets.keys()) worlds.push(await branch(`branch-${index}`));
  return { worlds, keeper };
}

/** Who is asked; the place in `people`. */
async function playUntil({ discord, people }: World, fits: (question: string) => boolean): Promise<number> {
  const dice = seededDice(11);
  const drivers = people.map((person) => aDriver(person, dice));
  const [host, ...others] = people;
  if (host === undefined) throw new Error('a game needs people');
  await startGame([host, ...others]);
  for (;;) {
    const asked = await nextAsked(discord, drivers);
    if (asked === null) throw new Error('the game ended before that came up');
    if (fits(headlineFor(asked))) return drivers.indexOf(asked);
    await asked.play();
  }
}

const headlineFor = ({ person }: Driver): string =>
  person.visible().findLast(({ text }) => text.includes(person.mention))?.text ?? '';

/** Everything somebody sees, with what differs between any two worlds taken out: ids of messages, and addresses. */
function lookOf(person: Person): Promise<Look[]> {
  return Promise.all(person.visible().map(plain));
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

/** Looks everywhere one can look without deciding anything. */
async function lookAround(person: Person): Promise<void> {
  for (const label of ['Play', 'My hand', 'Recap', 'More']) await person.click(label);
  for (const command of ['game hand', 'game board', 'game recap']) await person.slash(command);
}

/** Nothing is pressed that is greyed out: it is so already. */
async function pressIfThere(person: Person, label: string): Promise<void> {
  if (person.latest()?.pressable.some((each) => each.label === label)) await press(person, label);
}

async function press(person: Person, label: string | RegExp): Promise<void> {
  const message = person.visible().findLast(({ pressable }) => pressable.some((each) => each.label?.match(label)));
  const button = message?.pressable.find((each) => each.label?.match(label));
  if (!message || !button) throw new Error(`${person.name} sees no ${label}:\n${person.latest()?.text}`);
  await person.click(button.customId, { on: message });
}

/** What each of the people saw in each world, by place. */
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
  it(
    'which chip was picked, but who picked it and who was handed the others',
    async () => {
      const { worlds, keeper } = await forked((question) => question.includes('picks a land'), [0, 1]);
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
    },
    5 * MINUTES,
  );

  it(
    'what was bid before all bids are in, but the bidder',
    async () => {
      const { worlds, keeper } = await forked((question) => question.includes('bids to come'), [0, 1]);
      const [one = [], other = []] = await looks(worlds, async ({ people, discord }, index) => {
        const person = people[keeper] as Person;
        await person.click('Play');
        await person.sees('Mutation: your bid');
        await pressIfThere(person, index === 0 ? 'None' : 'All');
        await press(person, /^Bid \d+$/);
        await person.sees(/Your bid: \d+/);
        await discord.settled();
      });
      expect(same(one[keeper], other[keeper])).toBe(false);
      for (const at of NAMES.keys()) if (at !== keeper) expect(other[at]).toEqual(one[at]);
    },
    5 * MINUTES,
  );
});

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
