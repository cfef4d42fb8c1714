import type { Answer, Ask } from '../ask.ts';
import type { Side } from '../side.ts';

/** An emulator that gets the same requests as the real Discord. */
export interface LocalDiscord {
  readonly side: Side;
  /** The bot may do there what it may do in the real channel. */
  allow(permissions: bigint): void;
  /** What Discord's published description has against a request and its answer. */
  complaints(side: Side, ask: Ask, answer: Answer): readonly string[];
  close(): Promise<void>;
}
