/** Plays at random. */
import { wander } from '#engine/wander.ts';
import { STICKS_GAME } from '#games/sticks/game.ts';
import type { Sticks } from '#games/sticks/types.ts';
import { atOnce, type ComputerLevel } from '../player.ts';
import { ANY } from './reason.ts';

export const BEGINNER: ComputerLevel<Sticks> = {
  think: (view, seat, dice) => atOnce(wander(STICKS_GAME, view, seat, dice), ANY),
};
