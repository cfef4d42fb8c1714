import { type APIApplicationCommand, ApplicationCommandType } from 'discord-api-types/v10';
import type { Discord } from '../../discord.ts';
import {
  hasTooManyCommands,
  validateCommand,
  validateCommandEdit,
  validateCommands,
} from '../../validation/command.ts';
import { at, type Path } from '../../validation/error-tree.ts';
import { NOT_INSTALLABLE } from '../../validation/refusals.ts';
import type { Command, Id } from '../../world/world.ts';
import { guildFor, requireOwnApplication } from '../access.ts';
import { accepted } from '../body.ts';
import { invalidForm, refusal } from '../errors.ts';
import { created, noContent, ok, type Reply, type RestRequest, type Route, route } from '../router.ts';

/** What a request may say of a command; the validation has looked at it. */
type CommandBody = Partial<Omit<APIApplicationCommand, 'id' | 'application_id' | 'version' | 'guild_id'>>;

type Scope = Readonly<Record<'application_id', Id>> & Partial<Readonly<Record<'guild_id', Id>>>;
type CommandScope = Scope & Readonly<Record<'command_id', Id>>;

export const COMMAND_ROUTES: readonly Route[] = [
  route('GET', '/applications/{application_id}/commands', listCommands),
  route('GET', '/applications/{application_id}/guilds/{guild_id}/commands', listCommands),
  route('POST', '/applications/{application_id}/commands', createCommand),
  route('POST', '/applications/{application_id}/guilds/{guild_id}/commands', createCommand),
  route('PUT', '/applications/{application_id}/commands', replaceCommands),
  route('PUT', '/applications/{application_id}/guilds/{guild_id}/commands', replaceCommands),
  route('GET', '/applications/{application_id}/commands/{command_id}', getCommand),
  route('GET', '/applications/{application_id}/guilds/{guild_id}/commands/{command_id}', getCommand),
  route('PATCH', '/applications/{application_id}/commands/{command_id}', editCommand),
  route('PATCH', '/applications/{application_id}/guilds/{guild_id}/commands/{command_id}', editCommand),
  route('DELETE', '/applications/{application_id}/commands/{command_id}', deleteCommand),
  route('DELETE', '/applications/{application_id}/guilds/{guild_id}/commands/{command_id}', deleteCommand),
];

interface ScopedRequest<P extends Scope> extends Omit<RestRequest, 'params'> {
  readonly params: P;
}

function listCommands(discord: Discord, { params, query }: ScopedRequest<Scope>): Reply {
  const commands = commandsIn(discord, guildIdFor(discord, params)).map(({ json }) => json);
  return ok(query.get('with_localizations') === 'true' ? commands : commands.map(withoutLocalizations));
}

function createCommand(discord: Discord, { params, body }: ScopedRequest<Scope>): Reply {
  const guildId = guildIdFor(discord, params);
  const fresh = accepted<CommandBody>(validateCommand, body);
  const before = commandsIn(discord, guildId);
  const twin = before.find(({ json }) => isSameCommand(json, fresh)) ?? null;
  if (twin === null && hasTooManyCommands([...before.map(({ json }) => json), fresh])) throw refusal(30032);
  refuseElsewhere(discord, fresh, []);
  if (twin === null) countCreated(discord, guildId, 1);
  const command = store(discord, guildId, fresh, twin?.json.id ?? discord.ids.next());
  discord.changes.announce({ kind: 'commands-changed' });
  return twin === null ? created(command.json) : ok(command.json);
}

/** Those of the same name and type keep their ids. */
function replaceCommands(discord: Discord, { params, body }: ScopedRequest<Scope>): Reply {
  const guildId = guildIdFor(discord, params);
  const wanted = accepted<readonly CommandBody[]>(validateCommands, body);
  if (hasTooManyCommands(wanted)) throw refusal(30032);
  for (const [index, each] of wanted.entries()) refuseElsewhere(discord, each, [index]);
  const before = commandsIn(discord, guildId);
  const isNew = (fresh: CommandBody): boolean => !before.some(({ json }) => isSameCommand(json, fresh));
  countCreated(discord, guildId, wanted.filter(isNew).length);
  for (const { json } of before) discord.world.commands.delete(json.id);
  const commands = wanted.map((fresh) => {
    const twin = before.find(({ json }) => isSameCommand(json, fresh));
    return store(discord, guildId, fresh, twin?.json.id ?? discord.ids.next());
  });
  discord.changes.announce({ kind: 'commands-changed' });
  return ok(commands.map(({ json }) => json));
}

function getCommand(discord: Discord, { params }: ScopedRequest<CommandScope>): Reply {
  return ok(commandFor(discord, params).json);
}

function editCommand(discord: Discord, { params, body }: ScopedRequest<CommandScope>): Reply {
  const { json, guildId } = commandFor(discord, params);
  const edit = accepted<CommandBody>((sent) => validateCommandEdit(sent, json), body);
  refuseElsewhere(discord, edit, []);
  const edited = store(discord, guildId, { ...json, ...edit }, json.id);
  discord.changes.announce({ kind: 'commands-changed' });
  return ok(edited.json);
}

function deleteCommand(discord: Discord, { params }: ScopedRequest<CommandScope>): Reply {
  discord.world.commands.delete(commandFor(discord, params).json.id);
  discord.changes.announce({ kind: 'commands-changed' });
  return noContent;
}

function guildIdFor(discord: Discord, { application_id, guild_id }: Scope): Id | null {
  requireOwnApplication(discord, application_id);
  if (guild_id === undefined) return null;
  // A guild that has the commands takes them, with or without the bot user in it.
  return discord.world.guilds.get(guild_id)?.hasCommands === true ? guild_id : guildFor(discord, guild_id).id;
}

/** A command can be where its application can be installed, and nowhere else. */
function refuseElsewhere({ world }: Discord, { integration_types }: CommandBody, path: Path): void {
  const { integrationTypes } = world.application;
  const isPossible = (integration_types ?? []).every((type) => integrationTypes.includes(type));
  if (!isPossible) throw invalidForm(at([...path, 'integration_types'], NOT_INSTALLABLE));
}

const DAY = 24 * 3_600_000;
const CREATED_A_DAY = 200;

/** 30034: so many new commands a day, in each guild and for all of them; those that were there don't count. */
function countCreated({ world, clock }: Discord, guildId: Id | null, count: number): void {
  const now = clock.now();
  const recent = (world.commandsCreated.get(guildId ?? '') ?? []).filter((at) => now - at < DAY);
  if (recent.length + count > CREATED_A_DAY) throw refusal(30034);
  world.commandsCreated.set(guildId ?? '', [...recent, ...Array<number>(count).fill(now)]);
}

function commandFor(discord: Discord, params: CommandScope): Command {
  const guildId = guildIdFor(discord, params);
  const command = discord.world.commands.get(params.command_id);
  if (command === undefined || command.guildId !== guildId) throw refusal(10063);
  return command;
}

function commandsIn({ world }: Discord, guildId: Id | null): Command[] {
  return [...world.commands.values()].filter((command) => command.guildId === guildId);
}

const typeOf = ({ type }: CommandBody): ApplicationCommandType => type ?? ApplicationCommandType.ChatInput;

function isSameCommand(a: CommandBody, b: CommandBody): boolean {
  return a.name === b.name && typeOf(a) === typeOf(b);
}

function store(discord: Discord, guildId: Id | null, body: CommandBody, id: Id): Command {
  const json = {
    name_localizations: null,
    description: '',
    description_localizations: null,
    default_member_permissions: null,
    nsfw: false,
    integration_types: [...discord.world.application.integrationTypes],
    ...(guildId === null && { dm_permission: true, contexts: null }),
    ...withoutNulls(body),
    type: typeOf(body),
    id,
    application_id: discord.world.application.id,
    version: discord.ids.next(),
    ...(guildId !== null && { guild_id: guildId }),
  } as APIApplicationCommand;
  const command = { guildId, json };
  discord.world.commands.set(id, command);
  return command;
}

/** Null asks for the default. */
function withoutNulls(body: CommandBody): object {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null && value !== undefined));
}

function withoutLocalizations(command: APIApplicationCommand): object {
  const { name_localizations: _names, description_localizations: _descriptions, ...rest } = command;
  return rest;
}
