/** Where all cores are busy, whoever answers people comes first; then pictures, thoughts, and last what nobody waits for. */
import { platform, setPriority } from 'node:os';

/** As Linux counts: 0 is the thread that answers, 19 the last. */
const PRECEDENCE = { painting: 10, thinking: 15, copying: 19 } as const;

/** Law: called by a thread about itself. Only Linux counts by thread; elsewhere the whole process would stand back. */
export function standBack(work: keyof typeof PRECEDENCE): void {
  if (platform() === 'linux') setPriority(PRECEDENCE[work]);
}
