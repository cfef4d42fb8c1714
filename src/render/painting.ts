/** What a caller gets at once: the picture; the promise of it, if it takes longer; or word that it failed. */
export type Painting =
  | { readonly kind: 'ready'; readonly png: Buffer }
  | { readonly kind: 'not-yet'; readonly later: Promise<Buffer> }
  | { readonly kind: 'failed'; readonly error: unknown };

/** For what does without a picture that is late. */
export const inTime = (painting: Painting): Buffer | null => (painting.kind === 'ready' ? painting.png : null);
