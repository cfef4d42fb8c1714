/** The nuptial flight: its squares with the discs on them, and the areas where discs swarm. */
import type { Seat } from '#engine/seat.ts';
import { contentOf } from '#games/ants/content/content.ts';
import type { Position } from '#games/ants/state.ts';
import { badge } from '../kit/marks.ts';
import type { Box, Shape } from '../scene.ts';
import { circle, filled, lined, roundedBox, text } from '../shapes.ts';
import { signsAround, signsOf } from './bonuses.ts';
import { type Look, letterOf, paintOf } from './look.ts';
import { CREAM, DUSK, GOLD, INK, SLATE } from './theme.ts';

const DISC = 22;
const FOOT = 92;

/** The uppermost disc flew there last: of one square, the lower ones harvest first. */
function square(position: Position, look: Look, at: number, isSwarm: boolean, box: Box): Shape[] {
  const { x, y, width, height } = box;
  const middle = x + width / 2;
  const bonus = signsOf(contentOf(position).flightBonus.get(at) ?? []);
  const d = roundedBox({ x: x + 3, y, width: width - 6, height }, 14);
  return [
    filled(d, DUSK[Math.min(DUSK.length - 1, Math.floor(at / 3))] ?? SLATE),
    ...(isSwarm ? [lined(d, { colour: GOLD, width: 6 })] : []),
    text(String(at), middle, y + height - 24, {
      size: 40,
      face: 'strong',
      colour: isSwarm ? GOLD : CREAM,
      maxWidth: 60,
      align: 'center',
    }),
    ...signsAround(bonus, { x: middle, y: y + height - 66 }, { size: 40, colour: CREAM }),
    ...(position.flight[at] ?? []).flatMap((seat, i) =>
      badge(
        paintOf(look, seat),
        letterOf(look, seat),
        { x: middle, y: y + height - FOOT - DISC - i * (2 * DISC + 1) + 2 },
        DISC - 1,
      ),
    ),
  ];
}

export function flightShapes(position: Position, look: Look, box: Box): Shape[] {
  const { last, swarms } = contentOf(position).file.flight;
  const width = box.width / (last + 1);
  return Array.from({ length: last + 1 }, (_, at) => at).flatMap((at) =>
    square(
      position,
      look,
      at,
      swarms.some((swarm) => swarm.square === at),
      { ...box, x: box.x + at * width, width },
    ),
  );
}

const SPACE = 30;

/** A free space shows what it is worth, a taken one who is there. */
function space(look: Look, holder: Seat | null, value: number, x: number, y: number): Shape[] {
  if (holder === null)
    return [
      lined(circle({ x, y }, SPACE - 2), { colour: GOLD, width: 4, dash: [8, 7] }),
      text(String(value), x, y, { size: 40, face: 'strong', colour: GOLD, maxWidth: 50, align: 'center' }),
    ];
  return [
    ...badge(paintOf(look, holder), letterOf(look, holder), { x, y: y - 20 }, 24),
    text(String(value), x, y + 28, { size: 39, face: 'strong', colour: CREAM, maxWidth: 50, align: 'center' }),
  ];
}

export function swarmShapes(position: Position, look: Look, box: Box): Shape[] {
  const { swarms } = contentOf(position).file.flight;
  const width = box.width / swarms.length;
  const middle = box.y + box.height / 2;
  return swarms.flatMap(({ square: at, values }, area) => {
    const x = box.x + area * width;
    return [
      filled(roundedBox({ x: x + 3, y: box.y, width: width - 6, height: box.height }, 16), SLATE),
      filled(roundedBox({ x: x + 14, y: middle - 30, width: 64, height: 60 }, 12), GOLD),
      text(String(at), x + 46, middle, { size: 42, face: 'strong', colour: INK, maxWidth: 60, align: 'center' }),
      ...(values[position.seats] ?? []).flatMap((value, i) =>
        space(look, position.swarms[area]?.[i] ?? null, value, x + 128 + i * 84, middle),
      ),
    ];
  });
}
