// `npm run verify -- RECORD`: checks that every draw of a finished game came from the seed its table was committed to.
import { readFileSync } from 'node:fs';
import { verifyRecord } from '#tables/verify.ts';

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('say which record: npm run verify -- RECORD');
  process.exit(2);
}
const verified = verifyRecord(readFileSync(file, 'utf8'));
if (!verified.ok) {
  console.error(`not verified: ${JSON.stringify(verified.error)}`);
  process.exit(1);
}
const { game, entries, draws, commitment } = verified.value;
console.log(`${game}: all ${draws} draws of ${entries} entries follow from the seed`);
console.log(`the table must have shown this commitment before the game:\n${commitment}`);
