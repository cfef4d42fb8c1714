// `npm run chaos -- --seconds 60 [--seed N]`: the bot in a process of its own, people who play, and everything that can go wrong.
// `npm run chaos -- --store postgres --processes 3 [--hand-overs 100 --kills 50 --restarts 5]`: the same with several, and shards.
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
    standbys: { type: 'string', default: '1' },
    tables: { type: 'string' },
    'hand-overs': { type: 'string' },
    kills: { type: 'string' },
    restarts: { type: 'string' },
    kind: { type: 'string', multiple: true },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const repeated =
  values.store === 'postgres' ? 'what goes wrong and what people do' : 'all but the timing of the machine';
console.log(`seed ${seed} repeats ${repeated}; ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`);
const program = compiledBot();
/** Once people play. */
let begun: number | null = null;
function isOver(): boolean {
  begun ??= performance.now();
  return performance.now() - begun > Number(values.seconds) * 1_000;
}
const counted = {
  'hand-over': Number(values['hand-overs'] ?? 0),
  'SIGKILL after a press': Number(values.kills ?? 0),
  'database restarted': Number(values.restarts ?? 0),
};
const isCounted = Object.values(counted).some((count) => count > 0);
/** Enough for several decisions a second, and more than twenty presses, rests and silences included. */
const TABLES = 26;
const { faults, acknowledged, rate, reminders, ...wrong } = await chaos({
  ...(isCounted ? { counts: counted, restEvery: 5 } : { isOver }),
  seed,
  program,
  store: values.store === 'postgres' ? 'postgres' : 'sqlite',
  processes: Number(values.processes),
  standbys: Number(values.standbys),
  tables: Number(values.tables ?? TABLES),
  ...(values.kind ? { kinds: values.kind } : {}),
  tell: (line) => console.log(`  ${line}`),
});
const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;
const all = Object.values(faults);
console.log(`faults                ${all.reduce((sum, { count }) => sum + count, 0)}`);
console.log('                               longest recovery, longest silence, without an answer in time');
for (const [kind, { count, recovery, silence, unanswered }] of Object.entries(faults)) {
  const figures = `${seconds(recovery).padStart(9)}${seconds(silence).padStart(18)}${String(unanswered).padStart(9)}`;
  console.log(`  ${kind.padEnd(24)}${String(count).padStart(4)}${figures}`);
}
console.log(`presses a second      ${rate.toFixed(1)}`);
console.log(`actions acknowledged  ${acknowledged}`);
console.log(`lost                  ${wrong.lost.length}`);
console.log(`doubled               ${wrong.doubled.length}`);
console.log(`calls doubled         ${wrong.callsDoubled.length}`);
console.log(`reminders             ${reminders}`);
console.log(`reminders doubled     ${wrong.remindersDoubled.length}`);
console.log(`calls missing         ${wrong.callsMissing.length}`);
console.log(`not settled           ${wrong.unsettled.length}`);
console.log(`stuck                 ${wrong.stuck.length}`);
console.log(`worst recovery        ${seconds(Math.max(0, ...all.map(({ recovery }) => recovery)))}`);
const problems = Object.values(wrong).flat();
for (const each of problems) console.error(each);
process.exit(problems.length > 0 ? 1 : 0);
