/** Computer players for tables: quick levels answer at once, searching levels use a thread. */
import { type Question, searches, think } from '#ai/index.ts';
import { type Dice, seededDice, seedFrom } from '#engine/chance.ts';
import type { Advice, ComputerPlayer } from '#tables/ports.ts';
import type { SearchPool } from './search-pool.ts';
import type { AnyChoice, SearchBudget } from './search-worker.ts';

export const adviceOf = ({ plan: [{ move, reason }, ...rest], winChance, instead }: AnyChoice): Advice => ({
  move,
  reason,
  rest,
  winChance,
  instead,
});

/** `dice` seeds each question: the same dice give the same play. */
export function createComputerPlayers(pool: SearchPool, dice: Dice, budget: SearchBudget): ComputerPlayer {
  async function answer(question: Question, stop?: AbortSignal): Promise<AnyChoice> {
    const seed = seedFrom(dice);
    if (!searches(question)) return think(question, seededDice(seed)).best();
    return pool.search({ question, seed, budget, ...(stop ? { stop, isUrgent: true } : {}) });
  }
  return {
    choose: async (question) => (await answer(question)).move,
    suggest: async (question, stop) =>
      adviceOf(await answer({ ...question, level: 'strong', purpose: 'advice' }, stop)),
  };
}
