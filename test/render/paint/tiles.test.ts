import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Extent } from '#render/paint/extents.ts';
import { createPainter } from '#render/paint/painter.ts';
import { patchesOf, TILE, tileNames } from '#render/paint/tiles.ts';
import type { Atlas, Scene, Shape } from '#render/scene.ts';
import { circle, filled, lined, stamped, text } from '#render/shapes.ts';
import { farthest, partOf, partsOf } from './parts.ts';

const atlas: Atlas = () => ({ width: 17, height: 23, shapes: [filled(circle({ x: 0, y: 0 }, 8), '#ff0000')] });
const painter = createPainter(atlas);
const [WIDTH, HEIGHT] = [TILE.width + 41, 2 * TILE.height + 10];
const sceneOf = (shapes: readonly Shape[]): Scene => ({ width: WIDTH, height: HEIGHT, background: '#102030', shapes });

/** Mostly about where the second column begins. */
const x = fc.integer({ min: 4 * (WIDTH - 100), max: 4 * WIDTH + 20 }).map((quarters) => quarters / 4);
const y = fc.integer({ min: -80, max: 4 * HEIGHT + 80 }).map((quarters) => quarters / 4);
const scale = fc.constantFrom(0.5, 1, 1.75);

const path: fc.Arbitrary<Shape> = fc.oneof(
  fc.record({ x, y }).map((at) => filled(circle(at, 9.3), '#00ff00', 0.7)),
  fc.record({ x, y }).map(({ x, y }) => lined(`M${x} ${y}L${x - 30} ${y + 3}`, { colour: '#0000ff', width: 7 })),
);
const leaf: fc.Arbitrary<Shape> = fc.oneof(
  path,
  fc.record({ x, y, scale }).map(({ x, y, scale }) => stamped('ball', x, y, scale)),
  fc
    .record({ x, y, lines: fc.constantFrom(1, 2) })
    .map(({ x, y, lines }) => text('Żgą j', x, y, { size: 16, maxWidth: 40, colour: '#ffffff', lines })),
);
const clip = { x: 230, y: 10, width: 60, height: 40 };
/** What is stamped in a scaled group, or half a pixel lower, may be a shade lighter or darker in another tile. */
const group: fc.Arbitrary<Shape> = fc.oneof(
  fc.record({ y, scale, shapes: fc.array(path) }).map((parts): Shape => ({ kind: 'group', x: 0, ...parts })),
  fc
    .record({ y: y.map(Math.round), shapes: fc.array(leaf) })
    .map((parts): Shape => ({ kind: 'group', x: 0, scale: 1, clip, ...parts })),
);
const scenes = fc.array(fc.oneof(leaf, group), { minLength: 1, maxLength: 6 }).map(sceneOf);

const tileAt = (scene: Scene, part: Extent): Buffer =>
  partOf(painter.paint(scene, part).toBuffer('raw'), WIDTH, part, part.top);
const tilesOf = (scene: Scene): Buffer[] => partsOf(scene).map((part) => tileAt(scene, part));
const namesOf = (scene: Scene): readonly string[] => tileNames(scene, painter.extentOf);

/** Of 256. What ends within a hair of a tile's edge is cut there, which cairo rounds. Nobody sees it. */
const SHADES = 4;

describe('a tile', () => {
  it('looks as it does in the whole picture', () => {
    const check = (scene: Scene): void => {
      const whole = Buffer.from(painter.paint(scene).toBuffer('raw'));
      for (const part of partsOf(scene))
        expect(farthest(tileAt(scene, part), partOf(whole, WIDTH, part))).toBeLessThanOrEqual(SHADES);
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
        const before = { ...scene, shapes };
        const after = { ...scene, shapes: shapes.slice(1) };
        const [names, tiles] = [namesOf(after), tilesOf(after)];
        const old = tilesOf(before);
        for (const [n, name] of namesOf(before).entries())
          if (name === names[n]) expect(old[n]?.equals(tiles[n] ?? Buffer.alloc(0))).toBe(true);
      }),
    );
  });

  it('keeps its name where a shape elsewhere changes, and loses it where one changes in it', () => {
    const ball = stamped('ball', 30, 20);
    const names = namesOf(sceneOf([ball, stamped('ball', 280, 60)]));
    const others = namesOf(sceneOf([ball, stamped('ball', 281, 60)]));
    expect(names.map((name, n) => name === others[n])).toEqual([true, true, true, false, true, true]);
  });

  it('has another name in another place, in another picture and in a group', () => {
    const ball = stamped('ball', 30, 20);
    const group: Shape = { kind: 'group', x: 0, y: 0, scale: 1, shapes: [ball] };
    expect(new Set(namesOf(sceneOf([]))).size).toBe(6);
    const [one] = namesOf(sceneOf([ball]));
    expect(namesOf(sceneOf([group]))).not.toContain(one);
    expect(namesOf({ ...sceneOf([ball]), background: '#000000' })).not.toContain(one);
    expect(namesOf({ ...sceneOf([ball]), game: 'another' })).not.toContain(one);
  });

  it('is told apart from each of as many others as there are characters', () => {
    const single = (x: number): Scene => ({
      ...sceneOf([stamped('ball', x, 20)]),
      width: TILE.width,
      height: TILE.height,
    });
    const names = Array.from({ length: 0x10000 }, (_, n) => namesOf(single(n / 0x1000))).flat();
    expect(new Set(names).size).toBe(0x10000);
  });

  it('is told apart from one whose group ends sooner', () => {
    const [one, other] = [stamped('ball', 30, 20), stamped('ball', 31, 20)];
    const grouped = (...shapes: Shape[]): Shape => ({ kind: 'group', x: 0, y: 0, scale: 1, shapes });
    expect(namesOf(sceneOf([grouped(one, other)]))[0]).not.toBe(namesOf(sceneOf([grouped(one), other]))[0]);
  });
});

/** Three tiles a row. A letter for each patch, in their order. */
it.each([
  ['', ''],
  ['...', '...'],
  ['xxx', 'aaa'],
  ['xx.xxx', 'aa.aab'],
  ['.x..xx', '.a..ab'],
  ['xxxxxxxxx', 'aaaaaabbb'],
  ['xx.xx.xx.xx.xx.', 'aa.aa.aa.aa.bb.'],
  ['x.xxxx', 'a.bacb'],
])('of %j the missing are painted in patches %j', (tiles, expected) => {
  const patches = patchesOf(
    [...tiles].map((tile) => tile === 'x'),
    3,
  );
  const found = [...tiles].map((_, n) => {
    const [column, row] = [n % 3, Math.floor(n / 3)];
    const at = patches.findIndex(
      (patch) =>
        column >= patch.column &&
        column < patch.column + patch.columns &&
        row >= patch.row &&
        row < patch.row + patch.rows,
    );
    return at === -1 ? '.' : 'abcdef'.charAt(at);
  });
  expect(found.join('')).toBe(expected);
});
