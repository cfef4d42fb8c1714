import { describe, expect, it } from 'vitest';
import { type Reason, reasonFor } from '#ai/ants/reason.ts';
import { COLOURS } from '#games/ants/colours.ts';
import { parseLine } from '#games/ants/record/parse-line.ts';
import { codeOf, garden, type Scene, seatOf } from '../../support/ants.ts';

const RED = seatOf('red');

/** The reason for red's move, which is legal. */
function reasonOf(scene: Scene, line: string): Reason {
  const state = garden(scene);
  expect(codeOf(state, `red ${line}`)).toBeNull();
  const entry = parseLine(`red ${line}`, COLOURS);
  if (entry === null || entry.by === 'chance') throw new Error(`a move: ${line}`);
  return reasonFor(state, RED, entry.move);
}

const red = (colony: NonNullable<Scene['colonies']>['red'] & object): Scene => ({ colonies: { red: colony } });

const DIGGERS = { ants: [4, 0, 0] };
const EXPLORERS = { ants: [0, 4, 0] };
const FORAGERS = { ants: [0, 0, 4] };

describe('a reason is true where it is given', () => {
  it.each<[string, Scene, string, Reason]>([
    [
      'a tile that fills area I brings the first star',
      red({ ...DIGGERS, rooms: ['A2+A3', 'A1', 'A4'] }),
      'dig 1 take R01a room A5',
      { id: 'star', values: { criterion: 'rooms', points: 4 } },
    ],
    [
      'a tile for a Room that has none yet',
      red({ ...DIGGERS, hand: ['R16a'] }),
      'dig 3 take R01a room A1+B1+C1',
      { id: 'room-for', values: { room: 'A1+B1+C1', card: 'R16a' } },
    ],
    ['squares with bonuses', red(DIGGERS), 'dig 1 take R01a room A1', { id: 'room-bonus', values: { room: 'A1' } }],
    ['squares without', red(DIGGERS), 'dig 1 take R01a room A4', { id: 'room', values: { room: 'A4' } }],
    [
      'the first explorer on a terrain',
      red(EXPLORERS),
      'explore 1 take R02b to a1',
      { id: 'hex-terrain', values: { hex: 'a1', terrain: 'lawn' } },
    ],
    [
      'another one on the same terrain, for the bonus',
      red({ ...EXPLORERS, explorers: ['a1'] }),
      'explore 1 take R02b to b6',
      { id: 'hex-bonus', values: { hex: 'b6' } },
    ],
    [
      'cubes for foragers who wait',
      red({ ...EXPLORERS, foragers: [26, 34] }),
      'explore 2 take R02b to c2',
      { id: 'hex-harvest', values: { hex: 'c2', count: 2 } },
    ],
    ['cubes on the way', red(FORAGERS), 'forage 2 take R04a path 7 13', { id: 'path-harvest', values: { count: 4 } }],
    [
      'an Achievement that makes three',
      red({ hand: ['O25'], leaf: 4, cards: ['A01a', 'A02a'] }),
      'play O25',
      { id: 'star', values: { criterion: 'achievements', points: 4 } },
    ],
    [
      'a card with points',
      red({ hand: ['S17a'], leaf: 1, crests: ['Bu'] }),
      'play S17a pay L:1',
      { id: 'card-points', values: { card: 'S17a', points: 3 } },
    ],
    [
      'a card for every incubation',
      red({ hand: ['S03a'], leaf: 2 }),
      'play S03a pay L:2',
      { id: 'card-incubation', values: { card: 'S03a' } },
    ],
    ['larvae that hatch', red({ larvae: [1, 0, 2] }), 'incubate', { id: 'hatch', values: { count: 3 } }],
  ])('%s', (_title, scene, line, reason) => {
    expect(reasonOf(scene, line)).toEqual(reason);
  });

  it('a swarm names the space it takes, and staying the best one ahead', () => {
    const scene: Scene = {
      flight: { 4: ['red'] },
      swarms: { low: ['blue', null, null, null] },
      agenda: [{ kind: 'swarm', area: 'low' }],
    };
    expect(reasonOf(scene, 'swarm')).toEqual({ id: 'swarm', values: { points: 4 } });
    expect(reasonOf(scene, 'stay')).toEqual({ id: 'fly-on', values: { points: 16 } });
  });
});
