import { expect, it } from 'vitest';
import { seat } from '#engine/seat.ts';
import type { Event } from '#games/ursuppe/events.ts';
import { storyLines } from '#i18n/ursuppe/story-lines.ts';
import { ursuppeIn } from '#i18n/ursuppe/words.ts';

const ANN = seat(0);
const BEN = seat(1);
const tell = (...events: Event[]) =>
  storyLines(events, { names: ['Ann', 'Ben'], colours: ['red', 'blue'] }, ursuppeIn('en'));
const ate = (amoeba: 1 | 2, space: 3 | 4, by = ANN): Event => ({
  ...{ kind: 'ate', seat: by, amoeba, space, cubes: [0, 1], payer: null, excreted: 2 },
});

it('what a player eats in a row is one sentence', () => {
  expect(tell(ate(1, 3), ate(2, 4), ate(1, 4, BEN))).toEqual([
    'Ann feeds amoebas 1 on space 3 and 2 on space 4.',
    'Ben feeds amoeba 1 on space 4.',
  ]);
});

it('so is what a player buys', () => {
  const bought = (gene: 'speed' | 'ray', price: number): Event => ({
    kind: 'bought',
    seat: ANN,
    gene,
    gives: null,
    price,
  });
  expect(tell(bought('speed', 4), bought('ray', 5))).toEqual(['Ann buys Speed and Ray Protection for 9 BP.']);
});

it('dice, ways and points that nobody got are left out', () => {
  expect(
    tell(
      { kind: 'rolled', seat: ANN, amoeba: 1, dice: [3] },
      { kind: 'went', seat: ANN, amoeba: 1, going: 'move', from: 3, to: 4, take: [] },
      { kind: 'scored', seat: ANN, amoebas: 0, genes: 0, from: 4, to: 4 },
    ),
  ).toEqual([]);
});
