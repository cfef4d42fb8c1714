/** Advice for a whole turn. */
import { describe, expect, it } from 'vitest';
import { choose } from '#ai/player.ts';
import { withoutDetours } from '#ai/urland/detours.ts';
import { COMPUTERS } from '#ai/urland/index.ts';
import { seededDice } from '#engine/chance.ts';
import { URLAND } from '#games/urland/game.ts';
import type { Move } from '#games/urland/moves.ts';
import { viewOf } from '#games/urland/view.ts';
import { type Scene, seatOf, turnOf, urland } from '../../support/urland.ts';

const GREEN = seatOf('green');
const ITERATIONS = 200;

const SCENES: readonly [string, Scene][] = [
  [
    'three actions by the sea',
    { ichtos: { A: [4, 4, 4, 4], E: [3, 3, 3, 3], 2: [1, 1, 1, 2] }, phase: turnOf('green', 3) },
  ],
  [
    'wings',
    {
      ichtos: { A: [3, 3, 3, 3], 4: [1, 0, 3, 0], 6: [0, 2, 1, 0] },
      genes: { green: ['wings'] },
      phase: turnOf('green', 3),
    },
  ],
  [
    'legs and an extra turn',
    { ichtos: { B: [3, 3, 3, 3], 12: [1, 0, 2, 0] }, genes: { green: ['legs'] }, phase: turnOf('green', 2) },
  ],
];

const choiceFor = (scene: Scene, purpose: 'play' | 'advice') =>
  choose(
    COMPUTERS.strong.think(viewOf(urland(structuredClone(scene)), GREEN), GREEN, seededDice(3), purpose),
    ITERATIONS,
  );

describe.each(SCENES)('advice with %s', (_, scene) => {
  const { move, plan } = choiceFor(scene, 'advice');
  const moves: readonly Move[] = plan.map((each) => each.move);

  it('plans all actions, and each can be made after the one before', () => {
    const state = urland(structuredClone(scene));
    for (const planned of moves) {
      expect(URLAND.refuse(state, { by: GREEN, move: planned })).toBeNull();
      URLAND.enact(state, { by: GREEN, move: planned }, null);
    }
    const left = state.phase.kind === 'actions' && state.phase.seat === GREEN ? state.phase.left : 0;
    expect(left === 0 || moves.length === 4 || moves[0] !== move).toBe(true);
  });

  it('moves nothing twice where one move does', () => {
    expect(withoutDetours(viewOf(urland(structuredClone(scene)), GREEN), GREEN, moves)).toEqual(moves);
  });

  it('is the move that it would make itself', () => {
    const own = choiceFor(scene, 'play');
    expect(own.move).toEqual(move);
    expect(own.plan).toHaveLength(1);
  });
});
