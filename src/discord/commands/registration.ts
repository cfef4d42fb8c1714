/** Tells Discord of the commands, if it does not know them yet as they are. */
import { type Client, Routes } from 'discord.js';
import type { Logger } from 'pino';
import { commandDefinitions } from './definitions.ts';

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Discord adds fields of its own; what we say must be there, and what we leave out must be nothing. */
function says(known: unknown, wanted: unknown): boolean {
  if (isNothing(wanted)) return isNothing(known);
  if (typeof wanted !== 'object' || wanted === null) return known === wanted;
  if (typeof known !== 'object' || known === null) return false;
  if (Array.isArray(wanted) && (!Array.isArray(known) || known.length !== wanted.length)) return false;
  const fields = known as Readonly<Record<string, unknown>>;
  return Object.entries(wanted).every(([key, value]) => says(fields[key], value));
}

export async function registerCommands(client: Client<true>, log: Logger): Promise<void> {
  const wanted = commandDefinitions();
  const route = Routes.applicationCommands(client.application.id);
  const known = (await client.rest.get(route, {
    query: new URLSearchParams({ with_localizations: 'true' }),
  })) as object[];
  const isSaid = (command: { name: string }) =>
    known.some((each) => 'name' in each && each.name === command.name && says(each, command));
  if (known.length === wanted.length && wanted.every(isSaid)) return;
  await client.rest.put(route, { body: wanted });
  log.info({ commands: wanted.map(({ name }) => name) }, 'commands registered');
}
