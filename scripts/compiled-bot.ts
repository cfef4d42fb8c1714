/** The bot as `npm start` runs it. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const PROJECT = fileURLToPath(new URL('..', import.meta.url));

export type Command = readonly [program: string, ...args: string[]];

/** Compiles it; returns the command that runs it then. */
export function compiledBot(): Command {
  const { status } = spawnSync('npm', ['run', '--silent', 'compile'], { cwd: PROJECT, stdio: 'inherit' });
  if (status !== 0) throw new Error('the bot could not be compiled');
  return ['sh', 'scripts/run.sh'];
}
