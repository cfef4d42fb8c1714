/** Moments at which somebody has to decide, from games of every sort. */
import { seededDice } from '#engine/chance.ts';
import { deciders } from '#engine/decision.ts';
import type { Seat } from '#engine/seat.ts';
import { URLAND } from '#games/urland/game.ts';
import type { State } from '#games/urland/state.ts';
import { momentsOnce } from './chosen-once.ts';
import { livelyEntry } from './lively-play.ts';

export interface Decisive {
  readonly state: State;
  readonly seat: Seat;
}

/** Of lively games with so many seats, every `nth` moment; the state is the caller's own. */
export function* decisiveMoments(seats: number, games: number, nth = 1): Generator<Decisive> {
  let moment = 0;
  for (let game = 1; game <= games; game++) {
    const dice = seededDice(seats * 7 + game);
    const start = URLAND.setUp(seats, {});
    for (const { state } of momentsOnce(URLAND, `lively ${seats} ${game}`, start, (now) => livelyEntry(now, dice))) {
      for (const seat of deciders(URLAND.decision(state))) {
        if (moment++ % nth === 0) yield { state: URLAND.copy(state), seat };
      }
    }
  }
}
