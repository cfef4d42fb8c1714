/** Where the amoebas of a space stand: few are drawn large, more of them small, too many as one body a colour. */
import { invariant } from '#engine/invariant.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import { damageOf, numbersOn } from '#games/ursuppe/amoebas.ts';
import type { Space } from '#games/ursuppe/board.ts';
import type { AmoebaNumber } from '#games/ursuppe/box.ts';
import { isDoomed } from '#games/ursuppe/deaths.ts';
import type { Position } from '#games/ursuppe/state.ts';
import type { Point } from '../scene.ts';
import { colonyWidth } from './amoebas.ts';
import { colourOf, type Look, letterOf } from './look.ts';
import { boxOf } from './plan.ts';

/** One body, which is one amoeba or all of a colour on the space. */
export interface Body extends Point {
  readonly seat: Seat;
  readonly amoebas: readonly AmoebaNumber[];
  readonly scale: number;
  readonly symbol: string;
}

interface Slot extends Point {
  readonly scale: number;
}

const slots = (scale: number, ...spots: readonly (readonly [number, number])[]): Slot[] =>
  spots.map(([x, y]) => ({ x, y, scale }));

/** By number of amoebas, within a square. The number of the space is in the corner, the food below. */
const SLOTS: readonly (readonly Slot[])[] = [
  [],
  slots(1.5, [108, 58]),
  slots(1.22, [62, 74], [142, 48]),
  slots(1.05, [88, 34], [156, 56], [62, 86]),
  slots(1, [86, 30], [154, 36], [50, 82], [120, 88]),
  slots(1, [88, 30], [156, 30], [36, 85], [98, 85], [160, 85]),
];

const MOST_SINGLE = SLOTS.length - 1;

const damageSign = (position: Position, seat: Seat, amoeba: AmoebaNumber): string =>
  isDoomed(position, seat, amoeba) ? 'doomed' : String(damageOf(position, seat, amoeba));

function single(position: Position, look: Look, seat: Seat, amoeba: AmoebaNumber): string {
  const label = `${letterOf(look, seat)}${amoeba}`;
  return `amoeba/${look.palette}/${colourOf(look, seat)}/${label}/${damageSign(position, seat, amoeba)}`;
}

interface Group {
  readonly seat: Seat;
  readonly amoebas: readonly AmoebaNumber[];
}

const groupsOn = (position: Position, space: Space): Group[] =>
  seatsOf(position.seats)
    .map((seat) => ({ seat, amoebas: numbersOn(position, seat, space) }))
    .filter(({ amoebas }) => amoebas.length > 0);

/** The free room beside the number of the space, and the room below it. */
const SHELVES = [
  { x: 46, y: 30, width: 145 },
  { x: 4, y: 85, width: 187 },
] as const;

interface Labelled extends Group {
  readonly label: string;
}

/** Each on the first shelf that has room for it; null if one finds none. */
function shelved(groups: readonly Labelled[]): (Labelled & Point)[] | null {
  const used = SHELVES.map(() => 0);
  const placed = [...groups]
    .sort((a, b) => b.label.length - a.label.length)
    .map((group) => {
      const width = colonyWidth(group.label);
      const index = SHELVES.findIndex((shelf, i) => (used[i] ?? 0) + width <= shelf.width);
      const shelf = SHELVES[index];
      if (!shelf) return null;
      const x = shelf.x + (used[index] ?? 0) + width / 2;
      used[index] = (used[index] ?? 0) + width;
      return { ...group, x, y: shelf.y };
    });
  return placed.every((each) => each !== null) ? placed : null;
}

const NAMED = (amoebas: readonly AmoebaNumber[]): string => amoebas.join('');
/** Where not all numbers find room. */
const COUNTED = (amoebas: readonly AmoebaNumber[]): string =>
  amoebas.length === 1 ? NAMED(amoebas) : `×${amoebas.length}`;

function colonies(position: Position, look: Look, space: Space): Body[] {
  const groups = groupsOn(position, space);
  const labelledBy = (label: typeof NAMED): Labelled[] =>
    groups.map((group) => ({ ...group, label: `${letterOf(look, group.seat)}${label(group.amoebas)}` }));
  const placed = shelved(labelledBy(NAMED)) ?? shelved(labelledBy(COUNTED));
  invariant(placed !== null, 'four colonies that are only counted fit into a square');
  return placed.map(({ label, ...group }) => ({ ...group, scale: 1, symbol: colony(position, look, group, label) }));
}

function colony(position: Position, look: Look, { seat, amoebas }: Group, label: string): string {
  const damages = label.includes('×') ? [] : amoebas.map((amoeba) => damageSign(position, seat, amoeba));
  return `colony/${look.palette}/${colourOf(look, seat)}/${label}/${damages.join('-')}`;
}

/** Within the square. */
function bodiesOn(position: Position, look: Look, space: Space): Body[] {
  const all = groupsOn(position, space).flatMap(({ seat, amoebas }) => amoebas.map((amoeba) => ({ seat, amoeba })));
  const spots = SLOTS[all.length];
  if (!spots || all.length > MOST_SINGLE) return colonies(position, look, space);
  return all.flatMap(({ seat, amoeba }, i) => {
    const spot = spots[i];
    return spot ? [{ ...spot, seat, amoebas: [amoeba], symbol: single(position, look, seat, amoeba) }] : [];
  });
}

/** Within the soup. */
export const crowdOn = (position: Position, look: Look, space: Space): Body[] => {
  const { x, y } = boxOf(space);
  return bodiesOn(position, look, space).map((body) => ({ ...body, x: body.x + x, y: body.y + y }));
};
