import { createHash } from 'node:crypto';

/** Every picture has its own name: with the same name, an edit would leave the old one beside it. */
export const pictureName = (what: string, png: Buffer): string =>
  `${what}-${createHash('sha1').update(png).digest('hex').slice(0, 8)}.png`;
