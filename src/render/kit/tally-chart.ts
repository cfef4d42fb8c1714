/** Where everybody stood after each step of a game: a line for each player, in their colour, with their name at its end. */
import type { Box, Point, Shape } from '../scene.ts';
import { boxPath, circle, filled, lined, roundedBox, text } from '../shapes.ts';
import { badge } from './marks.ts';
import { countOf, endsOfParts, type TallyPlayer, type TallySheet } from './tally-sheet.ts';
import { CREAM, MUTED, SLATE } from './theme.ts';

const MARGIN = { left: 74, top: 46, right: 268, bottom: 66 };
/** Between two names, or two numbers of the axis. */
const APART = 62;
const NUMBER_WIDTH = 62;

interface Plot {
  readonly area: Box;
  at(step: number, count: number): Point;
  /** 0, or less where somebody had less. */
  readonly least: number;
  readonly most: number;
}

function plotOf({ tally }: TallySheet, box: Box): Plot {
  const area = {
    x: box.x + MARGIN.left,
    y: box.y + MARGIN.top,
    width: box.width - MARGIN.left - MARGIN.right,
    height: box.height - MARGIN.top - MARGIN.bottom,
  };
  const least = Math.min(0, ...tally.course.flat());
  const most = Math.max(1, ...tally.course.flat());
  const steps = Math.max(1, tally.course.length - 1);
  const at = (step: number, count: number): Point => ({
    x: Math.round(area.x + (step / steps) * area.width),
    y: Math.round(area.y + ((most - count) / (most - least)) * area.height),
  });
  return { area, at, least, most };
}

/** Lines at round numbers, not more than have room. */
function levels({ area, at, least, most }: Plot): Shape[] {
  const gap = [2, 5, 10, 20, 50].find((each) => (each / (most - least)) * area.height >= APART) ?? most - least;
  const [first, last] = [Math.ceil(least / gap), Math.floor(most / gap)];
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * gap).flatMap((level) => {
    const { y } = at(0, level);
    return [
      filled(boxPath({ x: area.x, y: y - 1, width: area.width, height: 3 }), MUTED, 0.35),
      text(String(level), area.x - 14, y, { size: 39, colour: MUTED, maxWidth: 60, align: 'right' }),
    ];
  });
}

/** Each part has a line, and its number below, as far as there is room. */
function parts({ tally, say }: TallySheet, { area, at }: Plot): Shape[] {
  const ends = endsOfParts(tally);
  const every = Math.ceil(NUMBER_WIDTH / (area.width / Math.max(1, ends.length)));
  const y = area.y + area.height + 38;
  const style = { size: 39, colour: MUTED, maxWidth: NUMBER_WIDTH, align: 'center' } as const;
  return [
    ...ends.flatMap((end, index) => {
      const [left, right] = [at(ends[index - 1] ?? 0, 0).x, at(end, 0).x];
      const isTold = index % every === 0;
      // Where not every part has its number, not every part has its line.
      const line = every === 1 ? right : left;
      return isTold
        ? [
            filled(boxPath({ x: line - 1, y: area.y, width: 3, height: area.height }), MUTED, 0.35),
            text(String(index + 1), (left + right) / 2, y, style),
          ]
        : [];
    }),
    text(say.part, area.x + area.width + 24, y, { size: 39, colour: MUTED, maxWidth: MARGIN.right - 34 }),
  ];
}

/** The colours may be as dark as the ground: a light edge shows each line. */
function line({ tally }: TallySheet, { at }: Plot, player: TallyPlayer): Shape[] {
  const points = tally.course.map((counts, step) => at(step, countOf(counts, player)));
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return [
    lined(path, { colour: CREAM, width: 13 }),
    lined(path, { colour: player.paint.fill, width: 8 }),
    ...points.slice(-1).flatMap((end) => [filled(circle(end, 11), CREAM), filled(circle(end, 8), player.paint.fill)]),
  ];
}

/** Names as near to the ends of their lines as others leave room; the players come best first. */
function namesAt(sheet: TallySheet, { area, at }: Plot): Shape[] {
  const { players, tally } = sheet;
  const wanted = players.map((player) => at(0, countOf(tally.course.at(-1), player)).y);
  const placed: number[] = [];
  for (const [index, y] of wanted.entries()) placed.push(Math.max(y, (placed[index - 1] ?? -APART) + APART));
  const lowest = area.y + area.height;
  for (let index = placed.length - 1, limit = lowest; index >= 0; index--, limit -= APART)
    placed[index] = Math.min(placed[index] ?? 0, limit);
  const x = area.x + area.width;
  return players.flatMap(({ paint, letter, name }, index) => {
    const y = placed[index] ?? 0;
    return [
      ...badge(paint, letter, { x: x + 46, y }, 25),
      text(name, x + 82, y, { size: 42, colour: CREAM, maxWidth: MARGIN.right - 92 }),
    ];
  });
}

export function tallyChart(sheet: TallySheet, box: Box): Shape[] {
  const plot = plotOf(sheet, box);
  return [
    filled(roundedBox(box, 22), SLATE),
    ...parts(sheet, plot),
    ...levels(plot),
    // The winner's line lies on top.
    ...sheet.players.toReversed().flatMap((player) => line(sheet, plot, player)),
    ...namesAt(sheet, plot),
  ];
}
