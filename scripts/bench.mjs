// `npm run bench [-- NAME …]`: every bench of bench/*/bench.ts, one after the other, each in a process of its own.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const names = process.argv.slice(2);
const all = readdirSync('bench').filter((name) => existsSync(`bench/${name}/bench.ts`));
const chosen = names.length > 0 ? names : all;

/** What the benches compare with is no part of the product's own install. */
function installPeers() {
  if (existsSync('bench/peers/node_modules')) return;
  console.error('bench: installing what is compared with (only this once) …');
  const { status } = spawnSync('npm', ['install', '--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund'], {
    cwd: 'bench/peers',
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(1);
}

for (const name of chosen) {
  if (all.includes(name)) continue;
  console.error(`bench: no ${name}; there are ${all.join(', ')}`);
  process.exit(2);
}
installPeers();
for (const name of chosen) {
  console.log(`\n${name}`);
  const { status } = spawnSync(process.execPath, ['--expose-gc', '--import', 'tsx', `bench/${name}/bench.ts`], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}
