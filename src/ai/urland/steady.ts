/** Looks one step ahead, using the open table and its inferences about the chips. */
import type { Urland } from '#games/urland/types.ts';
import { atOnce, type ComputerLevel } from '../player.ts';
import { HAND_MADE } from './hand-made.ts';
import { reasonFor } from './reason-for.ts';
import { scalesBySpace } from './scales.ts';
import { sightOf } from './sight.ts';
import { playByThumb, type Thumb } from './thumb.ts';

export const STEADY_THUMB: Thumb = { scales: scalesBySpace(HAND_MADE), care: 'thorough', noise: 0.05 };

export const STEADY: ComputerLevel<Urland> = {
  searches: false,
  think(view, seat, dice) {
    const move = playByThumb(sightOf(view), seat, STEADY_THUMB, dice);
    return atOnce(move, reasonFor(view, seat, move));
  },
};
