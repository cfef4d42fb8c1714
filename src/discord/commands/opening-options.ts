/** What somebody asks for when he opens a table: kept on a button where it can't be had at once. */
import { ok } from '#engine/result.ts';
import type { ChannelId, TableId } from '#tables/ids.ts';
import type { Options } from '#tables/options.ts';
import type { GameId } from '#tables/rulebook.ts';
import type { Answer as TableAnswer } from '#tables/service/service-parts.ts';
import { clockOf } from '../lobby/clocks.ts';
import { languageOf } from '../readers/readers.ts';
import type { Context } from '../wire/context.ts';
import type { Call } from './command.ts';

/** By the names of the command's options. */
export type Wishes = Call['options'];

const NAMES = ['players', 'computers', 'level', 'clock', 'language'] as const;
const NUMBERS: readonly string[] = ['players', 'computers'];

/** For a custom id: each in its place, and empty where nothing was asked for. */
export const writeWishes = (wishes: Wishes): string[] => NAMES.map((name) => String(wishes[name] ?? ''));

export function readWishes(args: readonly string[]): Wishes {
  const given = NAMES.flatMap((name, index) => {
    const value = args[index] ?? '';
    return value === '' ? [] : [[name, NUMBERS.includes(name) ? Number(value) : value] as const];
  });
  return Object.fromEntries(given);
}

function optionsIn(wishes: Wishes, { language }: Context): Partial<Options> {
  const clock = clockOf(String(wishes['clock'] ?? 'none'));
  const players = wishes['players'];
  return {
    language: languageOf(String(wishes['language'] ?? language)) ?? language,
    ...(clock ? { clock } : {}),
    ...(typeof players === 'number' ? { seats: players } : {}),
  };
}

/** What has come of it. */
export interface Opened {
  /** Of the computers asked for, and those who found a seat. */
  readonly wanted: number;
  readonly seated: number;
  readonly seats: number;
  readonly isFull: boolean;
}

const computersIn = (wishes: Wishes): number => Number(wishes['computers'] ?? 0);

/** Returns how many found a seat. */
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

export async function open(game: GameId, channel: ChannelId, wishes: Wishes, context: Context): TableAnswer<Opened> {
  const { tables, person } = context;
  const opened = await tables.open({ game, channel, host: person, options: optionsIn(wishes, context) });
  if (!opened.ok) return opened;
  const seated = await addComputers(opened.value.table, wishes, context);
  const view = await tables.view(opened.value.table, null);
  if (!view.ok) return view;
  const { seats } = view.value.options;
  return ok({ wanted: computersIn(wishes), seated, seats, isFull: view.value.places.length >= seats });
}
