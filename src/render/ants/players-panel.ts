/** One card for each player: points, what they have, and their stars. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import { COLUMNS, CRITERIA } from '#games/ants/box.ts';
import { antsIn } from '#games/ants/counters.ts';
import { rankingOf } from '#games/ants/scoring.ts';
import { type Player, type Position, playerAt } from '#games/ants/state.ts';
import { flightOf, pointsOf } from '#i18n/ants/situation.ts';
import { badge } from '../kit/marks.ts';
import type { Box, Shape } from '../scene.ts';
import { filled, lined, roundedBox, text } from '../shapes.ts';
import { type CountedSign, signAt, signRow, widthOfSigns } from './bonuses.ts';
import { type Look, letterOf, nameOf, paintOf } from './look.ts';
import { scentRow } from './scent-row.ts';
import { STAR_SIGNS } from './star-signs.ts';
import { AMBER, BONE, CREAM, INK, SLATE } from './theme.ts';

const GAP = 8;
const PAD = 9;
const STRIP = 52;
const ROUND = 15;

/** The player at turn, or who has won, is on amber. */
const isInLight = (position: Position, seat: Seat): boolean =>
  position.phase === 'over' ? (rankingOf(position)[0] ?? []).includes(seat) : position.turn === seat;

const POINTS = { width: 66, height: 40 };

function points(position: Position, seat: Seat, { x, y, width }: Box): Shape[] {
  const box = { x: x + width - PAD - POINTS.width + 2, y: y + (STRIP - POINTS.height) / 2, ...POINTS };
  return [
    filled(roundedBox(box, 10), BONE),
    text(String(pointsOf(position, seat)), box.x + POINTS.width / 2, y + STRIP / 2, {
      size: 40,
      face: 'strong',
      colour: INK,
      maxWidth: POINTS.width - 6,
      align: 'center',
    }),
  ];
}

function nameStrip(position: Position, look: Look, seat: Seat, box: Box): Shape[] {
  const lit = isInLight(position, seat);
  const strip = roundedBox({ ...box, height: STRIP }, ROUND);
  const middle = box.y + STRIP / 2;
  return [
    lit ? filled(strip, AMBER) : filled(strip, paintOf(look, seat).fill, 0.34),
    ...(lit ? [lined(roundedBox(box, ROUND), { colour: AMBER, width: 7 })] : []),
    ...badge(paintOf(look, seat), letterOf(look, seat), { x: box.x + PAD + 16, y: middle }, 21),
    text(nameOf(look, seat), box.x + PAD + 45, middle, {
      size: 42,
      face: 'strong',
      colour: lit ? INK : CREAM,
      maxWidth: box.width - 2 * PAD - 49 - POINTS.width,
    }),
    ...points(position, seat, box),
  ];
}

const SIGN = { size: 38, colour: CREAM, isCounted: true } as const;

/** Spread over the width. */
function row(signs: readonly CountedSign[], { x, y, width }: Box): Shape[] {
  const used = signs.reduce((sum, sign) => sum + widthOfSigns([sign], SIGN), 0);
  const gap = Math.min(26, (width - used) / Math.max(1, signs.length - 1));
  let left = x;
  return signs.flatMap((sign) => {
    const shapes = signRow([sign], { x: left, y }, SIGN);
    left += widthOfSigns([sign], SIGN) + gap;
    return shapes;
  });
}

/** How many of three stars each criterion has brought. */
function stars({ stars: counts }: Player, { x, y, width, height }: Box): Shape[] {
  const signs = CRITERIA.map((criterion, i): CountedSign => ({ sign: STAR_SIGNS[criterion], count: counts[i] ?? 0 }));
  return [signAt('star', { x: x + 19, y }, 40), ...row(signs, { x: x + 60, y, width: width - 60, height })];
}

type Line = (box: Box) => Shape[];

/** The most important first: with few players there is room for all. */
function linesOf(position: Position, seat: Seat): Line[] {
  const player = playerAt(position, seat);
  const { food, leaf, fungus, hand, aggression, mutation, wild } = player;
  const signs: readonly (readonly (readonly [CountedSign['sign'], number])[])[] = [
    [
      ['food', food],
      ['leaf', leaf],
      ['fungus', fungus],
      ['hand', hand.length],
    ],
    [
      ['flight', flightOf(position, seat)],
      ['aggression', aggression],
      ['mutation', mutation],
    ],
    [...COLUMNS.map((column) => [column, antsIn(player, column)] as const), ['wild', wild]],
  ];
  const [cubes, tokens, ants] = signs.map(
    (pairs): Line =>
      (box) =>
        row(
          pairs.map(([sign, count]) => ({ sign, count })),
          box,
        ),
  );
  return [cubes, tokens, (box: Box) => stars(player, box), ants, (box: Box) => scentRow(player, box)].flatMap(
    (line) => line ?? [],
  );
}

const LEAST_LINE = 50;
const MOST_LINE = 70;

function card(position: Position, look: Look, seat: Seat, box: Box): Shape[] {
  const { x, y, width, height } = box;
  const room = height - STRIP - 6;
  const lines = linesOf(position, seat).slice(0, Math.floor(room / LEAST_LINE));
  const line = Math.min(MOST_LINE, room / lines.length);
  return [
    filled(roundedBox(box, ROUND), SLATE),
    ...nameStrip(position, look, seat, box),
    ...lines.flatMap((draw, i) =>
      draw({ x: x + PAD, y: y + STRIP + 3 + line * (i + 0.5), width: width - 2 * PAD, height: line }),
    ),
  ];
}

export function playersPanel(position: Position, look: Look, { x, y, width, height }: Box): Shape[] {
  const each = Math.floor((height - GAP * (position.seats - 1)) / position.seats);
  return seatsOf(position.seats).flatMap((seat) =>
    card(position, look, seat, { x, y: y + seat * (each + GAP), width, height: each }),
  );
}
