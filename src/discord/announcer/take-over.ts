/** News that a process left behind when it ended: another tells them, some seconds later. */
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
  let isLooking = false;

  async function look(): Promise<void> {
    for (const id of await crew.abandoned()) {
      if (!given.has(id)) void tell(id).then((told) => told === false && given.add(id));
    }
  }

  function lookOnce(): void {
    if (isLooking) return;
    isLooking = true;
    void look()
      .catch((error: unknown) => error instanceof StoreTrouble || report(error))
      .finally(() => {
        isLooking = false;
      });
  }

  lookOnce();
  return clock.every(LOOK_EVERY, lookOnce);
}
