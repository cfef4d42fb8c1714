/** The worked examples of the rules, one by one. Black, white, grey and striped are red, blue, green and yellow here. */
import { expect, it } from 'vitest';
import { seededDice } from '#engine/chance.ts';
import { anyEntry } from '#engine/wander.ts';
import { pileSize } from '#games/urland/chips.ts';
import { URLAND } from '#games/urland/game.ts';
import { oceansOf } from '#games/urland/lands.ts';
import { bidOrder, priceFor } from '#games/urland/mutation.ts';
import { mostCrowded } from '#games/urland/panic.ts';
import { scoringOf } from '#games/urland/scoring.ts';
import { setUp } from '#games/urland/setup.ts';
import { moveMarkers, mutationDue } from '#games/urland/track.ts';
import { all, codeOf, play, type Scene, seatOf, turnOf, urland } from '../../support/urland.ts';

it('example 1: in an ocean with 6, 3 and 2, breeding gives 2, 1 and none; the 2 can’t choose it', () => {
  const scene: Scene = { ichtos: { A: [6, 3, 2] } };
  expect(codeOf(urland(scene), 'green breed A')).toBe('no-young-there');
  const { state } = play(urland({ ...scene, phase: turnOf('blue') }), 'blue breed A');
  expect(all(state, 'A')).toEqual([8, 4, 2, 0]);
});

it('example 2: of 4, 3, 2 and 1 the 1 leaves, the others get 3, 2 and 2; of 4, 4, 1 and 1 both ones leave', () => {
  expect(scoringOf(urland({ ichtos: { 7: [3, 1, 2, 4] } }), 7)).toMatchObject({ points: [2, 0, 2, 3], leaving: [1] });
  expect(scoringOf(urland({ ichtos: { 7: [4, 4, 1, 1] } }), 7)).toMatchObject({
    points: [3, 3, 0, 0],
    leaving: [2, 3],
  });
});

it('example 3: white, ahead of black, moves first and jumps grey; black then jumps grey and white', () => {
  const state = urland({ track: [5, 6, 7, 20] });
  moveMarkers(state, [3, 2, 0, 0], null);
  expect(state.track).toEqual([10, 9, 7, 20]);
});

it.each([
  { how: 'landing on it', points: 2 },
  { how: 'jumping it', points: 3 },
])('example 4: a mutation space sets off a mutation by $how', ({ points }) => {
  const state = urland({ track: [10, 3, 2, 1] });
  expect(mutationDue(state)).toBeNull();
  moveMarkers(state, [points, 0, 0, 0], null);
  expect(mutationDue(state)).toBe(12);
});

it('example 5: of the bids 4, 1, 4, 4 the furthest back of the fours is best, the 1 is last; a gene makes it dearer by 1', () => {
  const bids = [4, 1, 4, 4];
  const state = urland({ track: [9, 4, 7, 2], genes: { red: ['care'], blue: ['egg'] } });
  state.phase = { kind: 'buy', queue: bidOrder(state, bids), bids, sold: 0, after: 'turn' };
  expect(bidOrder(state, bids)).toEqual([3, 2, 0, 1]);
  expect(priceFor(state, seatOf('red'))).toBe(5);
  expect(priceFor(state, seatOf('blue'))).toBe(2);
});

it('example 6: of lands 1 and 3, tied at 4, the last player picks 1, then its ocean', () => {
  const scene: Scene = {
    phase: { kind: 'draw' },
    hand: [4, 5],
    track: [4, 3, 2, 1],
    ichtos: { 1: [2, 2], 3: [0, 1, 3], 5: [3] },
  };
  const { state } = play(urland(scene), 'chance draw panic');
  expect(mostCrowded(urland(scene))).toEqual([1, 3]);
  expect(oceansOf(state, 1)).toEqual(['A', 'D']);
  expect(all(play(state, 'yellow panic 1>D').state, 'D')).toEqual([2, 2, 0, 0]);
});

it('example 7: volcano 11 makes land 10 of 10 and 11, with two oceans and no chip 11; black loses 4, white none', () => {
  const scene: Scene = {
    phase: { kind: 'epoch' },
    hand: [11, 1],
    pile: [],
    panicked: true,
    ichtos: { 10: [2, 1], 11: [3] },
  };
  const { state } = play(urland(scene), 'chance epoch 1');
  expect(oceansOf(state, 10)).toEqual(['B', 'C']);
  expect(state.pile).not.toContain(11);
  expect(all(state, 10)).toEqual([1, 1, 0, 0]);
  expect(state.reserve).toEqual([26, 26, 27, 27]);
});

it.each([
  [3, 7],
  [4, 8],
  [5, 8],
])(
  'example 8: with %i players the reserves are %i after setup, and 8 chips and Panic are in the pile',
  (seats, reserve) => {
    const state = setUp(seats);
    const dice = seededDice(seats);
    while (state.phase.kind !== 'choose') URLAND.enact(state, { by: 'chance', move: URLAND.draw(state, dice) }, null);
    expect(state.reserve).toEqual(Array(seats).fill(reserve));
    expect([state.pile.length, pileSize(state)]).toEqual([8, 9]);
  },
);

/** Plays on until an epoch has ended, counting its turns, scorings and panics. */
function epochs(seed: number): { turns: number; scorings: number; panics: number }[] {
  const state = setUp(4);
  const dice = seededDice(seed);
  const counts = [{ turns: 0, scorings: 0, panics: 0 }];
  for (let entry = anyEntry(URLAND, state, dice); entry; entry = anyEntry(URLAND, state, dice)) {
    URLAND.enact(state, entry, (event) => {
      const now = counts.at(-1);
      if (now && event.kind === 'chose') now.turns++;
      if (now && event.kind === 'scored') now.scorings++;
      if (now && event.kind === 'panic-drawn') now.panics++;
      if (event.kind === 'epoch-began') counts.push({ turns: 0, scorings: 0, panics: 0 });
    });
  }
  return counts;
}

it('example 9: 9 turns and 10 scorings in epoch 1, 7 and 8 in epoch 2, 5 and 6 in epoch 3; Panic once in each', () => {
  const played = [1, 2, 3, 4, 5, 6].map(epochs).find((counts) => counts.length > 3);
  expect(played?.slice(0, 3)).toEqual([
    { turns: 9, scorings: 10, panics: 1 },
    { turns: 7, scorings: 8, panics: 1 },
    { turns: 5, scorings: 6, panics: 1 },
  ]);
});
