/** Chips in words: each land as it stands, and what scoring it now would bring. */
import { seatsOf } from '#engine/seat.ts';
import type { Land, Region } from '#games/urland/board.ts';
import { byNumber } from '#games/urland/chips.ts';
import { ichtosAt } from '#games/urland/ichtos.ts';
import { scoringOf } from '#games/urland/scoring.ts';
import { escaped } from '../../readers/escaped.ts';
import type { Sketch } from '../face.ts';
import type { Asked } from '../guide.ts';
import { viewOf, wordsOf } from './asked.ts';
import { handSketch } from './sketches.ts';

function outcomeOf(asked: Asked, chip: Region): string {
  const view = viewOf(asked);
  const { hand } = wordsOf(asked).play;
  const { points } = scoringOf(view, view.landOf[chip]);
  const shares = seatsOf(view.seats)
    .filter((seat) => (points[seat] ?? 0) > 0)
    .map((seat) => hand.share({ name: escaped(asked.reader.names[seat] ?? ''), points: points[seat] ?? 0 }));
  return shares.length === 0 ? hand.outcome.nobody : hand.outcome.gains({ shares });
}

/** Who stands there, by name. */
function crowdBy(asked: Asked, land: Land): string {
  const view = viewOf(asked);
  const seats = seatsOf(view.seats).filter((seat) => ichtosAt(view, land, seat) > 0);
  return seats.map((seat) => `${escaped(asked.reader.names[seat] ?? '')} ${ichtosAt(view, land, seat)}`).join(', ');
}

export function chipLines(asked: Asked): string {
  const view = viewOf(asked);
  const { hand } = wordsOf(asked).play;
  const line = (chip: Region) =>
    hand.land({ chip, crowd: crowdBy(asked, view.landOf[chip]) || hand.empty, outcome: outcomeOf(asked, chip) });
  return byNumber(view.hand).map(line).join('\n');
}

/** Before the third chip is drawn, as in a panic, the Environment player has two like the Dummy. */
function holdingOf(asked: Asked): 'choosing' | 'holding' | 'handed' {
  const { phase, environment } = viewOf(asked);
  if (phase.kind === 'choose') return 'choosing';
  return asked.seat === environment ? 'holding' : 'handed';
}

export function handOf(asked: Asked): { readonly text: string; readonly sketch: Sketch | null } {
  const view = viewOf(asked);
  const { hand } = wordsOf(asked).play;
  if (view.picked !== null) return { text: hand.picked({ chip: view.picked }), sketch: handSketch(asked) };
  if (view.hand.length === 0) return { text: hand.none, sketch: null };
  return { text: `${hand[holdingOf(asked)]}\n${chipLines(asked)}`, sketch: handSketch(asked) };
}
