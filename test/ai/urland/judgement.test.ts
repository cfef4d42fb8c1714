/** Positions with an answer that nobody would argue with. */
import { describe, expect, it } from 'vitest';
import { choose } from '#ai/player.ts';
import { COMPUTERS } from '#ai/urland/index.ts';
import { reasonFor } from '#ai/urland/reason-for.ts';
import { seededDice } from '#engine/chance.ts';
import type { Region } from '#games/urland/board.ts';
import { URLAND } from '#games/urland/game.ts';
import { viewOf } from '#games/urland/view.ts';
import { sayReason } from '#i18n/urland/reasons.ts';
import { urlandIn } from '#i18n/urland/words.ts';
import { decisiveMoments } from '../../support/computer-games.ts';
import { type Scene, seatOf, turnOf, urland } from '../../support/urland.ts';

const ITERATIONS = 120;

const choiceOf = (level: 'steady' | 'strong', scene: Scene, colour: 'red' | 'green') => {
  const seat = seatOf(colour);
  const view = viewOf(urland(scene), seat);
  return choose(COMPUTERS[level].think(view, seat, seededDice(1)), ITERATIONS);
};

describe.each(['steady', 'strong'] as const)('a %s player', (level) => {
  it('scores the land that wins the game', () => {
    const scene: Scene = {
      ichtos: { A: [3, 3, 3, 3], B: [3, 3, 3, 3], 4: [2, 0, 0, 0], 5: [0, 2, 0, 0], 6: [0, 0, 2, 0] },
      track: [28, 27, 26, 25],
      mutations: 3,
      phase: { kind: 'choose' },
      hand: [4, 5, 6],
      scored: [1, 2, 3, 8],
    };
    expect(choiceOf(level, scene, 'red')).toMatchObject({
      move: { kind: 'score', chip: 4 },
      plan: [{ reason: { id: 'score-pays-you', values: { chip: 4, points: 3, rival: 0 } } }],
    });
  });

  it('takes the land that it knows to be scored, and wins by it', () => {
    const scene: Scene = {
      ichtos: { A: [3, 3, 3, 3], 5: [1, 0, 0, 0] },
      track: [10, 9, 28, 27],
      mutations: 3,
      scored: [1, 2, 3, 4, 6, 7, 8, 9, 10],
      picked: 5,
      hand: [11, 12],
      pile: [],
      extraTurns: [0, 0, 0, 0],
      environment: 'red',
      phase: turnOf('green', 2),
    };
    expect(choiceOf(level, scene, 'green').move).toEqual({ kind: 'land', from: 'A', to: 5, count: 1 });
  });
});

describe('why a land is picked', () => {
  const scene: Scene = {
    ichtos: { A: [3, 3, 3, 3], 4: [0, 1, 0, 0], 5: [2, 0, 0, 0], 10: [1, 0, 0, 0] },
    phase: { kind: 'choose' },
    hand: [4, 5, 6],
  };
  const reasonOf = (chip: Region, more: Scene = {}) => {
    const red = seatOf('red');
    return reasonFor(viewOf(urland({ ...scene, ...more }), red), red, { kind: 'score', chip });
  };

  it.each<[string, ReturnType<typeof reasonOf>, ReturnType<typeof reasonFor>]>([
    ['it pays', reasonOf(5), { id: 'score-pays-you', values: { chip: 5, points: 3, rival: 0 } }],
    [
      'it pays less now than another would, and that is said',
      reasonOf(4),
      { id: 'score-looks-ahead', values: { chip: 4, rival: 3, better: 5, points: 3 } },
    ],
    [
      'none of the chips pays, and this one gives the others least',
      reasonOf(6, { hand: [4, 6] }),
      { id: 'score-spares-you', values: { chip: 6, rival: 0, least: 3 } },
    ],
    [
      'none of the chips pays, and others would give the others less',
      reasonOf(4, { hand: [4, 6, 7] }),
      { id: 'score-waits', values: { chip: 4, rival: 3 } },
    ],
    [
      'the land goes by another number since a volcano joined it',
      reasonOf(11, { hand: [11, 6, 7], volcanoes: [11] }),
      { id: 'score-pays-you', values: { chip: 11, points: 3, rival: 0 } },
    ],
  ])('%s', (_, reason, expected) => {
    expect(reason).toEqual(expected);
  });
});

it('a reason is always one that has words, and names only what its seat sees', () => {
  for (const { state, seat } of decisiveMoments(4, 3, 3)) {
    const view = viewOf(state, seat);
    const { move } = choose(COMPUTERS.steady.think(view, seat, seededDice(1)), 1);
    const reason = reasonFor(view, seat, move);
    expect(sayReason(reason, ['Ann', 'Bob', 'Cleo', 'Dan'], urlandIn('en'))).toMatch(/^[A-Z].*\.$/);
    const other = viewOf(URLAND.world(view, seededDice(8)), seat);
    expect(reasonFor(other, seat, move)).toEqual(reason);
  }
});
