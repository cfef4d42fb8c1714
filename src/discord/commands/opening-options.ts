/** The options of a command that opens a table; kept on a button if the table can't be opened at once. */
import { askedOptions, type GameOptions } from '#engine/options.ts';
import { ok } from '#engine/result.ts';
import { LANGUAGES } from '#i18n/words.ts';
import type { ChannelId, GuildId, TableId } from '#tables/ids.ts';
import type { Options } from '#tables/options.ts';
import { type GameId, gameOf, isGameId } from '#tables/rulebook.ts';
import { LEVELS } from '#tables/seats/computers.ts';
import { type HouseRules, USUAL_RULES } from '#tables/servers/house-rules.ts';
import type { TableAnswer } from '#tables/service/service-parts.ts';
import { clockOf } from '../lobby/clocks.ts';
import { languageOf } from '../readers/readers.ts';
import type { Context } from '../wire/context.ts';
import type { TypedCommand } from './command.ts';

/** By the names of the command's options. */
export type Wishes = TypedCommand['options'];

const NAMES = ['players', 'computers', 'level', 'clock', 'language'] as const;
const NUMBERS: readonly string[] = ['players', 'computers'];

type Given = string | number | boolean;

const isAmong = (most: number, given: Given): boolean =>
  typeof given === 'number' && Number.isInteger(given) && given >= 0 && given <= most;

const isOffered = (game: GameId, name: string, given: Given): boolean =>
  gameOf(game).options.some(({ id, choices }) => id === name && choices.some((choice) => choice === given));

/** Discord lets people choose nothing else. */
function isWish(game: GameId, name: string, given: Given): boolean {
  switch (name) {
    case 'players':
    case 'computers':
      return isAmong(gameOf(game).seats.max, given);
    case 'level':
      return LEVELS.some((level) => level === given);
    case 'clock':
      return typeof given === 'string' && clockOf(given) !== null;
    case 'language':
      return LANGUAGES.some((language) => language === given);
    default:
      return isOffered(game, name, given);
  }
}

/** Whether the command, or a button made from it, asks for what there is. */
export const areWishes = (game: GameId, options: Wishes): boolean =>
  Object.entries(options).every(([name, given]) => isWish(game, name, given));

/** An offer to open a table elsewhere: the options, and the interaction that asked for them. */
export interface Offer {
  readonly game: GameId;
  readonly wishes: Wishes;
  /** Null on a button from before offers had names. */
  readonly name: string | null;
}

const NOT_ASKED_FOR = '-';

/** One character for each option of the game, for its chosen value. Ids have little room. */
const writeChoices = (game: GameId, wishes: Wishes): string =>
  gameOf(game)
    .options.map(({ id, choices }) => choices.indexOf(String(wishes[id])))
    .map((index) => (index === -1 ? NOT_ASKED_FOR : index.toString(36)))
    .join('');

const readChoices = (game: GameId, written: string): [string, string][] =>
  askedOptions(gameOf(game).options).flatMap(({ id, choices }, at): [string, string][] => {
    const choice = choices[Number.parseInt(written[at] ?? NOT_ASKED_FOR, 36)];
    return choice === undefined ? [] : [[id, choice]];
  });

/** The args of a custom id: each option in its place, empty if it was not given. */
export function writeOffer({ game, wishes, name }: Offer): string[] {
  const choices = writeChoices(game, wishes);
  const given = NAMES.map((each) => String(wishes[each] ?? ''));
  return [game, ...given, name ?? '', ...(choices === '' ? [] : [choices])];
}

/** Null if we have no such game, or not with such options. */
export function readOffer([game = '', ...args]: readonly string[]): Offer | null {
  if (!isGameId(game)) return null;
  const given = NAMES.flatMap((name, index) => {
    const value = args[index] ?? '';
    return value === '' ? [] : [[name, NUMBERS.includes(name) ? Number(value) : value] as const];
  });
  const [name, choices = ''] = args.slice(NAMES.length);
  const wishes = Object.fromEntries([...given, ...readChoices(game, choices)]);
  return areWishes(game, wishes) ? { game, wishes, name: name ?? null } : null;
}

/** The game's own options, with the default for each that was not given. */
const gameOptionsIn = (game: GameId, wishes: Wishes): GameOptions =>
  Object.fromEntries(
    askedOptions(gameOf(game).options).flatMap(({ id }) =>
      wishes[id] === undefined ? [] : [[id, String(wishes[id])]],
    ),
  );

function optionsIn(game: GameId, wishes: Wishes, rules: HouseRules, context: Context): Partial<Options> {
  const clock = wishes['clock'] === undefined ? rules.clock : clockOf(String(wishes['clock']));
  const language = languageOf(rules.language) ?? context.language;
  const players = wishes['players'];
  return {
    game: gameOptionsIn(game, wishes),
    language: languageOf(String(wishes['language'] ?? language)) ?? language,
    ...(clock ? { clock } : {}),
    ...(typeof players === 'number' ? { seats: players } : {}),
  };
}

export interface Opened {
  readonly table: TableId;
  /** The number of computers asked for, and of those that found a seat. */
  readonly wanted: number;
  readonly seated: number;
  readonly seats: number;
  readonly isFull: boolean;
}

const computersIn = (wishes: Wishes): number => Number(wishes['computers'] ?? 0);

/** Returns the number that found a seat. */
async function addComputers(table: TableId, wishes: Wishes, { tables, person }: Context): Promise<number> {
  const level = wishes['level'];
  let seated = 0;
  while (seated < computersIn(wishes)) {
    const done = await tables.addComputer(table, person, level === undefined ? undefined : String(level));
    if (!done.ok) break;
    seated++;
  }
  return seated;
}

export interface OpeningPlace {
  readonly channel: ChannelId;
  readonly guild: GuildId | null;
}

export async function open(game: GameId, place: OpeningPlace, wishes: Wishes, context: Context): TableAnswer<Opened> {
  const { tables, person } = context;
  const rules = place.guild === null ? USUAL_RULES : await context.house.rules(place.guild);
  const opened = await tables.open({ ...place, game, host: person, options: optionsIn(game, wishes, rules, context) });
  if (!opened.ok) return opened;
  const { table } = opened.value;
  const seated = await addComputers(table, wishes, context);
  const view = await tables.view(table, null);
  if (!view.ok) return view;
  const { seats } = view.value.options;
  return ok({ table, wanted: computersIn(wishes), seated, seats, isFull: view.value.places.length >= seats });
}
