// `npm run verify -- RECORD`: checks that every draw of a finished game came from the seed its table was committed to.
import { type Unverified, verifyRecord } from '#tables/log/verify.ts';
import { readRecordBytes } from '#terminal/record-file.ts';

function stop(problem: string, exitCode: number): never {
  console.error(problem);
  process.exit(exitCode);
}

function inWords(problem: Unverified): string {
  switch (problem.code) {
    case 'no-seed':
      return 'it has no seed, salt and commitment; only the record of a finished game has them';
    case 'no-record':
      return `line ${problem.line} is not of a record (${problem.reason})`;
    case 'other-rules':
      return `it was played by other rules (${problem.rules}) than those of today, which can't judge it`;
    case 'wrong-commitment':
      return `its seed belongs to another commitment, ${problem.expected}`;
    case 'wrong-draw':
      return `draw ${problem.draw} is ${JSON.stringify(problem.drawn)}, but the seed gives ${JSON.stringify(problem.expected)}`;
  }
}

const [file] = process.argv.slice(2);
if (file === undefined) stop('say which record: npm run verify -- RECORD', 2);
const read = readRecordBytes(file);
if (!read.ok) stop(read.error, 2);
const verified = verifyRecord(read.value.toString('utf8'));
if (!verified.ok) stop(`${file} is not verified: ${inWords(verified.error)}`, 1);
const { game, entries, draws, commitment } = verified.value;
console.log(`${game}: all ${draws} draws of ${entries} entries follow from the seed`);
console.log(`the table must have shown this commitment before the game:\n${commitment}`);
