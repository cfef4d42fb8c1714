/** Moments of Ursuppe at which somebody decides, from games with attacks and from games of steady players. */
import { STEADY_THUMB } from '#ai/ursuppe/steady.ts';
import { playByThumb } from '#ai/ursuppe/thumb.ts';
import { type Dice, seededDice } from '#engine/chance.ts';
import type { Seat } from '#engine/seat.ts';
import { attackingEntry } from '#games/ursuppe/attacking-play.ts';
import { decider } from '#games/ursuppe/decider.ts';
import { URSUPPE } from '#games/ursuppe/game.ts';
import type { State } from '#games/ursuppe/state.ts';
import type { Entry } from '#games/ursuppe/types.ts';

export interface SoupMoment {
  readonly state: State;
  readonly seat: Seat;
}

export type SoupPlayer = (state: State, dice: Dice) => Entry | null;

export const steadyEntry: SoupPlayer = (state, dice) => {
  const by = decider(state);
  return by === null ? attackingEntry(state, dice) : { by, move: playByThumb(state, by, STEADY_THUMB, dice) };
};

/** Of one game, every `nth`; the state is the game's own, and not to be changed. */
export function* soupMoments(seats: number, seed: number, player: SoupPlayer, nth = 1): Generator<SoupMoment> {
  const dice = seededDice(seed);
  const state = URSUPPE.setUp(seats, { finish: seed % 3 === 0 ? 'short' : 'long' });
  let moment = 0;
  for (let entry = player(state, dice); entry; entry = player(state, dice)) {
    if (entry.by !== 'chance' && moment++ % nth === 0) yield { state, seat: entry.by };
    URSUPPE.enact(state, entry, null);
  }
}
