/** The bot as `npm start` runs it. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const PROJECT = fileURLToPath(new URL('..', import.meta.url));

/** Compiles it; returns what Node runs then. */
export function compiledBot(): readonly string[] {
  const { status } = spawnSync('npm', ['run', '--silent', 'compile'], { cwd: PROJECT, stdio: 'inherit' });
  if (status !== 0) throw new Error('the bot could not be compiled');
  return ['build/main.js'];
}
