/** Events, as the picture of the board shows them. */
import { describe, expect, it } from 'vitest';
import { seat } from '#engine/seat.ts';
import type { Event } from '#games/urland/events.ts';
import type { Scene } from '#render/scene.ts';
import { boardAltText } from '#render/urland/alt-text.ts';
import { boardScene, FULL_WIDTH } from '#render/urland/board-scene.ts';
import { CREAM, INK } from '#render/urland/theme.ts';
import { lookOf } from '../../support/look.ts';
import { symbolsIn, textsOf, wordsIn } from '../../support/scenes.ts';
import { aView } from '../../support/urland-views.ts';

const look = lookOf(['Anna', 'Björn', 'Chloé', 'Dominika', 'Esteban']);
const start = aView({ seats: 5 }).erupt(11);

describe('the picture of the board', () => {
  it('is in daylight when a game begins, though its first volcano has erupted', () => {
    const events = [
      { kind: 'erupted', volcano: 11, land: 10, joined: true },
      { kind: 'turned-up', genes: ['legs', 'wings', 'egg', 'teeth'] },
    ] as const;
    const symbols = symbolsIn(boardScene(start.view, { ...look, events }));
    expect(symbols).toContain('bridge/11');
    for (const gloom of ['ashfall', 'fire']) expect(symbols).not.toContain(gloom);
  });

  it('burns where volcanoes have ended an epoch', () => {
    const events = [
      { kind: 'erupted', volcano: 11, land: 10, joined: true },
      { kind: 'lost', land: 10, losses: [0, 0, 0, 0, 0] },
    ] as const;
    expect(symbolsIn(boardScene(start.view, { ...look, events }))).toEqual(expect.arrayContaining(['ashfall', 'fire']));
  });

  it('marks points with the flag of the track, and Ichtos with the animal', () => {
    const symbolsAfter = (...events: Event[]) => symbolsIn(boardScene(start.view, { ...look, events }));
    const signs = (symbols: readonly string[]) => ({
      flags: symbols.filter((symbol) => symbol.startsWith('icon/finish/')).length - 5,
      animals: symbols.filter((symbol) => symbol.startsWith('shadow/')).length,
    });
    const scored = {
      kind: 'scored',
      chip: 6,
      scoring: 'coexistence',
      points: [2, 0, 2, 0, 0],
      left: [0, 0, 0, 0, 0],
    } as const;
    expect(signs(symbolsAfter(scored))).toEqual({ flags: 2, animals: 0 });
    expect(signs(symbolsAfter({ kind: 'lost', land: 6, losses: [0, 3, 0, 0, 1] }))).toEqual({ flags: 0, animals: 2 });
  });

  it('keeps all marks of a land on the map, however many there are', () => {
    const all = [3, 3, 3, 3, 3];
    const events = [
      { kind: 'scored', chip: 6, scoring: 'coexistence', points: all, left: [0, 0, 0, 0, 0] },
      { kind: 'lost', land: 6, losses: all },
    ] as const;
    const marks = textsOf(boardScene(start.view, { ...look, events })).filter(({ text }) => /^[+−]3$/.test(text));
    expect(new Set(marks.map(({ x, y }) => `${x} ${y}`)).size).toBe(10);
    for (const { x } of marks) expect(x).toBeLessThan(FULL_WIDTH - 66);
  });
});

describe('the picture of a great moment', () => {
  const between = start.erupt(3, 6).with({ phase: { kind: 'choose' }, pileSize: 7, environment: seat(1) }).view;
  const burnt = { ...look, moment: { kind: 'epoch', epoch: 1 } } as const;

  it.each([
    ['panic', 'Panic!', 'lands'],
    ['epoch', 'The epoch ends in fire', 'ashfall'],
    ['auction', 'The bids are on the table', 'icon/mutation/#182430'],
  ] as const)('(%s) is headed and coloured by it, whatever comes next', (kind, title, symbol) => {
    const scene = boardScene(between, { ...look, moment: { kind, epoch: 2 } });
    expect(wordsIn(scene)).toContain(title);
    expect(wordsIn(scene)).not.toContain('Björn picks a land to score');
    expect(symbolsIn(scene)).toContain(symbol);
  });

  it('has the number of its epoch, and not the pile of the next', () => {
    expect(wordsIn(boardScene(between, look))).toEqual(expect.arrayContaining(['Epoch 2', '7']));
    const panicSigns = symbolsIn(boardScene(between, burnt)).filter((symbol) => symbol.startsWith('icon/panic/'));
    expect(panicSigns).toEqual([]);
    expect(wordsIn(boardScene(between, burnt))).toContain('Epoch 1');
    expect(wordsIn(boardScene(between, burnt))).not.toContain('Epoch 2');
  });

  it('has nobody in the light, for nobody is asked', () => {
    const nameIn = (scene: Scene) => textsOf(scene).find(({ text }) => text === 'Björn')?.colour;
    expect(nameIn(boardScene(between, look))).toBe(INK);
    expect(nameIn(boardScene(between, burnt))).toBe(CREAM);
  });

  it('is in the alternative text, in the same words', () => {
    expect(boardAltText(between, burnt)).toMatch(/^The epoch ends in fire\. Epoch 1\./);
    expect(boardAltText(between, burnt)).not.toContain('to draw');
  });
});
