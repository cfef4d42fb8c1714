/** `npm run -s record -- gen | positions | show | legal`: records of any game on the command line. */
import { parseArgs } from 'node:util';
import { seededDice } from '#engine/chance.ts';
import type { GameTypes } from '#engine/game.ts';
import { playedOut } from '#engine/match.ts';
import type { RandomPolicy } from '#engine/module.ts';
import { readGameOptions } from '#engine/options.ts';
import { formatRecord, gameNamedBy, type IllegalLine, playRecord } from '#engine/record.ts';
import { anyEntry } from '#engine/wander.ts';
import { GAME_IDS, type GameId, isGameId, MODULES } from '#games/index.ts';
import { legalEntries } from './legal-entries.ts';
import { linesIn, readRecordBytes } from './record-file.ts';
import { tellGame } from './tell-game.ts';

const [FIRST_GAME] = GAME_IDS;

const USAGE = `usage:
  record gen [GAME] [--players N] [--seed S] [--option NAME=CHOICE]... [--policy NAME]
                           plays a game with random legal choices and prints its record;
                           a policy likes some choices better
  record positions FILE    prints the position after each entry, one JSON object a line
  record legal FILE        prints every legal entry at the end of the record, one a line
  record show FILE         prints the game for people
GAME is one of ${GAME_IDS.join(', ')}; without it, ${FIRST_GAME}. FILE may be - for standard input.
`;

type Module = (typeof MODULES)[GameId];
type Lines = readonly (string | null)[];

/** Exit codes: 1 for an illegal record, 2 for an unknown command or an unreadable file. */
function main(args: readonly string[]): number {
  const [command, ...rest] = args;
  switch (command) {
    case 'gen':
      return generate(rest);
    case 'positions':
      return withRecord(rest, printPositions);
    case 'legal':
      return withRecord(rest, printLegal);
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
  const [id = FIRST_GAME, ...others] = wanted?.positionals ?? [];
  if (wanted === null || others.length > 0) return misused();
  if (!isGameId(id)) return misused(`There is no game ${id}.\n`);
  const module = MODULES[id];
  const { game, colours } = module;
  const { min, max } = game.seats;
  const seats = Number(wanted.values.players ?? Math.min(4, max));
  const seed = Number(wanted.values.seed ?? 0);
  const chosen = readGameOptions(game.options, optionsFrom(wanted.values.option ?? []));
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    return misused(`players: ${min === max ? min : `${min} to ${max}`}\n`);
  }
  if (!Number.isSafeInteger(seed)) return misused('seed: a whole number\n');
  const policy = policyOf(module, wanted.values.policy);
  if (policy === null) return misused(`policy: ${offeredPolicies(module)}\n`);
  if (chosen === null) return misused(`option: ${offeredOptions(module)}\n`);
  const options = game.settleOptions(chosen);
  const dice = seededDice(seed);
  const entries = [...playedOut(game, game.setUp(seats, options), (state) => policy.entry(state, dice))];
  process.stdout.write(formatRecord(module, { colours: colours.slice(0, seats), options, entries }));
  return 0;
}

/** Without a name, every choice is equally likely. Null if there is no such policy. */
function policyOf({ game, policies = {} }: Module, name: string | undefined): RandomPolicy<GameTypes> | null {
  if (name === undefined) return { entry: (state, dice) => anyEntry(game, state, dice) };
  return Object.hasOwn(policies, name) ? (policies[name] ?? null) : null;
}

const offeredPolicies = ({ policies = {} }: Module): string => Object.keys(policies).join(', ') || 'there are none';

const optionsFrom = (pairs: readonly string[]): Record<string, string> =>
  Object.fromEntries(pairs.map((pair) => pair.split('=', 2)));

const offeredOptions = ({ game }: Module): string =>
  game.options.map(({ id, choices }) => `${id}=${choices.join('|')}`).join(', ') || 'there are none';

const WISHES = {
  players: { type: 'string' },
  seed: { type: 'string' },
  option: { type: 'string', multiple: true },
  policy: { type: 'string' },
} as const;

/** Null if there is any other argument. */
function readWishes(args: string[]) {
  try {
    return parseArgs({ args, options: WISHES, allowPositionals: true });
  } catch {
    return null;
  }
}

/** The record's first word names its game. An empty record counts as one of the first game. */
function withRecord(args: readonly string[], command: (module: Module, lines: Lines) => number): number {
  const [file, ...rest] = args;
  if (file === undefined || rest.length > 0) return misused();
  const read = readRecordBytes(file);
  if (!read.ok) return complain(read.error, 2);
  const lines = [...linesIn(read.value)];
  const named = gameNamedBy(lines) ?? FIRST_GAME;
  return command(MODULES[isGameId(named) ? named : FIRST_GAME], lines);
}

function complain(problem: string, exitCode: number): number {
  process.stderr.write(`${problem}\n`);
  return exitCode;
}

const illegal = ({ line, reason }: IllegalLine): number => complain(`illegal ${line} ${reason}`, 1);

function printPositions(module: Module, lines: Lines): number {
  const positions: string[] = [];
  const result = playRecord(module, lines, ({ state }) => positions.push(`${module.record.formatPosition(state)}\n`));
  process.stdout.write(positions.join(''));
  return result.ok ? 0 : illegal(result.error);
}

function printLegal(module: Module, lines: Lines): number {
  const played = playRecord(module, lines);
  if (!played.ok) return illegal(played.error);
  const { colours, end } = played.value;
  if (end === null) return 0;
  const { entries, isSample } = legalEntries(module.game, end);
  const said = isSample ? [`# a sample of ${entries.length}: there are more`] : [];
  const entryLines = entries.map((entry) => module.record.formatEntry(entry, colours));
  process.stdout.write([...said, ...entryLines].map((line) => `${line}\n`).join(''));
  return 0;
}

function show(module: Module, lines: Lines): number {
  const { id } = module.game;
  if (!isGameId(id)) return misused(`There is no game ${id}.\n`);
  const paragraphs: string[] = [];
  const tell = tellGame(id, (paragraph) => paragraphs.push(paragraph));
  const result = playRecord(module, lines, tell);
  process.stdout.write(paragraphs.join(''));
  if (!result.ok) return illegal(result.error);
  // Legal, since a record may stop anywhere, but probably a mistake.
  return paragraphs.length > 0 ? 0 : complain('There is nothing in this record yet.', 0);
}

/** A reader may stop when they have seen enough, as `head` does. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = main(process.argv.slice(2));
