/** Clears away what is over. People look at all that is there again and again, so a long run would become slower and slower. */
import type { Emulator } from '#emulator/emulator.ts';
import type { TableId } from '#tables/ids.ts';
import { tablesOn } from './panels.ts';

/** Of each channel, the newest messages stay whatever they are. */
const STAY = 30;

/** Messages without a button of a running table go, and nobody is told. */
export function tidy({ world, recording }: Emulator, running: ReadonlySet<TableId>): void {
  recording.exchanges.length = 0;
  recording.dispatches.length = 0;
  for (const channel of world.messages.values()) {
    for (const message of [...channel.values()].slice(0, -STAY)) {
      if (!tablesOn(message).some((table) => running.has(table))) channel.delete(message.id);
    }
  }
}
