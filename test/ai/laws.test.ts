import { describe, expect, it } from 'vitest';
import { LEVELS } from '#ai/levels.ts';
import { choose } from '#ai/player.ts';
import { selfPlay } from '#ai/self-play.ts';
import { COMPUTERS } from '#ai/urland/index.ts';
import { seededDice } from '#engine/chance.ts';
import { URLAND } from '#games/urland/game.ts';
import { decisiveMoments } from '../support/computer-games.ts';

const urland = COMPUTERS;
const SEATS = [3, 4, 5];
const FEW = 6;

describe.each(LEVELS)('a %s computer player', (level) => {
  it.each(SEATS)('chooses by its view alone: worlds it cannot tell apart, the same choice: %i seats', (seats) => {
    for (const { state, seat } of decisiveMoments(seats, 1, 7)) {
      const view = URLAND.view(state, seat);
      const other = URLAND.view(URLAND.world(view, seededDice(99)), seat);
      const choice = (seen: typeof view) => choose(urland[level].think(seen, seat, seededDice(5)), FEW);
      expect(choice(other)).toEqual(choice(view));
    }
  });

  it.each(SEATS)('never makes an illegal move: %i seats', (seats) => {
    const dice = seededDice(seats);
    for (const { state, seat } of decisiveMoments(seats, 1, 2)) {
      const { move } = choose(urland[level].think(URLAND.view(state, seat), seat, dice), FEW);
      expect([move, URLAND.refuse(state, { by: seat, move })]).toEqual([move, null]);
    }
  });

  it('that does not search has made up its mind from the beginning', () => {
    if (urland[level].searches) return;
    for (const { state, seat } of decisiveMoments(4, 1, 31)) {
      expect(urland[level].think(URLAND.view(state, seat), seat, seededDice(1)).isSettled()).toBe(true);
    }
  });

  it('does not touch the view it is given', () => {
    for (const { state, seat } of decisiveMoments(4, 1, 11)) {
      const view = URLAND.view(state, seat);
      const before = structuredClone(view);
      choose(urland[level].think(view, seat, seededDice(1)), FEW);
      expect(view).toEqual(before);
    }
  });

  it('keeps within its budget, and is ready with a move even without any', () => {
    for (const { state, seat } of decisiveMoments(4, 1, 23)) {
      for (const iterations of [0, 1, FEW]) {
        const choice = choose(urland[level].think(URLAND.view(state, seat), seat, seededDice(1)), iterations);
        expect(choice.iterations).toBeLessThanOrEqual(iterations);
        expect(URLAND.refuse(state, { by: seat, move: choice.move })).toBeNull();
      }
    }
  });
});

describe('whole games of computer players', () => {
  it.each(LEVELS)('come to an end, and with the same seed to the same one: %s', (level) => {
    const table = [3, 4, 5].map(() => ({ level: urland[level], iterations: 2 }));
    const once = selfPlay(URLAND, table, 17);
    expect(once.end.phase.kind).toBe('over');
    expect(selfPlay(URLAND, table, 17).log).toEqual(once.log);
    expect(selfPlay(URLAND, table, 18).log).not.toEqual(once.log);
  });
});
