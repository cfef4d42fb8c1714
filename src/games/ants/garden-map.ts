/** The map: where explorers and foragers may go. */
import type { Seat } from '#engine/seat.ts';
import { popTask, replaceTask } from './agenda.ts';
import { gardenIn } from './content/content.ts';
import type { Corner, CornerId, Hex, HexId } from './content/garden.ts';
import type { Tell } from './events.ts';
import { changeHex } from './harvest.ts';
import type { Refusal } from './refusals.ts';
import { NO_SUCH } from './rule.ts';
import { activePlayer, activeSeat, type Position, type State } from './state.ts';
import { doAll, type TaskOf } from './tasks.ts';

export function refuseHex(position: Position, strength: number, id: HexId): Refusal | null {
  const { hexAt, hexes } = gardenIn(position);
  const index = hexAt.get(id) ?? -1;
  const hex = hexes[index];
  if (!hex) return NO_SUCH;
  if (position.hexes[index]?.explorer !== null) return { code: 'hex-explored', hex: id };
  return hex.strength <= strength ? null : { code: 'hex-too-strong', hex: id, strength: hex.strength };
}

/** Hexes that a strength can explore: no adjacency, one disc a hex. */
export const hexesFor = (position: Position, strength: number): HexId[] =>
  gardenIn(position)
    .hexes.filter((hex, index) => hex.strength <= strength && position.hexes[index]?.explorer === null)
    .map(({ id }) => id);

/** Whether there is one: the first will do. */
export const hasHexFor = (position: Position, strength: number): boolean =>
  gardenIn(position).hexes.some((hex, index) => hex.strength <= strength && position.hexes[index]?.explorer === null);

/** The bonus with all that it sets off comes before the enemy, the cubes and the harvest. */
export function placeExplorer(state: State, { hex: id }: TaskOf<'place-explorer'>, tell: Tell): void {
  const { hexAt, hexes } = gardenIn(state);
  const index = hexAt.get(id) ?? -1;
  changeHex(state, index, { explorer: activeSeat(state) });
  tell?.({ kind: 'explored', seat: activeSeat(state), hex: id });
  const bonus = doAll(hexes[index]?.bonus ?? [], { card: null, hex: id });
  replaceTask(state, ...bonus, { kind: 'fill-hex', hex: id });
}

/** An own explorer there, and no own forager at any of its corners. */
const isLonelyExplorer = (position: Position, seat: Seat, hex: Hex | undefined, index: number): boolean =>
  hex !== undefined &&
  position.hexes[index]?.explorer === seat &&
  hex.around.every((corner) => position.corners[corner] !== seat);

/** Where a path may begin; whether the corner is free is another question. */
function mayBegin(position: Position, seat: Seat, { red, beside, touches }: Corner): boolean {
  if (red || beside.some((corner) => position.corners[corner] === seat)) return true;
  const { hexes } = gardenIn(position);
  return touches.some((index) => isLonelyExplorer(position, seat, hexes[index], index));
}

const isFree = ({ corners }: Position, corner: number): boolean => corners[corner] === null;

/** Places in the list of corners from which a path can go on, or begin. */
export function stepsFrom(position: Position, seat: Seat, path: readonly number[]): number[] {
  const last = path.at(-1);
  if (last === undefined) return startsOf(position, seat);
  const { beside = [] } = gardenIn(position).corners[last] ?? {};
  return beside.filter((corner) => isFree(position, corner) && !path.includes(corner));
}

function startsOf(position: Position, seat: Seat): number[] {
  const starts: number[] = [];
  for (const [place, corner] of gardenIn(position).corners.entries())
    if (isFree(position, place) && mayBegin(position, seat, corner)) starts.push(place);
  return starts;
}

/** How many more ants a path can have that ends with the last of these, up to `most`. */
function reachFrom(position: Position, path: number[], most: number): number {
  let longest = 0;
  const { beside = [] } = gardenIn(position).corners[path.at(-1) ?? -1] ?? {};
  for (let at = 0; at < beside.length && longest < most; at++) {
    const place = beside[at] as number;
    if (!isFree(position, place) || path.includes(place)) continue;
    path.push(place);
    longest = Math.max(longest, 1 + reachFrom(position, path, most - 1));
    path.pop();
  }
  return longest;
}

/** The first path that is long enough will do. */
export function longestPath(position: Position, seat: Seat, most: number): number {
  let longest = 0;
  const { corners } = gardenIn(position);
  for (let place = 0; place < corners.length && longest < most; place++) {
    const corner = corners[place];
    if (!corner || !isFree(position, place) || !mayBegin(position, seat, corner)) continue;
    longest = Math.max(longest, 1 + reachFrom(position, [place], most - 1));
  }
  return longest;
}

/** How many more ants this path can have, up to `most`. */
const reach = (position: Position, seat: Seat, path: readonly number[], most: number): number =>
  path.length === 0 ? longestPath(position, seat, most) : reachFrom(position, [...path], most);

/** The next corners of a path that can still become `length` long. */
export const nextCorners = (position: Position, seat: Seat, path: readonly CornerId[]): CornerId[] => {
  const { corners, cornerAt } = gardenIn(position);
  const places = path.map((id) => cornerAt.get(id) ?? -1);
  return stepsFrom(position, seat, places).map((place) => corners[place]?.id ?? 0);
};

/** The reason against the first corner that is wrong. */
function refuseStep(position: Position, seat: Seat, before: readonly number[], place: number): Refusal | null {
  const { corners } = gardenIn(position);
  const corner = corners[place];
  if (!corner) return NO_SUCH;
  if (!isFree(position, place) || before.includes(place)) return { code: 'corner-taken', corner: corner.id };
  const last = before.at(-1);
  const isReached = last === undefined ? mayBegin(position, seat, corner) : corners[last]?.beside.includes(place);
  return isReached ? null : { code: 'corner-not-reached', corner: corner.id };
}

/** A path that is not whole yet must be one that can be finished. */
export function refusePath(position: Position, seat: Seat, path: readonly CornerId[], length: number): Refusal | null {
  if (path.length > length) return { code: 'path-length', length };
  const { cornerAt } = gardenIn(position);
  const places: number[] = [];
  for (const id of path) {
    const place = cornerAt.get(id) ?? -1;
    const refusal = refuseStep(position, seat, places, place);
    if (refusal) return refusal;
    places.push(place);
  }
  const missing = length - path.length;
  if (reach(position, seat, places, missing) === missing) return null;
  return { code: 'path-leads-nowhere', corner: path.at(-1) ?? 0 };
}

/** Ant by ant: its place, the corner's bonus, the harvest. R-BLOCKED: where the corner is taken, the rest returns. */
export function walkOn(state: State, { corners: path }: TaskOf<'path'>, tell: Tell): void {
  const [corner, ...rest] = path;
  if (corner === undefined) return popTask(state);
  const { cornerAt, corners } = gardenIn(state);
  const place = cornerAt.get(corner) ?? -1;
  if (!isFree(state, place)) return turnBack(state, path.length, tell);
  state.corners = state.corners.with(place, activeSeat(state));
  tell?.({ kind: 'foraged', seat: activeSeat(state), corner });
  const bonus = doAll(corners[place]?.bonus ?? []);
  replaceTask(state, ...bonus, { kind: 'harvest', corner }, { kind: 'path', corners: rest });
}

function turnBack(state: State, count: number, tell: Tell): void {
  popTask(state);
  activePlayer(state).supply += count;
  tell?.({ kind: 'ants-returned', seat: activeSeat(state), count });
}
