import type {
  APIApplicationCommand,
  APIEmbed,
  APIOverwrite,
  ChannelType,
  InteractionType,
  MessageType,
} from 'discord-api-types/v10';
import type { ComponentNode } from './components.ts';

/**
 * A snowflake: 17 to 20 digits. One type for all kinds, since Discord gives one id to two things: a thread has that of
 * the message it was opened on, the role of everyone that of its guild.
 */
export type Id = string;

export interface User {
  readonly id: Id;
  readonly username: string;
  readonly displayName: string | null;
  readonly bot: boolean;
  readonly locale: string;
  /** Nobody may open a conversation with this user: sending answers 50007. */
  readonly dmsClosed: boolean;
}

export interface Role {
  readonly id: Id;
  readonly name: string;
  readonly permissions: bigint;
  readonly position: number;
}

export interface Member {
  readonly userId: Id;
  readonly nick: string | null;
  readonly roleIds: readonly Id[];
  readonly joinedAt: number;
  /** Until when they may neither speak nor press; null for whoever is not in a timeout. */
  readonly timedOutUntil: number | null;
  /** What rings on their phone; null leaves it to the guild. */
  readonly notifications: Notifications | null;
}

/** What of a guild's messages rings: all of them, those that mention the person, or none. */
export type Notifications = 'all' | 'mentions' | 'nothing';

export interface Guild {
  readonly id: Id;
  readonly name: string;
  readonly ownerId: Id;
  readonly locale: string;
  readonly roles: Map<Id, Role>;
  readonly members: Map<Id, Member>;
  /** Whether the application's commands are here; its bot user is one of the members, or is not. */
  readonly hasCommands: boolean;
  /** False during an outage. */
  readonly available: boolean;
  /** What rings for whoever has not chosen otherwise. */
  readonly notifications: Exclude<Notifications, 'nothing'>;
}

export type Channel = GuildChannel | Thread | Conversation;

export interface GuildChannel {
  readonly kind: 'channel';
  readonly id: Id;
  readonly guildId: Id;
  readonly type: ChannelType.GuildText | ChannelType.GuildAnnouncement;
  readonly name: string;
  readonly topic: string | null;
  readonly position: number;
  readonly overwrites: readonly APIOverwrite[];
}

export interface Thread {
  readonly kind: 'thread';
  readonly id: Id;
  readonly guildId: Id;
  readonly parentId: Id;
  readonly type: ChannelType.PublicThread | ChannelType.PrivateThread | ChannelType.AnnouncementThread;
  readonly name: string;
  readonly ownerId: Id;
  readonly memberIds: readonly Id[];
  readonly archived: boolean;
  readonly locked: boolean;
  readonly invitable: boolean;
  /** Minutes of silence after which it is archived. */
  readonly autoArchive: number;
  readonly archiveChangedAt: number;
  readonly createdAt: number;
}

/** A direct conversation between the bot and one person. */
export interface Conversation {
  readonly kind: 'conversation';
  readonly id: Id;
  readonly userId: Id;
}

export interface Attachment {
  readonly id: Id;
  readonly name: string;
  readonly description: string | null;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  readonly width: number | null;
  readonly height: number | null;
}

export interface Mentions {
  readonly everyone: boolean;
  readonly userIds: readonly Id[];
  readonly roleIds: readonly Id[];
}

/** A message is never changed in place: an edit stores a new one under the same id. */
export interface Message {
  readonly id: Id;
  readonly channelId: Id;
  readonly authorId: Id;
  readonly type: MessageType;
  readonly content: string;
  readonly embeds: readonly APIEmbed[];
  readonly components: readonly ComponentNode[];
  /** All files, also those shown inside embeds or components. */
  readonly files: readonly Attachment[];
  readonly flags: number;
  readonly editedAt: number | null;
  readonly pinnedAt: number | null;
  readonly tts: boolean;
  readonly nonce: string | number | null;
  readonly mentions: Mentions;
  readonly repliesTo: Id | null;
  readonly threadId: Id | null;
  /** The only person who sees it; null for everyone in the channel. */
  readonly onlyFor: Id | null;
  /** The interaction it answers. */
  readonly origin: Origin | null;
}

/** Where an interaction's message came from, kept after the interaction itself is forgotten. */
export interface Origin {
  readonly interactionId: Id;
  readonly type: InteractionType;
  readonly userId: Id;
  readonly guildId: Id | null;
  readonly commandName: string | null;
  readonly pressedMessageId: Id | null;
  /** The response this one follows up. */
  readonly originalMessageId: Id | null;
  readonly openedBy: Origin | null;
}

/** How far the bot's answer has come. */
export type Progress =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'thinking'; readonly messageId: Id }
  | { readonly kind: 'updating'; readonly messageId: Id }
  | { readonly kind: 'replied'; readonly messageId: Id }
  | { readonly kind: 'updated'; readonly messageId: Id }
  | { readonly kind: 'modal'; readonly modal: Modal }
  | { readonly kind: 'choices'; readonly choices: readonly Choice[] }
  /** Nothing came within three seconds. */
  | { readonly kind: 'failed' };

export interface Choice {
  readonly name: string;
  readonly value: string | number;
  readonly nameLocalizations: Readonly<Record<string, string | null>> | null;
}

export interface Modal {
  readonly custom_id: string;
  readonly title: string;
  readonly components: readonly ComponentNode[];
}

export interface Interaction {
  readonly id: Id;
  readonly token: string;
  readonly type: InteractionType;
  readonly userId: Id;
  readonly guildId: Id | null;
  readonly channelId: Id;
  readonly createdAt: number;
  readonly commandName: string | null;
  /** For a component, or a modal opened from one: the message it sits on. */
  readonly messageId: Id | null;
  /** For a modal: the interaction that opened it. */
  readonly openedBy: Interaction | null;
  /** What the person sent: `data` of INTERACTION_CREATE. */
  readonly data: unknown;
  readonly progress: Progress;
}

export interface Command {
  readonly guildId: Id | null;
  readonly json: APIApplicationCommand;
}

export interface ApplicationEmoji {
  readonly id: Id;
  readonly name: string;
  readonly animated: boolean;
}

export interface Application {
  readonly id: Id;
  readonly name: string;
  readonly ownerId: Id;
  /** Where it can be installed: 0 to a guild, 1 to a user. */
  readonly integrationTypes: readonly number[];
  /** Those of a new application where left out. */
  readonly settings?: Partial<ApplicationSettings>;
}

/** What its owner has set on the pages of the developers' portal. */
export interface ApplicationSettings {
  readonly description: string;
  /** Where interactions go in place of the gateway; null for nowhere. */
  readonly interactionsEndpoint: string | null;
  readonly requiresCodeGrant: boolean;
  /** What "Add App" asks for on a server; null for what the portal starts with: nothing. */
  readonly install: InstallParams | null;
  readonly termsUrl: string | null;
  readonly privacyUrl: string | null;
}

interface InstallParams {
  readonly scopes: readonly string[];
  readonly permissions: string;
}

/** All that the emulator remembers, as plain data: it survives `v8.serialize`. */
export interface World {
  application: Application;
  /** Whether the application's owner, who owns every guild here, has joined one as a person. */
  ownerIsThere?: boolean;
  readonly users: Map<Id, User>;
  readonly idByUsername: Map<string, Id>;
  readonly guilds: Map<Id, Guild>;
  readonly channels: Map<Id, Channel>;
  /** By channel, then by id, oldest first. */
  readonly messages: Map<Id, Map<Id, Message>>;
  /** By channel, ephemeral ones not counted. */
  readonly lastMessageIds: Map<Id, Id>;
  /** The latest message sent with a nonce, by channel and nonce. */
  readonly nonces: Map<string, Id>;
  /** When messages older than an hour were edited lately, by channel. */
  readonly oldEdits: Map<Id, readonly number[]>;
  /** When the bot opened its latest conversations. */
  readonly conversationsOpened: number[];
  /** When commands were created lately, by guild; those for all guilds under `''`. */
  readonly commandsCreated: Map<Id, readonly number[]>;
  /** Files people handed to a command or a modal, by id. */
  readonly handedFiles: Map<Id, Attachment>;
  readonly commands: Map<Id, Command>;
  readonly emojis: Map<Id, ApplicationEmoji>;
  /** By token. */
  readonly interactions: Map<string, Interaction>;
  /** Open modals, by the person looking at them. */
  readonly modals: Map<Id, { readonly interaction: Interaction; readonly modal: Modal }>;
}

export function emptyWorld(application: Application): World {
  return {
    application,
    users: new Map(),
    idByUsername: new Map(),
    guilds: new Map(),
    channels: new Map(),
    messages: new Map(),
    lastMessageIds: new Map(),
    nonces: new Map(),
    oldEdits: new Map(),
    conversationsOpened: [],
    commandsCreated: new Map(),
    handedFiles: new Map(),
    commands: new Map(),
    emojis: new Map(),
    interactions: new Map(),
    modals: new Map(),
  };
}

/** The largest id in use; nothing made later may go below it. */
export function newestId(world: World): Id {
  let newest = BigInt(world.application.id);
  const consider = (ids: Iterable<Id>) => {
    for (const id of ids) if (BigInt(id) > newest) newest = BigInt(id);
  };
  for (const table of [world.users, world.guilds, world.channels, world.commands, world.emojis]) consider(table.keys());
  for (const messages of world.messages.values()) consider(messages.keys());
  return String(newest);
}
