// `npm run bench -- emulator`: how fast the emulator starts, and how much of a bot's load it bears.
import { availableParallelism } from 'node:os';
import { type Load, load } from './load.ts';
import { starts } from './start.ts';

const START_TARGET = 50;
const TARGETS = { plain: 3_000, picture: 500 } as const;
const PEOPLE = 32;
const SECONDS = 5;

const whole = (value: number): string => value.toFixed(0);
const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

function report(command: keyof typeof TARGETS, { perSecond, median, p99, botCpu, emulatorCpu }: Load): void {
  console.log(
    `${command.padEnd(8)} ${whole(perSecond)} a second (wanted ${TARGETS[command]}); ` +
      `answered in ${median.toFixed(1)} ms, 99 of 100 in ${p99.toFixed(1)} ms; ` +
      `CPU: bot ${percent(botCpu)}, emulator ${percent(emulatorCpu)} (${(emulatorCpu / botCpu).toFixed(2)} of the bot's)`,
  );
}

console.log(`Node ${process.version}, ${availableParallelism()} cores, ${PEOPLE} people pressing for ${SECONDS} s`);
const taken = await starts(20);
console.log(
  `start    ${whole(taken[10] ?? 0)} ms median of 20 (wanted under ${START_TARGET}); first or slowest ${whole(taken[19] ?? 0)} ms`,
);
for (const command of ['plain', 'picture'] as const) report(command, await load(command, PEOPLE, SECONDS));
