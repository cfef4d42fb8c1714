/** Why a move is good: an id for the words, and the numbers and ids they need. True of the position it is given for. */
import type { Seat } from '#engine/seat.ts';
import type { Move } from '#games/ants/moves.ts';
import type { Position } from '#games/ants/state.ts';
import { type Reason, SAVE } from './reason-ids.ts';
import { cardReason, incubationReason, keepReason, swarmReason } from './reason-of-cards.ts';
import { explorerReason, hunterReason, pathReason, roomReason } from './reason-of-places.ts';

export type { Reason } from './reason-ids.ts';

export function reasonFor(view: Position, seat: Seat, move: Move): Reason {
  switch (move.kind) {
    case 'queen':
      return { id: 'queen', values: { queen: move.queen } };
    case 'keep':
      return keepReason(view, move.cards);
    case 'dig':
    case 'room':
      return roomReason(view, seat, move.room);
    case 'explore':
    case 'explorer':
      return explorerReason(view, seat, move.hex);
    case 'forage':
    case 'foragers':
      return pathReason(view, seat, move.path);
    case 'play':
      return cardReason(view, seat, move.card);
    case 'defeat':
      return hunterReason(view, move.hex, move.space);
    case 'incubate':
    case 'feed':
      return incubationReason(view, seat, move);
    case 'swarm':
    case 'stay':
      return swarmReason(view, seat, move.kind);
    case 'done':
    case 'pass':
      return SAVE;
    default:
      return smallReason(move);
  }
}

type Small = Exclude<
  Move,
  {
    kind:
      | 'queen'
      | 'keep'
      | 'dig'
      | 'room'
      | 'explore'
      | 'explorer'
      | 'forage'
      | 'foragers'
      | 'play'
      | 'defeat'
      | 'incubate'
      | 'feed'
      | 'swarm'
      | 'stay'
      | 'done'
      | 'pass';
  }
>;

/** Moves that say themselves what they bring. */
function smallReason(move: Small): Reason {
  switch (move.kind) {
    case 'convert':
      return { id: 'convert', values: { column: move.to } };
    case 'raise':
    case 'larva':
    case 'lower':
      return { id: move.kind, values: { column: move.column } };
    case 'use':
    case 'recycle':
    case 'take':
    case 'token':
      return { id: move.kind, values: { card: move.card } };
    case 'one':
      return { id: 'take', values: { card: move.card } };
    case 'board':
      return { id: 'fly-for', values: { card: move.card } };
    case 'move':
      return { id: 'token', values: { card: move.to } };
    case 'ferment':
      return { id: 'ferment', values: { count: move.count } };
    case 'crest':
    case 'search':
      return { id: move.kind, values: { symbol: move.symbol } };
    case 'object':
      return { id: 'object', values: { object: move.object } };
    case 'track':
      return { id: 'track', values: { track: move.track } };
    case 'scent':
      return { id: 'scent', values: { terrain: move.terrain } };
    case 'tuck':
      return { id: 'tuck', values: { count: move.cards.length } };
    case 'empty':
      return { id: 'empty', values: { room: move.room } };
    case 'choose':
      return { id: 'choose', values: { choice: move.choice } };
  }
}
