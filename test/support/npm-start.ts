/** `npm start`, in a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** Gone after the test. */
export function aFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'main-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

const HERE = fileURLToPath(new URL('../..', import.meta.url));

/** What `npm start` runs, as it is and compiled. */
type Command = readonly [program: string, ...args: string[]];
const sourceIn = (project: string): Command => [process.execPath, '--import', 'tsx', join(project, 'src/main.ts')];
export const COMPILED: Command = ['sh', join(HERE, 'scripts/run.sh')];

export function start(
  settings: Readonly<Record<string, string>>,
  project = HERE,
  [program, ...args]: Command = sourceIn(project),
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
