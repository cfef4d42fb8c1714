import type { Discord } from '../discord.ts';
import { mentionedIn, pingingText } from '../world/mentions.ts';
import { findMessage, messagesIn } from '../world/messages.ts';
import { userOf } from '../world/users.ts';
import type { Channel, Id, Message, Origin } from '../world/world.ts';
import { readersOf } from './readers.ts';

/** A mention on somebody's screen that their client can't name. */
export interface UnresolvedMention {
  readonly messageId: Id;
  readonly channelId: Id;
  /** Who is mentioned. */
  readonly userId: Id;
  /** Who reads `@unknown-user` there. */
  readonly reader: string;
}

/** What a client shows in place of a name that it does not know. */
const UNKNOWN_USER = '@unknown-user';

/**
 * Keeps whom each person's client has met: the authors of messages that were on its screen, those in their `mentions`,
 * and whoever used the command or button they answer. Nobody else has a name for it.
 */
export function followMeetings(discord: Discord, tell: (unresolved: UnresolvedMention) => void): void {
  const told = new Set<string>();
  const tellOnce = (unresolved: UnresolvedMention): void => {
    const key = Object.values(unresolved).join();
    if (!told.has(key)) tell(unresolved);
    told.add(key);
  };
  discord.changes.subscribe((change) => {
    if (change.kind === 'message-posted' || change.kind === 'message-edited') show(discord, change.message, tellOnce);
    else if (change.kind === 'member-joined') showHistory(discord, change.guild.id, change.member.userId);
  });
}

function show(discord: Discord, message: Message, tell: (unresolved: UnresolvedMention) => void): void {
  const channel = discord.world.channels.get(message.channelId);
  if (channel === undefined) return;
  const shown = namesIn(discord, message);
  for (const readerId of readersOf(discord, channel, message)) {
    meet(discord, readerId, shown);
    for (const userId of strangersIn(discord, message, readerId)) {
      const reader = userOf(discord.world, readerId).username;
      tell({ messageId: message.id, channelId: channel.id, userId, reader });
    }
  }
}

/** Whoever comes in reads what was said before. */
function showHistory(discord: Discord, guildId: Id, userId: Id): void {
  const isThere = (channel: Channel): boolean => channel.kind !== 'conversation' && channel.guildId === guildId;
  for (const channel of [...discord.world.channels.values()].filter(isThere)) {
    for (const message of messagesIn(discord.world, channel.id).values()) {
      if (readersOf(discord, channel, message).includes(userId)) meet(discord, userId, namesIn(discord, message));
    }
  }
}

export function meet({ met }: Discord, userId: Id, others: readonly Id[]): void {
  const known = met.get(userId) ?? new Set([userId]);
  for (const other of others) known.add(other);
  met.set(userId, known);
}

/** All users that Discord sends along with a message. */
function namesIn({ world }: Discord, { authorId, mentions, origin, channelId, repliesTo }: Message): Id[] {
  const answered = repliesTo === null ? null : findMessage(world, channelId, repliesTo);
  return [authorId, ...mentions.userIds, ...usersOf(origin), ...(answered === null ? [] : [answered.authorId])];
}

const usersOf = (origin: Origin | null): Id[] => (origin === null ? [] : [origin.userId, ...usersOf(origin.openedBy)]);

/** Whom a message mentions that this person's client can't name. */
function strangersIn({ world, met }: Discord, { content, components }: Message, readerId: Id): Id[] {
  const mentioned = mentionedIn(pingingText(content, components)).filter((id) => world.users.has(id));
  return mentioned.filter((id) => id !== readerId && met.get(readerId)?.has(id) !== true);
}

/** The words of a message as this person's client shows them. */
export function textFor(discord: Discord, message: Message, readerId: Id): string {
  const text = pingingText(message.content, message.components).trim();
  if (discord.settings.strangers === 'named') return text;
  return strangersIn(discord, message, readerId).reduce(
    (words, id) => words.replaceAll(new RegExp(`<@!?${id}>`, 'g'), UNKNOWN_USER),
    text,
  );
}
