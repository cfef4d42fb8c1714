/** The computer players at the bot's tables: rules of thumb at once, search in a thread of its own. */
import { SYSTEM_DICE } from '#tables/adapters/secret-source.ts';
import type { ComputerPlayer } from '#tables/ports.ts';
import { createComputerPlayers } from '#workers/computer-players.ts';
import { createSearchPool } from '#workers/search-pool.ts';

/** How long the strong one may think about a decision. */
const MILLISECONDS = 1000;

export interface Computers {
  readonly player: ComputerPlayer;
  close(): Promise<void>;
}

export function hireComputers(): Computers {
  const pool = createSearchPool();
  const budget = { iterations: Number.MAX_SAFE_INTEGER, milliseconds: MILLISECONDS };
  return { player: createComputerPlayers(pool, SYSTEM_DICE, budget), close: () => pool.close() };
}
