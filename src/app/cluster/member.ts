/** One process of the cluster: the bot, with some of the shards. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Stage } from '../discord-bot.ts';

export interface Member {
  readonly pid: number;
  /** It stands by, or answers people. */
  readonly isWarm: boolean;
  readonly isReady: boolean;
  /** Resolves when it stands by or answers people; rejects if it ends before that. */
  readonly warm: Promise<void>;
  /** Resolves when it has ended. */
  readonly ended: Promise<void>;
  /** Lets it finish its work. Resolves when it has ended. */
  end(): Promise<void>;
}

export type Command = readonly [program: string, ...args: string[]];

/** In milliseconds. A process finishes its work within eight seconds, or never. */
const END_WITHIN = 15_000;

export function startMember([program, ...args]: Command, settings: Readonly<Record<string, string>>): Member {
  const env = { ...process.env, ...settings };
  const child = spawn(program, args, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  let stage: Stage | null = null;
  const ended = once(child, 'exit').then(
    () => undefined,
    () => undefined,
  );
  const warm = new Promise<void>((resolve, reject) => {
    child.on('message', (told: Stage) => {
      stage = told;
      resolve();
    });
    void ended.then(() => reject(new Error('it has ended')));
  });
  warm.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    get isWarm() {
      return stage !== null;
    },
    get isReady() {
      return stage === 'ready';
    },
    warm,
    ended,
    end: () => endChild(child, ended),
  };
}

async function endChild(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGTERM');
  const overdue = setTimeout(() => child.kill('SIGKILL'), END_WITHIN);
  await ended;
  clearTimeout(overdue);
}
