// `npm run chaos -- --seconds 60 [--seed N] [--store postgres --processes N]`: the bot in a process of its own, people who play, and everything that can go wrong.
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chaos } from './chaos/chaos.ts';
import { compiledBot } from './compiled-bot.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string' },
    store: { type: 'string', default: 'sqlite' },
    processes: { type: 'string', default: '1' },
    kind: { type: 'string', multiple: true },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
console.log(`seed ${seed}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`);
const program = compiledBot();
const begun = performance.now();
const { faults, acknowledged, ...wrong } = await chaos({
  isOver: () => performance.now() - begun > Number(values.seconds) * 1_000,
  seed,
  program,
  store: values.store === 'postgres' ? 'postgres' : 'sqlite',
  processes: Number(values.processes),
  ...(values.kind ? { kinds: values.kind } : {}),
  tell: (line) => console.log(`  ${line}`),
});
const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;
const all = Object.values(faults);
console.log(`faults                ${all.reduce((sum, { count }) => sum + count, 0)}, with their longest recovery:`);
for (const [kind, { count, recovery }] of Object.entries(faults)) {
  console.log(`  ${kind.padEnd(24)}${String(count).padStart(4)}${seconds(recovery).padStart(9)}`);
}
console.log(`actions acknowledged  ${acknowledged}`);
console.log(`lost                  ${wrong.lost.length}`);
console.log(`doubled               ${wrong.doubled.length}`);
console.log(`calls doubled         ${wrong.callsDoubled.length}`);
console.log(`calls missing         ${wrong.callsMissing.length}`);
console.log(`not settled           ${wrong.unsettled.length}`);
console.log(`stuck                 ${wrong.stuck.length}`);
console.log(`worst recovery        ${seconds(Math.max(0, ...all.map(({ recovery }) => recovery)))}`);
const problems = Object.values(wrong).flat();
for (const each of problems) console.error(each);
process.exit(problems.length > 0 ? 1 : 0);
