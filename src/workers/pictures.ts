/** Pictures of scenes. Each is painted once and cached; no game waits for one. */
import { createHash } from 'node:crypto';
import type { Painting } from '#render/painting.ts';
import type { Scene } from '#render/scene.ts';
import { recent } from '#shared/recent.ts';
import { createPainters, type Order, type Painters } from './painters.ts';

export interface Pictures {
  /** Rejects with `LeftOut` if nobody needs it any more before it is painted, or if too many others are in line. */
  picture(scene: Scene, order?: Order): Promise<Buffer>;
  /** How long such a picture would wait for its painter, in milliseconds. */
  expectedWait(order?: Order): number;
  close(): Promise<void>;
}

/** About 100 kB each. They are for whoever asks for the same picture within moments; what is older is made of known tiles. */
const MOST_KEPT = 32;

interface Kept {
  readonly picture: Promise<Buffer>;
  /** One more asks for the same picture. */
  share(unwanted: AbortSignal | undefined): void;
}

/** A picture is unwanted once all who asked for it say so. */
function keep(paint: (unwanted: AbortSignal) => Promise<Buffer>): Kept {
  const nobody = new AbortController();
  let wanting = 0;
  const leave = (): void => {
    wanting -= 1;
    if (wanting === 0) nobody.abort();
  };
  return {
    picture: paint(nobody.signal),
    share(unwanted) {
      wanting += 1;
      if (unwanted?.aborted) leave();
      else unwanted?.addEventListener('abort', leave, { once: true });
    },
  };
}

export function createPictures(painters: Painters = createPainters()): Pictures {
  const kept = recent<string, Kept>(MOST_KEPT);

  return {
    picture(scene, { unwanted, ...order } = {}) {
      const json = JSON.stringify(scene);
      const key = createHash('sha1').update(json).digest('base64');
      const { picture, share } = kept.get(key, () =>
        keep((nobody) => painters.paint(json, { ...order, unwanted: nobody })),
      );
      share(unwanted);
      // The next try may succeed.
      picture.catch(() => kept.drop(key));
      return picture;
    },
    expectedWait: (order) => painters.expectedWait(order),
    close: () => painters.close(),
  };
}

/** Never rejects, and settles after `milliseconds` at the latest. */
export async function within(later: Promise<Buffer>, milliseconds: number): Promise<Painting> {
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
