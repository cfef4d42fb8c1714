import type { Canvas } from 'canvas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPainter } from '#render/paint/painter.ts';
import { runsOf, STRIP, stripNames } from '#render/paint/strips.ts';
import type { Atlas, Scene, Shape } from '#render/scene.ts';
import { circle, filled, lined, stamped, text } from '#render/shapes.ts';

const atlas: Atlas = () => ({ width: 17, height: 23, shapes: [filled(circle({ x: 0, y: 0 }, 8), '#ff0000')] });
const painter = createPainter(atlas);
const HEIGHT = 130;
const sceneOf = (shapes: readonly Shape[]): Scene => ({ width: 60, height: HEIGHT, background: '#102030', shapes });

const x = fc.integer({ min: 0, max: 60 });
const y = fc.integer({ min: -80, max: 4 * HEIGHT + 80 }).map((quarters) => quarters / 4);
const scale = fc.constantFrom(0.5, 1, 1.75);

const path: fc.Arbitrary<Shape> = fc.oneof(
  fc.record({ x, y }).map((at) => filled(circle(at, 9.3), '#00ff00', 0.7)),
  fc.record({ x, y }).map(({ x, y }) => lined(`M${x} ${y}L60 ${y + 3}`, { colour: '#0000ff', width: 7 })),
);
const leaf: fc.Arbitrary<Shape> = fc.oneof(
  path,
  fc.record({ x, y, scale }).map(({ x, y, scale }) => stamped('ball', x, y, scale)),
  fc
    .record({ x, y, lines: fc.constantFrom(1, 2) })
    .map(({ x, y, lines }) => text('Żgą j', x, y, { size: 16, maxWidth: 40, colour: '#ffffff', lines })),
);
const clip = { x: 0, y: 10, width: 60, height: 40 };
/** What is stamped in a scaled group, or half a pixel lower, may be a shade lighter or darker in another strip. */
const group: fc.Arbitrary<Shape> = fc.oneof(
  fc.record({ y, scale, shapes: fc.array(path) }).map((parts): Shape => ({ kind: 'group', x: 0, ...parts })),
  fc
    .record({ y: y.map(Math.round), shapes: fc.array(leaf) })
    .map((parts): Shape => ({ kind: 'group', x: 0, scale: 1, clip, ...parts })),
);
const scenes = fc.array(fc.oneof(leaf, group), { minLength: 1, maxLength: 6 }).map(sceneOf);

const bytesOf = (canvas: Canvas): Buffer => canvas.toBuffer('raw');
const stripAt = (scene: Scene, n: number): Buffer =>
  bytesOf(painter.paint(scene, { top: n * STRIP, bottom: (n + 1) * STRIP }));

/** Of 256. What ends within a hair of a strip's edge is cut there, which cairo rounds. Nobody sees it. */
const SHADES = 4;

function farthest(one: Buffer, other: Buffer): number {
  if (one.equals(other)) return 0;
  return one.reduce((most, byte, at) => Math.max(most, Math.abs(byte - (other[at] ?? 0))), 0);
}

describe('a strip', () => {
  it('looks as it does in the whole picture', () => {
    const check = (scene: Scene): void => {
      const strips = stripNames(scene, painter.rowsOf).map((_, n) => stripAt(scene, n));
      const whole = bytesOf(painter.paint(scene));
      expect(farthest(Buffer.concat(strips).subarray(0, whole.length), whole)).toBeLessThanOrEqual(SHADES);
    };
    const onceCut: Shape = {
      ...{ kind: 'group', x: 0, y: 46.5, scale: 1.75 },
      shapes: [filled(circle({ x: 0, y: 32.75 }, 9.3), '#00ff00', 0.7)],
    };
    fc.assert(fc.property(scenes, check), { examples: [[sceneOf([onceCut])]] });
  });

  it('looks as it did under the same name, whatever else has changed in the picture', () => {
    fc.assert(
      fc.property(scenes, ({ shapes, ...scene }) => {
        const [before, after] = [
          { ...scene, shapes },
          { ...scene, shapes: shapes.slice(1) },
        ];
        const names = stripNames(after, painter.rowsOf);
        for (const [n, name] of stripNames(before, painter.rowsOf).entries())
          if (name === names[n]) expect(stripAt(before, n).equals(stripAt(after, n))).toBe(true);
      }),
    );
  });

  it('keeps its name where a shape elsewhere changes, and loses it where one changes in it', () => {
    const ball = stamped('ball', 30, 20);
    const names = stripNames(sceneOf([ball, stamped('ball', 30, 100)]), painter.rowsOf);
    const others = stripNames(sceneOf([ball, stamped('ball', 31, 100)]), painter.rowsOf);
    expect(names.map((name, n) => name === others[n])).toEqual([true, true, false, true]);
  });

  it('has another name in another place', () => {
    expect(new Set(stripNames(sceneOf([]), painter.rowsOf)).size).toBe(4);
  });
});

it.each([
  ['', []],
  ['...', []],
  ['x', [[0, 1]]],
  [
    '.xx.x',
    [
      [1, 2],
      [4, 1],
    ],
  ],
  [
    'xxxxxxx',
    [
      [0, 4],
      [4, 2],
      [6, 1],
    ],
  ],
  [
    'xxxxxxxxxxx.',
    [
      [0, 4],
      [4, 4],
      [8, 2],
      [10, 1],
    ],
  ],
] as const)('of %j the missing are painted in runs', (strips, runs) => {
  const found = runsOf([...strips].map((strip) => strip === 'x'));
  expect(found.map(({ from, length }) => [from, length])).toEqual(runs);
});
