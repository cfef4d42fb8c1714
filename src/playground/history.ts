/** What somebody gets to see of a channel's messages in one go. Others' private ones are nothing to them, and don't count. */
import { byAge } from '#emulator/snowflake.ts';
import type { Id, Message } from '#emulator/world/world.ts';

const MESSAGES_SHOWN = 100;

export interface Stretch {
  /** Oldest first. */
  readonly messages: readonly Message[];
  /** The first of them, where there are older ones; null where the channel begins. */
  readonly since: Id | null;
}

/** The latest that this person sees before that message, or of all. `personId` null: somebody without private ones. */
export function stretchFor(all: Iterable<Message>, personId: Id | null, before: Id | null = null): Stretch {
  const seen = [...all].filter(
    ({ id, onlyFor }) => (onlyFor === null || onlyFor === personId) && (before === null || byAge(id, before) < 0),
  );
  const messages = seen.slice(-MESSAGES_SHOWN);
  return { messages, since: messages.length < seen.length ? (messages[0]?.id ?? null) : null };
}

/** What anybody gets to see before they ask for more. */
export function shownAtFirst(all: ReadonlyMap<Id, Message>): ReadonlySet<Id> {
  const people = new Set([null, ...[...all.values()].map(({ onlyFor }) => onlyFor)]);
  const shown = [...people].flatMap((personId) => stretchFor(all.values(), personId).messages);
  return new Set(shown.map(({ id }) => id));
}
