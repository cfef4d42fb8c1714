import { describe, expect, it } from 'vitest';
import { choose } from '#ai/player.ts';
import { type SearchingPlan, searchingLevel } from '#ai/search/searching-level.ts';
import { PLAN, POLICY, STRONG } from '#ai/urland/strong.ts';
import { seededDice } from '#engine/chance.ts';
import { URLAND } from '#games/urland/game.ts';
import type { Urland } from '#games/urland/types.ts';
import { viewOf } from '#games/urland/view.ts';
import { type Decisive, decisiveMoments } from '../../support/computer-games.ts';
import { seatOf, urland } from '../../support/urland.ts';

const ITERATIONS = 40;

const strongWith = (plan: SearchingPlan<Urland>) => searchingLevel(POLICY, plan);

describe('a strong player who stops early', () => {
  it.each([3, 4, 5])('because nothing can catch up: makes the choice it would have made: %i seats', (seats) => {
    const certainty = { errors: Number.POSITIVE_INFINITY, within: 0 };
    const stubborn = strongWith({ ...PLAN, certainty, iterations: ITERATIONS });
    let spared = 0;
    for (const { state, seat } of decisiveMoments(seats, 1, 61)) {
      const think = () => stubborn.think(viewOf(state, seat), seat, seededDice(3));
      const early = choose(think(), ITERATIONS);
      const full = think();
      for (let step = 0; step < ITERATIONS; step++) full.step();
      expect(early.move).toEqual(full.best().move);
      spared += ITERATIONS - early.iterations;
    }
    expect(spared).toBeGreaterThan(0);
  });

  it('because there is no doubt: does not use up a budget for a choice that wins at once', () => {
    const state = urland({
      ichtos: { A: [3, 3, 3, 3], B: [3, 3, 3, 3], 4: [2, 0, 0, 0], 5: [0, 2, 0, 0], 6: [0, 0, 2, 0] },
      track: [28, 27, 26, 25],
      mutations: 3,
      phase: { kind: 'choose' },
      hand: [4, 5, 6],
      scored: [1, 2, 3, 8],
    });
    const red = seatOf('red');
    const choice = choose(STRONG.think(viewOf(state, red), red, seededDice(1)), 20_000);
    expect(choice.move).toEqual({ kind: 'score', chip: 4 });
    expect(choice.iterations).toBeLessThan(2000);
  });
});

describe('a strong player with more time', () => {
  const race = { ...PLAN.race, stretches: () => 1, iterations: 2 };
  const hasty = strongWith({ ...PLAN, iterations: 30, race });
  const choiceAfter = (level: typeof hasty, { state, seat }: Decisive, steps: number) => {
    const thought = level.think(viewOf(state, seat), seat, seededDice(2));
    for (let step = 0; step < steps; step++) thought.step();
    return thought.best();
  };

  it('rehearses its best moves once the search has had its time, and not earlier', () => {
    let differences = 0;
    for (const moment of decisiveMoments(4, 1, 43)) {
      expect(choiceAfter(hasty, moment, 30)).toEqual(choiceAfter(STRONG, moment, 30));
      if (choiceAfter(hasty, moment, 400).winChance !== choiceAfter(STRONG, moment, 400).winChance) differences++;
    }
    expect(differences).toBeGreaterThan(0);
  });

  it('begins no race that would hardly get round', () => {
    const patient = strongWith({
      ...PLAN,
      certainty: { errors: 100, within: 1 },
      iterations: 30,
      race: { ...race, least: 50 },
    });
    for (const { state, seat } of decisiveMoments(4, 1, 43)) {
      const view = viewOf(state, seat);
      const thoughtFor = (steps: number) => choose(patient.think(view, seat, seededDice(2)), steps);
      expect(thoughtFor(79).iterations).toBeLessThanOrEqual(30);
      if (thoughtFor(80).iterations > 30) return;
    }
    expect.unreachable('a race with more time');
  });

  it('still chooses by its view alone, and nothing illegal', () => {
    for (const { state, seat } of decisiveMoments(4, 1, 43)) {
      const view = viewOf(state, seat);
      const alike = URLAND.world(view, seededDice(99));
      const choice = choiceAfter(hasty, { state, seat }, 400);
      expect(choiceAfter(hasty, { state: alike, seat }, 400)).toEqual(choice);
      expect(URLAND.refuse(state, { by: seat, move: choice.move })).toBeNull();
    }
  });
});
