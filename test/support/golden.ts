/** What the golden game of any game says of itself in its head: its last position, and a digest of all. */
import { createHash } from 'node:crypto';

export const digestOf = (positions: readonly string[]): string =>
  createHash('sha256').update(positions.join('\n')).digest('hex');

export const withClaims = (record: string, positions: readonly string[]): string =>
  `# digest of all positions: ${digestOf(positions)}\n# last position: ${positions.at(-1)}\n${record}`;

export const claimed = (text: string, what: string): string | undefined =>
  text
    .split('\n')
    .find((line) => line.startsWith(`# ${what}: `))
    ?.slice(what.length + 4);
