// `npm run doctor -- CHANNEL_ID [--repair] [--record FILE] [--phone]`: looks the bot over on the real Discord. See docs/doctor.md.
import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { config as readEnvFile } from 'dotenv';
import { readConfig } from '#app/config.ts';
import { boardsBy } from '#doctor/board-pictures.ts';
import { examine } from '#doctor/examine.ts';
import { lineOf } from '#doctor/finding.ts';
import { recorded } from '#doctor/recording.ts';
import { createPictures } from '#workers/pictures.ts';
import { stop } from './database-file.ts';

const USAGE = 'usage: npm run doctor -- CHANNEL_ID [--repair] [--record FILE] [--phone]';

function readArguments() {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const options = { repair: flag, phone: flag, record: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [channel, ...others] = positionals;
    if (channel === undefined || others.length > 0 || !/^\d{15,20}$/.test(channel)) stop(USAGE);
    return { channel, ...values };
  } catch {
    return stop(USAGE);
  }
}

const { channel, repair, phone, record } = readArguments();
const file = readEnvFile({ quiet: true }).parsed ?? {};
const read = readConfig(process.env, Object.keys(file));
if (!read.ok) stop(read.error.join('\n'));
const { token, api, showTemplateGames } = read.value;
if (token === null) stop('There is no DISCORD_TOKEN: put the token of your bot into .env.');

const pictures = createPictures();
const report = await examine({
  ...{ api, token, channel, showTemplateGames, repairs: repair, hasPhone: phone },
  now: Date.now,
  wait: (milliseconds) => wait(milliseconds),
  boards: () => boardsBy(pictures),
  say: (finding) => console.log(lineOf(finding)),
});
await pictures.close();
if (record !== undefined) {
  writeFileSync(record, `${JSON.stringify(recorded(report.exchanges, report.permissions, token), null, 2)}\n`);
  console.log(`The exchanges are in ${record}, without anybody's ids, names or tokens.`);
}
const count = (mark: string): number => report.findings.filter((each) => each.mark === mark).length;
console.log(`\n${count('ok')} ok, ${count('look')} to look at, ${count('wrong')} wrong`);
process.exitCode = count('wrong') === 0 ? 0 : 1;
