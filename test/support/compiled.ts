/** Scripts that tests start as processes are compiled once a run: reading TypeScript, each would take a second to start. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of what is compiled for this run. */
    readonly compiled: string;
  }
}

/** Beside the bot and its commands. */
const MORE = ['src/terminal/record-command.ts', 'scripts/verify.ts', 'scripts/doctor.ts'];
const OF_TESTS = ['test/store/support/restless-player.ts'];

/** Within the project, so that its packages are found. */
const CACHE = join('node_modules', '.cache');

export function setup(project: TestProject): () => void {
  mkdirSync(CACHE, { recursive: true });
  const folder = resolve(mkdtempSync(join(CACHE, 'compiled-')));
  const { status } = spawnSync(process.execPath, ['scripts/compile.mjs', folder, ...MORE, ...OF_TESTS], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the bot could not be compiled');
  project.provide('compiled', folder);
  return () => rmSync(folder, { recursive: true });
}

/** What runs this script of the project, such as `scripts/backup.ts`. */
export const compiled = (script: string): readonly [program: string, file: string] => [
  process.execPath,
  join(inject('compiled'), basename(script).replace(/\.ts$/, '.js')),
];
