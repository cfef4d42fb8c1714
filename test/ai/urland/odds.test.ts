import { describe, expect, it } from 'vitest';
import { emptyOdds, knowledgeOf, oddsFor } from '#ai/urland/odds.ts';
import type { Region } from '#games/urland/board.ts';
import { viewOf } from '#games/urland/view.ts';
import { decisiveMoments } from '../../support/computer-games.ts';
import { play, type Scene, seatOf, urland } from '../../support/urland.ts';

const CHOOSING: Scene = {
  ichtos: { A: [3, 3, 3, 3] },
  phase: { kind: 'choose' },
  hand: [4, 7, 1],
  pile: [2, 3, 8],
  scored: [5, 6, 9, 10, 11, 12],
};
const picked = play(urland(CHOOSING), 'red score 7').state;
const next = play(picked, 'green done', 'yellow done', 'chance draw 2', 'blue score 2').state;

const odds = (state: typeof picked, colour: 'red' | 'blue' | 'green' | 'yellow') => {
  const view = viewOf(state, seatOf(colour));
  const { now } = oddsFor(view, knowledgeOf(view), emptyOdds());
  return (chip: Region) => now[chip];
};

describe('how likely a chip is the one that is scored', () => {
  it('the player who picked it knows', () => {
    expect([1, 4, 7].map((chip) => odds(picked, 'red')(chip as Region))).toEqual([0, 0, 1]);
  });

  it('the Dummy rules out the two chips in their hand', () => {
    const dummy = odds(picked, 'blue');
    expect([1, 4].map((chip) => dummy(chip as Region))).toEqual([0, 0]);
    expect([2, 3, 7, 8].map((chip) => dummy(chip as Region))).toEqual([0.25, 0.25, 0.25, 0.25]);
  });

  it('an Ichto player who has seen nothing counts what is not on the board', () => {
    expect([1, 2, 3, 4, 7, 8].map((chip) => odds(picked, 'green')(chip as Region))).toEqual(Array(6).fill(1 / 6));
  });

  it('the player who handed two of the three on knows that each of them is one of three', () => {
    const passer = odds(next, 'red');
    expect([1, 4].map((chip) => passer(chip as Region))).toEqual([1 / 3, 1 / 3]);
    expect([2, 3, 8].map((chip) => passer(chip as Region))).toEqual(Array(3).fill(1 / 9));
  });

  it.each([3, 4, 5])('all odds together make one, at every moment: %i seats', (seats) => {
    for (const { state, seat } of decisiveMoments(seats, 2)) {
      const view = viewOf(state, seat);
      const { now, open } = oddsFor(view, knowledgeOf(view), emptyOdds());
      if (open > 0) expect(now.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    }
  });
});
