import { describe, expect, it } from 'vitest';
import { seatsOf } from '#engine/seat.ts';
import { numbersOf } from '#games/ursuppe/amoebas.ts';
import { SPACES } from '#games/ursuppe/board.ts';
import { FINISH_SPACES, NUMBERS } from '#games/ursuppe/box.ts';
import { COLOURS } from '#games/ursuppe/colours.ts';
import { cubesOn } from '#games/ursuppe/cubes.ts';
import { GENES, genesIn } from '#games/ursuppe/genes.ts';
import type { Position } from '#games/ursuppe/state.ts';
import { atlas } from '#render/ursuppe/atlas.ts';
import { boardAltText, boardScene } from '#render/ursuppe/board-scene.ts';
import { crowdOn } from '#render/ursuppe/crowd.ts';
import { current } from '#render/ursuppe/current.ts';
import { TRACK } from '#render/ursuppe/plan.ts';
import { FINISH } from '#render/ursuppe/theme.ts';
import { symbolsIn, wordsIn } from '../../support/scenes.ts';
import { laidOut, seatOf } from '../../support/ursuppe.ts';
import { goldenGames } from '../../support/ursuppe-golden.ts';
import { soupLook } from '../../support/ursuppe-look.ts';
import { playRecord } from '../../support/ursuppe-record.ts';
import { faultsOf } from '../picture-laws.ts';

const look = soupLook();
const middle = laidOut({
  round: 4,
  card: 'W9',
  track: [17, 21, 12, 14],
  bp: { red: 3, blue: 11 },
  genes: { red: ['tentacle', 'armour'], green: ['life', 'persistence'] },
  amoebas: { red: { 1: 3, 2: [8, 1] }, blue: { 5: [8, 2] }, green: { 3: [8, 2] }, yellow: { 7: 8 } },
  cubes: { 8: [0, 12, 3, 1] },
  turn: 'red',
  amoeba: 2,
});

/** A golden game now and then: all kinds of positions, few enough to be quick. */
function* goldenPositions(step: number): Generator<Position> {
  const positions: Position[] = [];
  for (const { text } of goldenGames()) {
    let count = 0;
    playRecord(text, ({ state }) => {
      if (count++ % step === 0) positions.push(structuredClone(state));
    });
  }
  yield* positions;
}

describe('the picture of the board', () => {
  it('numbers every space, and shows food as a number with the shape of its colour', () => {
    const scene = boardScene(middle, look);
    expect(wordsIn(scene)).toEqual(expect.arrayContaining(SPACES.map(String)));
    const symbols = symbolsIn(scene);
    expect(symbols).toContain('food/standard/blue/12');
    for (const count of ['red/2', 'blue/2', 'green/2', 'yellow/2'])
      expect(symbols.filter((symbol) => symbol === `food/standard/${count}`)).toHaveLength(18);
  });

  it('shows each amoeba with letter, number and damage, and a skull for one that dies as things stand', () => {
    const drawn = symbolsIn(boardScene(middle, look)).filter((symbol) => symbol.startsWith('amoeba/'));
    // Green has Life Expectancy and lives with what kills blue.
    const expected = ['red/R1/0', 'red/R2/1', 'blue/B5/doomed', 'green/G3/2', 'yellow/Y7/0'];
    expect(drawn.sort()).toEqual(expected.map((each) => `amoeba/standard/${each}`).sort());
  });

  it('puts the amoeba that acts into the light', () => {
    const lights = symbolsIn(boardScene(middle, look)).filter((symbol) => symbol.startsWith('halo/'));
    expect(lights).toEqual(['halo/red/#f5a623']);
  });

  it('points along the drift wherever it displaces somebody, and nowhere in a calm', () => {
    const tips = (position: Position): number =>
      current(position).reduce((sum, shape) => sum + (shape.kind === 'path' ? shape.d.split('M').length - 1 : 0), 0);
    // On 19 spaces, six have land or the edge in the west; two tips on each of the others.
    expect(tips(middle)).toBe(2 * 13);
    expect(tips({ ...middle, card: 'calm14' })).toBe(0);
  });

  it('says the round, the phase, who is to act, and the order of this phase and the next', () => {
    const words = wordsIn(boardScene(middle, look));
    expect(words).toEqual(expect.arrayContaining(['4/10', 'Phase 1: move and feed', 'Anna: amoeba 2']));
    const letters = words.filter((word) => /^[RBGY]$/.test(word)).slice(0, 8);
    expect(letters.join('')).toBe('GYRBBRYG');
  });

  it('shows for each player the name, place, BP, amoebas, mutation points and genes', () => {
    const words = wordsIn(boardScene(middle, look));
    expect(words).toEqual(expect.arrayContaining(['Anna', 'Björn', 'Chloé', 'Dominika', '17', '21', '11', '10', '9']));
    const icons = symbolsIn(boardScene(middle, look)).map((symbol) => symbol.split('/')[1]);
    for (const gene of ['tentacle', 'armour', 'life', 'persistence']) expect(icons).toContain(gene);
  });

  it.each(['long', 'short'] as const)('marks the finish zone of the %s game', (finish) => {
    const sides = ['top', 'right', 'bottom', 'left'].map((side) => `track/${finish}/${side}`);
    expect(symbolsIn(boardScene({ ...middle, finish }, look))).toEqual(expect.arrayContaining(sides));
    const drawn = JSON.stringify(sides.map(atlas));
    const occurs = (part: string): number => drawn.split(part).length - 1;
    expect(occurs('icon/flag')).toBe(1);
    expect(occurs(FINISH)).toBe(TRACK.spaces - FINISH_SPACES[finish]);
  });

  it('draws an arrow for a step and a skull for a death', () => {
    const died = { kind: 'died', seat: seatOf('red'), amoeba: 4, space: 4, cubes: [2, 2, 2, 2] } as const;
    const went = { kind: 'went', seat: seatOf('red'), amoeba: 2, going: 'drift', from: 9, to: 10, take: [] } as const;
    const skulls = (events: Parameters<typeof soupLook>[0]) =>
      symbolsIn(boardScene(middle, soupLook(events))).filter((symbol) => symbol.startsWith('icon/skull')).length;
    expect(skulls({ events: [died] })).toBe(skulls({}) + 1);
    const plain = boardScene(middle, look);
    expect(boardScene(middle, soupLook({ events: [went] }))).not.toEqual(plain);
  });

  it('lights the amoebas that can be chosen, and puts the question in the place of what is going on', () => {
    const targets = { spaces: [2, 4], amoebas: [{ seat: seatOf('yellow'), amoeba: 7 }], from: null } as const;
    const scene = boardScene(middle, soupLook({ targets, title: 'Whom?' }));
    expect(wordsIn(scene)).toContain('Whom?');
    expect(wordsIn(scene)).not.toContain('Anna: amoeba 2');
    expect(symbolsIn(scene)).toContain('halo/yellow/#f5a623');
  });

  it('shows every amoeba once, however many share a space', () => {
    const everywhere = Object.fromEntries(NUMBERS.map((number) => [number, 12] as const));
    const all = laidOut({ amoebas: { red: everywhere, blue: everywhere, green: everywhere, yellow: everywhere } });
    const bodies = crowdOn(all, look, 12).map(({ seat, amoebas }) => [seat, amoebas]);
    expect(bodies.sort()).toEqual(seatsOf(4).map((seat) => [seat, [...NUMBERS]]));
    expect(faultsOf(boardScene(all, look), atlas)).toEqual([]);
  });

  it('can be read, and shows every amoeba, cube and gene, in positions of whole games', () => {
    for (const position of goldenPositions(120)) {
      const scene = boardScene(position, look);
      expect(faultsOf(scene, atlas)).toEqual([]);
      const bodies = SPACES.flatMap((space) => crowdOn(position, look, space));
      const shown = bodies.reduce((sum, { amoebas }) => sum + amoebas.length, 0);
      expect(shown).toBe(seatsOf(position.seats).reduce((sum, seat) => sum + numbersOf(position, seat).length, 0));
      const symbols = symbolsIn(scene);
      const heaps = SPACES.flatMap((space) => seatsOf(position.seats).filter((seat) => cubesOn(position, space, seat)));
      expect(symbols.filter((symbol) => symbol.startsWith('food/'))).toHaveLength(heaps.length + position.seats);
      const genes = symbols.filter((symbol) => GENES.some((gene) => symbol.startsWith(`icon/${gene}/`)));
      expect(genes).toHaveLength(position.genes.flatMap(genesIn).length);
      expect(boardAltText(position, look).length).toBeLessThanOrEqual(1024);
    }
  });
});

describe('the shapes of colours', () => {
  it('differ between any two, in amoebas and in food', () => {
    for (const kind of ['amoeba', 'food']) {
      const outlines = COLOURS.map((colour) => JSON.stringify(atlas(`${kind}/standard/${colour}/1/0`).shapes[0]));
      expect(new Set(outlines).size).toBe(COLOURS.length);
    }
  });

  it('show damage by beads', () => {
    const shapes = (damage: number) => atlas(`amoeba/standard/red/R1/${damage}`).shapes.length;
    expect(shapes(2) - shapes(1)).toBe(shapes(1) - shapes(0));
  });
});
