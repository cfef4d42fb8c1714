/** The compiled bot in a process of its own: its memory and its CPU time as the system counts them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { type Command, compiledBot, PROJECT } from '../compiled-bot.ts';
import { connectProfiler, type Profiler } from './profiler.ts';

export interface Usage {
  /** CPU time in milliseconds: of the thread that answers, and of all others (painters, searchers, garbage collection). */
  readonly main: number;
  readonly others: number;
  /** Resident memory in megabytes, now. */
  readonly memory: number;
}

/** How many pictures were asked for, by how they stood when their message went. */
export type Paintings = Readonly<Record<'ready' | 'not-yet' | 'failed', number>>;

export interface LoadedBot {
  /** How long its start took, in milliseconds. */
  readonly readyAfter: number;
  /** Opens its inspector, once: from then on the bot takes a twentieth more of the processor, and some ten megabytes. */
  profiler(): Promise<Profiler>;
  usage(): Usage;
  paintings(): Paintings;
  /** How many lines it has logged at `warn` and above. */
  problems(): number;
  stop(): Promise<void>;
}

/** Of Linux, whatever the machine. */
const TICKS_A_SECOND = 100;
const WARNING = 40;

/** In milliseconds; 0 for a thread that has just ended. */
function cpuIn(file: string): number {
  if (!existsSync(file)) return 0;
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_A_SECOND;
}

function usageOf(pid: number): Usage {
  const main = cpuIn(`/proc/${pid}/task/${pid}/stat`);
  const [, kilobytes = '0'] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/) ?? [];
  return { main, others: cpuIn(`/proc/${pid}/stat`) - main, memory: Number(kilobytes) / 1_000 };
}

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly picture?: keyof Paintings;
}

/** What else the bot says there is passed on. */
function inspectorOf(stderr: Readable): Promise<string> {
  return new Promise((resolve) => {
    createInterface({ input: stderr }).on('line', (line) => {
      const [, url] = /^Debugger listening on (ws:\S+)/.exec(line) ?? [];
      if (url !== undefined) resolve(url);
      else if (!/^(For help, see|Debugger)/.test(line)) console.error(line);
    });
  });
}

/** Once for all that are started. */
let compiled: Command | null = null;

export async function startLoadedBot(settings: Readonly<Record<string, string>>): Promise<LoadedBot> {
  compiled ??= compiledBot();
  const [program, ...args] = compiled;
  const begun = performance.now();
  const env = { ...process.env, ...settings, LOG_LEVEL: 'debug', NODE_OPTIONS: '--inspect-port=127.0.0.1:0' };
  const child = spawn(program, args, { cwd: PROJECT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const { pid } = child;
  if (pid === undefined) throw new Error('the bot could not be started');
  const paintings = { ready: 0, 'not-yet': 0, failed: 0 };
  let problems = 0;
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (text) => {
      const { level, msg, picture } = JSON.parse(text) as Line;
      if (picture) paintings[picture]++;
      if (level >= WARNING) problems++;
      if (msg === 'ready') resolve();
    });
  });
  const inspected = inspectorOf(child.stderr);
  const ended = once(child, 'close');
  await Promise.race([ready, ended.then(() => Promise.reject(new Error('the bot ended by itself')))]);
  const readyAfter = performance.now() - begun;
  let profiler: Profiler | null = null;
  return {
    readyAfter,
    async profiler() {
      if (profiler === null) child.kill('SIGUSR1');
      profiler ??= await connectProfiler(await inspected);
      return profiler;
    },
    usage: () => usageOf(pid),
    paintings: () => ({ ...paintings }),
    problems: () => problems,
    async stop() {
      profiler?.close();
      child.kill('SIGTERM');
      await ended;
    },
  };
}
