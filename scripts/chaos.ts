// `npm run chaos -- --seconds 60 [--seed N]`: the bot in a process of its own, people who play, and everything that can go wrong.
import { parseArgs } from 'node:util';
import { type ChaosReport, chaos } from './chaos/chaos.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string' },
    kind: { type: 'string', multiple: true },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
console.log(`seed ${seed}`);
const report: ChaosReport = await chaos({
  seconds: Number(values.seconds),
  seed,
  ...(values.kind ? { kinds: values.kind } : {}),
  tell: (line) => console.log(`  ${line}`),
});
const missing = report.unsettled.filter((each) => each.includes('not called'));
console.log(`faults                ${Object.values(report.faults).reduce((sum, count) => sum + count, 0)}`);
for (const [kind, count] of Object.entries(report.faults)) console.log(`  ${kind.padEnd(24)}${count}`);
console.log(`actions acknowledged  ${report.acknowledged}`);
console.log(`lost                  ${report.lost.length}`);
console.log(`doubled               ${report.doubled.length}`);
console.log(`calls doubled         ${report.callsDoubled.length}`);
console.log(`calls missing         ${missing.length}`);
console.log(`not settled           ${report.unsettled.length - missing.length}`);
console.log(`stuck                 ${report.stuck.length}`);
console.log(`worst recovery        ${(report.worstRecovery / 1_000).toFixed(1)} s`);
const wrong = [...report.lost, ...report.doubled, ...report.callsDoubled, ...report.unsettled, ...report.stuck];
for (const each of wrong) console.error(each);
process.exit(wrong.length > 0 ? 1 : 0);
