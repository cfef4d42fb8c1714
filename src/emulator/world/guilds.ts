import type { Discord } from '../discord.ts';
import { createChannel } from './channels.ts';
import { EVERYONE_PERMISSIONS, INVITED_PERMISSIONS, type Permission, permissionBits } from './permissions.ts';
import { userOf } from './users.ts';
import type { Guild, Id, Member, Role, World } from './world.ts';

export interface GuildPlan {
  readonly name: string;
  readonly locale?: string;
  /** Names of its text channels; the first is where people are unless they say otherwise. */
  readonly channels?: readonly string[];
  /** What the bot was invited with. */
  readonly invitation?: readonly Permission[];
  /** What rings for whoever has not chosen otherwise; new servers start with all messages. */
  readonly notifications?: Guild['notifications'];
}

/** A guild with the bot in it, owned by somebody who never shows up. */
export function createGuild(discord: Discord, plan: GuildPlan): Guild {
  const { name, locale = 'en-US', channels = ['general'] } = plan;
  const { invitation = INVITED_PERMISSIONS, notifications = 'all' } = plan;
  const { world, ids, clock, changes } = discord;
  const id = ids.next();
  const permissions = permissionBits(invitation);
  const botRole = { id: ids.next(), name: world.application.name, permissions, position: 1 };
  const guild: Guild = {
    id,
    name,
    locale,
    ownerId: world.application.ownerId,
    roles: new Map([
      [id, { id, name: '@everyone', permissions: EVERYONE_PERMISSIONS, position: 0 }],
      [botRole.id, botRole],
    ]),
    members: new Map(),
    hasCommands: true,
    available: true,
    notifications,
  };
  addMember(guild, world.application.ownerId, clock.now(), []);
  addMember(guild, world.application.id, clock.now(), [botRole.id]);
  world.guilds.set(id, guild);
  for (const channel of channels) createChannel(discord, guild, { name: channel, quietly: true });
  changes.announce({ kind: 'guild-entered', guild });
  return guild;
}

function addMember(guild: Guild, userId: Id, joinedAt: number, roleIds: readonly Id[]): Member {
  const member = { userId, nick: null, roleIds, joinedAt, timedOutUntil: null, notifications: null };
  guild.members.set(userId, member);
  return member;
}

/** Those the bot is in. */
export function guildsOfBot({ guilds, application }: World): Guild[] {
  return [...guilds.values()].filter(({ members }) => members.has(application.id));
}

export function changeGuild({ world }: Discord, guildId: Id, change: Partial<Omit<Guild, 'id'>>): Guild {
  const guild = world.guilds.get(guildId);
  if (guild === undefined) throw new Error(`no guild ${guildId}`);
  const changed = { ...guild, ...change };
  world.guilds.set(guildId, changed);
  return changed;
}

/** An outage: the guild is out of the bot's sight for a while, which is not a removal. */
export function setAvailable(discord: Discord, guildId: Id, available: boolean): void {
  const guild = changeGuild(discord, guildId, { available });
  discord.changes.announce({ kind: available ? 'guild-entered' : 'guild-unavailable', guild });
}

/** Whose nickname or username begins so, in upper or lower case. */
export function membersCalled(world: World, guild: Guild, beginning: string): Member[] {
  const wanted = beginning.toLowerCase();
  return [...guild.members.values()].filter(({ userId, nick }) =>
    [nick ?? '', userOf(world, userId).username].some((name) => name.toLowerCase().startsWith(wanted)),
  );
}

export function joinGuild({ clock, changes }: Discord, guild: Guild, userId: Id): Member {
  const present = guild.members.get(userId);
  if (present !== undefined) return present;
  const member = addMember(guild, userId, clock.now(), []);
  changes.announce({ kind: 'member-joined', guild, member });
  return member;
}

/** Who takes the bot user away takes its commands away, too. */
export function leaveGuild(discord: Discord, guild: Guild, userId: Id): void {
  const { world, changes } = discord;
  const member = guild.members.get(userId);
  if (member === undefined) return;
  guild.members.delete(userId);
  const isBot = userId === world.application.id;
  if (isBot) changeGuild(discord, guild.id, { hasCommands: false });
  if (isBot) changes.announce({ kind: 'guild-left', guild });
  else changes.announce({ kind: 'member-left', guild, member });
}

/** Its commands come with it, and the role of its invitation is still there. */
export function inviteBotAgain(discord: Discord, guildId: Id): void {
  const { world, clock, changes } = discord;
  const { id, name } = world.application;
  const guild = changeGuild(discord, guildId, { hasCommands: true });
  const roles = [...guild.roles.values()].filter((role) => role.name === name).map((role) => role.id);
  addMember(guild, id, clock.now(), roles);
  changes.announce({ kind: 'guild-entered', guild });
}

/** For this long they may look, but neither speak nor press. */
export function timeOut(discord: Discord, guild: Guild, userId: Id, milliseconds: number): void {
  const member = guild.members.get(userId);
  if (member === undefined) throw new Error(`${userId} is not in guild ${guild.name}`);
  const timedOutUntil = discord.clock.now() + milliseconds;
  endTimeOut(discord, guild, changeMember(discord, guild, member, { timedOutUntil }));
}

/** For a world that was saved earlier. */
export function endTimeOuts(discord: Discord): void {
  for (const guild of discord.world.guilds.values()) {
    for (const member of guild.members.values()) endTimeOut(discord, guild, member);
  }
}

function endTimeOut(discord: Discord, guild: Guild, { userId, timedOutUntil }: Member): void {
  if (timedOutUntil === null) return;
  discord.clock.after(Math.max(0, timedOutUntil - discord.clock.now()), () => {
    const member = guild.members.get(userId);
    if (member?.timedOutUntil === timedOutUntil) changeMember(discord, guild, member, { timedOutUntil: null });
  });
}

export function changeMember(
  { changes }: Discord,
  guild: Guild,
  member: Member,
  change: Partial<Omit<Member, 'userId'>>,
): Member {
  const changed = { ...member, ...change };
  guild.members.set(member.userId, changed);
  changes.announce({ kind: 'member-changed', guild, member: changed });
  return changed;
}

export function createRole(discord: Discord, guild: Guild, name: string, permissions = 0n): Role {
  const role: Role = { id: discord.ids.next(), name, permissions, position: guild.roles.size };
  guild.roles.set(role.id, role);
  discord.changes.announce({ kind: 'role-made', guild, role });
  return role;
}

export function changeRole(discord: Discord, guild: Guild, role: Role, change: Partial<Omit<Role, 'id'>>): Role {
  const changed = { ...role, ...change };
  guild.roles.set(role.id, changed);
  discord.changes.announce({ kind: 'role-changed', guild, role: changed });
  return changed;
}
