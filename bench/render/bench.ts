// `npm run bench -- render`: what a full board costs, step by step from node-canvas's defaults, in one run on one machine.
import { Canvas, createCanvas } from 'canvas';
import { GENERAL_PALETTE } from '#render/kit/general-palette.ts';
import { createPngWriter } from '#render/paint/indexed-png.ts';
import { createPainter } from '#render/paint/painter.ts';
import { paletteOf } from '#render/paint/palette.ts';
import { artOf } from '#render/paint/studio.ts';
import type { Scene } from '#render/scene.ts';
import { createPictures } from '#workers/pictures.ts';
import { gameScenes, PAINTED_GAMES, type PaintedGame } from './game-scenes.ts';
import { withoutSprites } from './without-sprites.ts';

const ROUNDS = 24;
const WORKER_ROUNDS = 120;
const fresh = ({ width, height }: Scene): Canvas => createCanvas(width, height);

type Ways = Readonly<Record<string, (scene: Scene) => Buffer | Promise<Buffer>>>;

/** Each way from a scene of this game to the bytes of a PNG. */
async function waysOf(game: PaintedGame): Promise<Ways> {
  const { atlas, PALETTE } = await artOf(game);
  const painter = createPainter(atlas);
  const palette = paletteOf(PALETTE ?? GENERAL_PALETTE);
  const remembering = createPngWriter(palette, painter);
  return {
    'node-canvas defaults': (scene) =>
      painter.paintOnto(fresh(scene), withoutSprites(scene, atlas)).toBuffer('image/png'),
    '+ drawings painted once': (scene) => painter.paintOnto(fresh(scene), scene).toBuffer('image/png'),
    '+ no alpha channel': (scene) => painter.paint(scene).toBuffer('image/png'),
    '+ level 3, no filter': (scene) =>
      painter.paint(scene).toBuffer('image/png', { compressionLevel: 3, filters: Canvas.PNG_FILTER_NONE }),
    '+ palette of our own': (scene) => createPngWriter(palette, painter)(scene),
    '+ known tiles kept': remembering,
  };
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
const milliseconds = (values: readonly number[]): string =>
  `${median(values).toFixed(1).padStart(7)} ms (best ${Math.min(...values).toFixed(1)})`;
const kilobytes = (values: readonly number[]): string => `${(median(values) / 1000).toFixed(0).padStart(5)} kB`;

/** Of this process, in milliseconds: what is left of the truth when others use the machine as well. */
const cpuTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

interface Tally {
  readonly times: number[];
  readonly cpu: number[];
  readonly sizes: number[];
}

/** Ways take turns, so that a slow moment of the machine is shared by all. */
async function compareWays(ways: Ways, scenes: readonly Scene[]): Promise<void> {
  const tallies = new Map<string, Tally>(Object.keys(ways).map((name) => [name, { times: [], cpu: [], sizes: [] }]));
  for (let round = 0; round < ROUNDS; round++) {
    const scene = scenes[round] as Scene;
    for (const [name, way] of Object.entries(ways)) {
      const [started, cpuBefore] = [performance.now(), cpuTime()];
      const { length } = await way(scene);
      // The first rounds warm up.
      if (round < 4) continue;
      tallies.get(name)?.cpu.push(cpuTime() - cpuBefore);
      tallies.get(name)?.times.push(performance.now() - started);
      tallies.get(name)?.sizes.push(length);
    }
  }
  const [first] = tallies.values();
  for (const [name, { times, cpu, sizes }] of tallies) {
    const ratio = median(first?.cpu ?? []) / median(cpu);
    const figures = [milliseconds(times), `processor${milliseconds(cpu)}`, kilobytes(sizes)].join('  ');
    console.log(`${name.padEnd(26)}${figures}  ${ratio.toFixed(1)} times as fast as the defaults`);
  }
}

/** In the worker, one after the other; and how long the main thread is kept from anything else by each. */
async function measureWorker(scenes: readonly Scene[]): Promise<void> {
  const pictures = createPictures();
  const times: number[] = [];
  const blocked: number[] = [];
  const sizes: number[] = [];
  for (let round = 0; round < WORKER_ROUNDS; round++) {
    const started = performance.now();
    const promise = pictures.picture(scenes[round] as Scene);
    const handedOver = performance.now();
    const { length } = await promise;
    if (round < 4) continue;
    blocked.push(handedOver - started);
    times.push(performance.now() - started);
    sizes.push(length);
  }
  await pictures.close();
  console.log(`${'in the worker, there and back'.padEnd(26)}${milliseconds(times)}  ${kilobytes(sizes)}`);
  console.log(`${'main thread blocked'.padEnd(26)}${milliseconds(blocked)}`);
}

/** From the middle of the game: while it is set up, there is less to paint and more that changes. */
const middleOf = (scenes: readonly Scene[]): readonly Scene[] => scenes.slice((scenes.length - ROUNDS) >> 1);

for (const game of PAINTED_GAMES) {
  /** A game position by position: no two pictures are alike, and nothing is answered from a cache of pictures. */
  const scenes = gameScenes(game);
  console.log(game);
  await compareWays(await waysOf(game), middleOf(scenes));
  await measureWorker(scenes);
}
