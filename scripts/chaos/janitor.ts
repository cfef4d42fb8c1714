/** Clears away what is over. People look at all that is there again and again, so a long run would become slower and slower. */
import type { Emulator } from '#emulator/emulator.ts';
import type { Message } from '#emulator/world/world.ts';

/** Of each channel, the newest messages stay whatever they are. */
const STAY = 30;

/** Messages that nobody needs any more go, and nobody is told. */
export function tidy({ world, recording }: Emulator, isNeeded: (message: Message) => boolean): void {
  recording.exchanges.length = 0;
  recording.dispatches.length = 0;
  for (const channel of world.messages.values()) {
    for (const message of [...channel.values()].slice(0, -STAY)) {
      if (!isNeeded(message)) channel.delete(message.id);
    }
  }
}
