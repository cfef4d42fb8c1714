/** Registers the commands with Discord, if they have changed. */
import { type Client, Routes } from 'discord.js';
import type { Logger } from 'pino';
import type { GameId } from '#tables/rulebook.ts';
import { commandDefinitions } from './definitions.ts';

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** The fields of commands, options and choices that we can set. Discord adds all others itself. */
const SAYABLE = [
  'name_localizations',
  'description_localizations',
  'default_member_permissions',
  'options',
  'choices',
  'required',
  'autocomplete',
  'min_value',
  'max_value',
  'min_length',
  'max_length',
] as const;

type Fields = Readonly<Record<string, unknown>>;

/** Fields that we set must be equal; fields that we could set and leave out must be empty. */
function says(known: unknown, wanted: unknown): boolean {
  if (isNothing(wanted)) return isNothing(known);
  if (typeof wanted !== 'object' || wanted === null) return known === wanted;
  if (typeof known !== 'object' || known === null) return false;
  if (Array.isArray(wanted) && (!Array.isArray(known) || known.length !== wanted.length)) return false;
  const [there, ours] = [known as Fields, wanted as Fields];
  return [...SAYABLE, ...Object.keys(ours)].every((key) => says(there[key], ours[key]));
}

/** Whether Discord knows exactly these commands, as we say them. */
export function areKnown(wanted: readonly { readonly name: string }[], known: readonly object[]): boolean {
  const isSaid = (command: { readonly name: string }) =>
    known.some((each) => 'name' in each && each.name === command.name && says(each, command));
  return known.length === wanted.length && wanted.every(isSaid);
}

export async function registerCommands(client: Client<true>, games: readonly GameId[], log: Logger): Promise<void> {
  const wanted = commandDefinitions(games);
  const route = Routes.applicationCommands(client.application.id);
  const known = (await client.rest.get(route, {
    query: new URLSearchParams({ with_localizations: 'true' }),
  })) as object[];
  if (areKnown(wanted, known)) return;
  await client.rest.put(route, { body: wanted });
  log.info({ commands: wanted.map(({ name }) => name) }, 'commands registered');
}
