/** What a colony has gathered: cubes, tokens, symbols, stars, pheromones, enemies and objects. */
import type { Seat } from '#engine/seat.ts';
import { CRITERIA } from '#games/ants/box.ts';
import { symbolsOf } from '#games/ants/counters.ts';
import { type Player, type Position, playerAt } from '#games/ants/state.ts';
import { SYMBOLS } from '#games/ants/symbols.ts';
import { flightOf } from '#i18n/ants/situation.ts';
import type { Box, Shape } from '../scene.ts';
import { filled, roundedBox, text } from '../shapes.ts';
import { type CountedSign, signAt, signRow } from './bonuses.ts';
import { scentRow } from './scent-row.ts';
import { STAR_SIGNS } from './star-signs.ts';
import { CREAM, SLATE } from './theme.ts';

const STYLE = { size: 48, colour: CREAM, isCounted: true } as const;
const PAD = 14;

/** On a plate of their own, in even columns. */
function plate(signs: readonly CountedSign[], box: Box): Shape[] {
  const each = (box.width - PAD) / signs.length;
  return [
    filled(roundedBox(box, 14), SLATE),
    ...signs.flatMap((sign, i) => signRow([sign], { x: box.x + PAD + i * each, y: box.y + box.height / 2 }, STYLE)),
  ];
}

const cubesOf = ({ food, leaf, fungus, store }: Player): CountedSign[] => [
  { sign: 'food', count: food },
  { sign: 'leaf', count: leaf },
  { sign: 'fungus', count: fungus },
  { sign: 'store', count: store },
];

const tokensOf = ({ aggression, mutation, hand }: Player, flight: number): CountedSign[] => [
  { sign: 'aggression', count: aggression },
  { sign: 'mutation', count: mutation },
  { sign: 'flight', count: flight },
  { sign: 'hand', count: hand.length },
];

function symbols(position: Position, seat: Seat, box: Box): Shape[] {
  const width = (box.width - PAD) / SYMBOLS.length;
  return [
    filled(roundedBox(box, 14), SLATE),
    ...SYMBOLS.flatMap((symbol, i) => {
      const count = symbolsOf(position, seat, symbol);
      const [x, y] = [box.x + PAD / 2 + i * width, box.y + box.height / 2];
      const sign = { ...signAt(symbol, { x: x + 24, y }, 46), opacity: count === 0 ? 0.5 : 1 } as Shape;
      return count === 0
        ? [sign]
        : [sign, text(String(count), x + 50, y, { size: 40, face: 'strong', colour: CREAM, maxWidth: 26 })];
    }),
  ];
}

/** The spaces of defeated enemies, and objects. */
function trophies({ abilities, taken }: Player, box: Box): Shape[] {
  const y = box.y + box.height / 2;
  const spaces = abilities.map(({ space }) => space).join(' ');
  return [
    filled(roundedBox(box, 14), SLATE),
    signAt('enemy', { x: box.x + PAD + 24, y }, 50),
    text(spaces === '' ? '0' : spaces, box.x + PAD + 60, y, {
      size: 40,
      face: 'strong',
      colour: CREAM,
      maxWidth: box.width - 200,
    }),
    ...signRow([{ sign: 'object', count: taken.length }], { x: box.x + box.width - 104, y }, STYLE),
  ];
}

export function holdingsBelow(position: Position, seat: Seat, box: Box): Shape[] {
  const player = playerAt(position, seat);
  const [gap, rows] = [8, 4];
  const height = (box.height - gap * (rows - 1)) / rows;
  const at = (row: number): Box => ({ ...box, y: box.y + row * (height + gap), height });
  return [
    ...plate(cubesOf(player), at(0)),
    ...plate(tokensOf(player, flightOf(position, seat)), at(1)),
    ...symbols(position, seat, at(2)),
    ...trophies(player, at(3)),
  ];
}

export function holdingsBeside(position: Position, seat: Seat, box: Box): Shape[] {
  const player = playerAt(position, seat);
  const gap = 8;
  const height = (box.height - gap) / 2;
  const stars = CRITERIA.map(
    (criterion, i): CountedSign => ({ sign: STAR_SIGNS[criterion], count: player.stars[i] ?? 0 }),
  );
  const first = { ...box, height };
  return [
    filled(roundedBox(first, 14), SLATE),
    signAt('star', { x: box.x + PAD + 26, y: box.y + height / 2 }, 52),
    ...plate(stars, { ...first, x: box.x + 96, width: box.width - 96 }),
    filled(roundedBox({ ...first, y: box.y + height + gap }, 14), SLATE),
    ...scentRow(player, { ...box, y: box.y + height * 1.5 + gap, height }),
  ];
}
