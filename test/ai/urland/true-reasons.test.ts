/** What a reason says of a move is what happens when the move is made: checked with the rules, over random games. */
import { expect, it } from 'vitest';
import { candidatesFor } from '#ai/urland/candidates.ts';
import type { Reason } from '#ai/urland/reason.ts';
import { reasonFor } from '#ai/urland/reason-for.ts';
import { type Dice, seededDice, shuffled } from '#engine/chance.ts';
import type { Seat } from '#engine/seat.ts';
import { young } from '#games/urland/actions/breed.ts';
import { URLAND } from '#games/urland/game.ts';
import { fromReserve, ichtosAt } from '#games/urland/ichtos.ts';
import type { Action } from '#games/urland/moves.ts';
import { scoringOf } from '#games/urland/scoring.ts';
import type { PhaseOf, State } from '#games/urland/state.ts';
import { livelyEntry } from '../../support/lively-play.ts';

const points = (state: State, land: Parameters<typeof scoringOf>[1], seat: Seat): number =>
  scoringOf(state, land).points[seat] ?? 0;

function withMore(state: State, seat: Seat, land: Parameters<typeof scoringOf>[1], count: number): State {
  const more = URLAND.copy(state);
  fromReserve(more, seat, land, count);
  return more;
}

/** By the rules alone: true if the reason holds, null if it claims nothing that a table could show. */
function holds({ id, values }: Reason, before: State, after: State, seat: Seat): boolean | null {
  switch (id) {
    case 'hold-land':
      return (
        values.points > values.before &&
        points(before, values.land, seat) === values.before &&
        points(after, values.land, seat) === values.points
      );
    case 'deny-land':
      return (
        values.points < values.before &&
        points(before, values.land, values.victim) === values.before &&
        points(after, values.land, values.victim) === values.points
      );
    case 'secure-land':
      return (
        points(after, values.land, seat) === values.points &&
        points(withMore(before, values.rival, values.land, 1), values.land, seat) < values.points &&
        points(withMore(after, values.rival, values.land, 1), values.land, seat) === values.points
      );
    case 'strengthen-land':
      return points(before, values.land, seat) === values.points && points(after, values.land, seat) === values.points;
    case 'prepare-land':
      return (
        points(after, values.land, seat) === 0 &&
        points(withMore(after, seat, values.land, values.more - 1), values.land, seat) === 0 &&
        points(withMore(after, seat, values.land, values.more), values.land, seat) === values.points
      );
    case 'settle-land':
      return before.scored.includes(values.land);
    case 'end-on-land':
      return before.erupted.includes(values.land);
    case 'save-idle':
      return points(before, values.land, seat) === points(after, values.land, seat);
    case 'breed':
      return ichtosAt(after, values.ocean, seat) - ichtosAt(before, values.ocean, seat) === values.young;
    case 'gather':
      return ichtosAt(after, values.ocean, seat) === values.count && young(after, values.ocean, seat) > 0;
    case 'join-own':
      return ichtosAt(after, values.ocean, seat) === values.count;
    case 'spread-out':
      return ichtosAt(before, values.ocean, seat) === 0 && ichtosAt(after, values.ocean, seat) > 0;
    case 'weaken-rival':
      return ichtosAt(after, values.area, values.victim) === values.left;
    case 'stunt-rival':
      return values.young < values.before;
    default:
      return null;
  }
}

/** A reason for this action, and whether it holds; null where the table can't show it. */
function judged(state: State, seat: Seat, move: Action): { readonly reason: Reason; readonly isTrue: boolean } | null {
  const reason = reasonFor(URLAND.view(state, seat), seat, move);
  const after = URLAND.copy(state);
  URLAND.enact(after, { by: seat, move }, null);
  // The last action may have the turn scored at once.
  if (after.phase.kind !== 'actions' || after.scored.length !== state.scored.length) return null;
  const isTrue = holds(reason, state, after, seat);
  return isTrue === null ? null : { reason, isTrue };
}

/** Some actions at every position of a game of this many. */
function* someActions(seats: number, dice: Dice): Generator<{ state: State; seat: Seat; move: Action }> {
  const state: State = URLAND.setUp(seats, {});
  for (let entry = livelyEntry(state, dice); entry; entry = livelyEntry(state, dice)) {
    const { phase } = state;
    const options =
      phase.kind === 'actions' ? candidatesFor({ position: state, seat: phase.seat, left: phase.left }) : [];
    for (const move of shuffled(options, dice).slice(0, 6))
      yield { state, seat: (phase as PhaseOf<'actions'>).seat, move };
    URLAND.enact(state, entry, null);
  }
}

it.each([3, 4, 5])('every reason for an action is true of the table, with %i players', (seats) => {
  const seen = new Set<string>();
  const untrue: unknown[] = [];
  for (const { state, seat, move } of someActions(seats, seededDice(seats))) {
    const result = judged(state, seat, move);
    if (result) seen.add(result.reason.id);
    if (result?.isTrue === false) untrue.push({ move, reason: result.reason });
  }
  expect(untrue).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining(['breed', 'gather', 'hold-land', 'prepare-land', 'save-idle']));
});
