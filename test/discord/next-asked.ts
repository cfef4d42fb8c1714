import { setTimeout as wait } from 'node:timers/promises';
import type { Emulator } from '#emulator/emulator.ts';
import type { Driver, Player } from '../support/person-driver.ts';

/** The quiet time before the clock is turned, in milliseconds of the machine. */
const LULL = 25;
/**
 * The amount by which it is turned, in milliseconds: computers pause between moves, and standing orders wait for a while.
 * At first by little, so that whoever is at hand has seen that they are asked before they are called.
 */
const turnAfter = (turns: number): number => Math.min(10_000, 1_000 * 2 ** turns);
/** After this many turns of the clock without any change, nothing will change any more. */
const MOST_TURNS = 600;

const isOver = ({ person }: Driver<Player>): boolean =>
  person.visible().some(({ pressable }) => pressable.some(({ label }) => label === 'Rematch'));

/** Resolves when a person must decide; with null when the game is over. Meanwhile the clock runs on. */
export async function nextAsked<P extends Player>(
  discord: Emulator,
  drivers: readonly Driver<P>[],
): Promise<Driver<P> | null> {
  for (let turns = 0; turns < MOST_TURNS; ) {
    const asked = drivers.find((driver) => driver.isAsked());
    if (asked) return asked;
    if (drivers.some(isOver)) return null;
    if (await isLull(discord)) {
      discord.clock.turn(turnAfter(turns));
      turns++;
    } else turns = 0;
  }
  throw new Error(`nothing happens any more:\n${drivers[0]?.person.visible().at(-1)?.text ?? ''}`);
}

/** Resolves when nothing changes any more. */
export async function lull(discord: Emulator): Promise<void> {
  while (!(await isLull(discord)));
}

/** Whether nothing changes for a while, with nobody waiting for an answer. */
async function isLull(discord: Emulator): Promise<boolean> {
  await discord.settled();
  const over = new AbortController();
  const change = new Promise<false>((resolve) => {
    const stop = discord.changes.subscribe(() => resolve(false));
    over.signal.addEventListener('abort', stop);
  });
  // Where the machine was busy elsewhere, the time is over before what has arrived meanwhile was looked at.
  const quiet = wait(LULL).then(() => discord.settled());
  const isQuiet = await Promise.race([change, quiet.then(() => true)]);
  over.abort();
  return isQuiet;
}
