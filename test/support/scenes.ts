import type { Scene, Shape } from '#render/scene.ts';

/** All shapes, those within groups in place of the groups, where they end up in the picture. */
export function shapesIn(shapes: readonly Shape[], dx = 0, dy = 0): Exclude<Shape, { kind: 'group' }>[] {
  return shapes.flatMap((shape) => {
    if (shape.kind === 'group') return shapesIn(shape.shapes, dx + shape.x, dy + shape.y);
    return shape.kind === 'path' ? [shape] : [{ ...shape, x: shape.x + dx, y: shape.y + dy }];
  });
}

export const textsOf = (scene: Scene) => shapesIn(scene.shapes).filter((shape) => shape.kind === 'text');

export const wordsIn = (scene: Scene): string[] => textsOf(scene).map(({ text }) => text);

export const symbolsIn = (scene: Scene): string[] =>
  shapesIn(scene.shapes).flatMap((shape) => (shape.kind === 'use' ? [shape.symbol] : []));
