/** Shows a whole game in the terminal, move by move. */
import { randomInt } from 'node:crypto';
import { formatRecord, playRecord } from '#games/urland/record/record.ts';
import { COLOURS } from '#games/urland/record/words.ts';
import { randomGame } from './terminal/random-game.ts';
import { tellGame } from './terminal/tell-game.ts';

const SEATS = 4;

const entries = randomGame(SEATS, randomInt(2 ** 31));
const record = formatRecord({ colours: COLOURS.slice(0, SEATS), entries });
playRecord(
  record,
  tellGame((text) => process.stdout.write(text)),
);
