/** What a good table shows at any time, worked out from what everybody sees. */
import { describe, expect, it } from 'vitest';
import type { Card } from '#games/ursuppe/cards.ts';
import type { Gene } from '#games/ursuppe/genes.ts';
import { driftings } from '#games/ursuppe/outlook/drifting.ts';
import { doomedOf, forecast } from '#games/ursuppe/outlook/forecast.ts';
import { defectRisk, driftOdds } from '#games/ursuppe/outlook/odds.ts';
import { orderOfPlay, phaseNumber } from '#games/ursuppe/outlook/order-of-play.ts';
import { offersFor } from '#games/ursuppe/outlook/shop.ts';
import { setUp } from '#games/ursuppe/setup.ts';
import type { Phase } from '#games/ursuppe/state.ts';
import { laidOut, type Scene, seatOf, stateAfter } from '../../support/ursuppe.ts';

const RED = seatOf('red');
const BLUE = seatOf('blue');

describe('the order of play', () => {
  const UP = [3, 2, 1, 0];
  const DOWN = [0, 1, 2, 3];

  it.each<[Phase, Partial<Scene>, number, number[], number[]]>([
    ['move', { amoeba: 1 }, 1, UP, DOWN],
    ['feed', { amoeba: 1 }, 1, UP, DOWN],
    ['card', { turn: null }, 2, DOWN, DOWN],
    ['defect', {}, 2, DOWN, DOWN],
    ['genes', {}, 3, DOWN, DOWN],
    ['divide', {}, 4, DOWN, DOWN],
    ['aggression', {}, 5, DOWN, DOWN],
  ])('in %s goes by the track', (phase, scene, number, now, next) => {
    const position = laidOut({ phase, amoebas: { red: { 1: 3 } }, ...scene });
    expect(phaseNumber(position)).toBe(number);
    expect(orderOfPlay({ ...position, order: [2, 1, 0, 3].map((seat) => seatOf(COLOUR[seat] ?? 'red')) })).toEqual({
      now,
      next,
    });
  });

  it('at setup is the drawn one, then up the track and down again', () => {
    const begun = setUp(3, { finish: 'long' });
    expect(orderOfPlay(begun)).toEqual({ now: [], next: [] });
    const ordered = stateAfter(begun, 'chance card N9', 'chance order blue green red');
    expect(orderOfPlay(ordered)).toEqual({ now: [1, 2, 0], next: [] });
    const placing = stateAfter(ordered, 'blue start 3', 'green start 1');
    expect(orderOfPlay(placing)).toEqual({ now: [2, 0, 1], next: [1, 0, 2] });
    const second = stateAfter(placing, 'green place 1 1', 'red place 1 2', 'blue place 1 3');
    expect(orderOfPlay(second)).toEqual({ now: [1, 0, 2], next: [2, 0, 1] });
    expect(phaseNumber(second)).toBeNull();
  });

  const COLOUR = ['red', 'blue', 'green', 'yellow'] as const;
});

describe('where the current takes an amoeba', () => {
  const scene: Scene = {
    phase: 'move',
    card: 'N9',
    amoeba: 3,
    amoebas: { red: { 1: 12, 3: 4, 5: [8, 1] }, blue: { 1: 12 } },
    cubes: { 3: [5, 1, 1, 0] },
  };

  it('and whether it finds a meal there', () => {
    expect(driftings(laidOut(scene), RED)).toEqual([
      { amoeba: 1, damage: 0, from: 12, to: 8, meals: 'basic', hasActed: true },
      { amoeba: 3, damage: 0, from: 4, to: 4, meals: 'basic', hasActed: false },
      { amoeba: 5, damage: 1, from: 8, to: 3, meals: 'none', hasActed: false },
    ]);
  });

  it.each<[Partial<Scene>, string]>([
    [{ genes: { red: ['frugality'] } }, 'genes'],
    [{ genes: { red: ['substitution'] } }, 'none'],
    [{ genes: { red: ['parasitism'] }, amoebas: { red: { 5: 8 }, blue: { 2: 3 } } }, 'none'],
    [{ genes: { red: ['parasitism'] }, bp: { blue: 1 }, amoebas: { red: { 5: 8 }, blue: { 2: 3 } } }, 'genes'],
    [{ genes: { red: ['parasitism'] }, bp: { red: 1 }, amoebas: { red: { 5: 8, 6: 3 } } }, 'none'],
  ])('with genes that feed: %j', (change, meals) => {
    const found = driftings(laidOut({ ...scene, amoeba: 5, ...change }), RED);
    expect(found.find(({ amoeba }) => amoeba === 5)?.meals).toBe(meals);
  });

  it('those before the player at turn have acted, those after have not; in other phases nobody has', () => {
    expect(driftings(laidOut({ ...scene, turn: 'red' }), BLUE)[0]?.hasActed).toBe(true);
    expect(driftings(laidOut({ ...scene, turn: 'blue', amoeba: 1 }), RED)[0]?.hasActed).toBe(false);
    expect(driftings(laidOut({ ...scene, phase: 'genes' }), RED).map(({ hasActed }) => hasActed)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('the cards left say', () => {
  it.each<[readonly Card[], object[]]>([
    [
      ['W6', 'W9', 'E10', 'E10', 'calm14'],
      [
        { way: 'E', share: 0.4 },
        { way: 'W', share: 0.4 },
        { way: null, share: 0.2 },
      ],
    ],
    [['N9'], [{ way: 'N', share: 1 }]],
    [[], []],
  ])('how likely each current is: %j', (deck, odds) => {
    expect(driftOdds(laidOut({ deck }))).toEqual(odds);
  });

  it.each<[readonly Gene[], readonly Card[], object]>([
    [[], ['W6', 'S13'], { mutationPoints: 0, share: 0, worst: 0 }],
    [['streamline', 'speed', 'division'], ['W6', 'N11', 'W12', 'S13'], { mutationPoints: 12, share: 0.5, worst: 6 }],
    [['ray', 'life'], ['W6'], { mutationPoints: 3, share: 0, worst: 0 }],
    [['life', 'division'], [], { mutationPoints: 10, share: 0, worst: 0 }],
  ])('how likely and how large a defect is: %j, %j', (genes, deck, risk) => {
    expect(defectRisk(laidOut({ deck, genes: { red: genes } }), RED)).toEqual(risk);
  });
});

describe('as things stand', () => {
  it('amoebas with deadly damage die, one with Life Expectancy later', () => {
    const amoebas = { red: { 1: [3, 1], 4: [4, 2] }, blue: { 2: [5, 2], 3: [6, 3] } } as const;
    const position = laidOut({ amoebas, genes: { blue: ['life'] } });
    expect([doomedOf(position, RED), doomedOf(position, BLUE)]).toEqual([[4], [3]]);
  });

  it('markers advance for those that live and for genes, jumping others, and nothing changes meanwhile (E-19)', () => {
    const position = laidOut({
      track: [12, 14, 15, 20],
      amoebas: { red: { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: [7, 2] } },
      genes: { red: ['movement2', 'speed', 'ray'] },
    });
    const before = structuredClone(position);
    const { scores, isLast } = forecast(position);
    expect(scores.find(({ seat }) => seat === RED)).toMatchObject({ amoebas: 5, genes: 1, from: 12, to: 21 });
    expect(isLast).toBe(false);
    expect(position).toEqual(before);
  });

  it('the game would end where a marker reaches the finish, or after round 10', () => {
    const amoebas = { red: { 1: 1, 2: 2, 3: 3 } } as const;
    expect(forecast(laidOut({ track: [40, 3, 2, 1], amoebas })).isLast).toBe(true);
    expect(forecast(laidOut({ track: [24, 3, 2, 1], amoebas })).isLast).toBe(false);
    expect(forecast(laidOut({ track: [24, 3, 2, 1], amoebas, finish: 'short' })).isLast).toBe(true);
    expect(forecast(laidOut({ round: 10 })).isLast).toBe(true);
  });
});

describe('the gene shop', () => {
  const offer = (scene: Scene, gene: Gene) => offersFor(laidOut(scene), RED).find((each) => each.gene === gene);

  it.each<[Scene, Gene, object]>([
    [{ bp: { red: 4 } }, 'speed', { price: 4, mutationPoints: 3, left: 2, refusal: null }],
    [{ bp: { red: 3 } }, 'speed', { refusal: { code: 'too-few-bp', needs: 4, has: 3 } }],
    [{ bp: { red: 9 }, genes: { blue: ['holding'] } }, 'holding', { left: 0, refusal: { code: 'not-in-pool' } }],
    [{ bp: { red: 9 }, genes: { red: ['life'] } }, 'life', { refusal: { code: 'owned-already' } }],
    [{ bp: { red: 9 } }, 'movement2', { refusal: { code: 'needs-gene', gene: 'movement1' } }],
  ])('has price, points, cards left, and why not: %j, %s', (scene, gene, offered) => {
    expect(offer({ phase: 'genes', ...scene }, gene)).toMatchObject(offered);
  });

  it('is open to look at in anybody else’s turn: what they bought does not count', () => {
    const scene: Scene = { phase: 'genes', turn: 'blue', bp: { red: 9, blue: 3 }, genes: { red: ['movement1'] } };
    const position = stateAfter(laidOut({ ...scene, bp: { red: 9, blue: 8 } }), 'blue buy movement1');
    expect(offersFor(position, RED).find(({ gene }) => gene === 'movement2')?.refusal).toBeNull();
    expect(offersFor(position, BLUE).find(({ gene }) => gene === 'movement2')?.refusal).toMatchObject({
      code: 'bought-this-turn',
    });
  });

  it('has 18 kinds with three players and 20 with four', () => {
    expect([offersFor(laidOut({ seats: 3 }), RED).length, offersFor(laidOut({}), RED).length]).toEqual([18, 20]);
  });
});
