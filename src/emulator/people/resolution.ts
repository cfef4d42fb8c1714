import type { Discord } from '../discord.ts';
import { channelJson } from '../wire/channel.ts';
import { roleJson } from '../wire/guild.ts';
import type { Json } from '../wire/json.ts';
import { fileJson } from '../wire/message.ts';
import { memberFields, userJson } from '../wire/user.ts';
import { attachmentFrom } from '../world/attachments.ts';
import { guildOf } from '../world/channels.ts';
import { channelPermissions } from '../world/permissions.ts';
import type { Channel, Guild, Id } from '../world/world.ts';
import { Cannot } from './cannot.ts';
import type { PickedFile } from './picked.ts';

type Kind = 'users' | 'members' | 'roles' | 'channels' | 'attachments' | 'messages';

/** Collects what an interaction's ids stand for: its `resolved` part. */
export class Resolution {
  readonly #discord: Discord;
  readonly #channel: Channel;
  readonly #guild: Guild | null;
  readonly #tables: Partial<Record<Kind, Record<Id, Json>>> = {};

  constructor(discord: Discord, channel: Channel) {
    this.#discord = discord;
    this.#channel = channel;
    this.#guild = guildOf(discord.world, channel);
  }

  user(id: Id): Id {
    const user = this.#discord.world.users.get(id);
    if (user === undefined) throw new Cannot('bad-option', `nobody has the id ${id}`);
    this.#note('users', id, userJson(user));
    const member = this.#guild?.members.get(id);
    if (member === undefined) return id;
    const { mute: _mute, deaf: _deaf, ...fields } = memberFields(member);
    const permissions = String(channelPermissions(this.#discord.world, this.#channel, id));
    this.#note('members', id, { ...fields, permissions });
    return id;
  }

  role(id: Id): Id {
    const role = this.#guild?.roles.get(id);
    if (role === undefined) throw new Cannot('bad-option', `there is no role ${id}`);
    this.#note('roles', id, roleJson(role));
    return id;
  }

  userOrRole(id: Id): Id {
    return this.#guild?.roles.has(id) ? this.role(id) : this.user(id);
  }

  /** What was picked in a select of this kind; null where it does not choose among people, roles or channels. */
  picked(kind: string, id: Id): Id | null {
    switch (kind) {
      case 'user-select':
        return this.#listed(id);
      case 'role-select':
        return this.role(id);
      case 'mentionable-select':
        return this.#guild?.roles.has(id) ? this.role(id) : this.#listed(id);
      case 'channel-select':
        return this.channel(id);
      default:
        return null;
    }
  }

  /** A select lists the members of its guild; in a conversation there are but two. */
  #listed(id: Id): Id {
    const { application } = this.#discord.world;
    const { kind } = this.#channel;
    const isThere =
      kind === 'conversation'
        ? [this.#channel.userId, application.id].includes(id)
        : this.#guild?.members.has(id) === true;
    if (!isThere) throw new Cannot('bad-choice', `nobody with the id ${id} is listed here`);
    return this.user(id);
  }

  channel(id: Id): Id {
    const { world } = this.#discord;
    const channel = world.channels.get(id);
    if (channel === undefined) throw new Cannot('bad-option', `there is no channel ${id}`);
    const permissions = String(channelPermissions(world, channel, world.application.id));
    this.#note('channels', id, { ...channelJson(world, channel), permissions });
    return id;
  }

  file(picked: PickedFile): Id {
    const file = attachmentFrom(this.#discord, picked);
    this.#discord.world.handedFiles.set(file.id, file);
    this.#note('attachments', file.id, { ...fileJson(this.#discord, this.#channel.id, file), ephemeral: true });
    return file.id;
  }

  message(id: Id, json: Json): Id {
    this.#note('messages', id, json);
    return id;
  }

  /** `{ resolved }`, or nothing when there was nothing to resolve. */
  json(): Json {
    return Object.keys(this.#tables).length === 0 ? {} : { resolved: this.#tables };
  }

  #note(kind: Kind, id: Id, json: Json): void {
    this.#tables[kind] = { ...this.#tables[kind], [id]: json };
  }
}
