import { describe, expect, it } from 'vitest';
import { withoutDetours } from '#ai/urland/detours.ts';
import type { Move } from '#games/urland/moves.ts';
import { viewOf } from '#games/urland/view.ts';
import { type Scene, seatOf, turnOf, urland } from '../../support/urland.ts';

const GREEN = seatOf('green');
const fly = (from: 2 | 4 | 6, to: 2 | 4 | 6 | 7 | 'A', count = 2): Move => ({ kind: 'fly', from, to, count });
const land = (to: 2 | 6): Move => ({ kind: 'land', from: 'A', to, count: 1 });
const breed: Move = { kind: 'breed', ocean: 'A' };

const lineOf = (scene: Scene, line: readonly Move[]) =>
  withoutDetours(viewOf(urland({ phase: turnOf('green', 3), ...scene }), GREEN), GREEN, line);

describe('the same Ichtos are not moved twice where one move does', () => {
  const scene: Scene = { ichtos: { A: [0, 0, 5, 0], 4: [0, 0, 2, 0] }, genes: { green: ['wings'] } };

  it.each<[string, readonly Move[], readonly Move[]]>([
    ['over another land', [fly(4, 6), fly(6, 2)], [fly(4, 2)]],
    ['with something else between', [fly(4, 6), breed, fly(6, 2)], [fly(4, 2), breed]],
    ['after something else', [breed, fly(4, 6), fly(6, 2)], [breed, fly(4, 2)]],
    ['ashore and on, to a land on the same coast', [land(2), fly(2, 6, 1)], [land(6)]],
    ['ashore and on, to a land without that coast', [land(2), fly(2, 7, 1)], [land(2), fly(2, 7, 1)]],
    ['twice in a row', [fly(4, 6), fly(6, 2), fly(2, 'A')], [fly(4, 'A')]],
  ])('%s', (_, line, shorter) => {
    expect(lineOf(scene, line)).toEqual(shorter);
  });

  it('but a stop that is needed stays', () => {
    expect(lineOf(scene, [fly(4, 6), { kind: 'egg', land: 6 }, fly(6, 2)])).toHaveLength(3);
  });

  it('nor is a single move touched', () => {
    expect(lineOf(scene, [fly(4, 6)])).toEqual([fly(4, 6)]);
  });
});
