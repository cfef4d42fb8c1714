/** Plays on in a world of one's own, by a guide as far as it goes and then by rules of thumb, and says how it looks then. */
import type { Dice } from '#engine/chance.ts';
import type { Seat } from '#engine/seat.ts';
import { URLAND } from '#games/urland/game.ts';
import type { Move } from '#games/urland/moves.ts';
import type { State } from '#games/urland/state.ts';
import type { Judge } from './judge.ts';
import { sightIn } from './sight.ts';
import { playByThumb, type Thumb } from './thumb.ts';

export interface PlayOut {
  /** How everybody plays on. */
  readonly thumb: Thumb;
  readonly judge: Judge;
}

/** Knows better than rules of thumb what a seat should do, or says null. */
export type Guide = (state: State, seat: Seat) => Move | null;

/** `fate` draws chips, `whim` makes choices: apart, so that two play-outs can share their luck. */
export interface Luck {
  readonly fate: Dice;
  readonly whim: Dice;
}

/** Changes the state. It is judged when the next turn begins. */
export function playOut(state: State, guide: Guide, { thumb, judge }: PlayOut, { fate, whim }: Luck): number[] {
  for (;;) {
    const decision = URLAND.decision(state);
    if (decision.kind === 'over') break;
    if (decision.kind === 'chance') {
      URLAND.enact(state, { by: 'chance', move: URLAND.draw(state, fate) }, null);
      if (state.phase.kind === 'choose') break;
    } else {
      const by = decision.seats[0] as Seat;
      const move = guide(state, by) ?? playByThumb(sightIn(state, by), by, thumb, whim);
      URLAND.enact(state, { by, move }, null);
    }
  }
  return judge(state);
}
