/** Volcanoes and their rock: a volcano sleeps in the strait that it can bridge. */
import { REGIONS, type Region } from '#games/urland/board.ts';
import type { Position } from '#games/urland/state.ts';
import { at, closedPath, rounded, wobble } from '../outline.ts';
import type { Drawing, Shape } from '../scene.ts';
import { filled, lined, stamped, text } from '../shapes.ts';
import { STRAITS } from './coastlines.ts';
import { BASALT, CREAM, EMBER, INK, LAVA } from './theme.ts';

const CONE = 'M-26 20C-16 14 -12 -6 -8 -14L8 -14C12 -6 16 14 26 20C14 25 -14 25 -26 20Z';
const LIT_SIDE = 'M-26 20C-16 14 -12 -6 -8 -14L-1 -14C-3 0 -4 14 -8 23C-16 23 -22 22 -26 20Z';
const CRATER = 'M-8 -14C-8 -18 8 -18 8 -14C8 -10 -8 -10 -8 -14Z';
const RUN = 'M-5 -14L5 -14C4 -8 9 -2 6 4C5 8 2 4 1 0C0 6 -2 12 -4 8C-6 2 -3 -6 -5 -14Z';

/** The number says which region it can join to the one before. */
const numberOf = (region: Region): Shape =>
  text(String(region), 0, 7, {
    size: 39,
    face: 'strong',
    colour: CREAM,
    maxWidth: 46,
    align: 'center',
    halo: { colour: INK, width: 7 },
  });

export const asleep = (region: Region): Drawing => ({
  width: 64,
  height: 58,
  shapes: [
    { kind: 'path', d: CONE, fill: '#7d5f4c', stroke: { colour: INK, width: 3.5 } },
    filled(LIT_SIDE, '#a68266'),
    filled(CRATER, INK),
    numberOf(region),
  ],
});

export const awake = (): Drawing => ({
  width: 60,
  height: 52,
  shapes: [
    { kind: 'path', d: CONE, fill: BASALT, stroke: { colour: INK, width: 3.5 } },
    filled(RUN, LAVA),
    filled(CRATER, EMBER),
  ],
});

/** An uneven patch of rock, stretched along the strait and wide enough to lie on both shores. */
function rock(region: Region, along: number, across: number): string {
  const corners = Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * 2 * Math.PI;
    const reach = 1 + 0.3 * wobble(region, i * 13);
    return turned(region, Math.cos(angle) * along * reach, Math.sin(angle) * across * reach);
  });
  return closedPath(rounded(corners, 1));
}

function turned(region: Region, along: number, across: number) {
  const turn = (STRAITS[region].turn * Math.PI) / 180;
  return at(along * Math.cos(turn) - across * Math.sin(turn), along * Math.sin(turn) + across * Math.cos(turn));
}

function cracks(region: Region): string {
  const lines = [-46, -26, 26, 46].map((start, i) => {
    const points = [-12, -4, 4, 12].map((across, j) => turned(region, start + 9 * wobble(region + i, j), across));
    return points.map(({ x, y }, j) => `${j === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  });
  return lines.join('');
}

export const bridge = (region: Region): Drawing => ({
  width: 180,
  height: 180,
  shapes: [
    filled(rock(region, 74, 25), INK),
    filled(rock(region, 71, 22), BASALT),
    filled(rock(region, 52, 12), '#564846'),
    lined(cracks(region), { colour: '#b8401c', width: 6 }),
    lined(cracks(region), { colour: '#ff9a3c', width: 2.5 }),
  ],
});

/** Small enough to fit between the Ichtos on both shores. */
const AWAKE_SIZE = 0.85;

/** Erupted volcanoes are awake; where an eruption joined two lands, a bridge lies under the volcano. */
export function volcanoes(position: Position): Shape[] {
  return REGIONS.flatMap((region) => {
    const { x, y } = STRAITS[region].at;
    if (!position.erupted.includes(region)) return [stamped(`volcano/asleep/${region}`, x, y - 4)];
    return [stamped(`bridge/${region}`, x, y, 0.8), stamped('volcano/awake', x, y - 4, AWAKE_SIZE)];
  });
}
