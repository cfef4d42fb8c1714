/** The bot as it is run for months: in a process of its own, started again when it ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Stage } from '#app/discord-bot.ts';
import { type Command, PROJECT } from '../compiled-bot.ts';
import { aheadBy, chanceFrom, loadedBefore } from './preloads.ts';

export interface BotProcess {
  /** Starts what is missing. */
  start(): void;
  /** Resolves when one of them answers people; rejects if all end before. */
  ready(): Promise<void>;
  /** The one that answers people. Resolves when it has ended. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  /** Another process takes its place while people play. */
  handOver(): Promise<void>;
  /** All end in order, and what is started next takes it for so much later, in milliseconds. */
  sleep(milliseconds: number): Promise<void>;
  endAll(): Promise<void>;
}

const readiness = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => child.on('message', (stage: Stage) => stage === 'ready' && resolve()));

interface Started {
  readonly child: ChildProcess;
  readonly ready: Promise<void>;
  isReady: boolean;
}

const isAlive = ({ child }: Started): boolean => child.exitCode === null && child.signalCode === null;

function startOne([program, ...args]: Command, settings: Readonly<Record<string, string>>): Started {
  const env = { ...process.env, ...settings };
  const child = spawn(program, args, { cwd: PROJECT, env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const gone = once(child, 'close').then(() => Promise.reject(new Error('the bot ended by itself')));
  gone.catch(() => undefined);
  const ready = Promise.race([readiness(child), gone]);
  const started: Started = { child, ready, isReady: false };
  ready.then(
    () => {
      started.isReady = true;
    },
    () => undefined,
  );
  return started;
}

async function endOne({ child }: Started, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const closed = once(child, 'close');
  child.kill(signal);
  await closed;
}

/** Further apart than any run starts processes. */
const SEEDS_A_RUN = 10_000;

/** One that answers people. What it draws follows from the seed and from how many were started before. */
export function botProcess(program: Command, settings: Readonly<Record<string, string>>, seed: number): BotProcess {
  let started: Started[] = [];
  let ahead = 0;
  let starts = 0;
  const changed = (): Readonly<Record<string, string>> =>
    loadedBefore([...aheadBy(ahead), ...chanceFrom(seed * SEEDS_A_RUN + starts++)]);
  const alive = (): Started[] => started.filter(isAlive);
  const endAll = async (): Promise<void> => {
    await Promise.all(alive().map((each) => endOne(each, 'SIGTERM')));
  };

  return {
    start() {
      started = alive();
      if (started.length === 0) started.push(startOne(program, { ...settings, ...changed() }));
    },
    ready: () => Promise.any(alive().map(({ ready }) => ready)),
    async end(signal) {
      const [first] = alive();
      const ending = alive().find(({ isReady }) => isReady) ?? first;
      if (ending) await endOne(ending, signal);
    },
    async handOver() {
      throw new Error('one process has nobody to hand over to');
    },
    async sleep(milliseconds) {
      await endAll();
      ahead += milliseconds;
    },
    endAll,
  };
}
