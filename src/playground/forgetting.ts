/** A world that is played in for weeks keeps what somebody can still see; otherwise it would only grow. */
import { createdAt } from '#emulator/snowflake.ts';
import { TOKEN_LIFE } from '#emulator/world/interactions.ts';
import type { Message, World } from '#emulator/world/world.ts';
import { MESSAGES_SHOWN } from './views.ts';

const NO_BYTES = new Uint8Array();

/** The bot can't change it any more either. */
const isSpent = ({ id, onlyFor }: Message, now: number): boolean =>
  onlyFor !== null && now - createdAt(id) > TOKEN_LIFE;

const hasBytes = ({ files }: Message): boolean => files.some(({ bytes }) => bytes.byteLength > 0);

const withoutBytes = (message: Message): Message => ({
  ...message,
  files: message.files.map((file) => ({ ...file, bytes: NO_BYTES })),
});

/** What lies further back than any page shows: files, and private messages that are spent. */
export function forgetUnseen(world: World, now: number): void {
  for (const messages of world.messages.values()) {
    for (const message of [...messages.values()].slice(0, -MESSAGES_SHOWN)) {
      if (isSpent(message, now)) messages.delete(message.id);
      else if (hasBytes(message)) messages.set(message.id, withoutBytes(message));
    }
  }
}
