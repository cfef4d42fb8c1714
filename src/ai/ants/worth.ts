/** How many victory points a seat can hope for: what it has, and what its things will bring. */
import type { Seat } from '#engine/seat.ts';
import { scoreOf } from '#games/ants/scoring.ts';
import { type Position, playerAt } from '#games/ants/state.ts';
import { outlookFor } from './outlook.ts';
import { symbolCounts } from './symbol-counts.ts';
import { agendaWorth } from './worth-of-agenda.ts';
import { cardsWorth } from './worth-of-cards.ts';
import { colonyWorth } from './worth-of-colony.ts';
import { goalsWorth } from './worth-of-goals.ts';
import { mapWorth } from './worth-of-map.ts';

export function worthOf(position: Position, seat: Seat): number {
  const player = playerAt(position, seat);
  const outlook = outlookFor(position, seat);
  const points = scoreOf(position, seat);
  const now = points.total - points.ants;
  if (position.phase === 'over') return points.total;
  const symbols = symbolCounts(position, seat);
  return (
    now +
    colonyWorth(position, player, outlook) +
    cardsWorth(position, seat, symbols, outlook) +
    mapWorth(position, seat, symbols, outlook) +
    goalsWorth(position, seat, outlook) +
    (position.turn === seat ? agendaWorth(position, outlook) : 0)
  );
}
