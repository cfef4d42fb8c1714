import type { Change } from '../changes.ts';
import type { Id } from '../world/world.ts';

/** An event on its way to the sessions that asked for it. */
export interface Outgoing {
  readonly event: string;
  /** Decides the shard; null goes to shard 0, as direct messages do. */
  readonly guildId: Id | null;
  /** A session needs one of these; 0 is for everyone. */
  readonly intents: number;
  /** What a session with these intents is told; null when it concerns nothing the bot can see. */
  readonly data: (intents: number) => unknown;
}

export type ChangeOf<Kind extends Change['kind']> = Extract<Change, { readonly kind: Kind }>;
