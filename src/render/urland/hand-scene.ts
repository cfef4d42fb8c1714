/** A player's own chips, each with the shape of its region. */
import type { Region } from '#games/urland/board.ts';
import { byNumber } from '#games/urland/chips.ts';
import { totalIn } from '#games/urland/ichtos.ts';
import type { View } from '#games/urland/view.ts';
import type { Box, Scene, Shape } from '../scene.ts';
import { filled, lined, roundedBox, stamped, text } from '../shapes.ts';
import { type Look, wordsOf } from './look.ts';
import { AMBER, CREAM, INK, NIGHT, SLATE } from './theme.ts';

const WIDTH = 1000;
const HEIGHT = 500;
const CHIP = { width: 304, height: 360, top: 116, gap: 22 };

function chip(view: View, look: Look, region: Region, x: number): Shape[] {
  const box = { x, y: CHIP.top, width: CHIP.width, height: CHIP.height };
  const middle = x + CHIP.width / 2;
  const isPicked = view.picked === region;
  const total = totalIn(view, view.landOf[region]);
  return [
    filled(roundedBox({ ...box, y: box.y + 8 }, 34), 'rgba(0,0,0,0.4)'),
    filled(roundedBox(box, 34), CREAM),
    ...(isPicked ? [lined(roundedBox(box, 34), { colour: AMBER, width: 14 })] : []),
    stamped(`portrait/${region}`, middle, box.y + 101),
    text(String(region), middle, box.y + 236, {
      size: 110,
      face: 'strong',
      colour: INK,
      maxWidth: 200,
      align: 'center',
    }),
    stamped(`sign/${INK}`, middle - 30, box.y + 318, 0.46),
    text(String(total), middle + 4, box.y + 320, { size: 46, face: 'strong', colour: INK, maxWidth: 90 }),
    ...(isPicked ? pickedRibbon(look, box) : []),
  ];
}

function pickedRibbon(look: Look, { x, y, width }: Box): Shape[] {
  return [
    filled(roundedBox({ x: x + 50, y: y - 30, width: width - 100, height: 60 }, 30), AMBER),
    text(wordsOf(look).picture.picked, x + width / 2, y, {
      size: 42,
      face: 'strong',
      colour: INK,
      maxWidth: width - 140,
      align: 'center',
    }),
  ];
}

/** The seat's chips: three as Environment player, with the picked one first; two as Dummy. */
export function handScene(view: View, look: Look): Scene {
  const words = wordsOf(look).picture;
  const chips = [...(view.picked === null ? [] : [view.picked]), ...byNumber(view.hand)];
  const holdsOthers = view.picked === null && view.isPicked;
  const left = (WIDTH - chips.length * (CHIP.width + CHIP.gap) + CHIP.gap) / 2;
  const title = chips.length === 0 ? words.noChips : holdsOthers ? words.handed : words.hand;
  return {
    game: 'urland',
    width: WIDTH,
    height: chips.length === 0 ? 120 : HEIGHT,
    background: NIGHT,
    shapes: [
      filled(
        roundedBox({ x: 10, y: 10, width: WIDTH - 20, height: (chips.length === 0 ? 120 : HEIGHT) - 20 }, 30),
        SLATE,
      ),
      text(title, WIDTH / 2, 62, { size: 50, face: 'strong', colour: CREAM, maxWidth: WIDTH - 80, align: 'center' }),
      ...chips.flatMap((region, i) => chip(view, look, region, left + i * (CHIP.width + CHIP.gap))),
    ],
  };
}
