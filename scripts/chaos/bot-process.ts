/** The bot as it is run for months: `src/main.ts` in a process of its own, started again when it ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

export interface BotProcess {
  /** Resolves when it is ready. */
  start(): Promise<void>;
  /** Resolves when it has ended. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

export function botProcess(settings: Readonly<Record<string, string>>): BotProcess {
  let child: ChildProcess | null = null;

  function listen({ stdout, stderr }: ChildProcess): Promise<void> {
    return new Promise((resolve) => {
      let rest = '';
      const hear = (chunk: Buffer): void => {
        const lines = (rest + chunk.toString()).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines.filter(Boolean)) {
          if (line.includes('"msg":"ready"')) resolve();
        }
      };
      stdout?.on('data', hear);
      stderr?.on('data', hear);
    });
  }

  return {
    async start() {
      const env = { ...process.env, ...settings };
      const started = spawn(process.execPath, ['--import', 'tsx', MAIN], { cwd: PROJECT, env, stdio: 'pipe' });
      child = started;
      const gone = once(started, 'close').then(() => Promise.reject(new Error('the bot ended by itself')));
      gone.catch(() => undefined);
      await Promise.race([listen(started), gone]);
    },
    async end(signal) {
      const ending = child;
      if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return;
      const closed = once(ending, 'close');
      ending.kill(signal);
      await closed;
    },
  };
}
