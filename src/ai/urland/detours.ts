/** Ichtos that would move twice in one turn, where one move does. */
import type { Seat } from '#engine/seat.ts';
import { type Area, acrossStraits, isOcean, REGIONS } from '#games/urland/board.ts';
import type { Action, Move } from '#games/urland/moves.ts';
import { ruleOf } from '#games/urland/rules.ts';
import type { Position } from '#games/urland/state.ts';
import { copyPosition, type View } from '#games/urland/view.ts';
import { changesOf, makeChanges } from './changes.ts';

/** Own Ichtos that change places. */
interface Journey {
  readonly from: Area;
  readonly to: Area;
  readonly count: number;
}

/** All that rules read. */
type Seen = Position & Pick<View, 'hand'>;

function journeyOf({ landOf }: Pick<Position, 'landOf'>, move: Move): Journey | null {
  switch (move.kind) {
    case 'land':
    case 'swim':
    case 'fly':
      return move;
    case 'cross':
      return { from: landOf[move.from], to: landOf[move.to], count: 1 };
    default:
      return null;
  }
}

/** The first way there in one action. */
function oneMove(position: Seen, seat: Seat, { from, to, count }: Journey): Action | null {
  const isLegal = (action: Action): boolean => ruleOf(action.kind).refuse(position, seat, action) === null;
  if (!isOcean(from)) {
    const flight: Action = { kind: 'fly', from, to, count };
    if (isLegal(flight)) return flight;
    return isOcean(to) || count > 1 ? null : (crossings(position, from, to).find(isLegal) ?? null);
  }
  const action: Action = isOcean(to) ? { kind: 'swim', from, to, count } : { kind: 'land', from, to, count };
  return isLegal(action) ? action : null;
}

const crossings = ({ landOf }: Position, from: Area, to: Area): Action[] =>
  REGIONS.filter((shore) => landOf[shore] === from).flatMap((shore) =>
    acrossStraits(shore)
      .filter((other) => landOf[other] === to)
      .map((other): Action => ({ kind: 'cross', from: shore, to: other })),
  );

/** The table after these moves, as far as Ichtos on the map go. */
function positionAfter(view: View, seat: Seat, moves: readonly Move[]): Seen {
  const position = { ...copyPosition(view), hand: view.hand };
  for (const move of moves) makeChanges(changesOf(position, seat, move), position);
  return position;
}

const touches = (position: Position, seat: Seat, move: Move, area: Area): boolean =>
  changesOf(position, seat, move).areas.includes(area);

/** The two moves as one; null if no move does both, or if what comes between them needs the stop. */
function joined(view: View, seat: Seat, line: readonly Move[], at: number, later: number): Action | null {
  const position = positionAfter(view, seat, line.slice(0, at));
  const [first, second] = [line[at], line[later]].map((move) => move && journeyOf(position, move));
  if (!first || !second || first.to !== second.from || first.count !== second.count) return null;
  const between = line.slice(at + 1, later);
  if (first.from === second.to || between.some((move) => touches(position, seat, move, first.to))) return null;
  return oneMove(position, seat, { ...first, to: second.to });
}

export function withoutDetours(view: View, seat: Seat, line: readonly Move[]): readonly Move[] {
  for (let at = 0; at < line.length; at++) {
    for (let later = at + 1; later < line.length; later++) {
      const move = joined(view, seat, line, at, later);
      if (move) return withoutDetours(view, seat, [...line.slice(0, at), move, ...without(line, at, later)]);
    }
  }
  return line;
}

const without = (line: readonly Move[], at: number, later: number): readonly Move[] => [
  ...line.slice(at + 1, later),
  ...line.slice(later + 1),
];
