/** Arrows over the border of two squares. */
import type { Space } from '#games/ursuppe/board.ts';
import { arrowBetween } from '../kit/arrows.ts';
import { at } from '../outline.ts';
import type { Box, Point, Shape } from '../scene.ts';
import { boxOf } from './plan.ts';

const spot = ({ x, y }: Point): Box => ({ x, y, width: 0, height: 0 });

const middleOf = (space: Space): Point => {
  const { x, y, width, height } = boxOf(space);
  return at(x + width / 2, y + height / 2);
};

/** From the middle of the arrow; the arrow itself is a little shorter. */
const REACH = 46;
/** Bodies hide what is deep in a square, so the head is at the border. */
const BACK = 26;
/** Food lies along the lower edge of a square, so an arrow that goes north keeps to the lower one of two. */
const BELOW = 34;

/** `lane`: the number of arrows that already go the same way. */
export function stepArrow(from: Space, to: Space, colour: string, lane: number): Shape[] {
  const [a, b] = [middleOf(from), middleOf(to)];
  const [dx, dy] = [Math.sign(b.x - a.x), Math.sign(b.y - a.y)];
  const back = dy < 0 ? BELOW : BACK;
  const middle = at((a.x + b.x) / 2 - dx * back, (a.y + b.y) / 2 - dy * back);
  const end = (share: number): Box => spot(at(middle.x + dx * share * REACH, middle.y + dy * share * REACH));
  return arrowBetween([end(-1)], [end(1)], colour, lane);
}
