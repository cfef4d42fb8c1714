/**
 * PNG with a fixed palette: a sixth of the bytes of a true-colour one, and faster to write, because three quarters of
 * the pixels' bytes never reach zlib. It is painted and packed strip by strip, and a strip that is known comes from a
 * cache, whichever picture it was painted for: from one picture of a table to the next, most strips are unchanged.
 */
import { invariant } from '#engine/invariant.ts';
import { type Recent, recent } from '#shared/recent.ts';
import type { Scene } from '../scene.ts';
import { adler32Joined } from './checksums.ts';
import { createRowFilter } from './filtered-rows.ts';
import { type PackedStrip, packStrip } from './packed-strip.ts';
import type { Painter } from './painter.ts';
import type { Palette } from './palette.ts';
import { withPixels } from './pixels.ts';
import { END_CHUNK, headerChunk, paletteChunk, SIGNATURE, STREAM_START, streamEnd } from './png-chunks.ts';
import { type Run, runsOf, STRIP, stripNames } from './strips.ts';

/** By name. */
type KnownStrips = Recent<string, PackedStrip>;

/** In bytes: some 4 kB a strip, and twenty strips a picture. */
const MOST_KNOWN = 20_000_000;

export const knownStrips = (): KnownStrips => recent(MOST_KNOWN, ({ chunk }) => chunk.length);

function fileOf({ width, height }: Scene, colours: Buffer, strips: readonly PackedStrip[]): Buffer {
  const sum = strips.reduce((before, strip) => adler32Joined(before, strip.sum, strip.length), 1);
  const stream = [STREAM_START, ...strips.map((strip) => strip.chunk), streamEnd(sum)];
  return Buffer.concat([SIGNATURE, headerChunk(width, height), colours, ...stream, END_CHUNK]);
}

/** What is known only saves time: the same scene always gives the same bytes. Writers of several games may share it. */
export function createPngWriter(
  palette: Palette,
  { paint, rowsOf }: Painter,
  known: KnownStrips = knownStrips(),
): (scene: Scene) => Buffer {
  const colours = paletteChunk(palette.colours);
  const filterRows = createRowFilter(palette);

  function paintRun(scene: Scene, { from, length }: Run): PackedStrip[] {
    const { width, height } = scene;
    const top = from * STRIP;
    const size = STRIP * width;
    /** The last strip of a picture may be lower than its canvas. */
    const end = (height - top) * width;
    return withPixels(paint(scene, { top, bottom: top + length * STRIP }), (pixels) =>
      Array.from({ length }, (_, n) =>
        packStrip(filterRows, pixels.subarray(n * size, Math.min((n + 1) * size, end)), width),
      ),
    );
  }

  return (scene) => {
    const names = stripNames(scene, rowsOf);
    const strips = names.map((name) => known.find(name));
    for (const run of runsOf(strips.map((strip) => strip === undefined)))
      strips.splice(run.from, run.length, ...paintRun(scene, run));
    const whole = strips.filter((strip) => strip !== undefined);
    invariant(whole.length === names.length, 'every strip is known or painted');
    for (const [n, strip] of whole.entries()) known.set(names[n] ?? '', strip);
    return fileOf(scene, colours, whole);
  };
}
