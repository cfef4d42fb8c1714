import { describe, expect, it } from 'vitest';
import { imagine } from '#ai/urland/imagination.ts';
import { seededDice } from '#engine/chance.ts';
import type { Region } from '#games/urland/board.ts';
import { URLAND } from '#games/urland/game.ts';
import { viewOf } from '#games/urland/view.ts';
import { decisiveMoments } from '../../support/computer-games.ts';
import { play, seatOf, urland } from '../../support/urland.ts';

describe('an imagined world', () => {
  it.each([3, 4, 5])('looks to its viewer just like the real one: %i seats', (seats) => {
    const dice = seededDice(seats);
    for (const { state, seat } of decisiveMoments(seats, 3)) {
      const view = viewOf(state, seat);
      expect(viewOf(imagine(view, dice), seat)).toEqual(view);
    }
  });

  it.each([3, 4, 5])('depends on nothing that its viewer does not see: %i seats', (seats) => {
    for (const { state, seat } of decisiveMoments(seats, 1, 5)) {
      const view = viewOf(state, seat);
      const other = URLAND.world(view, seededDice(1));
      expect(imagine(viewOf(other, seat), seededDice(2))).toEqual(imagine(view, seededDice(2)));
    }
  });

  const share = (picked: (chip: Region | null) => boolean, view: ReturnType<typeof viewOf>): number => {
    const dice = seededDice(4);
    const worlds = Array.from({ length: 600 }, () => imagine(view, dice));
    return worlds.filter((world) => picked(world.picked)).length / worlds.length;
  };

  it('more often has a picked chip that pays its picker', () => {
    const state = urland({
      ichtos: { A: [3, 3, 3, 3], 4: [2, 0, 0, 0], 5: [0, 2, 0, 0] },
      scored: [1, 2, 3, 8, 9, 10, 11, 12],
      picked: 4,
      hand: [5, 6],
      pile: [7],
    });
    const view = viewOf(state, seatOf('green'));
    expect(share((chip) => chip === 4, view)).toBeGreaterThan(0.4);
    expect(share((chip) => chip === 5, view)).toBeLessThan(0.2);
  });

  it('never has a chip picked that the Dummy holds', () => {
    const state = play(
      urland({ ichtos: { A: [3, 3, 3, 3] }, phase: { kind: 'choose' }, hand: [4, 7, 1], pile: [2, 3], scored: [5, 6] }),
      'red score 7',
    ).state;
    expect(share((chip) => chip === 4 || chip === 1, viewOf(state, seatOf('blue')))).toBe(0);
  });
});
