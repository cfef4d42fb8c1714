/** Chips in words: each land as it stands, and the points for scoring it now. */
import { seatsOf } from '#engine/seat.ts';
import type { Land, Region } from '#games/urland/board.ts';
import { byNumber } from '#games/urland/chips.ts';
import { ichtosAt } from '#games/urland/ichtos.ts';
import { scoringOf } from '#games/urland/scoring.ts';
import { escaped } from '../../readers/escaped.ts';
import { type AskedSeat, wordsOf } from './seat-context.ts';

function outcomeOf(asked: AskedSeat, chip: Region): string {
  const view = asked.view;
  const { hand } = wordsOf(asked).play;
  const { points } = scoringOf(view, view.landOf[chip]);
  const shares = seatsOf(view.seats)
    .filter((seat) => (points[seat] ?? 0) > 0)
    .map((seat) => hand.share({ name: escaped(asked.reader.names[seat] ?? ''), points: points[seat] ?? 0 }));
  return shares.length === 0 ? hand.outcome.nobody : hand.outcome.gains({ shares });
}

/** The players with Ichtos there, by name. */
function crowdBy(asked: AskedSeat, land: Land): string {
  const view = asked.view;
  const seats = seatsOf(view.seats).filter((seat) => ichtosAt(view, land, seat) > 0);
  return seats.map((seat) => `${escaped(asked.reader.names[seat] ?? '')} ${ichtosAt(view, land, seat)}`).join(', ');
}

export function chipLines(asked: AskedSeat): string {
  const view = asked.view;
  const { hand } = wordsOf(asked).play;
  const line = (chip: Region) =>
    hand.land({ chip, crowd: crowdBy(asked, view.landOf[chip]) || hand.empty, outcome: outcomeOf(asked, chip) });
  return byNumber(view.hand).map(line).join('\n');
}

/** Before the third chip is drawn, as in a panic, the Environment player has two like the Dummy. */
function holdingOf(asked: AskedSeat): 'choosing' | 'holding' | 'handed' {
  const { phase, environment } = asked.view;
  if (phase.kind === 'choose') return 'choosing';
  return asked.seat === environment ? 'holding' : 'handed';
}

export function handText(asked: AskedSeat): string {
  const { picked, hand: chips } = asked.view;
  const { hand } = wordsOf(asked).play;
  if (picked !== null) return hand.picked({ chip: picked });
  return chips.length === 0 ? hand.none : `${hand[holdingOf(asked)]}\n${chipLines(asked)}`;
}
