/** How many victory points a seat can hope for: what it has, and what its things will bring. */
import type { Seat } from '#engine/seat.ts';
import { scoreOf } from '#games/ants/scoring.ts';
import type { Position } from '#games/ants/state.ts';
import { sightOf } from './sight.ts';
import { agendaWorth } from './worth-of-agenda.ts';
import { cardsWorth } from './worth-of-cards.ts';
import { colonyWorth } from './worth-of-colony.ts';
import { goalsWorth } from './worth-of-goals.ts';
import { mapWorth } from './worth-of-map.ts';

export function worthOf(position: Position, seat: Seat): number {
  const points = scoreOf(position, seat);
  if (position.phase === 'over') return points.total;
  const sight = sightOf(position, seat);
  const { player, outlook } = sight;
  return (
    points.total -
    points.ants +
    colonyWorth(position, player, outlook) +
    cardsWorth(sight) +
    mapWorth(sight) +
    goalsWorth(position, seat, outlook) +
    (position.turn === seat ? agendaWorth(position, outlook) : 0)
  );
}
