/** A picture of where a move would happen: on the map, in the hand or among the genes. */
import { seatsOf } from '#engine/seat.ts';
import type { Area } from '#games/urland/board.ts';
import type { Move } from '#games/urland/moves.ts';
import { sayAdvised } from '#i18n/urland/moves.ts';
import { nameOf, type Target } from '#render/urland/look.ts';
import type { Sketch } from '../game-pictures.ts';
import { lookFor } from './look.ts';
import { type AskedSeat, wordsOf } from './seat-context.ts';
import { FROM, genesSketch, handSketch, mapSketch, TO } from './sketches.ts';

const leaving = (area: Area): Target => ({ area, letter: FROM });
const coming = (area: Area): Target => ({ area, letter: TO });

export function moveSketchOf(asked: AskedSeat, move: Move): Sketch | null {
  switch (move.kind) {
    case 'score':
      return handSketch(asked);
    case 'bid':
    case 'buy':
    case 'decline':
      return genesSketch(asked, asked.view.row);
    case 'extra':
    case 'done':
      return null;
    default:
      return mapSketch(asked, titleOf(asked, move), targetsOf(asked, move));
  }
}

/** Short enough for a part of the map, with names in letters that the pictures' fonts have. */
function titleOf(asked: AskedSeat, move: OnMap): string {
  const say = wordsOf(asked);
  if (move.kind === 'land' || move.kind === 'swim' || move.kind === 'fly') {
    return say.advice.way({ action: move.kind, from: move.from, to: move.to });
  }
  const look = lookFor(asked.reader);
  const names = seatsOf(asked.view.seats).map((seat) => nameOf(look, seat));
  return sayAdvised(move, names, say);
}

type OnMap = Exclude<Move, { kind: 'score' | 'bid' | 'buy' | 'decline' | 'extra' | 'done' }>;

function targetsOf(asked: AskedSeat, move: OnMap): Target[] {
  const { phase, landOf } = asked.view;
  switch (move.kind) {
    case 'land':
    case 'swim':
    case 'fly':
      return [leaving(move.from), coming(move.to)];
    case 'cross':
      return [leaving(landOf[move.from]), coming(landOf[move.to])];
    case 'breed':
      return [coming(move.ocean)];
    case 'egg':
      return [coming(move.land)];
    case 'retreat':
      return move.heap.map(({ place }) => leaving(place));
    case 'assimilate':
    case 'bite':
      return [leaving(move.area)];
    case 'stink':
    case 'panic':
    case 'dive':
      return [leaving(move.land), coming(move.ocean)];
    case 'flee':
      return phase.kind === 'flee' && move.count > 0 ? [leaving(phase.land), coming(phase.ocean)] : [];
  }
}
