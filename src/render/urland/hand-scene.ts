/** A player's own chips, each with the shape of its region. */
import { continentOf, type Region } from '#games/urland/board.ts';
import { byNumber } from '#games/urland/chips.ts';
import { totalIn } from '#games/urland/ichtos.ts';
import type { View } from '#games/urland/view.ts';
import { at, bounds, closedPath } from '../outline.ts';
import type { Box, Scene, Shape } from '../scene.ts';
import { filled, lined, roundedBox, stamped, text } from '../shapes.ts';
import { SHORES } from './coasts.ts';
import { type Look, wordsOf } from './look.ts';
import { AMBER, CREAM, INK, LAND, NIGHT, SLATE } from './theme.ts';

const WIDTH = 1000;
const HEIGHT = 500;
const CHIP = { width: 304, height: 360, top: 116, gap: 22 };

/** The region's coast, as large as fits. */
function portrait(region: Region, box: Box): Shape[] {
  const shore = SHORES[region];
  const { x, y, width, height } = bounds(shore);
  const scale = Math.min(box.width / width, box.height / height);
  const place = (dy: number) =>
    closedPath(
      shore.map((p) =>
        at(
          box.x + box.width / 2 + (p.x - x - width / 2) * scale,
          box.y + box.height / 2 + (p.y - y - height / 2) * scale + dy,
        ),
      ),
    );
  const { fill, shore: edge } = LAND[continentOf(region)];
  return [filled(place(9), edge), { kind: 'path', d: place(0), fill, stroke: { colour: edge, width: 5 } }];
}

function chip(view: View, look: Look, region: Region, x: number): Shape[] {
  const box = { x, y: CHIP.top, width: CHIP.width, height: CHIP.height };
  const middle = x + CHIP.width / 2;
  const isPicked = view.picked === region;
  const total = totalIn(view, view.landOf[region]);
  return [
    filled(roundedBox({ ...box, y: box.y + 8 }, 34), 'rgba(0,0,0,0.4)'),
    filled(roundedBox(box, 34), CREAM),
    ...(isPicked ? [lined(roundedBox(box, 34), { colour: AMBER, width: 14 })] : []),
    ...portrait(region, { x: x + 40, y: box.y + 26, width: CHIP.width - 80, height: 150 }),
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
