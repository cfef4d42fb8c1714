/** The score track around the map: 1 in the corner at the top left, then clockwise. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import { FINISH_SPACE, MUTATION_SPACES } from '#games/urland/box.ts';
import type { Position } from '#games/urland/state.ts';
import type { Box, Drawing, Shape } from '../scene.ts';
import { boxPath, filled, fromCorner, lined, roundedBox, stamped, text } from '../shapes.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './coastlines.ts';
import { colourOf, type Look, paintOf } from './look.ts';
import { AMBER, BONE, CREAM, EMBER, INK, LEAF, NIGHT } from './theme.ts';

export const TRACK_SPACES = 40;
const BAND = 66;
export const BOARD_WIDTH = MAP_WIDTH + 2 * BAND;
export const BOARD_HEIGHT = MAP_HEIGHT + 2 * BAND;
export const MAP_ORIGIN = { x: BAND, y: BAND };

/** Spaces along the top, corners among them, and along a side without the corners. */
const ALONG = 11;
const DOWN = TRACK_SPACES / 2 - ALONG;

const rowBox = (column: number, y: number): Box => {
  const left = Math.round((column * BOARD_WIDTH) / ALONG);
  return { x: left, y, width: Math.round(((column + 1) * BOARD_WIDTH) / ALONG) - left, height: BAND };
};

const sideBox = (x: number, row: number): Box => {
  const top = BAND + Math.round((row * MAP_HEIGHT) / DOWN);
  return { x, y: top, width: BAND, height: BAND + Math.round(((row + 1) * MAP_HEIGHT) / DOWN) - top };
};

export function spaceBox(space: number): Box {
  const i = space - 1;
  if (i < ALONG) return rowBox(i, 0);
  if (i < ALONG + DOWN) return sideBox(BOARD_WIDTH - BAND, i - ALONG);
  if (i < 2 * ALONG + DOWN) return rowBox(2 * ALONG + DOWN - 1 - i, BOARD_HEIGHT - BAND);
  return sideBox(0, TRACK_SPACES - 1 - i);
}

const GAP = 3;
const tile = ({ x, y, width, height }: Box): string =>
  roundedBox({ x: x + GAP, y: y + GAP, width: width - 2 * GAP, height: height - 2 * GAP }, 12);

const isMutation = (space: number): boolean => MUTATION_SPACES.some((mutation) => mutation === space);
const isWide = ({ width, height }: Box): boolean => width > height;

/** Number and sign stand side by side in a wide space, one above the other in a tall one. */
const numberAt = (box: Box): { x: number; y: number } =>
  isWide(box) ? { x: box.x + 34, y: box.y + box.height / 2 } : { x: box.x + box.width / 2, y: box.y + box.height - 28 };

const signAt = (box: Box): { x: number; y: number } =>
  isWide(box) ? { x: box.x + box.width - 36, y: box.y + box.height / 2 } : { x: box.x + box.width / 2, y: box.y + 34 };

function tileFill(space: number): string {
  if (space === FINISH_SPACE) return EMBER;
  if (isMutation(space)) return LEAF;
  return space > FINISH_SPACE ? '#cdbf9c' : BONE;
}

function emptySpace(space: number): Shape[] {
  const box = spaceBox(space);
  const at = numberAt(box);
  const icon = space === FINISH_SPACE ? 'finish' : isMutation(space) ? 'mutation' : null;
  const sign = signAt(box);
  return [
    filled(tile(box), tileFill(space)),
    text(String(space), at.x, at.y, { size: 39, face: 'strong', colour: INK, maxWidth: 60, align: 'center' }),
    ...(icon ? [stamped(`icon/${icon}/${INK}`, sign.x, sign.y, 0.094)] : []),
  ];
}

/** The frame with its empty spaces, around a board whose map is painted elsewhere. */
export function emptyTrack(): Drawing {
  const spaces = Array.from({ length: TRACK_SPACES }, (_, i) => emptySpace(i + 1)).flat();
  const frame = filled(boxPath({ x: 0, y: 0, width: BOARD_WIDTH, height: BOARD_HEIGHT }), NIGHT);
  return fromCorner(BOARD_WIDTH, BOARD_HEIGHT, [frame, ...spaces]);
}

function marker(look: Look, seat: Seat, space: number): Shape[] {
  const box = spaceBox(space);
  const { fill, ink } = paintOf(look, seat);
  const [number, sign] = [numberAt(box), signAt(box)];
  return [
    filled(tile(box), fill),
    lined(tile(box), { colour: CREAM, width: 5 }),
    text(String(space), number.x, number.y, { size: 39, face: 'strong', colour: ink, maxWidth: 60, align: 'center' }),
    stamped(`ichto/${look.palette}/${colourOf(look, seat)}`, sign.x, sign.y, 0.5),
  ];
}

/** Where a marker has just come from. */
const trail = (space: number): Shape[] =>
  space < 1 ? [] : [lined(tile(spaceBox(space)), { colour: AMBER, width: 6, dash: [10, 12] })];

export function markers(position: Position, look: Look): Shape[] {
  const trails = look.events.flatMap((event) => (event.kind === 'marker-moved' ? trail(event.from) : []));
  return [
    ...trails,
    ...seatsOf(position.seats).flatMap((seat) => {
      const space = position.track[seat] ?? 0;
      return space === 0 ? [] : marker(look, seat, Math.min(space, TRACK_SPACES));
    }),
  ];
}
