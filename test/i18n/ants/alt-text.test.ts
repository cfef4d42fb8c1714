import { describe, expect, it } from 'vitest';
import { seat } from '#engine/seat.ts';
import { COLOURS } from '#games/ants/colours.ts';
import { gardenIn } from '#games/ants/content/content.ts';
import { handOf } from '#games/ants/deck.ts';
import { playerAt } from '#games/ants/state.ts';
import { altTextOfCard, altTextOfHand } from '#i18n/ants/cards-text.ts';
import { type Cast, castOf } from '#i18n/ants/cast.ts';
import { colonyInWords } from '#i18n/ants/colony-text.ts';
import { altTextOfGarden, cornersInWords, hexesInWords } from '#i18n/ants/garden-text.ts';
import { conditions, headline, playerLine } from '#i18n/ants/situation.ts';
import { antsIn } from '#i18n/ants/words.ts';
import { garden } from '../../support/ants.ts';

const say = antsIn('en');
const cast: Cast = castOf({ names: ['Ann', 'Bob', 'Cid', 'Dot'], colours: COLOURS });
const ANN = seat(0);

const position = garden({
  round: 5,
  colonies: {
    red: {
      queen: 'Q7',
      food: 2,
      leaf: 3,
      ants: [1, 0, 2],
      stored: [0, 1, 0],
      larvae: [0, 1, 0],
      hand: ['R07a', 'A01a'],
      cards: ['R02a:2,0,0'],
      rooms: ['A2+A3', 'A4=R02a'],
      foragers: [7, 13],
      explorers: ['a1'],
    },
    blue: { foragers: [8], explorers: ['b1'] },
  },
  hexes: { b1: { enemy: 'N20', cubes: 3 } },
});

describe('the garden in words', () => {
  it.each([
    'Round 5. Ann chooses an action.',
    ' a1 lawn R',
    ' b1 gravel B 3F Ant Lion.',
    ' e1 flowers 4.',
    'Foragers on corners R: 7 13; B: 8.',
  ])('has what one needs to play by: %s', (part) => {
    expect(altTextOfGarden(position, cast, say)).toContain(part);
  });

  it('tells in the long form every hex and every corner in a line', () => {
    const { hexes, corners } = gardenIn(position);
    expect(hexesInWords(position, cast, say).split('\n')).toHaveLength(hexes.length);
    expect(cornersInWords(position, cast, say).split('\n')).toHaveLength(corners.length + 1);
    expect(hexesInWords(position, cast, say)).toContain(
      '**b1** gravel path, explored by B; 3 Food; Ant Lion I (Building and Strength); corners 12 19 26 33 25 18',
    );
    expect(cornersInWords(position, cast, say)).toContain('13 (a1 a2 b2) → 7 19 20: draw 1 · R');
  });
});

describe('a colony in words', () => {
  it.each([
    'Rooms: A2–A3 empty, A4 Honeydew Pantry.',
    'A1 (2 Food)',
    'Ants D1 E0 F2 (needs 5 Leaf in your supply).',
    'Stored D0 E1 F0, wild 0.',
    'Cards: Honeydew Pantry (2 Aphid tokens).',
    'Symbols: Aphid 1.',
  ])('has %s', (part) => {
    expect(colonyInWords(position, ANN, cast, say)).toContain(part);
  });
});

describe('cards in words', () => {
  it('a hand tells what each card takes and does', () => {
    expect(altTextOfHand(position, handOf(playerAt(position, ANN)), say)).toBe(
      '2 cards in your hand. Aphid Meadow (Room of size 2 · 2 Leaf · Farming Aphid · 1 VP): Now: 2 Aphids here · Aphid card: 1 Aphid here · Aphids here pay as Food. First Trails (Achievement · needs 4 foragers in the garden · 1 VP): Now: 2 Leaf.',
    );
  });

  it('a single card is told in sentences', () => {
    expect(altTextOfCard(position, 'S03a', say)).toBe(
      'Leaf Cutting. Skill · 2 Leaf · Farming. In each incubation: gain 1 Leaf.',
    );
  });
});

describe('a table in words', () => {
  it('says whose turn it is, how near the end is, and how each stands', () => {
    expect(headline(position, cast, say)).toBe('Round 5. Ann chooses an action');
    expect(conditions(position, say)).toBe('⭐ 0 of 18 stars');
    expect(playerLine(position, ANN, say)).toBe(
      'Lone · 4 VP · 0 stars · flight 0 · 2 Food and 3 Leaf · ants D1 E1 F2 · 1 larva · 2 cards in hand',
    );
  });
});
