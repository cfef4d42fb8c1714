import { describe, expect, it } from 'vitest';
import { seat } from '#engine/seat.ts';
import { URLAND } from '#games/urland/game.ts';
import { GENES } from '#games/urland/genes.ts';
import { MOST_ALT_TEXT } from '#i18n/urland/alt-text.ts';
import { boardAltText, genesAltText, handAltText, menuAltText } from '#render/urland/alt-text.ts';
import { EXTREME_VIEWS, LONG_NAMES, LONGEST_ROW } from '../../support/extreme-views.ts';
import { lookOf } from '../../support/look.ts';
import { goldenGames } from '../../support/urland-golden.ts';
import { playRecord } from '../../support/urland-record.ts';
import { aView } from '../../support/urland-views.ts';

const look = lookOf(['Anna', 'Ben', 'Cleo', 'Dora']);

describe('the board in words', () => {
  const view = aView({ seats: 4 })
    .erupt(11)
    .ichtos(10, 2, 0, 1)
    .ichtos('A', 3, 3, 0, 4)
    .with({
      phase: { kind: 'actions', seat: seat(2), left: 2, extraPlayed: false },
      scored: [3, 7],
      genes: [['wings'], [], [], []],
      pileSize: 5,
      track: [9, 4, 7, 2],
    }).view;
  const words = boardAltText(view, look);

  it.each([
    ['what is going on', 'Cleo: 2 actions left. Epoch 1.'],
    ['who swims where', 'Panthalassa R3 B3 Y4;'],
    ['who stands where', 'Lands: 10 R2 G1.'],
    ['which lands are joined', 'Joined: 10 = 10+11.'],
    ['what is scored', 'Scored this epoch: 3 and 7.'],
    ['what can still come', 'Can still come: 1, 2, 4, 5, 6, 8, 9, 10, and 12.'],
    ['what can be drawn', '5 chips to draw, Panic among them.'],
    ['how a player stands', 'R Anna, Environment: space 9,'],
    ['whose genes', 'Wings.'],
    ['what is on offer', 'Genes on offer: Legs, Wings, Egg, Teeth.'],
  ])('says %s', (_, part) => {
    expect(words).toContain(part);
  });

  it.each([...EXTREME_VIEWS, LONGEST_ROW])(
    'fits into a description at Discord with all Ichtos in it ($phase.kind)',
    (extreme) => {
      const extremeWords = boardAltText(extreme, lookOf(LONG_NAMES));
      expect(extremeWords.length).toBeLessThanOrEqual(MOST_ALT_TEXT);
      expect(extremeWords).not.toMatch(/…$/);
      expect(extremeWords.match(/\bR[13] /g)?.length).toBe(17);
    },
  );

  it('fits in every tenth position of the golden games, long names and all', () => {
    for (const { text } of goldenGames())
      playRecord(text, ({ state }, { line }) => {
        if (line % 10 !== 0) return;
        const golden = boardAltText(URLAND.view(state, 'public'), lookOf(LONG_NAMES));
        expect(golden.length).toBeLessThanOrEqual(MOST_ALT_TEXT);
        expect(golden).not.toMatch(/…$/);
      });
  });
});

describe('private pictures in words', () => {
  const view = aView({ seats: 4 });

  it('tell the chips of a hand', () => {
    expect(handAltText(view.with({ hand: [4, 9, 12] }).view, look)).toBe('You hold the chips 4, 9, and 12.');
    expect(handAltText(view.with({ hand: [4, 9], picked: 12 }).view, look)).toBe(
      'You picked 12 to be scored. You hold the chips 4 and 9.',
    );
    expect(handAltText(view.view, look)).toBe('You hold no chips.');
  });

  it('tell what genes do, all eleven within the limit', () => {
    expect(genesAltText(['wings'], look)).toBe('Wings: Fly one or two from a land to any area.');
    expect(genesAltText([], look)).toBe('No genes.');
    expect(genesAltText(GENES, look).length).toBeLessThanOrEqual(MOST_ALT_TEXT);
    expect(genesAltText(GENES, look)).not.toMatch(/…$/);
  });

  it('tell what the letters of a menu stand for', () => {
    const targets = [
      { area: 4, letter: 'A' },
      { area: 'E', letter: 'B' },
    ] as const;
    expect(menuAltText(view.view, { ...look, targets })).toBe(
      'You can choose: A land 4 (empty), B Rheic (R3 B3 G3 Y3). R Anna, B Ben, G Cleo, Y Dora; numbers are Ichtos.',
    );
  });

  it('tell who stands on the land that a region is part of', () => {
    const joined = view.erupt(11).ichtos(10, 0, 0, 2).view;
    const targets = [
      { area: 10, letter: 'A' },
      { area: 11, letter: 'B' },
    ] as const;
    expect(menuAltText(joined, { ...look, targets })).toBe(
      'You can choose: A land 10 (G2), B region 11 of land 10 (G2). R Anna, B Ben, G Cleo, Y Dora; numbers are Ichtos.',
    );
  });
});
