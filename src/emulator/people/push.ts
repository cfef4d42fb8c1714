import type { Id } from '../world/world.ts';

/** A notification on somebody's phone. */
export interface Push {
  readonly messageId: Id;
  readonly channelId: Id;
  /** Because the message mentions them, is a direct one, or because everything on the server rings for them. */
  readonly why: 'mention' | 'direct' | 'all-messages';
  /** Where it came from, as the phone says it. */
  readonly place: string;
  /** The plain words of the message; null where a phone shows the place alone: components have no words there (discord-api-docs #7854). */
  readonly words: string | null;
  /** Sent with SUPPRESS_NOTIFICATIONS: it is counted, but nothing rings. */
  readonly silent: boolean;
}
