/** The playground's Discord in a file, so that a restart of this program is to the bot and its people like one of the bot alone. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Emulator } from '#emulator/emulator.ts';
import type { World } from '#emulator/world/world.ts';
import { forgetUnseen } from './forgetting.ts';

interface Saved {
  /** Raised when a world saved earlier can no longer be gone on with. */
  readonly format: typeof FORMAT;
  readonly world: World;
  /** What its clock said: time never goes back, not even after it was turned far ahead. */
  readonly now: number;
}

const FORMAT = 2;

/** Null if there is none, or none that this version can read. */
export function readWorld(file: string): Omit<Saved, 'format'> | null {
  if (!existsSync(file)) return null;
  const saved = readSaved(readFileSync(file));
  if (saved.format !== FORMAT || saved.world === undefined || saved.now === undefined) return null;
  forgetUnanswered(saved.world);
  return { world: saved.world, now: saved.now };
}

function readSaved(bytes: Buffer): Partial<Saved> {
  try {
    return deserialize(bytes) as Partial<Saved>;
  } catch {
    return {};
  }
}

/** The three seconds of these went by while nobody was there. */
function forgetUnanswered({ interactions }: World): void {
  for (const [token, { progress }] of interactions) if (progress.kind === 'waiting') interactions.delete(token);
}

function writeWorld(file: string, { world, clock }: Emulator): void {
  forgetUnseen(world, clock.now());
  const saved: Saved = { format: FORMAT, world, now: clock.now() };
  mkdirSync(dirname(file), { recursive: true });
  // Renaming replaces the old one in one step: there is always a whole world to come back to.
  writeFileSync(`${file}.new`, serialize(saved));
  renameSync(`${file}.new`, file);
}

/** After a change the world is saved within this time, in milliseconds. */
const SAVE_WITHIN = 1_000;

/** Saves the world soon after it changes; returns what saves it a last time and ends that. Playing goes on if that fails. */
export function keepSaved(file: string, emulator: Emulator, report: (trouble: string) => void): () => void {
  let pending: NodeJS.Timeout | null = null;
  const save = () => {
    if (pending !== null) clearTimeout(pending);
    pending = null;
    try {
      writeWorld(file, emulator);
    } catch (error) {
      report(`the local Discord could not be saved in ${file}: ${error}`);
    }
  };
  const unsubscribe = emulator.changes.subscribe(() => {
    pending ??= setTimeout(save, SAVE_WITHIN);
  });
  return () => {
    unsubscribe();
    save();
  };
}
