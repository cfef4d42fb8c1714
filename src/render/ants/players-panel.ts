/** One card for each player: points, what they have, and their stars. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import { COLUMNS, CRITERIA } from '#games/ants/box.ts';
import { antsIn } from '#games/ants/counters.ts';
import { rankingOf } from '#games/ants/scoring.ts';
import { type Player, type Position, playerAt } from '#games/ants/state.ts';
import { flightOf, pointsOf } from '#i18n/ants/situation.ts';
import { columnOfCards, type PlayerCard } from '../kit/player-cards.ts';
import type { Box, Shape } from '../scene.ts';
import { type CountedSign, signAt, signRow, widthOfSigns } from './bonuses.ts';
import { type Look, letterOf, nameOf, paintOf } from './look.ts';
import { scentRow } from './scent-row.ts';
import { STAR_SIGNS } from './star-signs.ts';
import { CREAM } from './theme.ts';

const isLit = (position: Position, seat: Seat): boolean =>
  position.phase === 'over' ? (rankingOf(position)[0] ?? []).includes(seat) : position.turn === seat;

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

/** As many lines as there is room for. */
function linesIn({ x, y, width, height }: Box, all: readonly Line[]): Shape[] {
  const room = height - 6;
  const lines = all.slice(0, Math.floor(room / LEAST_LINE));
  const line = Math.min(MOST_LINE, room / lines.length);
  return lines.flatMap((draw, i) => draw({ x, y: y + 3 + line * (i + 0.5), width, height: line }));
}

const card = (position: Position, look: Look, seat: Seat): PlayerCard => ({
  paint: paintOf(look, seat),
  letter: letterOf(look, seat),
  name: nameOf(look, seat),
  isLit: isLit(position, seat),
  number: { value: pointsOf(position, seat), size: 40, width: 66 },
  below: (box) => linesIn(box, linesOf(position, seat)),
});

export const playersPanel = (position: Position, look: Look, box: Box): Shape[] =>
  columnOfCards(seatsOf(position.seats), (seat) => card(position, look, seat), box);
