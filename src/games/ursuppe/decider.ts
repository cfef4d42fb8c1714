import type { Seat } from '#engine/seat.ts';
import { attackIn, movingIn, ownerOf, type Position } from './state.ts';

/** The seat that decides; null where chance does, or nobody. */
export function decider(position: Position): Seat | null {
  switch (position.phase) {
    case 'go':
    case 'again':
      return movingIn(position).seat;
    case 'cling':
      return ownerOf(position, 'holding');
    case 'react':
      return attackIn(position).owner;
    case 'card':
    case 'order':
    case 'roll':
    case 'fight':
    case 'over':
      return null;
    case 'start':
    case 'place':
    case 'move':
    case 'feed':
    case 'defect':
    case 'genes':
    case 'divide':
    case 'aggression':
      return position.turn;
  }
}
