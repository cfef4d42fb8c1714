/** `npm run -s record -- gen | positions | show`: Urland's records on the command line. */
import { parseArgs } from 'node:util';
import { COLOURS } from '#games/urland/colours.ts';
import { URLAND } from '#games/urland/index.ts';
import { formatPosition } from '#games/urland/record/position.ts';
import { formatRecord, type Illegal, playRecord } from '#games/urland/record/record.ts';
import { randomGame } from './random-game.ts';
import { readRecordFile } from './record-file.ts';
import { tellGame } from './tell-game.ts';

const USAGE = `usage:
  record gen --players 4 --seed 7   plays a game with random legal choices and prints its record
  record positions FILE             prints the position after each entry, one JSON object a line
  record show FILE                  prints the game for people
FILE may be - for standard input.
`;

/** Exit codes: 1 for a record that is illegal, 2 for a command that can't be understood or a file that can't be read. */
function main(args: readonly string[]): number {
  const [command, ...rest] = args;
  switch (command) {
    case 'gen':
      return generate(rest);
    case 'positions':
      return withRecord(rest, printPositions);
    case 'show':
      return withRecord(rest, show);
    default:
      return misused();
  }
}

function misused(problem = ''): number {
  process.stderr.write(`${problem}${USAGE}`);
  return 2;
}

function generate(args: string[]): number {
  const wanted = readWishes(args);
  if (wanted === null) return misused();
  const seats = Number(wanted.players ?? 4);
  const seed = Number(wanted.seed ?? 0);
  const { min, max } = URLAND.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) return misused(`players: ${min} to ${max}\n`);
  if (!Number.isSafeInteger(seed)) return misused('seed: a whole number\n');
  process.stdout.write(formatRecord({ colours: COLOURS.slice(0, seats), entries: randomGame(seats, seed) }));
  return 0;
}

/** Null where there is anything else among them. */
function readWishes(args: string[]) {
  try {
    return parseArgs({ args, options: { players: { type: 'string' }, seed: { type: 'string' } } }).values;
  } catch {
    return null;
  }
}

function withRecord(args: readonly string[], command: (text: string) => number): number {
  const [file, ...rest] = args;
  if (file === undefined || rest.length > 0) return misused();
  const read = readRecordFile(file);
  return read.ok ? command(read.value) : complain(read.error, 2);
}

function complain(problem: string, exitCode: number): number {
  process.stderr.write(`${problem}\n`);
  return exitCode;
}

const illegal = ({ line, reason }: Illegal): number => complain(`illegal ${line} ${reason}`, 1);

function printPositions(text: string): number {
  const lines: string[] = [];
  const result = playRecord(text, ({ state }) => lines.push(`${formatPosition(state)}\n`));
  process.stdout.write(lines.join(''));
  return result.ok ? 0 : illegal(result.error);
}

function show(text: string): number {
  const paragraphs: string[] = [];
  const result = playRecord(
    text,
    tellGame((paragraph) => paragraphs.push(paragraph)),
  );
  process.stdout.write(paragraphs.join(''));
  if (!result.ok) return illegal(result.error);
  // Not illegal, since a record may stop anywhere; but hardly what was meant.
  return paragraphs.length > 0 ? 0 : complain('There is nothing in this record yet.', 0);
}

/** Whoever reads it may stop when he has seen enough, as `head` does. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = main(process.argv.slice(2));
