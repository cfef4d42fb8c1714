/** Our own mistake: throws, is caught once at the edge, and is never worded for a player. */
export function invariant(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(`invariant: ${message}`);
}
