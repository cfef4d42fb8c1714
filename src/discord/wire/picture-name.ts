import { createHash } from 'node:crypto';

/** Another picture has another name, or an edit would leave the old one beside it. */
export const pictureName = (what: string, png: Buffer): string =>
  `${what}-${createHash('sha1').update(png).digest('hex').slice(0, 8)}.png`;
