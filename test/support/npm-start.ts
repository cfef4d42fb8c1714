/** `npm start`, in a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { compiled } from './compiled.ts';

/** Gone after the test. */
export function aFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'main-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

export const HERE = fileURLToPath(new URL('../..', import.meta.url));

type Command = readonly [program: string, ...args: string[]];

/** What `npm start` runs, in a folder where the bot is compiled. */
export const runIn = (project: string): Command => ['sh', join(project, 'scripts/run.sh')];

export function start(
  settings: Readonly<Record<string, string>>,
  project = HERE,
  [program, ...args]: Command = compiled('src/main.ts'),
) {
  const { DISCORD_TOKEN: _, ...environment } = process.env;
  const child = spawn(program, args, {
    cwd: project,
    env: { ...environment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  const heard = (chunk: Buffer) => {
    output += chunk.toString();
    child.emit('heard');
  };
  child.stdout.on('data', heard);
  child.stderr.on('data', heard);
  return {
    child,
    output: () => output,
    async says(words: string) {
      while (!output.includes(words)) await once(child, 'heard');
    },
    async ends(): Promise<number> {
      const [code] = (await once(child, 'close')) as [number];
      return code;
    },
  };
}
