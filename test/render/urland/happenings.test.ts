/** Events, as the picture of the board shows them. */
import { describe, expect, it } from 'vitest';
import { seat } from '#engine/seat.ts';
import { isOcean, OCEANS, REGIONS } from '#games/urland/board.ts';
import type { Event } from '#games/urland/events.ts';
import type { Scene } from '#render/scene.ts';
import { boardAltText } from '#render/urland/alt-text.ts';
import { atlas } from '#render/urland/atlas.ts';
import { boardScene } from '#render/urland/board-scene.ts';
import { noteSpot } from '#render/urland/note-spots.ts';
import { piecesOf } from '#render/urland/pieces.ts';
import { CREAM, EMBER, INK } from '#render/urland/theme.ts';
import { overlap } from '../../support/boxes.ts';
import { lookOf } from '../../support/look.ts';
import { symbolsIn, textsOf, wordsIn } from '../../support/scenes.ts';
import { aView } from '../../support/urland-views.ts';
import { faultsOf } from '../picture-laws.ts';

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
      flags: symbols.filter((symbol) => symbol.startsWith('icon/finish/')).length,
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

  it.each([...OCEANS, ...REGIONS])('lays no mark of %s upon a number, a name or another mark', (area) => {
    const all = [3, 3, 3, 3, 3];
    const gains: Event[] = isOcean(area)
      ? [{ kind: 'bred', ocean: area, young: all }]
      : [
          { kind: 'scored', chip: area, scoring: 'coexistence', points: all, left: [0, 0, 0, 0, 0] },
          { kind: 'lost', land: area, losses: all },
        ];
    const scene = boardScene(start.ichtos(area, 2, 2, 2, 2, 2).view, { ...look, events: gains });
    expect(wordsIn(scene).filter((word) => /^[+−]3$/.test(word))).toHaveLength(isOcean(area) ? 5 : 10);
    expect(faultsOf(scene, atlas)).toEqual([]);
  });

  it('lays a single mark of a land upon no Ichto', () => {
    for (const land of REGIONS) {
      const { view } = start.ichtos(land, 1, 2, 1);
      const spot = noteSpot(view, view.landOf[land], { width: 90, height: 44 }, []);
      expect(spot.hidesText).toBe(false);
      for (const { box } of piecesOf(view)) expect(overlap(spot.box, box), `land ${land}`).toBe(false);
    }
  });

  it('shows the way of those who flee, also while somebody chooses how many', () => {
    const shafts = (scene: Scene): number =>
      JSON.stringify(scene.shapes).split(`"stroke":{"colour":"${EMBER}","width":7}`).length - 1;
    const calm = start.ichtos(4, 2, 1).with({ genes: [['ears'], [], [], [], []] });
    const events: Event[] = [{ kind: 'panicked', land: 4, ocean: 'E', fled: [2, 1, 0, 0, 0] }];
    expect(shafts(boardScene(calm.view, look))).toBe(0);
    expect(shafts(boardScene(calm.view, { ...look, events }))).toBe(1);
    expect(shafts(boardScene(calm.with({ phase: { kind: 'flee', land: 4, ocean: 'E' } }).view, look))).toBe(1);
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
