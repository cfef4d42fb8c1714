import { describe, expect, it } from 'vitest';
import { seat } from '#engine/seat.ts';
import { arrowBetween } from '#render/kit/arrows.ts';
import { nameIn, paintOf } from '#render/kit/seats.ts';
import { HEADER_HEIGHT, NO_SIGN, titleBar } from '#render/kit/title-bar.ts';
import { outerSize, spaceBox, type TrackPlan } from '#render/kit/track.ts';
import { PAINTS } from '#render/players.ts';
import { overlap } from '../../support/boxes.ts';

describe.each<[string, TrackPlan]>([
  ['40 around a wide board', { inside: { width: 1268, height: 900 }, spaces: 40, along: 11, band: 66 }],
  ['52 around a square', { inside: { width: 700, height: 700 }, spaces: 52, along: 14, band: 50 }],
])('a track of %s', (_case, plan) => {
  const boxes = Array.from({ length: plan.spaces }, (_, i) => spaceBox(plan, i + 1));
  const { width, height } = outerSize(plan);

  it('has its spaces side by side around the board, none upon another or upon the board', () => {
    const board = { x: plan.band, y: plan.band, ...plan.inside };
    for (const [i, box] of boxes.entries()) {
      expect(overlap(box, board)).toBe(false);
      for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(false);
    }
  });

  it('covers the band to the last pixel', () => {
    const area = boxes.reduce((sum, box) => sum + box.width * box.height, 0);
    expect(area).toBe(width * height - plan.inside.width * plan.inside.height);
  });
});

describe('somebody at the table', () => {
  const look = { names: ['𝔄nna ✨', '🦀'], colours: ['red', 'green'], palette: 'clear' } as const;
  const words = { red: { name: 'Red', letter: 'R' }, green: { name: 'Green', letter: 'G' } };

  it('is called by name in letters that we have, or else by colour', () => {
    expect([nameIn(look, seat(0), words), nameIn(look, seat(1), words)]).toEqual(['Anna', 'Green']);
  });

  it('has the colour of the palette asked for', () => {
    expect(paintOf(look, seat(1))).toBe(PAINTS.clear.green);
  });
});

it('a title leaves the room that others need', () => {
  const bar = titleBar({ title: 'Hello', fill: '#000000', sign: NO_SIGN, width: 1000, right: 200 });
  expect(bar).toContainEqual(expect.objectContaining({ kind: 'text', text: 'Hello', maxWidth: 1000 - 24 - 200 }));
  expect(HEADER_HEIGHT).toBe(84);
});

it('arrows that go the same way run side by side', () => {
  const [here, there] = [[{ x: 0, y: 0, width: 40, height: 40 }], [{ x: 300, y: 0, width: 40, height: 40 }]];
  const shafts = [0, 1].map((lane) => arrowBetween(here, there, '#ffffff', lane)[0]);
  expect(shafts[0]).not.toEqual(shafts[1]);
});
