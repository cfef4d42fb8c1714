/** What the bot may do in a channel, from the guild's roles and the channel's overwrites, as Discord works it out. */
import { OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10';
import { NEEDED_PERMISSIONS } from '#discord/wire/invitation.ts';
import { listOf, textOf } from './ask.ts';
import type { JsonValue } from './json.ts';

export interface Papers {
  readonly guild: JsonValue;
  readonly channel: JsonValue;
  readonly roles: JsonValue;
  /** The bot as a member. */
  readonly member: JsonValue;
}

const EVERYTHING = Object.values(PermissionFlagsBits).reduce((all, bit) => all | bit, 0n);

const bits = (value: JsonValue, path: string): bigint => BigInt(textOf(value, path) ?? '0');

function layered(base: bigint, overwrites: readonly JsonValue[]): bigint {
  const denied = overwrites.reduce<bigint>((all, each) => all | bits(each, 'deny'), 0n);
  const allowed = overwrites.reduce<bigint>((all, each) => all | bits(each, 'allow'), 0n);
  return (base & ~denied) | allowed;
}

/** The overwrites of everyone, then those of the bot's roles together, then its own: the later one wins. */
export function permissionsIn({ guild, channel, roles, member }: Papers): bigint {
  const [guildId, botId] = [textOf(guild, 'id'), textOf(member, 'user.id')];
  if (textOf(guild, 'owner_id') === botId) return EVERYTHING;
  const own = new Set([guildId, ...listOf(member, 'roles')]);
  const held = listOf(roles, '').filter((role) => own.has(textOf(role, 'id')));
  const base = held.reduce<bigint>((all, role) => all | bits(role, 'permissions'), 0n);
  if ((base & PermissionFlagsBits.Administrator) !== 0n) return EVERYTHING;
  const overwrites = listOf(channel, 'permission_overwrites');
  const of = (type: OverwriteType, isMeant: (id: string | null) => boolean) =>
    overwrites.filter((each) => Number(Object(each).type) === type && isMeant(textOf(each, 'id')));
  const layers = [
    of(OverwriteType.Role, (id) => id === guildId),
    of(OverwriteType.Role, (id) => id !== guildId && own.has(id)),
    of(OverwriteType.Member, (id) => id === botId),
  ];
  return layers.reduce(layered, base);
}

/** Discord's name of a permission, as its settings spell it. */
function nameOf(bit: bigint): string {
  const [name = String(bit)] = Object.entries(PermissionFlagsBits).find(([, each]) => each === bit) ?? [];
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
}

export const NEEDED: bigint = NEEDED_PERMISSIONS.reduce((all, bit) => all | bit, 0n);

export const lackingOf = (held: bigint): readonly string[] =>
  NEEDED_PERMISSIONS.filter((bit) => (held & bit) === 0n).map(nameOf);
