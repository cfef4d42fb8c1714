/** People play while everything goes wrong around them, one fault after the other, as a seed has it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Emulator } from '#emulator/emulator.ts';
import { type Dice, pickOne, seededDice } from '#engine/chance.ts';
import type { Command } from '../compiled-bot.ts';
import { botProcesses } from './bot-process.ts';
import { chaosFile, chaosServer } from './databases.ts';
import { FAULTS, type World } from './faults.ts';
import type { KeptTables } from './kept.ts';
import { aGroup, type Group, type Records } from './players.ts';
import { doubledIn, lostIn, type Watch, watchCalls } from './verdict.ts';

export interface ChaosOptions {
  /** Whether so many faults are enough. */
  isOver(faults: number): boolean;
  readonly seed: number;
  /** What runs the bot. */
  readonly program: Command;
  /** SQLite by default. */
  readonly store?: 'sqlite' | 'postgres';
  /** How many run: one answers people, the others stand by. One by default, and with SQLite. */
  readonly processes?: number;
  /** All kinds by default. */
  readonly kinds?: readonly string[];
  /** In milliseconds: how long people play before each fault, and how long a fault lasts. */
  readonly playing?: number;
  readonly aWhile?: number;
  /** In milliseconds: how long a recovery may take, and a table stand still. */
  readonly patience?: number;
  /** Told of each fault as it is over. */
  tell?(line: string): void;
}

export interface ChaosReport {
  /** By kind: how often, and the longest recovery. */
  readonly faults: Readonly<Record<string, Tally>>;
  readonly acknowledged: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly callsDoubled: readonly string[];
  /** Somebody was still not called long after a fault. */
  readonly callsMissing: readonly string[];
  /** What else was still not shown. */
  readonly unsettled: readonly string[];
  readonly stuck: readonly string[];
}

interface Tally {
  readonly count: number;
  /**
   * In milliseconds, from the end of a fault until the bot answers in each server, and every table has one live panel that
   * shows how things stand. Calls come later where their people are at hand.
   */
  readonly recovery: number;
}

/** In milliseconds. */
const LOOK_EVERY = 50;

/** Resolves with what is still wrong. */
async function settled(wrong: () => readonly string[], patience: number): Promise<readonly string[]> {
  const end = performance.now() + patience;
  for (;;) {
    const left = wrong();
    if (left.length === 0 || performance.now() > end) return left;
    await wait(LOOK_EVERY);
  }
}

/** Nobody begins anything new meanwhile, but nobody waits for what they have begun either. */
async function recovered(
  groups: readonly Group[],
  watch: Watch,
  patience: number,
): Promise<{ readonly left: readonly string[]; readonly took: number }> {
  const end = performance.now();
  const resting = Promise.all(groups.map((group) => group.rest()));
  await Promise.all([settled(watch.unshown, patience), ...groups.map((group) => group.isAnswered(patience))]);
  const took = performance.now() - end;
  await resting;
  return { left: await settled(() => [...watch.unshown(), ...watch.uncalled()], patience), took };
}

async function stuckAmong(groups: readonly Group[], kept: KeptTables, patience: number): Promise<string[]> {
  const before = new Map(kept.running().map(({ id }) => [id, kept.version(id)]));
  const still = (): string[] =>
    kept.running().flatMap(({ id }) => (before.get(id) === kept.version(id) ? [`stuck: ${id}`] : []));
  const end = performance.now() + patience;
  startPlaying(groups);
  while (still().length > 0 && performance.now() < end) await wait(LOOK_EVERY);
  const stuck = still();
  await Promise.all(groups.map((group) => group.rest()));
  return stuck;
}

const GAMES = ['sticks', 'sticks', 'urland'] as const;

function startPlaying(groups: readonly Group[]): void {
  for (const [index, group] of groups.entries()) group.play(GAMES[index] ?? 'sticks');
}

function gather(discord: Emulator, dice: Dice, kept: () => KeptTables, records: Records): Group[] {
  return GAMES.map((game, index) => {
    const guild = discord.createGuild({ name: `Club ${index}`, channels: ['table'] });
    const names = ['ann', 'bob', ...(game === 'urland' ? ['cid'] : [])].map((name) => `${name}${index}`);
    return aGroup(guild, names, dice, kept, records);
  });
}

/** The kinds take turns in an order of chance: each comes before any comes again. */
function* endless(kinds: readonly string[], dice: Dice): Generator<string, never> {
  for (;;) {
    const left = [...kinds];
    while (left.length > 0) {
      const kind = pickOne(left, dice);
      left.splice(left.indexOf(kind), 1);
      yield kind;
    }
  }
}

export async function chaos({
  isOver,
  seed,
  program,
  store = 'sqlite',
  processes = 1,
  kinds,
  playing = 1_500,
  aWhile = 2_500,
  patience = 30_000,
  tell,
}: ChaosOptions): Promise<ChaosReport> {
  const dice = seededDice(seed);
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'));
  const database = store === 'sqlite' ? chaosFile(folder) : await chaosServer();
  const discord = new Emulator({ botName: 'Games', rateLimits: false });
  const { api, token } = await discord.listen(0);
  const records: Records = { presses: [], acknowledged: [] };
  const keptNow = (): KeptTables => database.kept();
  const groups = gather(discord, dice, keptNow, records);
  const settings = { DISCORD_API: api, DISCORD_TOKEN: token, ...database.settings, SHOW_TEMPLATE_GAMES: 'yes' };
  const bot = botProcesses(program, settings, processes);
  const guilds = groups.map(({ guild }) => guild);
  const world: World = { discord, guilds, bot, dice, aWhile };
  const faults: Record<string, Tally> = {};
  const left: string[] = [];
  try {
    bot.start();
    await bot.ready();
    const watch = watchCalls(
      groups.flatMap(({ people }) => people),
      guilds,
      keptNow,
    );
    const looking = setInterval(watch.look, LOOK_EVERY);
    startPlaying(groups);
    while (keptNow().running().length < groups.length) await wait(LOOK_EVERY);
    await Promise.all(groups.map((group) => group.rest()));
    const order = endless(kinds ?? [...Object.keys(FAULTS), ...Object.keys(database.faults)], dice);
    for (let made = 0; !isOver(made); made++) {
      startPlaying(groups);
      await wait(playing);
      const kind = order.next().value;
      await (FAULTS[kind]?.(world) ?? database.faults[kind]?.(aWhile));
      const { left: still, took } = await recovered(groups, watch, patience);
      await bot.ready();
      const { count, recovery } = faults[kind] ?? { count: 0, recovery: 0 };
      faults[kind] = { count: count + 1, recovery: Math.max(recovery, took) };
      left.push(...still.map((each) => `${kind}: ${each}`));
      tell?.(`${kind}: ${Math.round(took)} ms${still.length > 0 ? `, then ${still.join('; ')}` : ''}`);
    }
    const stuck = await stuckAmong(groups, keptNow(), patience);
    await settled(watch.uncalled, patience);
    clearInterval(looking);
    await keptNow().caughtUp();
    const now = keptNow();
    const isCall = (each: string): boolean => each.includes('not called');
    return {
      ...{ faults, stuck },
      callsMissing: left.filter(isCall),
      unsettled: left.filter((each) => !isCall(each)),
      acknowledged: records.acknowledged.length,
      lost: lostIn(records, now),
      doubled: doubledIn(records, now),
      callsDoubled: watch.doubledCalls(),
    };
  } finally {
    await bot.endAll();
    await database.close();
    await discord.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
