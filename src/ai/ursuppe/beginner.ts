/** Has two ideas and takes the better one. */
import { pickOne } from '#engine/chance.ts';
import type { Ursuppe } from '#games/ursuppe/types.ts';
import { atOnce, type ComputerLevel } from '../player.ts';
import { movesFor } from './candidates.ts';
import { reasonFor } from './reasoning.ts';
import { STEADY_THUMB } from './steady.ts';
import { worthFor } from './worth.ts';

const IDEAS = 2;

export const BEGINNER: ComputerLevel<Ursuppe> = {
  searches: false,
  think(view, seat, dice) {
    const options = movesFor(worthFor(view, seat, STEADY_THUMB.scales));
    const ideas = Array.from({ length: IDEAS }, () => pickOne(options, dice));
    const { move } = ideas.reduce((best, next) => (next.promise > best.promise ? next : best));
    return atOnce(move, reasonFor(view, seat, move));
  },
};
