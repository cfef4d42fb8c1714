/** Each seat's chance to win, learned from many games (see docs/computer-player-trials.md). */
import { type Seat, seatsOf } from '#engine/seat.ts';
import type { State } from '#games/urland/state.ts';
import { chancesOf, hopeOf, type Network, networkOf, unitsOf } from '../search/network.ts';
import { emptyGlance, glanceAt } from './glance.ts';
import LEARNED from './judge-weights.json' with { type: 'json' };
import { emptyTraits, noteTraits } from './traits.ts';

/** Each seat's chance to win, from 0 to 1, at the beginning of a turn or when the game is over. */
export type UrlandJudge = (state: State) => number[];

const glance = emptyGlance();
const list = emptyTraits();

export function judgeWith(network: Network): UrlandJudge {
  const units = unitsOf(network);
  const hopeFor = (state: State, seat: Seat): number => {
    noteTraits(state, seat, glance, list);
    return hopeOf(list, network, units);
  };
  return (state) => {
    const { phase } = state;
    if (phase.kind === 'over') return seatsOf(state.seats).map((seat) => (seat === phase.winner ? 1 : 0));
    glanceAt(state, glance);
    return chancesOf(seatsOf(state.seats).map((seat) => hopeFor(state, seat)));
  };
}

export const judge: UrlandJudge = judgeWith(networkOf(LEARNED));
