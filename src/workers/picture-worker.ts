/** Runs in a thread: paints one scene after the other. Started by `painters.ts`. */
import { parentPort } from 'node:worker_threads';
import { err, ok } from '#engine/result.ts';
import { createStudio } from '#render/paint/studio.ts';
import type { Scene } from '#render/scene.ts';
import { standBack } from '#shared/precedence.ts';
import type { Reply } from './pool-thread.ts';

standBack('painting');
const png = createStudio();

function answer(reply: Reply<Uint8Array>): void {
  parentPort?.postMessage(reply, reply.ok ? [reply.value.buffer as ArrayBuffer] : []);
}

/** Its memory is handed over, so that nothing of it is left here. What is small shares Node's own with others. */
const alone = (png: Buffer): Uint8Array => (png.length === png.buffer.byteLength ? png : new Uint8Array(png));

/** Scenes come as JSON: the caller has the text already, and a string crosses threads faster than a tree of objects. */
parentPort?.on('message', async (scene: string) => {
  try {
    answer(ok(alone(await png(JSON.parse(scene) as Scene))));
  } catch (error) {
    answer(err(error instanceof Error ? error.message : String(error)));
  }
});
