/** Plays on in a world of one's own, everybody by rules of thumb, and says how it looks then. */
import type { Dice } from '#engine/chance.ts';
import type { Seat } from '#engine/seat.ts';
import { URLAND } from '#games/urland/index.ts';
import type { State } from '#games/urland/state.ts';
import { appraise, outlookOn } from './appraisal.ts';
import { emptyOdds, oddsAtLarge } from './odds.ts';
import type { ScalesBySpace } from './scales.ts';
import { sightIn } from './sight.ts';
import { playByThumb, type Thumb } from './thumb.ts';
import { type Spread, winChance } from './win-chance.ts';

export interface PlayOut {
  /** How everybody plays on. */
  readonly thumb: Thumb;
  /** How the end of it is judged. */
  readonly scales: ScalesBySpace;
  readonly spread: Spread;
  /** How many turns begin before it is judged. */
  readonly turns: number;
}

const odds = emptyOdds();

/** What the position is worth to a seat: its chance to win, from 0 to 1. */
export function judge(state: State, seat: Seat, { scales, spread }: PlayOut): number {
  if (state.phase.kind === 'over') return state.phase.winner === seat ? 1 : 0;
  const worth = appraise(outlookOn(state, oddsAtLarge(state, odds), scales));
  return winChance(worth, state.track, seat, spread);
}

/** Changes the state. `fate` draws chips, `whim` makes choices: apart, so that two play-outs can share their luck. */
export function playOut(state: State, seat: Seat, plan: PlayOut, fate: Dice, whim: Dice): number {
  for (let turns = 0; ; ) {
    const decision = URLAND.decision(state);
    if (decision.kind === 'over') break;
    if (decision.kind === 'chance') {
      URLAND.enact(state, { by: 'chance', move: URLAND.draw(state, fate) }, null);
      if (state.phase.kind === 'choose' && ++turns >= plan.turns) break;
    } else {
      const by = decision.seats[0] as Seat;
      URLAND.enact(state, { by, move: playByThumb(sightIn(state, by), by, plan.thumb, whim) }, null);
    }
  }
  return judge(state, seat, plan);
}
