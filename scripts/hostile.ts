// `npm run hostile -- [--tries 100000] [--seed 1]`: forged, mutated and malformed interactions by the thousand, against the real bot
// in the emulator. Ends with an error if anything changed, threw or leaked.
import { parseArgs } from 'node:util';
import { runHostile } from '../test/hostile/hostile.ts';

const { values } = parseArgs({ options: { tries: { type: 'string' }, seed: { type: 'string' } } });
const tries = Number(values.tries ?? 10_000);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
console.log(`seed ${seed}: --seed ${seed} repeats this run`);

const begun = Date.now();
const seconds = (): number => Math.round((Date.now() - begun) / 1_000);
/** A long run says ten times how far it is. */
const tenth = Math.max(1_000, tries / 10);
let told = 0;
const { wrong, ...report } = await runHostile(tries, seed, (done) => {
  if (done.tries < told + tenth) return;
  told = done.tries;
  console.log(`${done.tries} of ${tries} after ${seconds()} s, ${done.wrong} wrong`);
});
console.log(JSON.stringify({ ...report, seconds: seconds() }));
for (const { what, sent } of wrong) console.error(`${what}\n  after:\n  ${sent.join('\n  ')}\n`);
console.log(
  wrong.length === 0 ? 'nothing changed, nothing threw, nothing leaked' : `${wrong.length} things went wrong`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;
