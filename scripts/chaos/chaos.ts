/** People play while everything goes wrong around them, one fault after the other, as a seed has it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Emulator } from '#emulator/emulator.ts';
import { type Dice, seededDice } from '#engine/chance.ts';
import { type BotProcess, botProcess } from './bot-process.ts';
import { gather, startPlaying } from './clubs.ts';
import { clusterProcess } from './cluster-process.ts';
import { goWrong, LOOK_EVERY, PATIENCE, settled } from './course.ts';
import { type ChaosDatabase, chaosFile, chaosServer } from './databases.ts';
import { CLUSTER_FAULTS, FAULTS, type World } from './faults.ts';
import { tidy } from './janitor.ts';
import type { KeptTables } from './kept.ts';
import type { ChaosOptions, ChaosReport, Tally } from './options.ts';
import { tablesOn } from './panels.ts';
import { aGroup, type Group, type Records } from './players.ts';
import { watchSilence } from './silence.ts';
import { doubledIn, lostIn, type Watch, watchCalls } from './verdict.ts';

/** In milliseconds. */
const TIDY_EVERY = 5_000;

/** The result ends it. */
function keepLooking(discord: Emulator, watch: Watch, kept: () => KeptTables): () => void {
  const clearAway = (): void => {
    const running = new Set(
      kept()
        .running()
        .map(({ id }) => id),
    );
    tidy(discord, (message) => tablesOn(message).some((table) => running.has(table)));
  };
  const timers = [setInterval(watch.look, LOOK_EVERY), setInterval(clearAway, TIDY_EVERY)];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
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

const knownFaults = (world: World, database: ChaosDatabase): Readonly<Record<string, () => Promise<void>>> => {
  const ours = Object.entries({ ...FAULTS, ...(world.isCluster ? CLUSTER_FAULTS : {}) });
  return Object.fromEntries([
    ...ours.map(([kind, fault]) => [kind, () => fault(world)] as const),
    ...Object.entries(database.faults).map(([kind, fault]) => [kind, () => fault(world.aWhile)] as const),
  ]);
};

/** With SQLite one process; else as many as wanted, each with a part of the shards. Those draw from chance of their own. */
function startProcesses(
  { store = 'sqlite', program, seed, processes = 1, standbys = 1 }: ChaosOptions,
  settings: Readonly<Record<string, string>>,
  dice: Dice,
): Promise<BotProcess> {
  if (store === 'postgres') return clusterProcess({ program, settings, processes, standbys, dice });
  return Promise.resolve(botProcess(program, settings, seed));
}

/** `left`: what was still wrong long after a fault. */
function judged(records: Records, kept: KeptTables, watch: Watch, { sleeps }: World, left: readonly string[]) {
  const isCall = (each: string): boolean => each.includes('not called');
  const { count, doubled } = watch.reminders(sleeps);
  return {
    callsMissing: left.filter(isCall),
    unsettled: left.filter((each) => !isCall(each)),
    acknowledged: records.acknowledged.length,
    lost: lostIn(records, kept),
    doubled: doubledIn(records, kept),
    callsDoubled: watch.doubledCalls(),
    reminders: count,
    remindersDoubled: doubled,
  };
}

export async function chaos(options: ChaosOptions): Promise<ChaosReport> {
  const { seed, store = 'sqlite', processes = 1, tables = 3, aWhile = 2_500, patience = PATIENCE } = options;
  const dice = seededDice(seed);
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'));
  const database = store === 'sqlite' ? chaosFile(folder) : await chaosServer();
  const discord = new Emulator({ botName: 'Games', rateLimits: false, shards: processes, maxConcurrency: processes });
  const { api, token } = await discord.listen(0);
  const silence = watchSilence(discord);
  const records: Records = { presses: [], acknowledged: [] };
  const keptNow = (): KeptTables => database.kept();
  const groups = await gather(discord, { tables, processes }, (guild, names) =>
    aGroup(guild, names, dice, keptNow, records),
  );
  const settings = {
    DISCORD_API: api,
    DISCORD_TOKEN: token,
    ...database.settings,
    SHOW_TEMPLATE_GAMES: 'yes',
    LOG_LEVEL: 'warn',
  };
  const bot = await startProcesses(options, settings, dice);
  const guilds = groups.map(({ guild }) => guild);
  const world: World = { discord, guilds, bot, dice, aWhile, isCluster: store === 'postgres', sleeps: [] };
  const known = knownFaults(world, database);
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
    const stopLooking = keepLooking(discord, watch, keptNow);
    startPlaying(groups);
    while (keptNow().running().length < groups.length) await wait(LOOK_EVERY);
    await Promise.all(groups.map((group) => group.rest()));
    const begun = { at: performance.now(), asked: silence.asked };
    await goWrong(options, { known, dice, groups, watch, bot, silence, faults, left });
    const rate = ((silence.asked - begun.asked) * 1_000) / (performance.now() - begun.at);
    await Promise.all(groups.map((group) => group.rest()));
    const stuck = await stuckAmong(groups, keptNow(), patience);
    left.push(...(await settled(watch.uncalled, patience)));
    stopLooking();
    await keptNow().readAnew();
    return { faults, stuck, rate, ...judged(records, keptNow(), watch, world, left) };
  } finally {
    await bot.endAll();
    await database.close();
    await discord.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
