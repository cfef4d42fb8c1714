import type { Scene } from './scene.ts';

/** The immediate result of painting: the picture, a promise of it if it takes longer, or a failure. */
export type Painting =
  | { readonly kind: 'ready'; readonly png: Buffer }
  | { readonly kind: 'not-yet'; readonly later: Promise<Buffer> }
  | { readonly kind: 'failed'; readonly error: unknown };

/** The picture if it is ready, for callers that can do without it. */
export const inTime = (painting: Painting): Buffer | null => (painting.kind === 'ready' ? painting.png : null);

/** Once nobody wants the picture any more, it need not be painted. */
export type PaintScene = (scene: Scene, unwanted?: AbortSignal) => Promise<Painting>;
