import type { GuildMember } from 'discord.js';

/**
 * All roles that Discord says a member has. What discord.js lists are those of them that it has kept, and that are few
 * (`lean-servers.ts`).
 */
export function toldRoles(member: GuildMember): readonly string[] {
  const told: unknown = Reflect.get(member, '_roles');
  return Array.isArray(told) ? told.map(String) : [...member.roles.cache.keys()];
}
