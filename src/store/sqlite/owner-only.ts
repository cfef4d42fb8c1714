/** A database holds everybody's hands: nobody on the machine but its owner reads it. */
import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** The folder of this file. One that was there already keeps the rights it has: others may share it. */
export const folderFor = (file: string): void => void mkdirSync(dirname(file), { recursive: true, mode: 0o700 });

/** Once the file is there, and before SQLite makes the files beside it, which get the same rights. */
export function ownerOnly(file: string): void {
  for (const part of ['', '-wal', '-shm', '-witness']) keepPrivate(file + part);
}

function keepPrivate(file: string): void {
  try {
    chmodSync(file, 0o600);
  } catch {
    // Not there, or not ours to change: whoever gave it to us has decided who reads it.
  }
}
