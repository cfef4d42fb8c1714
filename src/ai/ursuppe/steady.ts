/** Looks one step ahead, by the worth of things as they lie. */
import type { Ursuppe } from '#games/ursuppe/types.ts';
import { atOnce, type ComputerLevel } from '../player.ts';
import { reasonFor } from './reasoning.ts';
import { SCALES } from './scales.ts';
import { playByThumb, type Thumb } from './thumb.ts';

export const STEADY_THUMB: Thumb = { scales: SCALES, noise: 0.05 };

export const STEADY: ComputerLevel<Ursuppe> = {
  searches: false,
  think(view, seat, dice) {
    const move = playByThumb(view, seat, STEADY_THUMB, dice);
    return atOnce(move, reasonFor(view, seat, move));
  },
};
