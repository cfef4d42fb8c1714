/** One card for each player: place, what they have, and their genes. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import { decider } from '#games/ursuppe/decider.ts';
import { ofSeat, type Position } from '#games/ursuppe/state.ts';
import { leader } from '#games/ursuppe/track.ts';
import { columnOfCards, PAD, type PlayerCard } from '../kit/player-cards.ts';
import type { Box, Shape } from '../scene.ts';
import { type Look, letterOf, nameOf, paintOf } from './look.ts';
import { geneTiles, standing } from './standing.ts';

const STATS = 52;

const isLit = (position: Position, seat: Seat): boolean =>
  position.phase === 'over' ? leader(position) === seat : decider(position) === seat;

function card(position: Position, look: Look, seat: Seat): PlayerCard {
  return {
    paint: paintOf(look, seat),
    letter: letterOf(look, seat),
    name: nameOf(look, seat),
    isLit: isLit(position, seat),
    // The place on the track, like a space of it.
    number: { value: ofSeat(position.track, seat), size: 39, width: 50 },
    below: (box) => [
      ...standing(position, seat, { ...box, height: STATS }),
      ...geneTiles(position, seat, { ...box, y: box.y + STATS, height: box.height - STATS - PAD }),
    ],
  };
}

export const playersPanel = (position: Position, look: Look, box: Box): Shape[] =>
  columnOfCards(seatsOf(position.seats), (seat) => card(position, look, seat), box);
