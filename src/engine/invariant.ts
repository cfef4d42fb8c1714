/** Our own mistake: throws, is caught once at the edge, and never reaches a player as a sentence. */
export function invariant(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(`invariant: ${message}`);
}
