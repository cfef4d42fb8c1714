/** Pictures of scenes. Each is painted once and cached; no game waits for one. */
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
      // The next try may succeed.
      picture.catch(() => kept.drop(key));
      return picture;
    },
    close: () => painters.close(),
  };
}

/** In milliseconds. No game waits longer for a picture. */
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
