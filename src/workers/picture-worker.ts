/** Paints one scene after the other, in a thread of its own. Started by `painters.ts`. */
import { parentPort } from 'node:worker_threads';
import { err, ok } from '#engine/result.ts';
import { createStudio } from '#render/paint/studio.ts';
import type { Scene } from '#render/scene.ts';
import type { Reply } from './pool-thread.ts';

const png = createStudio();

function answer(reply: Reply<Uint8Array>): void {
  parentPort?.postMessage(reply, reply.ok ? [reply.value.buffer as ArrayBuffer] : []);
}

/** A scene comes as JSON: the caller has it at hand, and a string crosses over faster than a tree of objects. */
parentPort?.on('message', async (scene: string) => {
  try {
    answer(ok(new Uint8Array(await png(JSON.parse(scene) as Scene))));
  } catch (error) {
    answer(err(error instanceof Error ? error.message : String(error)));
  }
});
