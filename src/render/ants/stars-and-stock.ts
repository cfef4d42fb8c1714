/** The star track, and what lies beside the board. */
import { starTrackLength } from '#games/ants/stars.ts';
import type { Position } from '#games/ants/state.ts';
import { badge } from '../kit/marks.ts';
import type { Box, Shape } from '../scene.ts';
import { circle, filled, lined, roundedBox, text } from '../shapes.ts';
import { signAt, signRow } from './bonuses.ts';
import { type Look, letterOf, paintOf } from './look.ts';
import { STAR_SIGNS } from './star-signs.ts';
import { CREAM, GOLD, MUTED, SLATE } from './theme.ts';

const HEAD = 150;
/** Stars beyond the end of the track lie beside it. */
const MOST = 20;

/** Each with whose it is and what it is for. */
export function stars(position: Position, look: Look, box: Box): Shape[] {
  const length = starTrackLength(position);
  const places = Math.max(length, Math.min(MOST, position.stars.length));
  const each = Math.min(72, (box.width - HEAD - 10) / places);
  const middle = box.y + box.height / 2;
  const size = Math.min(24, each / 2 - 3);
  return [
    filled(roundedBox(box, 16), SLATE),
    signAt('star', { x: box.x + 46, y: middle - 26 }, 62),
    text(`${position.stars.length}/${length}`, box.x + 70, middle + 36, {
      size: 44,
      face: 'strong',
      colour: GOLD,
      maxWidth: HEAD - 20,
      align: 'center',
    }),
    ...Array.from({ length: places }, (_, i) => i).flatMap((i): Shape[] => {
      const x = box.x + HEAD + (i + 0.5) * each;
      const star = position.stars[i];
      if (!star) return [lined(circle({ x, y: middle }, size), { colour: MUTED, width: 4, dash: [7, 6] })];
      return [
        ...badge(paintOf(look, star.seat), letterOf(look, star.seat), { x, y: middle - 28 }, size),
        signAt(STAR_SIGNS[star.criterion], { x, y: middle + 30 }, Math.min(50, each - 4)),
      ];
    }),
  ];
}

/** Room tiles by size, the deck, and objects. */
export function stock(position: Position, box: Box): Shape[] {
  const middle = box.y + box.height / 2;
  const style = { size: 52, colour: CREAM, isCounted: true };
  const room = 205;
  return [
    filled(roundedBox(box, 16), SLATE),
    ...position.stock.flatMap((left, i) => {
      const x = box.x + 18 + i * room;
      return [
        ...signRow([{ sign: 'room', count: i + 1 }], { x, y: middle }, style),
        text(`×${left}`, x + 84, middle, { size: 44, face: 'strong', colour: GOLD, maxWidth: 90 }),
      ];
    }),
    ...signRow([{ sign: 'hand', count: position.deck.length }], { x: box.x + 4 * room + 50, y: middle }, style),
    ...signRow([{ sign: 'object', count: position.objects.length }], { x: box.x + box.width - 120, y: middle }, style),
  ];
}
