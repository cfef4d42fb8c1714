/** Pictures of scenes: each painted once, kept for a while, and never waited for. */
import { createHash } from 'node:crypto';
import type { Painting } from '#render/painting.ts';
import type { Scene } from '#render/scene.ts';
import { recent } from '#shared/recent.ts';
import { createPainters, type Painters } from './painters.ts';

export interface Pictures {
  picture(scene: Scene): Promise<Buffer>;
  close(): Promise<void>;
}

/** About 120 kB each. */
const MOST_KEPT = 128;

export function createPictures(painters: Painters = createPainters()): Pictures {
  const kept = recent<string, Promise<Buffer>>(MOST_KEPT);

  return {
    picture(scene) {
      const json = JSON.stringify(scene);
      const key = createHash('sha1').update(json).digest('base64');
      const picture = kept.get(key, () => painters.paint(json));
      // What failed may work the next time.
      picture.catch(() => kept.drop(key));
      return picture;
    },
    close: () => painters.close(),
  };
}

/** Longer than this, in milliseconds, no game waits for a picture. */
const PICTURE_PATIENCE = 1500;

/** Never rejects, and settles after `milliseconds` at the latest. */
export async function within(later: Promise<Buffer>, milliseconds = PICTURE_PATIENCE): Promise<Painting> {
  let timer: NodeJS.Timeout | undefined;
  const notYet = new Promise<Painting>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'not-yet', later }), milliseconds);
  });
  const ready = later.then(
    (png): Painting => ({ kind: 'ready', png }),
    (error: unknown): Painting => ({ kind: 'failed', error }),
  );
  const painting = await Promise.race([ready, notYet]);
  clearTimeout(timer);
  return painting;
}
