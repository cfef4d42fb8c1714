import { type APIOverwrite, OverwriteType } from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import { changeChannel, channelsOf, closeChannel, createChannel } from '../world/channels.ts';
import {
  changeGuild,
  changeMember,
  changeRole,
  createRole,
  inviteBotAgain,
  joinGuild,
  leaveGuild,
  setAvailable,
  timeOut,
} from '../world/guilds.ts';
import { deleteMessages, messagesIn } from '../world/messages.ts';
import { type Permission, permissionBits } from '../world/permissions.ts';
import { type Newcomer, userNamed } from '../world/users.ts';
import type { Guild, GuildChannel, Id, Member, Message } from '../world/world.ts';
import type { Outcomes } from './outcome.ts';
import { Person } from './person.ts';

/** Whom a permission is for: everyone, the bot, a person or a role. */
export type Whom = 'everyone' | 'bot' | Person | { readonly roleId: Id };

/** A guild as its owner runs it: people come in, channels open, permissions come and go. */
export class GuildHandle {
  readonly id: Id;
  readonly name: string;
  readonly #discord: Discord;
  readonly #outcomes: Outcomes;
  readonly #guild: Guild;

  constructor(discord: Discord, outcomes: Outcomes, guild: Guild) {
    this.id = guild.id;
    this.name = guild.name;
    this.#discord = discord;
    this.#outcomes = outcomes;
    this.#guild = guild;
  }

  /** Lets somebody in; a name used before is the same person. `owner` is whom the application and all guilds belong to. */
  join(name: string, newcomer: Newcomer = {}): Person {
    const user = userNamed(this.#discord, name, newcomer);
    joinGuild(this.#discord, this.#guild, user.id);
    if (user.id === this.#discord.world.application.ownerId) this.#discord.world.ownerIsThere = true;
    return new Person(this.#discord, this.#outcomes, this.#guild, user);
  }

  /** By name; without one, the first. */
  channel(name?: string): ChannelHandle {
    const channels = channelsOf(this.#discord.world, this.id);
    const channel = name === undefined ? channels[0] : channels.find((each) => each.name === name);
    if (channel === undefined) throw new Error(`guild ${this.name} has no channel ${name ?? ''}`);
    return new ChannelHandle(this.#discord, this.#guild, channel.id);
  }

  createChannel(name: string): ChannelHandle {
    const channel = createChannel(this.#discord, this.#guild, { name });
    return new ChannelHandle(this.#discord, this.#guild, channel.id);
  }

  createRole(name: string, permissions: readonly Permission[] = []): { readonly id: Id; readonly roleId: Id } {
    const { id } = createRole(this.#discord, this.#guild, name, permissionBits(permissions));
    return { id, roleId: id };
  }

  giveRole(person: Person, { roleId }: { readonly roleId: Id }): void {
    const member = this.#member(person);
    changeMember(this.#discord, this.#guild, member, { roleIds: [...new Set([...member.roleIds, roleId])] });
  }

  takeRole(person: Person, { roleId }: { readonly roleId: Id }): void {
    const member = this.#member(person);
    changeMember(this.#discord, this.#guild, member, { roleIds: member.roleIds.filter((each) => each !== roleId) });
  }

  /** What everyone may do, in all channels. */
  setEveryone(permissions: readonly Permission[]): void {
    const everyone = this.#guild.roles.get(this.id);
    if (everyone !== undefined) {
      changeRole(this.#discord, this.#guild, everyone, { permissions: permissionBits(permissions) });
    }
  }

  /** Throws the bot out; it hears GUILD_DELETE. Its commands go with it. */
  removeBot(): void {
    leaveGuild(this.#discord, this.#guild, this.#discord.world.application.id);
  }

  /** Lets the bot in again, with what it was invited with; it hears GUILD_CREATE. */
  addBot(): void {
    inviteBotAgain(this.#discord, this.id);
  }

  /** As "Add App" on a profile may do it: people can use the commands, but the bot user is not here. */
  installWithoutBot(): void {
    leaveGuild(this.#discord, this.#guild, this.#discord.world.application.id);
    changeGuild(this.#discord, this.id, { hasCommands: true });
  }

  /** An outage begins: the bot hears GUILD_DELETE with `unavailable`. */
  goDown(): void {
    setAvailable(this.#discord, this.id, false);
  }

  /** The outage is over; the bot hears GUILD_CREATE. */
  comeUp(): void {
    setAvailable(this.#discord, this.id, true);
  }

  /** For so many milliseconds this person may look, but neither speak nor press. */
  timeOut(person: Person, milliseconds: number): void {
    timeOut(this.#discord, this.#guild, person.id, milliseconds);
  }

  #member({ id }: Person): Member {
    const member = this.#guild.members.get(id);
    if (member === undefined) throw new Error(`${id} is not in guild ${this.name}`);
    return member;
  }
}

export class ChannelHandle {
  readonly id: Id;
  readonly #discord: Discord;
  readonly #guild: Guild;

  constructor(discord: Discord, guild: Guild, id: Id) {
    this.id = id;
    this.#discord = discord;
    this.#guild = guild;
  }

  get name(): string {
    return this.#channel.name;
  }

  /** All messages as stored, ephemeral ones too, oldest first. */
  get messages(): readonly Message[] {
    return [...messagesIn(this.#discord.world, this.id).values()];
  }

  allow(whom: Whom, ...permissions: readonly Permission[]): void {
    this.#overwrite(whom, permissionBits(permissions), 0n);
  }

  deny(whom: Whom, ...permissions: readonly Permission[]): void {
    this.#overwrite(whom, 0n, permissionBits(permissions));
  }

  /** A moderator removes a message, whoever wrote it. */
  remove({ id }: { readonly id: Id }): void {
    deleteMessages(
      this.#discord,
      this.messages.filter((message) => message.id === id),
    );
  }

  delete(): void {
    closeChannel(this.#discord, this.#channel);
  }

  get #channel(): GuildChannel {
    const channel = this.#discord.world.channels.get(this.id);
    if (channel?.kind !== 'channel') throw new Error(`channel ${this.id} is gone`);
    return channel;
  }

  #overwrite(whom: Whom, allow: bigint, deny: bigint): void {
    const { id, type } = this.#holder(whom);
    const before = this.#channel.overwrites.find((overwrite) => overwrite.id === id) ?? { allow: '0', deny: '0' };
    const changed: APIOverwrite = {
      id,
      type,
      allow: String((BigInt(before.allow) & ~deny) | allow),
      deny: String((BigInt(before.deny) & ~allow) | deny),
    };
    const others = this.#channel.overwrites.filter((overwrite) => overwrite.id !== id);
    changeChannel(this.#discord, this.#channel, { overwrites: [...others, changed] });
  }

  #holder(whom: Whom): { readonly id: Id; readonly type: OverwriteType } {
    if (whom === 'everyone') return { id: this.#guild.id, type: OverwriteType.Role };
    if (whom === 'bot') return { id: this.#discord.world.application.id, type: OverwriteType.Member };
    if ('roleId' in whom) return { id: whom.roleId, type: OverwriteType.Role };
    return { id: whom.id, type: OverwriteType.Member };
  }
}
