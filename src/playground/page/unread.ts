import type { Id, MessageView } from '../protocol.ts';
import { type Choices, lastRead } from './choices.ts';
import { channelsSeen, isLater, messagesSeen, type PageState } from './state.ts';

export interface Unread {
  readonly any: boolean;
  /** How often it calls for this person: mentions, and all of a conversation. */
  readonly calls: number;
}

export function unreadIn(state: PageState, choices: Choices, personId: Id, channelId: Id): Unread {
  const last = lastRead(choices, personId, channelId);
  const isDirect = state.channels.find(({ id }) => id === channelId)?.kind === 'conversation';
  const fresh = messagesSeen(state, channelId, personId).filter(
    ({ json }) => json.author.id !== personId && isLater(json.id, last),
  );
  return { any: fresh.length > 0, calls: fresh.filter((message) => isDirect || callsFor(message, personId)).length };
}

/** Whether it mentions this person. */
export function callsFor({ json }: MessageView, personId: Id): boolean {
  return json.mention_everyone || json.mentions.some(({ id }) => id === personId);
}

/** In all channels together. */
export function callsOf(state: PageState, choices: Choices, personId: Id): number {
  const person = state.people.find(({ id }) => id === personId);
  if (person === undefined) return 0;
  return channelsSeen(state, person).reduce((sum, { id }) => sum + unreadIn(state, choices, personId, id).calls, 0);
}
