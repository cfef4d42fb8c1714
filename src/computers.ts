/** The computer players at the bot's tables: rules of thumb at once, search in a thread of its own. */
import { isLevel } from '#ai/levels.ts';
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
  const players = createComputerPlayers(pool, SYSTEM_DICE, {
    iterations: Number.MAX_SAFE_INTEGER,
    milliseconds: MILLISECONDS,
  });
  const [usual] = players.levels;
  const choose: ComputerPlayer['choose'] = ({ level, ...question }) =>
    players.choose({ ...question, level: isLevel(level) ? level : usual });
  return { player: { levels: players.levels, choose }, close: () => pool.close() };
}
