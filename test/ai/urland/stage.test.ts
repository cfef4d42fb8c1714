import { describe, expect, it } from 'vitest';
import { learn, unexplored } from '#ai/urland/branches.ts';
import { deepened, type Horizon, isMature, newStage } from '#ai/urland/stage.ts';
import { PLAN, strongWith } from '#ai/urland/strong.ts';
import { seededDice } from '#engine/chance.ts';
import { viewOf } from '#games/urland/view.ts';
import { decisiveMoments } from '../../support/computer-games.ts';

const certainty = { errors: Number.POSITIVE_INFINITY, margin: 0 };
const NEAR: Horizon = { turns: 2, iterations: 30, certainty };
const FAR: Horizon = { turns: 4, iterations: Number.POSITIVE_INFINITY, certainty };

describe('a stage of thought', () => {
  it('begins with what the one before found, and with nothing tried', () => {
    const stage = newStage(
      NEAR,
      [0.5, 0.3, 0.2].map((prior, amount) => unexplored({ kind: 'bid', amount }, prior)),
    );
    for (const branch of stage.branches.slice(2)) for (let count = 0; count < 10; count++) learn(branch, 0.5);
    stage.iterations = 10;
    const next = deepened(stage, FAR);
    expect(next.branches.map(({ prior }) => prior)).toEqual([0.25, 0.15, 0.6]);
    expect(next.branches.every(({ visits }) => visits === 0)).toBe(true);
    expect(next).toMatchObject({ horizon: FAR, iterations: 0 });
  });

  it.each([
    [9, false],
    [10, true],
  ])('is listened to after a third of the time of the one before: %i of 30, %s', (iterations, expected) => {
    expect(isMature({ ...newStage(FAR, []), iterations }, { ...newStage(NEAR, []), iterations: 30 })).toBe(expected);
  });

  it('follows when the one before has had its time, and not earlier', () => {
    const [near, both] = [[NEAR], [NEAR, FAR]] as const;
    let differences = 0;
    for (const { state, seat } of decisiveMoments(4, 1, 29)) {
      const choice = (horizons: typeof near | typeof both, iterations: number) => {
        const thought = strongWith({ ...PLAN, horizons }).think(viewOf(state, seat), seat, seededDice(2));
        for (let step = 0; step < iterations; step++) thought.step();
        return thought.best();
      };
      expect(choice(both, 30)).toEqual(choice(near, 30));
      if (choice(both, 60).winChance !== choice(near, 60).winChance) differences++;
    }
    expect(differences).toBeGreaterThan(0);
  });
});
