/** The changes of an action on the map: noted, made on a position and undone. */
import type { Seat } from '#engine/seat.ts';
import { young } from '#games/urland/actions/breed.ts';
import type { Area, Ocean } from '#games/urland/board.ts';
import { ichtosAt, rowOf } from '#games/urland/ichtos.ts';
import type { Action, Move } from '#games/urland/moves.ts';
import type { Position } from '#games/urland/state.ts';

/** Where, whose, how many: one list each, reused for every action so that nothing is allocated. */
export interface Changes {
  readonly areas: Area[];
  readonly owners: number[];
  readonly deltas: number[];
  length: number;
}

export const noChanges = (): Changes => ({ areas: [], owners: [], deltas: [], length: 0 });

export function forgetChanges(changes: Changes): void {
  changes.length = 0;
}

export function noteChange(changes: Changes, area: Area, owner: number, delta: number): void {
  const index = changes.length++;
  changes.areas[index] = area;
  changes.owners[index] = owner;
  changes.deltas[index] = delta;
}

export function noteMove(changes: Changes, from: Area, to: Area, owner: number, count: number): void {
  noteChange(changes, from, owner, -count);
  noteChange(changes, to, owner, count);
}

/** The player's own Ichtos moving between areas: a loss in one area and a gain in the other are separate changes. */
type Journey = Extract<Action, { kind: 'land' | 'swim' | 'fly' | 'cross' }>;

export function noteAction(changes: Changes, position: Position, seat: Seat, action: Exclude<Action, Journey>): void {
  switch (action.kind) {
    case 'breed':
      return noteYoung(changes, position, action.ocean);
    case 'retreat':
      for (const { place, count } of action.heap) noteChange(changes, place, seat, -count);
      return;
    case 'egg':
      return noteChange(changes, action.land, seat, 1);
    case 'bite':
      return noteChange(changes, action.area, action.victim, -1);
    case 'stink':
      return noteMove(
        changes,
        action.land,
        action.ocean,
        action.victim,
        ichtosAt(position, action.land, action.victim),
      );
    case 'assimilate':
      noteChange(changes, action.area, action.first, -1);
      noteChange(changes, action.area, action.second, -1);
      return noteChange(changes, action.area, seat, 1);
  }
}

/** All changes of a move on the map; none for a move that is no action. */
export function changesOf(position: Position, seat: Seat, move: Move): Changes {
  const changes = noChanges();
  switch (move.kind) {
    case 'land':
    case 'swim':
    case 'fly':
      noteMove(changes, move.from, move.to, seat, move.count);
      break;
    case 'cross':
      noteMove(changes, position.landOf[move.from], position.landOf[move.to], seat, 1);
      break;
    case 'breed':
    case 'retreat':
    case 'egg':
    case 'bite':
    case 'stink':
    case 'assimilate':
      noteAction(changes, position, seat, move);
      break;
    case 'score':
    case 'extra':
    case 'done':
    case 'panic':
    case 'flee':
    case 'dive':
    case 'bid':
    case 'buy':
    case 'decline':
      break;
  }
  return changes;
}

function noteYoung(changes: Changes, position: Position, ocean: Ocean): void {
  for (let parent = 0 as Seat; parent < position.seats; parent++) {
    noteChange(changes, ocean, parent, young(position, ocean, parent));
  }
}

/** The area was changed before: every touched area counts once. */
export function isRepeated({ areas }: Changes, index: number): boolean {
  for (let earlier = 0; earlier < index; earlier++) if (areas[earlier] === areas[index]) return true;
  return false;
}

export function makeChanges(changes: Changes, position: Position): void {
  for (let index = 0; index < changes.length; index++) changeAt(changes, index, position, 1);
}

export function undoChanges(changes: Changes, position: Position): void {
  for (let index = 0; index < changes.length; index++) changeAt(changes, index, position, -1);
}

function changeAt({ areas, owners, deltas }: Changes, index: number, position: Position, sign: number): void {
  addIn(position, rowOf(areas[index] as Area), owners[index] ?? 0, sign * (deltas[index] ?? 0));
}

/** For trying out: Ichtos appear and vanish without a reserve. */
export function addIn(position: Position, row: number, owner: number, count: number): void {
  const at = row * position.seats + owner;
  position.ichtos[at] = (position.ichtos[at] ?? 0) + count;
}
