// `npm run compile`: the bot, its threads and the commands of whoever looks after it, as plain JavaScript in `build/`. Compiled once
// instead of by every thread, the program starts faster and takes half the memory. It needs no `src/`, but `assets/` and
// `migrations/` beside `build/`. Each program lies in a folder named for its content, and `build/main.js` leads to the newest: a bot that
// runs keeps its files, and loads the rest of them from there, whatever is compiled meanwhile. `node scripts/compile.mjs FOLDER SCRIPT...` puts it into another folder, with more scripts.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const [folder = 'build', ...more] = process.argv.slice(2);
const OUT = resolve(ROOT, folder);
/** So many programs stay beside the newest: a bot may still run one of them. */
const OLDER = 2;

/** Files are found from where the source would lie; only a thread's script is found from where the program lies. */
const placed = {
  name: 'placed',
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/.*\.ts$/ }, ({ path }) => {
      if (path.endsWith('/start-thread.ts')) return undefined;
      const here = `new URL(${JSON.stringify(relative(join(OUT, 'program'), path))}, import.meta.url).href`;
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
const COMMANDS = ['cluster', 'backup', 'restore', 'check-tables', 'tables', 'notice', 'move'].map(
  (name) => `scripts/${name}.ts`,
);

const ENTRIES = ['src/main.ts', ...THREADS, ...COMMANDS, ...more];

const { outputFiles } = await build({
  absWorkingDir: ROOT,
  entryPoints: ENTRIES,
  outdir: join(OUT, 'program'),
  write: false,
  entryNames: '[name]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  plugins: [placed],
});

const sum = createHash('sha256');
for (const { path, contents } of outputFiles) sum.update(basename(path)).update(contents);
const program = sum.digest('hex').slice(0, 12);

/** By renaming: whoever looks meanwhile finds the old or the new, never a part. */
function place(path, write) {
  const unfinished = `${path}.${process.pid}`;
  write(unfinished);
  renameSync(unfinished, path);
}

function placeProgram() {
  if (existsSync(join(OUT, program))) return;
  place(join(OUT, program), (to) => {
    mkdirSync(to, { recursive: true });
    for (const { path, contents } of outputFiles) writeFileSync(join(to, basename(path)), contents);
  });
}

function tidy() {
  const leading = new Set(ENTRIES.map((entry) => basename(entry).replace(/\.ts$/, '.js')));
  const others = readdirSync(OUT).filter((name) => name !== program && !leading.has(name));
  const age = (name) => statSync(join(OUT, name)).mtimeMs;
  const programs = others.filter((name) => /^[0-9a-f]{12}$/.test(name)).sort((one, other) => age(other) - age(one));
  const kept = new Set(programs.slice(0, OLDER));
  for (const name of others) if (!kept.has(name)) rmSync(join(OUT, name), { recursive: true });
}

placeProgram();
for (const entry of ENTRIES) {
  const name = basename(entry).replace(/\.ts$/, '.js');
  place(join(OUT, name), (to) => writeFileSync(to, `import './${program}/${name}';\n`));
}
tidy();
