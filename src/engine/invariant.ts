/**
 * Our own mistake: throws, is caught once at the edge, and is never worded for a player. Where it is asked again and
 * again, the message is a function: words that nobody reads are not put together.
 */
export function invariant(condition: boolean, message: string | (() => string)): asserts condition {
  if (!condition) throw new Error(`invariant: ${typeof message === 'string' ? message : message()}`);
}
