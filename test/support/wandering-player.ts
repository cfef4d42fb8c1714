/** The simplest of computer players: any legal move, at every level. */
import type { Dice } from '#engine/chance.ts';
import { wander } from '#engine/wander.ts';
import type { ComputerPlayer } from '#tables/ports.ts';
import { gameOf } from '#tables/rulebook.ts';

export const wanderingPlayer = (dice: Dice): ComputerPlayer => ({
  choose: ({ game, seat, view }) => wander(gameOf(game), view, seat, dice),
  suggest: ({ game, seat, view }) => ({
    move: wander(gameOf(game), view, seat, dice),
    reason: null,
    rest: [],
    winChance: null,
    instead: null,
  }),
});
