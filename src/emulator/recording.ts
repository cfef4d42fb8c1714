import type { Dispatch, Exchange } from './exchange.ts';
import type { UnresolvedMention } from './people/acquaintance.ts';

/** Everything that went over the wire, in order; and what must never happen unnoticed. */
export class Recording {
  /** Off for load tests and long sessions, where it would only grow. */
  on: boolean;
  readonly exchanges: Exchange[] = [];
  readonly dispatches: Dispatch[] = [];
  /** Requests to routes the emulator does not have, as `GET /some/path`; recorded even when recording is off. */
  readonly unknownRoutes: string[] = [];
  /** Mentions that somebody's client could not name. */
  readonly unresolvedMentions: UnresolvedMention[] = [];
  /** The emulator's own mistakes. */
  readonly breakdowns: unknown[] = [];

  constructor(on: boolean) {
    this.on = on;
  }

  /** Throws when a request came that the emulator could not play its part in, or a mention that nobody can read. */
  assertNoSurprises(mindsMentions = false): void {
    const unknown = this.unknownRoutes.map((route) => new Error(`the emulator has no route ${route}`));
    const unread = mindsMentions ? this.unresolvedMentions : [];
    const nameless = unread.map(
      ({ messageId, userId, reader }) => new Error(`message ${messageId} shows ${reader} ${userId} as @unknown-user`),
    );
    const problems = [...unknown, ...nameless, ...this.breakdowns];
    if (problems.length === 0) return;
    throw new AggregateError(problems, `the emulator was surprised: ${problems.map(String).join('; ')}`);
  }
}
