/** Gains and losses in an area: points with the flag of the track, Ichtos with the animal. */
import type { Position } from '#games/urland/state.ts';
import type { Box, Shape } from '../scene.ts';
import { filled, lined, roundedBox, stamped, text } from '../shapes.ts';
import type { Note } from './happenings.ts';
import { colourOf, type Look, paintOf } from './look.ts';
import { noteSpot } from './note-spots.ts';
import { CREAM, EMBER, INK } from './theme.ts';

const NOTE = { width: 84, height: 38 };
const EDGE = 3;
/** The distances between notes and between rows. */
const STEP = { x: NOTE.width + 2 * EDGE, y: NOTE.height + 2 * EDGE };
const MOST_IN_A_ROW = 3;

/** The flag on the track's last space. */
const flag = (box: Box): Shape[] => [
  filled(roundedBox({ ...box, width: 34 }, 11), EMBER),
  stamped(`icon/finish/${INK}`, box.x + 17, box.y + box.height / 2, 0.058),
];

const animal = (look: Look, { seat }: Note, box: Box): Shape =>
  stamped(`shadow/${look.palette}/${colourOf(look, seat)}`, box.x + 21, box.y + box.height / 2, 0.29);

function noteShape(look: Look, note: Note, box: Box): Shape[] {
  const isPoints = note.of === 'points';
  const outline = roundedBox(box, isPoints ? 11 : 17);
  const { fill, ink } = paintOf(look, note.seat);
  const style = { size: 39, face: 'strong', colour: ink, maxWidth: 46, align: 'center' } as const;
  return [
    lined(outline, { colour: isPoints ? EMBER : CREAM, width: 2 * EDGE }),
    filled(outline, fill),
    ...(isPoints ? flag(box) : [animal(look, note, box)]),
    text(note.words, box.x + 59, box.y + box.height / 2, style),
  ];
}

const sizeOf = ({ length }: readonly Note[]) => ({
  width: Math.min(length, MOST_IN_A_ROW) * STEP.x,
  height: Math.ceil(length / MOST_IN_A_ROW) * STEP.y,
});

const blockShapes = (look: Look, notes: readonly Note[], block: Box): Shape[] =>
  notes.flatMap((note, i) => {
    const [across, down] = [i % MOST_IN_A_ROW, Math.floor(i / MOST_IN_A_ROW)];
    return noteShape(look, note, { x: block.x + EDGE + across * STEP.x, y: block.y + EDGE + down * STEP.y, ...NOTE });
  });

interface Laid {
  readonly shapes: readonly Shape[];
  readonly taken: readonly Box[];
}

/** Together, or in two halves where all of them would hide a text. */
function lay(position: Position, look: Look, { shapes, taken }: Laid, notes: readonly Note[]): Laid {
  const [first] = notes;
  if (!first) return { shapes, taken };
  const { box, hidesText } = noteSpot(position, first.area, sizeOf(notes), taken);
  if (!hidesText || notes.length === 1)
    return { shapes: [...shapes, ...blockShapes(look, notes, box)], taken: [...taken, box] };
  const half = Math.ceil(notes.length / 2);
  return lay(position, look, lay(position, look, { shapes, taken }, notes.slice(0, half)), notes.slice(half));
}

/** All notes of one kind about one area are together. */
function groupsOf(notes: readonly Note[]): Note[][] {
  const keyOf = ({ area, of }: Note): string => `${of} ${area}`;
  return [...new Set(notes.map(keyOf))].map((key) => notes.filter((note) => keyOf(note) === key));
}

export const noteShapes = (position: Position, look: Look, notes: readonly Note[]): readonly Shape[] =>
  groupsOf(notes).reduce<Laid>((laid, group) => lay(position, look, laid, group), { shapes: [], taken: [] }).shapes;
