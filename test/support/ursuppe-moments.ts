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
import { momentsOnce } from './chosen-once.ts';

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
  const start = URSUPPE.setUp(seats, { finish: seed % 3 === 0 ? 'short' : 'long' });
  const name = `${player.name} ${seats} ${seed}`;
  let moment = 0;
  for (const { state, next } of momentsOnce(URSUPPE, name, start, (now) => player(now, dice))) {
    if (next !== null && next.by !== 'chance' && moment++ % nth === 0) yield { state, seat: next.by };
  }
}
