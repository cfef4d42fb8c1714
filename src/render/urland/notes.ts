/** Gains and losses in an area: points with the flag of the track, Ichtos with the animal. */
import type { Area } from '#games/urland/board.ts';
import type { Box, Shape } from '../scene.ts';
import { filled, lined, roundedBox, stamped, text } from '../shapes.ts';
import { MAP_WIDTH } from './coastlines.ts';
import type { Note } from './happenings.ts';
import { colourOf, type Look, paintOf } from './look.ts';
import { noteSpot } from './plots.ts';
import { CREAM, EMBER, INK } from './theme.ts';

const NOTE = { width: 94, height: 44 };
const EDGE = 3;
/** The distances between notes and between rows. */
const STEP = { x: NOTE.width + EDGE + 1, y: NOTE.height + EDGE };

/** The flag on the track's last space. */
const flag = (box: Box): Shape[] => [
  filled(roundedBox({ ...box, width: 42 }, 12), EMBER),
  stamped(`icon/finish/${INK}`, box.x + 21, box.y + box.height / 2, 0.072),
];

const animal = (look: Look, { seat }: Note, box: Box): Shape =>
  stamped(`shadow/${look.palette}/${colourOf(look, seat)}`, box.x + 23, box.y + box.height / 2, 0.34);

function noteShape(look: Look, note: Note, box: Box): Shape[] {
  const isPoints = note.of === 'points';
  const outline = roundedBox(box, isPoints ? 12 : 19);
  const { fill, ink } = paintOf(look, note.seat);
  const style = { size: 39, face: 'strong', colour: ink, maxWidth: 55, align: 'center' } as const;
  return [
    lined(outline, { colour: isPoints ? EMBER : CREAM, width: 2 * EDGE }),
    filled(outline, fill),
    ...(isPoints ? flag(box) : [animal(look, note, box)]),
    text(note.words, box.x + 67, box.y + box.height / 2, style),
  ];
}

/** Moved back if it would leave the map. */
function row(look: Look, notes: readonly Note[], left: number, middle: number): Shape[] {
  const start = Math.min(left, MAP_WIDTH - EDGE - notes.length * STEP.x);
  const y = Math.max(middle - NOTE.height / 2, EDGE);
  return notes.flatMap((note, i) => noteShape(look, note, { x: start + i * STEP.x, y, ...NOTE }));
}

/** Ichtos are noted close to the pieces, points above them. */
function notesIn(look: Look, area: Area, notes: readonly Note[]): Shape[] {
  const { x, y } = noteSpot(area);
  const kinds = (['ichtos', 'points'] as const).map((kind) => notes.filter(({ of }) => of === kind));
  const rows = kinds.filter(({ length }) => length > 0);
  return rows.flatMap((each, i) => row(look, each, x, y - i * STEP.y));
}

export function noteShapes(look: Look, notes: readonly Note[]): Shape[] {
  const areas = [...new Set(notes.map(({ area }) => area))];
  return areas.flatMap((area) =>
    notesIn(
      look,
      area,
      notes.filter((note) => note.area === area),
    ),
  );
}
