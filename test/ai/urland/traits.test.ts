import { describe, expect, it } from 'vitest';
import { type Family, traitOf } from '#ai/search/trait-families.ts';
import { emptyGlance, glanceAt } from '#ai/urland/glance.ts';
import * as family from '#ai/urland/trait-families.ts';
import { CROWD } from '#ai/urland/trait-families.ts';
import { emptyTraits, noteTraits } from '#ai/urland/traits.ts';
import { seatsOf } from '#engine/seat.ts';
import type { State } from '#games/urland/state.ts';
import { decisiveMoments } from '../../support/computer-games.ts';
import { type Scene, seatOf, urland } from '../../support/urland.ts';

function traitsIn(state: State, colour: 'red' | 'blue' | 'green'): number[] {
  const [glance, list] = [emptyGlance(), emptyTraits()];
  glanceAt(state, glance);
  noteTraits(state, seatOf(colour), glance, list);
  return [...list.traits.subarray(0, list.length)];
}

/** The points for scoring the land as it is. */
const [LOSES, SHARES, WINS] = [0, 1, 2];
const [SHUT, OPEN] = [0, 1];

const land = (own: number, rival: number, outcome: number, open: number): number =>
  family.LAND.first + (((own - 1) * (CROWD + 1) + rival) * 3 + outcome) * 2 + open;
const third = (own: number, next: number, open: number): number =>
  family.THIRD_COLOUR.first + ((own - 1) * 4 + next - 1) * 2 + open;

const CROWDED: Scene = {
  ichtos: { A: [3, 3, 3, 3], 4: [2, 0, 0, 0], 5: [1, 1, 0, 0], 6: [1, 3, 2, 0], 7: [9, 0, 0, 0], 2: [2, 2, 0, 0] },
  scored: [7],
  genes: { blue: ['muscles'] },
};

describe('the traits of a seat', () => {
  it.each([
    ['alone with two', 'red', land(2, 0, WINS, OPEN)],
    ['beside one as strong, but for Muscles', 'red', land(1, 1, LOSES, OPEN)],
    ['beside one as strong, with Muscles', 'blue', land(1, 1, WINS, OPEN)],
    ['weakest of three', 'red', land(1, 3, LOSES, OPEN)],
    ['second of three', 'green', land(2, 3, SHARES, OPEN)],
    ['a third colour is there', 'green', third(2, 1, OPEN)],
    ['a crowd, in a land whose chip was scored', 'red', land(CROWD, 0, WINS, SHUT)],
  ] as const)('tell how it stands in a land: %s', (_, colour, trait) => {
    expect(traitsIn(urland(CROWDED), colour)).toContain(trait);
  });

  it.each<[string, Scene, Family, number]>([
    ['how far ahead it is', { track: [9, 5, 3, 1] }, family.LEAD, family.FAR_AHEAD + 4],
    ['how far ahead of the next', { track: [9, 5, 3, 1] }, family.SECOND_LEAD, family.FAR_AHEAD + 6],
    ['a lead beyond all measure', { track: [29, 5, 3, 1] }, family.LEAD, 2 * family.FAR_AHEAD],
    ['its rank', { track: [3, 5, 9, 1] }, family.RANK, family.OF_SEATS + 2],
    ['its place in the turn', { environment: 'blue' }, family.ROLE, family.OF_SEATS + 3],
    ['its extra turns', { extraTurns: [1, 2, 2, 2] }, family.EXTRA_TURNS, 1],
  ])('tell %s', (_, scene, group, value) => {
    expect(traitsIn(urland({ ichtos: { A: [3, 3, 3, 3] }, ...scene }), 'red')).toContain(traitOf(group, value));
  });

  it.each([3, 4, 5])('are all there are numbers for, and each once a family where one is due: %i seats', (seats) => {
    for (const { state } of decisiveMoments(seats, 1, 13)) {
      const [glance, list] = [emptyGlance(), emptyTraits()];
      glanceAt(state, glance);
      for (const seat of seatsOf(seats)) {
        noteTraits(state, seat, glance, list);
        const traits = [...list.traits.subarray(0, list.length)];
        expect(traits.every((trait) => trait >= 0 && trait < family.TRAITS)).toBe(true);
        const isOf = ({ first, size }: Family) =>
          traits.filter((trait) => trait >= first && trait < first + size).length;
        expect([family.RESERVE, family.LEAD, family.SPACE, family.RANK, family.ROLE, family.AGE].map(isOf)).toEqual([
          1, 1, 1, 1, 1, 1,
        ]);
        expect(isOf(family.OCEAN)).toBe(5);
      }
    }
  });
});
