/** The bot as it is run for months: in a process of its own, started again when it ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Command, PROJECT } from '../compiled-bot.ts';

export interface BotProcess {
  start(): void;
  /** Resolves when it is ready; rejects if it ends before. */
  ready(): Promise<void>;
  /** Resolves when it has ended. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** The source itself, as long as nobody has compiled it. */
export const UNCOMPILED: Command = [
  process.execPath,
  ...['--import', 'tsx', fileURLToPath(new URL('../../src/main.ts', import.meta.url))],
];

function readiness({ stdout }: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (stdout === null) return;
    createInterface({ input: stdout }).on('line', (line) => line.includes('"msg":"ready"') && resolve());
  });
}

export function botProcess([program, ...args]: Command, settings: Readonly<Record<string, string>>): BotProcess {
  let child: ChildProcess | null = null;
  let ready = Promise.resolve();

  return {
    start() {
      const env = { ...process.env, ...settings };
      child = spawn(program, args, { cwd: PROJECT, env, stdio: ['ignore', 'pipe', 'inherit'] });
      const gone = once(child, 'close').then(() => Promise.reject(new Error('the bot ended by itself')));
      gone.catch(() => undefined);
      ready = Promise.race([readiness(child), gone]);
      ready.catch(() => undefined);
    },
    ready: () => ready,
    async end(signal) {
      const ending = child;
      if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return;
      const closed = once(ending, 'close');
      ending.kill(signal);
      await closed;
    },
  };
}
