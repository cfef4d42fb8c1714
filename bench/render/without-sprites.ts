import type { Atlas, Scene, Shape } from '#render/scene.ts';

/** The same picture with every drawing spelled out, as one would draw it without a thought for speed. */
export function withoutSprites(scene: Scene, atlas: Atlas): Scene {
  const spell = (shape: Shape): Shape => {
    if (shape.kind === 'group') return { ...shape, shapes: shape.shapes.map(spell) };
    if (shape.kind !== 'use') return shape;
    const { x, y, scale } = shape;
    return { kind: 'group', x, y, scale, shapes: atlas(shape.symbol).shapes.map(spell) };
  };
  return { ...scene, shapes: scene.shapes.map(spell) };
}
