/**
 * A person has one private panel of each kind at a table: a new one removes the one before it. That takes the token of
 * the last press on it, which Discord forgets after a while; then the old one stays, and its buttons show the present.
 */
import { DiscordAPIError } from 'discord.js';
import type { Logger } from 'pino';
import { recent } from '#shared/recent.ts';
import type { Answerable } from './acknowledgement.ts';

/** In milliseconds. Discord says fifteen minutes; a little less is safe. */
const TOKEN_LIFE = 14.5 * 60_000;

const MOST_PANELS = 1_000;

interface Shown {
  /** By Discord's clock. */
  readonly at: number;
  remove(): Promise<unknown>;
}

const NEVER: Shown = { at: 0, remove: async () => undefined };

const shownBy = ({ createdTimestamp, webhook }: Answerable): Shown => ({
  at: createdTimestamp,
  remove: () => webhook.deleteMessage('@original'),
});

export interface PrivatePanels {
  /** The panel was posted by the answer to this press. */
  posted(key: string, by: Answerable): Promise<void>;
  /** The panel was replaced by the answer to this press. */
  edited(key: string, by: Answerable): void;
}

export function createPrivatePanels(log: Logger): PrivatePanels {
  const last = recent<string, Shown>(MOST_PANELS);
  return {
    async posted(key, by) {
      const old = last.get(key, () => NEVER);
      last.set(key, shownBy(by));
      if (by.createdTimestamp - old.at > TOKEN_LIFE) return;
      await old.remove().catch((error: unknown) => {
        // Its reader has dismissed it, most often.
        if (!(error instanceof DiscordAPIError)) log.warn({ err: error }, 'an old panel was not removed');
      });
    },
    edited: (key, by) => last.set(key, shownBy(by)),
  };
}
