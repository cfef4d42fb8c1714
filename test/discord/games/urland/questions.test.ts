import { describe, expect, it } from 'vitest';
import { QUESTIONS } from '#discord/games/urland/questions.ts';
import type { Answer } from '#engine/menu.ts';
import { type Area, volcanoTarget } from '#games/urland/board.ts';
import { URLAND } from '#games/urland/game.ts';
import { seatOf, turnOf, urland } from '../../../support/urland.ts';
import { reader } from '../reader.ts';

const GREEN = seatOf('green');

type Scene = Parameters<typeof urland>[0];

const askedIn = (scene: Scene) => ({ view: URLAND.view(urland({ seats: 3, ...scene }), GREEN), seat: GREEN, reader });

describe('whoever ends their turn with actions left', () => {
  const phase = turnOf('green', 3);
  const warned = (ichtos: Partial<Record<Area, readonly number[]>>) =>
    QUESTIONS.warning(askedIn({ phase, ichtos }), { kind: 'done' });

  it('is asked first, if something can be done', () => {
    expect(warned({ A: [0, 0, 1] })).toContain('You still have 3 actions');
  });

  it('is not, if all that is left is to retreat', () => {
    expect(warned({ 5: [0, 0, 1] })).toBeNull();
  });
});

describe('a strait', () => {
  const joined = { volcanoes: [9], ichtos: { 5: [0, 0, 1], [volcanoTarget(9)]: [0, 0, 1] } } as const;
  const asked = askedIn({ ...joined, genes: { green: ['legs'] } });

  const at = (...answers: readonly Answer[]) => {
    const menu = URLAND.menu(asked.view, GREEN, answers);
    if (!menu.ok || menu.value.kind !== 'options') throw new Error('a question with options was expected');
    return { ...asked, step: menu.value };
  };

  it('is named by both its shores, where it is chosen as a whole', () => {
    const to = at('cross', 5);
    const open = to.step.options.filter(({ blocked }) => blocked === null);
    expect(QUESTIONS.isUnfolded(at('cross'), 5)).toBe(true);
    expect(open.map(({ id }) => QUESTIONS.label(to, id))).toEqual(['Region 5 → 4', 'Region 5 → 6']);
  });

  it('is named so, too, where there is only one to cross', () => {
    const from = at('cross');
    const open = from.step.options.filter(({ blocked }) => blocked === null);
    expect(open.map(({ id }) => QUESTIONS.label(from, id))).toEqual(['Region 5', 'Region 8 → 12', 'Region 9 → 10']);
  });
});
