/** Why a move was chosen, for the words. */
import type { Move } from '#games/sticks/moves.ts';
import type { Reason } from '../player.ts';

export function reasonFor(move: Move): Reason {
  switch (move.kind) {
    case 'take':
      return { id: 'take', values: { stick: move.stick } };
    case 'gather':
      return { id: 'gather', values: { count: move.sticks.length } };
    case 'block':
    case 'allow':
      return { id: move.kind, values: {} };
  }
}
