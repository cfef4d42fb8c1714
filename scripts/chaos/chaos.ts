/** People play while everything goes wrong around them, one fault after the other, as a seed has it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Emulator } from '#emulator/emulator.ts';
import { type Dice, pickOne, seededDice } from '#engine/chance.ts';
import { botProcess } from './bot-process.ts';
import { FAULTS, type World } from './faults.ts';
import { type KeptTables, readKept } from './kept.ts';
import { aGroup, type Group, type Records } from './players.ts';
import { doubledIn, lostIn, type Watch, watchCalls } from './verdict.ts';

export interface ChaosOptions {
  readonly seconds: number;
  readonly seed: number;
  /** All kinds by default. */
  readonly kinds?: readonly string[];
  /** Told of each fault as it is over. */
  tell?(line: string): void;
}

export interface ChaosReport {
  readonly faults: Readonly<Record<string, number>>;
  readonly acknowledged: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly callsDoubled: readonly string[];
  /** What was still not shown, or somebody still not called, long after a fault. */
  readonly unsettled: readonly string[];
  readonly stuck: readonly string[];
  /** In milliseconds, from the end of a fault until everything was shown and everybody called. */
  readonly worstRecovery: number;
}

/** In milliseconds. */
const PLAY_BETWEEN = 1_500;
const LONGEST_RECOVERY = 30_000;
const LOOK_EVERY = 50;
/** By then every table must have gone on. */
const LONGEST_STILL = 30_000;

/** Resolves with what is still wrong, and how long it took. */
async function settled(watch: Watch): Promise<{ readonly left: string[]; readonly took: number }> {
  const from = performance.now();
  for (;;) {
    const left = watch.open();
    const took = performance.now() - from;
    if (left.length === 0 || took > LONGEST_RECOVERY) return { left, took };
    await wait(LOOK_EVERY);
  }
}

async function stuckAmong(groups: readonly Group[], kept: KeptTables): Promise<string[]> {
  const before = new Map(kept.running().map(({ id }) => [id, kept.version(id)]));
  const still = (): string[] =>
    kept.running().flatMap(({ id }) => (before.get(id) === kept.version(id) ? [`stuck: ${id}`] : []));
  const end = performance.now() + LONGEST_STILL;
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

export async function chaos({ seconds, seed, kinds = Object.keys(FAULTS), tell }: ChaosOptions): Promise<ChaosReport> {
  const dice = seededDice(seed);
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'));
  const databaseFile = join(folder, 'tables.sqlite');
  const discord = new Emulator({ botName: 'Games', rateLimits: false });
  const { api, token } = await discord.listen(0);
  const records: Records = { presses: [], acknowledged: [] };
  let kept: KeptTables | null = null;
  const keptNow = (): KeptTables => (kept ??= readKept(databaseFile));
  const groups = gather(discord, dice, keptNow, records);
  const settings = { DISCORD_API: api, DISCORD_TOKEN: token, DATABASE_FILE: databaseFile, SHOW_TEMPLATE_GAMES: 'yes' };
  const bot = botProcess(settings);
  const guilds = groups.map(({ guild }) => guild);
  const world: World = { discord, guilds, bot, databaseFile, dice };
  const faults: Record<string, number> = {};
  const unsettled: string[] = [];
  let worstRecovery = 0;
  try {
    await bot.start();
    const watch = watchCalls(
      groups.flatMap(({ people }) => people),
      guilds,
      keptNow,
    );
    const looking = setInterval(watch.look, LOOK_EVERY);
    startPlaying(groups);
    while (keptNow().running().length < groups.length) await wait(LOOK_EVERY);
    await Promise.all(groups.map((group) => group.rest()));
    const order = endless(kinds, dice);
    const end = performance.now() + seconds * 1_000;
    while (performance.now() < end) {
      startPlaying(groups);
      await wait(PLAY_BETWEEN);
      const kind = order.next().value;
      await FAULTS[kind]?.(world);
      const rested = Promise.all(groups.map((group) => group.rest()));
      const { left, took } = await rested.then(() => settled(watch));
      faults[kind] = (faults[kind] ?? 0) + 1;
      worstRecovery = Math.max(worstRecovery, took);
      unsettled.push(...left.map((each) => `${kind}: ${each}`));
      tell?.(`${kind}: ${Math.round(took)} ms${left.length > 0 ? `, then ${left.join('; ')}` : ''}`);
    }
    const stuck = await stuckAmong(groups, keptNow());
    await settled(watch);
    clearInterval(looking);
    const now = keptNow();
    return {
      ...{ faults, unsettled, stuck, worstRecovery },
      acknowledged: records.acknowledged.length,
      lost: lostIn(records, now),
      doubled: doubledIn(records, now),
      callsDoubled: watch.doubledCalls(),
    };
  } finally {
    await bot.end('SIGTERM');
    keptNow().close();
    await discord.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
