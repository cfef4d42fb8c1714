/** A picture; the promise of it, where it was not ready in time; or none. */
export type Painting =
  | { readonly kind: 'ready'; readonly png: Buffer }
  | { readonly kind: 'not-yet'; readonly later: Promise<Buffer> }
  | { readonly kind: 'failed' };

/** For what does without a picture that is late. */
export const inTime = (painting: Painting): Buffer | null => (painting.kind === 'ready' ? painting.png : null);
