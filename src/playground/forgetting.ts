/** A world that is played in for weeks keeps what somebody can still see; otherwise it would only grow. */
import { createdAt } from '#emulator/snowflake.ts';
import { TOKEN_LIFE } from '#emulator/world/interactions.ts';
import type { Message, World } from '#emulator/world/world.ts';
import { shownAtFirst } from './history.ts';

const NO_BYTES = new Uint8Array();

/** The bot can't change it any more either. */
const isSpent = ({ id, onlyFor }: Message, now: number): boolean =>
  onlyFor !== null && now - createdAt(id) > TOKEN_LIFE;

const hasBytes = ({ files }: Message): boolean => files.some(({ bytes }) => bytes.byteLength > 0);

const withoutBytes = (message: Message): Message => ({
  ...message,
  files: message.files.map((file) => ({ ...file, bytes: NO_BYTES })),
});

/** What nobody sees unless they ask for what is older: files, and private messages that are spent. */
export function forgetUnseen(world: World, now: number): void {
  for (const messages of world.messages.values()) {
    const shown = shownAtFirst(messages);
    for (const message of [...messages.values()]) {
      if (shown.has(message.id)) continue;
      if (isSpent(message, now)) messages.delete(message.id);
      else if (hasBytes(message)) messages.set(message.id, withoutBytes(message));
    }
  }
}
