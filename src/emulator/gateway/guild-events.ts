import { GatewayIntentBits as Intent } from 'discord-api-types/v10';
import { guildCreateJson, roleJson } from '../wire/guild.ts';
import { memberFields, userJson } from '../wire/user.ts';
import { userOf } from '../world/users.ts';
import type { World } from '../world/world.ts';
import { hasIntent } from './intents.ts';
import type { ChangeOf, Outgoing } from './outgoing.ts';

export function guildEvent(
  world: World,
  { kind, guild }: ChangeOf<'guild-entered' | 'guild-left' | 'guild-unavailable'>,
): readonly Outgoing[] {
  const shared = { guildId: guild.id, intents: Intent.Guilds };
  if (kind !== 'guild-entered') {
    const data = { id: guild.id, ...(kind === 'guild-unavailable' && { unavailable: true }) };
    return [{ event: 'GUILD_DELETE', ...shared, data: () => data }];
  }
  const data = (intents: number) => guildCreateJson(world, guild, hasIntent(intents, Intent.GuildPresences));
  return [{ event: 'GUILD_CREATE', ...shared, data }];
}

export function memberEvent(
  world: World,
  { kind, guild, member }: ChangeOf<'member-joined' | 'member-changed' | 'member-left'>,
): readonly Outgoing[] {
  const user = userJson(userOf(world, member.userId));
  const shared = { guildId: guild.id, intents: Intent.GuildMembers };
  const guild_id = guild.id;
  switch (kind) {
    case 'member-joined':
      return [{ event: 'GUILD_MEMBER_ADD', ...shared, data: () => ({ ...memberFields(member), user, guild_id }) }];
    case 'member-changed':
      return [{ event: 'GUILD_MEMBER_UPDATE', ...shared, data: () => ({ ...memberFields(member), user, guild_id }) }];
    case 'member-left':
      return [{ event: 'GUILD_MEMBER_REMOVE', ...shared, data: () => ({ user, guild_id }) }];
  }
}

export function roleEvent({
  kind,
  guild,
  role,
}: ChangeOf<'role-made' | 'role-changed' | 'role-removed'>): readonly Outgoing[] {
  const shared = { guildId: guild.id, intents: Intent.Guilds };
  const guild_id = guild.id;
  switch (kind) {
    case 'role-made':
      return [{ event: 'GUILD_ROLE_CREATE', ...shared, data: () => ({ guild_id, role: roleJson(role) }) }];
    case 'role-changed':
      return [{ event: 'GUILD_ROLE_UPDATE', ...shared, data: () => ({ guild_id, role: roleJson(role) }) }];
    case 'role-removed':
      return [{ event: 'GUILD_ROLE_DELETE', ...shared, data: () => ({ guild_id, role_id: role.id }) }];
  }
}
