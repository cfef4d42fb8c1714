// `npm run compile`: the bot and its threads as plain JavaScript in `build/`. Compiled once instead of by every thread, the
// program starts faster and takes half the memory. It still reads fonts and migrations where they lie in the project.
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Files are found from where the source lies; only a thread's script is found from where the program lies. */
const placed = {
  name: 'placed',
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/.*\.ts$/ }, ({ path }) => {
      if (path.endsWith('/start-thread.ts')) return undefined;
      const here = JSON.stringify(pathToFileURL(path).href);
      return { contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', here), loader: 'ts' };
    });
  },
};

rmSync(`${ROOT}build`, { recursive: true, force: true });
await build({
  absWorkingDir: ROOT,
  entryPoints: ['src/main.ts', 'src/workers/picture-worker.ts', 'src/workers/search-worker.ts'],
  outdir: 'build',
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
