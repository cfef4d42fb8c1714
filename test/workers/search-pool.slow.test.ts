import { afterAll, describe, expect, it } from 'vitest';
import { think } from '#ai/index.ts';
import { choose } from '#ai/player.ts';
import { seededDice } from '#engine/chance.ts';
import { viewOf } from '#games/urland/view.ts';
import { createComputerPlayers } from '#workers/computer-players.ts';
import { createSearchPool, type SearchJob } from '#workers/search-pool.ts';
import type { AnyChoice } from '#workers/search-worker.ts';
import { PATIENCE } from '../support/unhurried.ts';
import { seatOf, urland } from '../support/urland.ts';

const state = urland({ ichtos: { A: [4, 4, 4, 4], E: [3, 3, 3, 3], 2: [1, 1, 0, 2], 4: [0, 2, 1, 0] } });
const green = seatOf('green');
const question = { game: 'urland', level: 'strong', seat: green, view: viewOf(state, green) } as const;
const FOREVER = { iterations: Number.MAX_SAFE_INTEGER, milliseconds: 3_600_000 };

/** The same search on this thread, with the same number of iterations. */
function expectBestOf(choice: AnyChoice): void {
  const thought = think(question, seededDice(7));
  for (let done = 0; done < choice.iterations; done++) thought.step();
  expect(choice.iterations).toBeGreaterThan(0);
  expect(choice).toEqual(thought.best());
}

const pool = createSearchPool({ threads: 1, patience: PATIENCE });
afterAll(() => pool.close());

describe('searching in a thread', () => {
  it('comes to the same choice as searching here', async () => {
    const there = await pool.search({ question, seed: 7, budget: { iterations: 40, milliseconds: 3_600_000 } });
    expect(there).toEqual(choose(think(question, seededDice(7)), 40));
  });

  it('stops on a signal, with the best so far', async () => {
    const stop = new AbortController();
    const search = pool.search({ question, seed: 7, budget: FOREVER, stop: stop.signal });
    stop.abort();
    expectBestOf(await search);
  });

  it('answers even if the signal came before it began', async () => {
    expectBestOf(await pool.search({ question, seed: 7, budget: FOREVER, stop: AbortSignal.abort() }));
  });

  it('stops when its time is over', async () => {
    const budget = { ...FOREVER, milliseconds: 50 };
    expectBestOf(await pool.search({ question, seed: 7, budget }));
  });

  it('fails for a question that makes no sense, and goes on with the next', async () => {
    const nonsense = { ...question, view: {} };
    await expect(pool.search({ question: nonsense, seed: 1, budget: FOREVER })).rejects.toThrow();
    const budget = { iterations: 5, milliseconds: 3_600_000 };
    expect(await pool.search({ question, seed: 1, budget })).toEqual(choose(think(question, seededDice(1)), 5));
  });

  it('fails once the pool is closed', async () => {
    const closed = createSearchPool();
    await closed.close();
    await expect(closed.search({ question, seed: 1, budget: FOREVER })).rejects.toThrow('gone home');
  });
});

describe('computer players for tables', () => {
  const budget = { iterations: 30, milliseconds: 3_600_000 };

  it('begin no search on this thread, not even for a view that makes no sense', async () => {
    const asked: SearchJob[] = [];
    const search = async (job: SearchJob) => {
      asked.push(job);
      return choose(think(question, seededDice(1)), 1);
    };
    const players = createComputerPlayers({ search, close: async () => undefined }, seededDice(3), budget);
    const nonsense = { game: 'urland', seat: green, view: {} } as const;
    await players.choose({ ...nonsense, level: 'strong' });
    await players.suggest(nonsense, new AbortController().signal);
    expect(asked.map(({ question: { level, view } }) => [level, view])).toEqual([
      ['strong', {}],
      ['strong', {}],
    ]);
    await players.choose({ ...question, level: 'steady' });
    expect(asked).toHaveLength(2);
  });

  it('play the same with the same dice', async () => {
    const moves = async () => {
      const players = createComputerPlayers(pool, seededDice(3), budget);
      return [await players.choose(question), await players.choose({ ...question, level: 'beginner' })];
    };
    expect(await moves()).toEqual(await moves());
  });

  it('suggest a move with a reason and what would be next best', async () => {
    const { level: _level, ...asked } = question;
    const suggestion = await createComputerPlayers(pool, seededDice(3), budget).suggest(
      asked,
      new AbortController().signal,
    );
    expect(suggestion).toMatchObject({
      move: { kind: expect.any(String) },
      reason: { id: expect.any(String) },
      winChance: expect.any(Number),
      instead: { winChance: expect.any(Number) },
    });
  });
});
