/** Each seat's chance to win, learned from many games (see docs/computer-player-trials.md). */
import { type Seat, seatsOf } from '#engine/seat.ts';
import type { State } from '#games/ursuppe/state.ts';
import { leader } from '#games/ursuppe/track.ts';
import { chancesOf, hopeOf, type Network, networkOf, unitsOf } from '../search/network.ts';
import LEARNED from './judge-weights.json' with { type: 'json' };
import { emptyTraits, glanceAt, noteTraits } from './traits.ts';

/** Each seat's chance to win, from 0 to 1, at the end of a Phase 1 or when the game is over. */
export type UrsuppeJudge = (state: State) => number[];

const list = emptyTraits();

export function judgeWith(network: Network): UrsuppeJudge {
  const units = unitsOf(network);
  return (state) => {
    if (state.phase === 'over') return state.track.map((_, seat) => (seat === leader(state) ? 1 : 0));
    const glance = glanceAt(state);
    const hopeFor = (seat: Seat): number => {
      noteTraits(state, seat, glance, list);
      return hopeOf(list, network, units);
    };
    return chancesOf(seatsOf(state.seats).map(hopeFor));
  };
}

export const judge: UrsuppeJudge = judgeWith(networkOf(LEARNED));
