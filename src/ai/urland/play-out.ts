/** Plays on in a world of one's own, by a guide as far as it goes and then by rules of thumb, and says how it looks then. */
import type { Dice } from '#engine/chance.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import { URLAND } from '#games/urland/index.ts';
import type { Move } from '#games/urland/moves.ts';
import type { State } from '#games/urland/state.ts';
import { appraise, outlookOn } from './appraisal.ts';
import { emptyOdds, oddsAtLarge } from './odds.ts';
import type { ScalesBySpace } from './scales.ts';
import { sightIn } from './sight.ts';
import { playByThumb, type Thumb } from './thumb.ts';
import { type Spread, winChances } from './win-chance.ts';

export interface PlayOut {
  /** How everybody plays on. */
  readonly thumb: Thumb;
  /** How the end of it is judged. */
  readonly scales: ScalesBySpace;
  readonly spread: Spread;
}

/** Knows better than rules of thumb what a seat should do, or says null. */
export type Guide = (state: State, seat: Seat) => Move | null;

const odds = emptyOdds();

/** What the position is worth to each seat: its chance to win, from 0 to 1. */
export function judge(state: State, { scales, spread }: PlayOut): number[] {
  const { phase } = state;
  if (phase.kind === 'over') return seatsOf(state.seats).map((seat) => (seat === phase.winner ? 1 : 0));
  const worth = appraise(outlookOn(state, oddsAtLarge(state, odds), scales));
  return winChances(worth, state.track, spread);
}

/** `fate` draws chips, `whim` makes choices: apart, so that two play-outs can share their luck. */
export interface Luck {
  readonly fate: Dice;
  readonly whim: Dice;
}

/** Changes the state. It is judged when so many turns have begun. */
export function playOut(state: State, most: number, plan: PlayOut, guide: Guide, { fate, whim }: Luck): number[] {
  for (let turns = 0; ; ) {
    const decision = URLAND.decision(state);
    if (decision.kind === 'over') break;
    if (decision.kind === 'chance') {
      URLAND.enact(state, { by: 'chance', move: URLAND.draw(state, fate) }, null);
      if (state.phase.kind === 'choose' && ++turns >= most) break;
    } else {
      const by = decision.seats[0] as Seat;
      const move = guide(state, by) ?? playByThumb(sightIn(state, by), by, plan.thumb, whim);
      URLAND.enact(state, { by, move }, null);
    }
  }
  return judge(state, plan);
}
