/** Where the emulator can be had, the doctor has one beside the real Discord. */
import type { LocalDiscord } from './beside.ts';

/** One package of the emulator's stands for all: npm installs them together. */
const isInstalled = (): boolean => {
  try {
    import.meta.resolve('discord-api-spec/zod');
    return true;
  } catch {
    return false;
  }
};

/** Null on a server without development packages. */
export async function localDiscord(): Promise<LocalDiscord | null> {
  if (!isInstalled()) return null;
  const { startLocalDiscord } = await import('./local-discord.ts');
  return startLocalDiscord();
}
