/** The computer players at the bot's tables. */
import type { Dice } from '#engine/chance.ts';
import { SYSTEM_DICE } from '#tables/adapters/secret-source.ts';
import type { ComputerPlayer } from '#tables/ports.ts';
import { createComputerPlayers } from '#workers/computer-players.ts';
import { createSearchPool } from '#workers/search-pool.ts';

/** How long a search for one decision may take. */
const MILLISECONDS = 1000;

export interface Computers {
  readonly player: ComputerPlayer;
  close(): Promise<void>;
}

export function hireComputers(dice: Dice = SYSTEM_DICE): Computers {
  const pool = createSearchPool();
  const budget = { iterations: Number.MAX_SAFE_INTEGER, milliseconds: MILLISECONDS };
  return { player: createComputerPlayers(pool, dice, budget), close: () => pool.close() };
}
