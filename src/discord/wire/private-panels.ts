/**
 * A person has one private panel of each kind at a table: a new one removes the one before it. Removing and changing it
 * takes the token of the last press on it, which Discord forgets after a while; then the old one stays as it is, and its
 * buttons show the present.
 */
import { DiscordAPIError, type InteractionWebhook } from 'discord.js';
import type { Logger } from 'pino';
import { recent } from '#shared/recent.ts';
import type { PersonId, TableId } from '#tables/ids.ts';
import type { Clock } from '#tables/ports.ts';
import type { Answerable } from './deferring.ts';
import type { Message } from './message.ts';
import { payloadOf, replacementOf } from './payload.ts';
import type { Sender } from './route.ts';

/** In milliseconds. Discord says fifteen minutes; a little less is safe. */
const TOKEN_LIFE = 14.5 * 60_000;

const MOST_PANELS = 1_000;

/** Whose private panel of which kind, and at which table. */
export const panelKey = (person: PersonId, kind: string, table: TableId | null): string =>
  [person, kind, table].join(' ');

/** A panel that its reader may have before them. */
interface LivePanel {
  readonly sender: Sender;
  /** Pictures that are late follow, if the panel is still there then. */
  replace(content: Message): Promise<void>;
}

interface Shown {
  readonly at: number;
  /** The token of the press; its whole interaction takes twenty times as much memory, and panels are many. */
  readonly token: InteractionWebhook;
  readonly sender: Sender;
}

export interface PrivatePanels {
  /** The panel was posted by the answer to this press. */
  posted(key: string, by: Answerable, sender: Sender): Promise<void>;
  /** The panel was replaced by the answer to this press. */
  edited(key: string, by: Answerable, sender: Sender): void;
  /** Null if there is none, or none that can still be changed. */
  live(key: string): LivePanel | null;
}

export function createPrivatePanels(clock: Pick<Clock, 'now'>, log: Logger): PrivatePanels {
  const last = recent<string, Shown | null>(MOST_PANELS);

  function present(key: string): Shown | null {
    const shown = last.get(key, () => null);
    return shown && clock.now() - shown.at <= TOKEN_LIFE ? shown : null;
  }

  const keep = (key: string, { webhook: token }: Answerable, sender: Sender): void =>
    last.set(key, { at: clock.now(), token, sender });

  /** Its reader has dismissed it, most often: then there is none any more. */
  async function attempt(change: () => Promise<unknown>, key: string, shown: Shown): Promise<void> {
    try {
      await change();
    } catch (error) {
      if (last.get(key, () => null) === shown) last.drop(key);
      if (!(error instanceof DiscordAPIError)) log.warn({ err: error }, 'a private panel was not changed');
    }
  }

  return {
    async posted(key, by, sender) {
      const old = present(key);
      keep(key, by, sender);
      if (old) await attempt(() => old.token.deleteMessage('@original'), key, old);
    },
    edited: keep,
    live(key) {
      const shown = present(key);
      if (shown === null) return null;
      const { token, sender } = shown;
      const put = (content: Message): Promise<void> =>
        attempt(() => token.editMessage('@original', replacementOf(payloadOf(content))), key, shown);
      return {
        sender,
        async replace(content) {
          await put(content);
          void content.later?.then((whole) => (whole && present(key) === shown ? put(whole) : undefined));
        },
      };
    },
  };
}
