/** The brood of a colony: stored ants, then the three incubation tiles with what each asks for. */
import { COLUMNS, STAGES } from '#games/ants/box.ts';
import type { IncubationTile } from '#games/ants/cards-in-play.ts';
import { needsOfTile } from '#games/ants/incubation.ts';
import type { Player, Position } from '#games/ants/state.ts';
import type { Paint } from '../players.ts';
import type { Box, Shape } from '../scene.ts';
import { circle, filled, lined, roundedBox, stamped, text } from '../shapes.ts';
import { signAt, signOfNeed, signRow } from './bonuses.ts';
import type { SignName } from './signs.ts';
import { CREAM, EMBER, INK, SLATE } from './theme.ts';

const LABEL = 64;
const CELL = 92;
const HEAD = 56;

/** By stage. */
const SIGN_OF: Readonly<Record<(typeof STAGES)[number], SignName>> = { ant: 'ant', larva: 'larva', egg: 'egg' };

/** A disc with a number for each column; an empty place where there is none. */
const counts = (numbers: readonly number[], { x, y, height }: Box, { fill, ink }: Paint): Shape[] =>
  numbers.flatMap((count, i) => {
    const spot = { x: x + LABEL + CELL * (i + 0.5), y: y + height / 2 };
    if (count === 0) return [lined(circle(spot, 24), { colour: CREAM, width: 3, dash: [6, 7] }, 0.45)];
    const rim = circle(spot, 28);
    return [
      filled(rim, fill),
      lined(rim, { colour: CREAM, width: 4 }),
      text(String(count), spot.x, spot.y, { size: 42, face: 'strong', colour: ink, maxWidth: 50, align: 'center' }),
    ];
  });

/** What turning it takes, or a tick. */
function asked(position: Position, { id, done }: IncubationTile, { x, y, width, height }: Box): Shape[] {
  const left = x + LABEL + CELL * COLUMNS.length + 14;
  const middle = y + height / 2;
  if (done) return [stamped(`icon/tick/${EMBER}`, left + 30, middle, 0.1)];
  const box = { x: left, y: y + 6, width: x + width - left, height: height - 12 };
  return [
    filled(roundedBox(box, 14), INK, 0.55),
    ...signRow(
      needsOfTile(position, id).map(signOfNeed),
      { x: left + 12, y: middle },
      { size: 46, colour: CREAM, isCounted: true },
    ),
  ];
}

function row(sign: SignName, numbers: readonly number[], box: Box, paint: Paint, more: readonly Shape[]): Shape[] {
  return [
    filled(roundedBox({ ...box, y: box.y + 2, height: box.height - 4 }, 14), SLATE),
    signAt(sign, { x: box.x + LABEL / 2 + 2, y: box.y + box.height / 2 }, 50),
    ...counts(numbers, box, paint),
    ...more,
  ];
}

export function broodShapes(position: Position, player: Player, { x, y, width, height }: Box, paint: Paint): Shape[] {
  const line = (height - HEAD) / (STAGES.length + 1);
  const rowBox = (index: number): Box => ({ x, y: y + HEAD + index * line, width, height: line });
  const store = rowBox(0);
  const wild = signRow(
    [{ sign: 'wild', count: player.wild }],
    { x: x + LABEL + CELL * COLUMNS.length + 26, y: store.y + line / 2 },
    { size: 46, colour: CREAM, isCounted: true },
  );
  return [
    ...COLUMNS.map((column, i) => signAt(column, { x: x + LABEL + CELL * (i + 0.5), y: y + HEAD / 2 }, 50)),
    ...row('stored', player.stored, store, paint, wild),
    ...player.tiles.flatMap((tile, i) => {
      const box = rowBox(i + 1);
      return row(SIGN_OF[STAGES[i] ?? 'egg'], tile.discs, box, paint, asked(position, tile, box));
    }),
  ];
}
