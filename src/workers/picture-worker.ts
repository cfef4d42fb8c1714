/** Paints one scene after the other, in a thread of its own. Started by `painters.ts`. */
import { parentPort } from 'node:worker_threads';
import { createPngWriter } from '#render/paint/indexed-png.ts';
import { createPainter } from '#render/paint/painter.ts';
import type { Scene } from '#render/scene.ts';
import { atlas } from '#render/urland/atlas.ts';

export type Painted = { readonly ok: true; readonly png: Uint8Array } | { readonly ok: false; readonly reason: string };

const painter = createPainter(atlas);
const png = createPngWriter();

function answer(painted: Painted): void {
  parentPort?.postMessage(painted, painted.ok ? [painted.png.buffer as ArrayBuffer] : []);
}

/** A scene comes as JSON: the caller has it at hand, and a string crosses over faster than a tree of objects. */
parentPort?.on('message', async (scene: string) => {
  try {
    answer({ ok: true, png: new Uint8Array(await png(painter.paint(JSON.parse(scene) as Scene))) });
  } catch (error) {
    answer({ ok: false, reason: error instanceof Error ? error.message : String(error) });
  }
});
