/** The weather of a picture: fear, fire, or none. */
import type { Region } from '#games/urland/board.ts';
import type { View } from '#games/urland/view.ts';
import { wobble } from '../outline.ts';
import type { Box, Drawing, Shape } from '../scene.ts';
import { boxPath, circle, filled, lined, stamped } from '../shapes.ts';
import { onMap } from './backdrop.ts';
import { MAP_HEIGHT, MAP_WIDTH, STRAITS } from './coastlines.ts';
import { landPath } from './coasts.ts';
import { happeningsOf } from './happenings.ts';
import type { Look } from './look.ts';
import { moodOf } from './mood.ts';
import { roomOf } from './plots.ts';
import { veil } from './targets.ts';
import { EMBER, LAVA } from './theme.ts';

const WHOLE_MAP = boxPath({ x: 0, y: 0, width: MAP_WIDTH, height: MAP_HEIGHT });

const flakes = (count: number, seed: number, size: number): string =>
  Array.from({ length: count }, (_, i) => {
    const x = ((wobble(seed, i) + 1) / 2) * MAP_WIDTH;
    const y = ((wobble(i, seed) + 1) / 2) * MAP_HEIGHT;
    const r = size * (0.6 + 0.4 * Math.abs(wobble(i, seed + 1)));
    return `M${x.toFixed(1)} ${(y - r).toFixed(1)}L${(x + r).toFixed(1)} ${y.toFixed(1)}L${x.toFixed(1)} ${(y + r).toFixed(1)}L${(x - r).toFixed(1)} ${y.toFixed(1)}Z`;
  }).join('');

/** Ash and sparks over a reddened world. */
export const ashfall = (): Drawing =>
  onMap([
    filled(WHOLE_MAP, 'rgba(64,22,12,0.46)'),
    filled(flakes(150, 3, 5), 'rgba(214,200,190,0.5)'),
    filled(flakes(60, 8, 4.5), EMBER, 0.85),
    filled(flakes(40, 9, 4.5), LAVA, 0.9),
  ]);

const FLAME =
  'M0 34C-26 34 -34 14 -26 -6C-22 -16 -14 -20 -14 -34C-4 -28 0 -20 2 -10C6 -14 8 -20 6 -30C22 -18 32 2 28 16C24 28 14 34 0 34Z';
const CORE = 'M0 32C-14 32 -18 20 -12 8C-8 0 -4 -2 -3 -10C6 -2 16 8 14 20C12 28 8 32 0 32Z';

export const fire = (): Drawing => ({
  width: 190,
  height: 190,
  shapes: [
    filled(circle({ x: 0, y: 0 }, 84), 'rgba(255,110,30,0.22)'),
    filled(circle({ x: 0, y: 2 }, 58), 'rgba(255,140,40,0.35)'),
    { kind: 'group', x: 0, y: -6, scale: 1.25, shapes: [filled(FLAME, '#e8371c'), filled(CORE, '#ffb020')] },
    { kind: 'group', x: 0, y: 6, scale: 0.72, shapes: [filled(CORE, '#fff0a8')] },
  ],
});

/** Volcanoes that have just erupted burn; between two epochs the pictures know only of the last two. */
function fires(erupting: readonly Region[]): Shape[] {
  return erupting.map((region) => {
    const { x, y } = STRAITS[region].at;
    return stamped('fire', x, y - 26, 0.72);
  });
}

/** Rays around a land in panic. */
function rays(room: Box): Shape[] {
  const [x, y] = [room.x + room.width / 2, room.y + room.height / 2];
  const d = Array.from({ length: 18 }, (_, i) => {
    const angle = (i / 18) * 2 * Math.PI + 0.1;
    const [from, to] = [96, 96 + (i % 2 === 0 ? 40 : 22)];
    const spot = (reach: number): string =>
      `${(x + Math.cos(angle) * reach * 1.12).toFixed(1)} ${(y + Math.sin(angle) * reach * 0.9).toFixed(1)}`;
    return `M${spot(from)}L${spot(to)}`;
  }).join('');
  return [lined(d, { colour: '#2a0c33', width: 14 }), lined(d, { colour: EMBER, width: 8 })];
}

function panickedLands({ phase }: View, { events, moment }: Look): readonly Region[] {
  if (!moment && phase.kind === 'panic') return phase.lands;
  if (!moment && phase.kind === 'flee') return [phase.land];
  return events.flatMap((event) => (event.kind === 'panicked' ? [event.land] : []));
}

function fear(view: View, look: Look): Shape[] {
  return panickedLands(view, look).flatMap((land) => [
    ...rays(roomOf(view.landOf[land])),
    lined(landPath(view, view.landOf[land]), { colour: EMBER, width: 10 }),
  ]);
}

/** A violet dusk over all lands but those in panic. */
function dusk(view: View, look: Look): Shape[] {
  const lands = panickedLands(view, look).map((land) => view.landOf[land]);
  return veil(view, lands, 'rgba(52,14,78,0.5)');
}

/** Above the map, below everything that lies on it. */
export function weather(view: View, look: Look): Shape[] {
  const mood = moodOf(view, look);
  if (mood === 'panic') return dusk(view, look);
  return mood === 'eruption' ? [stamped('ashfall', MAP_WIDTH / 2, MAP_HEIGHT / 2)] : [];
}

/** The shaking parts of the map, below all numbers. */
export const trembling = (view: View, look: Look): Shape[] => (moodOf(view, look) === 'panic' ? fear(view, look) : []);

/** The burning parts of the map, above their volcanoes. */
export function burning(view: View, look: Look): Shape[] {
  if (moodOf(view, look) !== 'eruption') return [];
  const { erupting } = happeningsOf(look.events);
  return fires(erupting.length > 0 ? erupting : view.erupted.slice(-2));
}
