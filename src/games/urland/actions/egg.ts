import { inOrder } from '#engine/questions.ts';
import { fromReserve, ichtosAt } from '../ichtos.ts';
import { landsOf } from '../lands.ts';
import type { MoveOf } from '../moves.ts';
import type { Rule } from '../rule.ts';
import { ofSeat } from '../state.ts';
import { refuseCost, refuseWithout, refuseWithoutOwn, spend } from './action.ts';

/** The price in actions, by the number of the player's own Ichtos there. */
export const eggCostBeside = (own: number): number => (own === 1 ? 2 : 1);

export const EGG: Rule<MoveOf<'egg'>> = {
  next: inOrder({ kind: 'options', asks: 'land', of: 'land', among: landsOf }),

  refuse(position, seat, { land }) {
    const unable = refuseWithout(position, seat, 'egg') ?? refuseCost(position, 1);
    if (unable) return unable;
    if (ofSeat(position.reserve, seat) === 0) return { code: 'reserve-empty' };
    if (land === undefined) return null;
    return (
      refuseWithoutOwn(position, seat, land) ?? refuseCost(position, eggCostBeside(ichtosAt(position, land, seat)))
    );
  },

  enact(state, seat, move) {
    const cost = eggCostBeside(ichtosAt(state, move.land, seat));
    fromReserve(state, seat, move.land, 1);
    spend(state, cost);
  },
};
