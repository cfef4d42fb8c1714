/** Plays by a rule of thumb, without looking ahead. */
import type { Sticks } from '#games/sticks/types.ts';
import { atOnce, type ComputerLevel } from '../player.ts';
import { reasonFor } from './reason.ts';
import { moveByThumb } from './thumb.ts';

export const STEADY: ComputerLevel<Sticks> = {
  think(view, seat, dice) {
    const move = moveByThumb(view, seat, dice);
    return atOnce(move, reasonFor(move));
  },
};
