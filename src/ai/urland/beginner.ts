/** Plays at random, but avoids moves that anybody would take back at once. */
import { type Dice, pickOne } from '#engine/chance.ts';
import type { Seat } from '#engine/seat.ts';
import { wander } from '#engine/wander.ts';
import { URLAND } from '#games/urland/game.ts';
import type { Action, Move } from '#games/urland/moves.ts';
import { priceFor } from '#games/urland/mutation.ts';
import { scoringOf } from '#games/urland/scoring.ts';
import { ofSeat } from '#games/urland/state.ts';
import { refuseExtra } from '#games/urland/turn.ts';
import type { Urland } from '#games/urland/types.ts';
import type { View } from '#games/urland/view.ts';
import { atOnce, type ComputerLevel } from '../player.ts';
import { candidatesFor } from './candidates.ts';
import { reasonFor } from './reason-for.ts';
import { sightOf } from './sight.ts';
import { STEADY_THUMB } from './steady.ts';
import { weighingFor } from './thumb.ts';
import { gainOf } from './weighing.ts';

export const BEGINNER: ComputerLevel<Urland> = {
  searches: false,
  think(view, seat, dice) {
    const move = anyMove(view, seat, dice);
    return atOnce(move, reasonFor(view, seat, move));
  },
};

function anyMove(view: View, seat: Seat, dice: Dice): Move {
  switch (view.phase.kind) {
    case 'choose':
      return anyGoodChip(view, seat, dice);
    case 'actions':
      return anyAction(view, seat, view.phase.left, dice) ?? anyEnd(view, seat, dice);
    case 'bid':
      return { kind: 'bid', amount: dice.below(Math.min(DEAREST, ofSeat(view.reserve, seat)) + 1) };
    case 'buy':
      return priceFor(view, seat) > DEAREST && view.phase.sold > 0
        ? { kind: 'decline' }
        : wander(URLAND, view, seat, dice);
    default:
      return wander(URLAND, view, seat, dice);
  }
}

const DEAREST = 3;

/** A chip that brings the player something, if there is one. */
function anyGoodChip(view: View, seat: Seat, dice: Dice): Move {
  const good = view.hand.filter((chip) => ofSeat(scoringOf(view, chip).points, seat) > 0);
  return { kind: 'score', chip: pickOne(good.length > 0 ? good : view.hand, dice) };
}

/** The number of actions that a beginner considers. */
const IDEAS = 3;

/** The best of a few ideas, without pointless retreats. */
function anyAction(view: View, seat: Seat, left: number, dice: Dice): Action | null {
  const sight = sightOf(view);
  const options = candidatesFor({ position: sight.position, seat, left }).filter(({ kind }) => kind !== 'retreat');
  if (options.length === 0) return null;
  const weighing = weighingFor(sight, seat, STEADY_THUMB);
  const ideas = Array.from({ length: IDEAS }, () => anyIdea(options, dice));
  return ideas.reduce((best, next) => (gainOf(weighing, next) > gainOf(weighing, best) ? next : best));
}

/** Every kind of action is equally likely. */
function anyIdea(options: readonly Action[], dice: Dice): Action {
  const kind = pickOne([...new Set(options.map((option) => option.kind))], dice);
  return pickOne(
    options.filter((option) => option.kind === kind),
    dice,
  );
}

/** Now and then the beginner remembers their extra turn. */
const SELDOM = 6;

function anyEnd(view: View, seat: Seat, dice: Dice): Move {
  const canPlayExtra = refuseExtra(view, seat) === null;
  return canPlayExtra && dice.below(SELDOM) === 0 ? { kind: 'extra' } : { kind: 'done' };
}
