/** A player's nest and colony board. */
import type { Seat } from '#engine/seat.ts';
import { type Position, playerAt } from '#games/ants/state.ts';
import { pointsOf } from '#i18n/ants/situation.ts';
import { FULL_PICTURE } from '../kit/discord-boxes.ts';
import { badge } from '../kit/marks.ts';
import { HEADER_HEIGHT, HEADER_MIDDLE, titleBar } from '../kit/title-bar.ts';
import type { Box, Scene, Shape } from '../scene.ts';
import { filled, roundedBox, text } from '../shapes.ts';
import { broodShapes } from './brood.ts';
import { holdingsBelow, holdingsBeside } from './holdings.ts';
import { type Look, letterOf, nameOf, paintOf, wordsOf } from './look.ts';
import { nestShapes } from './nest.ts';
import { productionShapes } from './production.ts';
import { BONE, INK, NIGHT } from './theme.ts';

const PAD = 12;
const LEFT = 690;
const NEST: Box = { x: PAD, y: HEADER_HEIGHT + 4, width: LEFT, height: 500 };
const RIGHT = { x: LEFT + 2 * PAD, width: FULL_PICTURE.width - LEFT - 3 * PAD };
const BELOW: Box = { x: PAD, y: 604, width: LEFT, height: FULL_PICTURE.height - 604 - PAD };
const BROOD: Box = { ...RIGHT, y: HEADER_HEIGHT, height: 336 };
const TRACKS: Box = { ...RIGHT, y: 430, height: 300 };
const BESIDE: Box = { ...RIGHT, y: 740, height: FULL_PICTURE.height - 740 - PAD };

const POINTS = 96;

function heading(position: Position, seat: Seat, look: Look): Shape[] {
  const { queen } = playerAt(position, seat);
  const name = nameOf(look, seat);
  const title = look.title ?? (queen === null ? name : `${name} · ${wordsOf(look).queen.title({ queen })}`);
  const box = { x: FULL_PICTURE.width - POINTS - PAD, y: 16, width: POINTS, height: 54 };
  const sign = {
    shapes: badge(paintOf(look, seat), letterOf(look, seat), { x: 52, y: HEADER_HEIGHT / 2 }, 32),
    width: 100,
  };
  return [
    ...titleBar({ title, fill: NIGHT, sign, width: FULL_PICTURE.width, right: POINTS + 3 * PAD }),
    filled(roundedBox(box, 12), BONE),
    text(String(pointsOf(position, seat)), box.x + POINTS / 2, HEADER_MIDDLE, {
      size: 48,
      face: 'strong',
      colour: INK,
      maxWidth: POINTS - 8,
      align: 'center',
    }),
  ];
}

/** `targets`: squares that can be chosen. */
export function colonyScene(position: Position, seat: Seat, look: Look, targets: readonly string[] = []): Scene {
  const player = playerAt(position, seat);
  const paint = paintOf(look, seat);
  return {
    game: 'ants',
    ...FULL_PICTURE,
    background: NIGHT,
    shapes: [
      ...heading(position, seat, look),
      ...nestShapes(position, player, NEST, targets),
      ...holdingsBelow(position, seat, BELOW),
      ...broodShapes(position, player, BROOD, paint),
      ...productionShapes(position, player, TRACKS, paint),
      ...holdingsBeside(position, seat, BESIDE),
    ],
  };
}
