/** What only the local Discord needs is left out on a server: `npm ci --omit=dev`. */

export const NOTHING_TO_START =
  'There is no DISCORD_TOKEN, and the packages of the local Discord are not installed: put a token into .env, or run `npm install --include=dev` to play on this machine without one.';

/** One of them stands for all: npm installs them together. */
export function hasLocalDiscord(): boolean {
  try {
    import.meta.resolve('preact');
    return true;
  } catch {
    return false;
  }
}
