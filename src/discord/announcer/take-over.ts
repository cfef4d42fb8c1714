/** News that a process left behind when it ended: another tells them, some seconds later. */
import { regularly } from '#shared/regularly.ts';
import type { Crew } from '#tables/crew.ts';
import type { TableId } from '#tables/ids.ts';
import { type Clock, StoreTrouble } from '#tables/ports.ts';

/** In milliseconds. */
const LOOK_EVERY = 1_000;

/** `tell`: resolves with false after an error, which is our own mistake. The result stops it. */
export function takeOver(
  crew: Crew,
  clock: Clock,
  tell: (id: TableId) => Promise<unknown>,
  report: (error: unknown) => void,
): () => void {
  /** What this process can't tell is left to the others, and to the next start. */
  const given = new Set<TableId>();

  async function look(): Promise<void> {
    for (const id of await crew.abandoned()) {
      if (!given.has(id)) void tell(id).then((told) => told === false && given.add(id));
    }
  }

  const safely = (): Promise<void> =>
    look().catch((error: unknown) => void (error instanceof StoreTrouble || report(error)));

  const looks = regularly(clock, LOOK_EVERY, safely);
  looks.ask();
  return looks.stop;
}
