/** Worlds that fit a seat's view; likelier worlds come more often. */
import { type Dice, fraction } from '#engine/chance.ts';
import { seatsOf } from '#engine/seat.ts';
import type { Region } from '#games/urland/board.ts';
import { dummyOf } from '#games/urland/roles.ts';
import { scoringOf } from '#games/urland/scoring.ts';
import type { State } from '#games/urland/state.ts';
import type { View } from '#games/urland/view.ts';
import { worldOf } from '#games/urland/world.ts';
import { likelyBid } from './bidding.ts';
import { interestOf } from './interest.ts';

export function imagine(view: View, dice: Dice): State {
  const state = worldOf(view, dice);
  if (view.isPicked && view.picked === null) pickLikeAPlayer(state, view, dice);
  bidLikePlayers(state, view, dice);
  return state;
}

/** How much likelier a chip is to be picked for each point that it brings the picker beyond their rivals. */
const EAGERNESS = 0.5;

/** The picker wants something from the chip: of the chips they may hold, those that pay them are likelier. */
function pickLikeAPlayer(state: State, view: View, dice: Dice): void {
  const { environment, picked } = state;
  if (environment === null || picked === null) return;
  const chips = [picked, ...state.hand].filter((chip) => !view.hand.includes(chip));
  if (chips.length === 1) return;
  const interest = interestOf(state.track, environment);
  const wish = (chip: Region): number =>
    scoringOf(state, chip).points.reduce((sum, points, seat) => sum + points * (interest[seat] ?? 0), 0);
  const pick = drawn(
    chips,
    chips.map((chip) => Math.exp(EAGERNESS * wish(chip))),
    dice,
  );
  if (pick === picked) return;
  state.hand = state.hand.map((chip) => (chip === pick ? picked : chip));
  state.picked = pick;
  const dummy = dummyOf(state, environment);
  if (dummy !== view.viewer) state.seen[dummy] = [...state.hand];
}

function drawn<T>(items: readonly T[], weights: readonly number[], dice: Dice): T {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = total * fraction(dice);
  let index = 0;
  while (index < items.length - 1 && left >= (weights[index] ?? 0)) left -= weights[index++] ?? 0;
  return items[index] as T;
}

/** The view says who has bid, but not how much: bids are drawn from people's habits. */
function bidLikePlayers(state: State, view: View, dice: Dice): void {
  const { phase } = view;
  if (phase.kind !== 'bid') return;
  for (const seat of seatsOf(state.seats)) {
    if (seat !== view.viewer && !phase.waiting.includes(seat)) state.bids[seat] = likelyBid(state, seat, dice);
  }
}
