// `npm run compile`: the bot, its threads and the commands of whoever looks after it, as plain JavaScript in `build/`. Compiled once
// instead of by every thread, the program starts faster and takes half the memory. It needs no `src/`, but `assets/` and
// `migrations/` beside `build/`. `node scripts/compile.mjs FOLDER SCRIPT...` puts it into another folder, with more scripts.
import { readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const [folder = 'build', ...more] = process.argv.slice(2);
const OUT = resolve(ROOT, folder);

/** Files are found from where the source would lie; only a thread's script is found from where the program lies. */
const placed = {
  name: 'placed',
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/.*\.ts$/ }, ({ path }) => {
      if (path.endsWith('/start-thread.ts')) return undefined;
      const here = `new URL(${JSON.stringify(relative(OUT, path))}, import.meta.url).href`;
      return { contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', here), loader: 'ts' };
    });
  },
};

const THREADS = [
  'src/workers/picture-worker.ts',
  'src/workers/search-worker.ts',
  'src/store/copy/backup-worker.ts',
  'src/emulator/checking/checking-worker.ts',
];
const COMMANDS = ['backup', 'restore', 'check-tables', 'tables', 'notice', 'move'].map((name) => `scripts/${name}.ts`);

rmSync(OUT, { recursive: true, force: true });
await build({
  absWorkingDir: ROOT,
  entryPoints: ['src/main.ts', ...THREADS, ...COMMANDS, ...more],
  outdir: OUT,
  entryNames: '[name]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  keepNames: true,
  plugins: [placed],
});
