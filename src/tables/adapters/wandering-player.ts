/** The simplest of computer players: any legal move. */
import type { Dice } from '#engine/chance.ts';
import { wander } from '#engine/wander.ts';
import type { ComputerPlayer } from '../ports.ts';
import { gameOf } from '../rulebook.ts';

export const wanderingPlayer = (dice: Dice): ComputerPlayer => ({
  levels: ['wandering'],
  choose: ({ game, seat, view }) => wander(gameOf(game), view, seat, dice),
});
