/** Computer players for tables: the quick ones answer at once, the strong one from a thread of its own. */
import { type Question, think } from '#ai/index.ts';
import { LEVELS, type LevelId } from '#ai/levels.ts';
import { type Dice, seededDice } from '#engine/chance.ts';
import type { SearchPool } from './search-pool.ts';
import type { AnyChoice, SearchBudget } from './search-worker.ts';

export interface ComputerPlayers {
  /** The first is the one that plays on for people. */
  readonly levels: readonly [LevelId, ...LevelId[]];
  choose(question: Question): Promise<AnyChoice['move']>;
  /** A move with its reason, from this person's own view. */
  suggest(question: Omit<Question, 'level'>, stop?: AbortSignal): Promise<AnyChoice>;
}

/** A person who is away gets neither a fool nor a master for a substitute. */
const PLAYING_ON: LevelId = 'steady';

const LARGE = 0x7fff_ffff;

/** `dice` gives each question a random stream of its own: with the same dice, the same play. */
export function createComputerPlayers(pool: SearchPool, dice: Dice, budget: SearchBudget): ComputerPlayers {
  async function answer(question: Question, stop?: AbortSignal): Promise<AnyChoice> {
    const seed = dice.below(LARGE);
    const thought = think(question, seededDice(seed));
    if (thought.isSettled()) return thought.best();
    return pool.search({ question, seed, budget, ...(stop ? { stop } : {}) });
  }
  return {
    levels: [PLAYING_ON, ...LEVELS.filter((level) => level !== PLAYING_ON)],
    choose: async (question) => (await answer(question)).move,
    suggest: (question, stop) => answer({ ...question, level: 'strong' }, stop),
  };
}
