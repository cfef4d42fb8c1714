import { describe, expect, it } from 'vitest';
import { targetsAt } from '#discord/games/ursuppe/choice-targets.ts';
import type { AtQuestion } from '#discord/games/ursuppe/seat-context.ts';
import { moveSketchOf, sketchesOf } from '#discord/games/ursuppe/sketches.ts';
import { invariant } from '#engine/invariant.ts';
import type { Answer } from '#engine/menu.ts';
import { decider } from '#games/ursuppe/decider.ts';
import { URSUPPE } from '#games/ursuppe/game.ts';
import type { Position } from '#games/ursuppe/state.ts';
import { atlas } from '#render/ursuppe/atlas.ts';
import { faultsOf } from '../../../render/picture-laws.ts';
import { symbolsIn, wordsIn } from '../../../support/scenes.ts';
import { laidOut, type Scene, seatOf } from '../../../support/ursuppe.ts';
import { reader as threeReaders } from '../reader.ts';

const reader: AtQuestion['reader'] = {
  ...threeReaders,
  names: ['Ann', 'Bob', 'Cleo', 'Dan'],
  absent: [null, null, null, null],
  colours: ['red', 'blue', 'green', 'yellow'],
};

function at(position: Position, answers: readonly Answer[] = []): AtQuestion {
  const seat = decider(position);
  invariant(seat !== null, 'somebody decides');
  const step = URSUPPE.menu(position, seat, answers);
  invariant(step.ok && step.value.kind !== 'complete', 'a question is left');
  return { view: position, seat, reader, step: step.value };
}

const BASE: Scene = {
  card: 'N9',
  bp: { red: 9 },
  amoebas: { red: { 3: 8, 4: 8 }, blue: { 5: 8, 6: 12, 7: 8 } },
  turn: 'red',
  amoeba: 3,
};

const moving = laidOut({ ...BASE, genes: { red: ['movement2'] } });
const hungry = laidOut({ ...BASE, phase: 'feed', genes: { red: ['struggle'] }, cubes: { 8: [0, 0, 0, 0] } });
const dividing = laidOut({ ...BASE, phase: 'divide' });
const shopping = laidOut({ ...BASE, phase: 'genes' });

describe('the picture beside a question lights', () => {
  it('where the current would take the amoeba that acts', () => {
    expect(targetsAt(at(moving))).toEqual({ spaces: [3], amoebas: [], from: 8 });
  });

  it('every open direction of a move, not the island', () => {
    expect(targetsAt(at(moving, ['move']))).toMatchObject({ spaces: [3, 12, 7], from: 8 });
  });

  it('the amoebas in the space of the attacker, then those of the owner', () => {
    const blue = [5, 7].map((amoeba) => ({ seat: seatOf('blue'), amoeba }));
    expect(targetsAt(at(hungry, ['struggle']))?.amoebas).toEqual([{ seat: seatOf('red'), amoeba: 4 }, ...blue]);
    expect(targetsAt(at(hungry, ['struggle', seatOf('blue')]))?.amoebas).toEqual(blue);
  });

  it('the spaces beside own amoebas for a new one', () => {
    expect(targetsAt(at(dividing, ['place', 1]))?.spaces).toEqual([3, 7, 12]);
  });
});

describe('the picture beside a question', () => {
  it('says the question, and can be read', () => {
    const [sketch] = sketchesOf(at(moving, ['move']));
    invariant(sketch !== undefined, 'a picture');
    expect(wordsIn(sketch.scene)).toContain('Which way?');
    expect(faultsOf(sketch.scene, atlas)).toEqual([]);
  });

  it('is the shop while genes are bought, with every price and what is left, and an alt text that says the same', () => {
    const [sketch] = sketchesOf(at(shopping));
    invariant(sketch !== undefined, 'a picture');
    expect(wordsIn(sketch.scene)).toEqual(expect.arrayContaining(['Gene shop: you have 9 BP', 'Armour', 'Frugality']));
    expect(sketch.alt).toContain('Frugality 6, 5, 1.');
    // Armour needs a gene to be given for it.
    expect(sketch.alt).toContain('×Armour 6, 6, 1.');
    expect(sketch.alt.length).toBeLessThanOrEqual(1024);
  });

  it('is the player’s own genes at a defect', () => {
    const defect = laidOut({ ...BASE, card: 'W6', phase: 'defect', genes: { red: ['life', 'division'] } });
    const [sketch] = sketchesOf(at(defect));
    invariant(sketch !== undefined, 'a picture');
    expect(wordsIn(sketch.scene)).toEqual(expect.arrayContaining(['Life Expectancy', 'Division Rate', '5']));
  });
});

describe('the picture of a suggested move', () => {
  it('shows the way, the prey or the gene', () => {
    const drift = moveSketchOf(at(moving), { kind: 'drift', amoeba: 3, take: [] });
    expect(wordsIn(drift?.scene ?? expect.fail())).toContain('Let amoeba 3 drift.');
    const attack = { kind: 'struggle', amoeba: 3, owner: seatOf('blue'), prey: 5 } as const;
    expect(symbolsIn(moveSketchOf(at(hungry), attack)?.scene ?? expect.fail())).toContain('halo/blue/#f5a623');
    const buy = moveSketchOf(at(shopping), { kind: 'buy', gene: 'life', gives: 'nothing' });
    expect(wordsIn(buy?.scene ?? expect.fail())).toContain('Life Expectancy');
    expect(moveSketchOf(at(shopping), { kind: 'done' })).toBeNull();
  });
});
