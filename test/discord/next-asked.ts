import type { Emulator } from '#emulator/emulator.ts';
import type { Driver } from '../support/person-driver.ts';

/** In milliseconds: longer than this no bot takes. */
const LONGEST_HOLDUP = 30_000;

const isOver = ({ person }: Driver): boolean =>
  person.visible().some(({ pressable }) => pressable.some(({ label }) => label === 'Rematch'));

/** Resolves when somebody is asked; with null when the game is over. */
export async function nextAsked(discord: Emulator, drivers: readonly Driver[]): Promise<Driver | null> {
  for (;;) {
    const asked = drivers.find((driver) => driver.isAsked());
    if (asked) return asked;
    if (drivers.some(isOver)) return null;
    await somethingNew(discord, () => drivers[0]?.person.latest()?.text ?? '');
  }
}

function somethingNew({ changes }: Emulator, screen: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`nothing happens any more:\n${screen()}`)), LONGEST_HOLDUP);
    const stop = changes.subscribe(() => {
      clearTimeout(late);
      stop();
      resolve();
    });
  });
}
