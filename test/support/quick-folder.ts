/** Where databases of tests stand: in memory if the machine has room there, for a disk takes its time over every one of them. */
import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';

/** In bytes. Containers often have less, and some tests fill a whole database. */
const ROOM = 2 ** 30;

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ROOM;
  } catch {
    return false;
  }
}

const HOME = hasRoom(MEMORY) ? MEMORY : tmpdir();

/** A new folder. Whoever asks for it removes it. */
export const quickFolder = (name: string): string => mkdtempSync(join(HOME, `${name}-`));
