import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Emulator } from '#emulator/emulator.ts';
import type { Person } from '#emulator/people/person.ts';

const BOT = fileURLToPath(new URL('./bot.ts', import.meta.url));

/** Milliseconds of pressing before it counts, for both sides to be compiled. */
const WARM_UP = 2_000;

export interface Load {
  readonly perSecond: number;
  /** Milliseconds from the press to the answer on the screen. */
  readonly median: number;
  readonly p99: number;
  /** Share of one core. */
  readonly botCpu: number;
  readonly emulatorCpu: number;
}

/** `people` press again as soon as they are answered; the bot runs in a process of its own. */
export async function load(command: 'plain' | 'picture', people: number, seconds: number): Promise<Load> {
  const emulator = new Emulator({ record: false, rateLimits: false });
  const { api, token } = await emulator.listen(0);
  const guild = emulator.createGuild();
  await register(emulator);
  const bot = fork(BOT, [api, token], { execArgv: process.execArgv });
  await once(bot, 'message');
  const players = Array.from({ length: people }, (_, n) => guild.join(`player${n}`));
  await press(players, command, WARM_UP);
  const measured = await measure(bot, () => press(players, command, seconds * 1_000));
  bot.disconnect();
  await once(bot, 'exit');
  await emulator.close();
  return measured;
}

async function register({ api, token, applicationId }: Emulator): Promise<void> {
  const commands = ['plain', 'picture'].map((name) => ({ name, description: name }));
  await fetch(`${api}/v10/applications/${applicationId}/commands`, {
    method: 'PUT',
    headers: { authorization: `Bot ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(commands),
  });
}

/** The time each answer took, in milliseconds. */
async function press(players: readonly Person[], command: string, milliseconds: number): Promise<number[]> {
  const until = performance.now() + milliseconds;
  const taken: number[] = [];
  await Promise.all(
    players.map(async (player) => {
      while (performance.now() < until) {
        const start = performance.now();
        const { kind } = await player.slash(command);
        if (kind !== 'replied') throw new Error(`the bot ${kind}`);
        taken.push(performance.now() - start);
      }
    }),
  );
  return taken;
}

async function measure(bot: ChildProcess, act: () => Promise<number[]>): Promise<Load> {
  const [botBefore, ownBefore, start] = [await cpuOf(bot), process.cpuUsage(), performance.now()];
  const taken = (await act()).sort((a, b) => a - b);
  const elapsed = performance.now() - start;
  const own = process.cpuUsage(ownBefore);
  const botAfter = await cpuOf(bot);
  return {
    perSecond: (taken.length / elapsed) * 1_000,
    median: taken[Math.floor(taken.length / 2)] ?? 0,
    p99: taken[Math.floor(taken.length * 0.99)] ?? 0,
    botCpu: (botAfter - botBefore) / 1_000 / elapsed,
    emulatorCpu: (own.user + own.system) / 1_000 / elapsed,
  };
}

/** In microseconds. */
async function cpuOf(bot: ChildProcess): Promise<number> {
  bot.send('cpu');
  const [{ user, system }] = (await once(bot, 'message')) as [NodeJS.CpuUsage];
  return user + system;
}
