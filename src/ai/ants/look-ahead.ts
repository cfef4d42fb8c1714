/** Weighs moves by what they bring, one step ahead. */
import type { Seat } from '#engine/seat.ts';
import { ANTS } from '#games/ants/game.ts';
import type { Move, MoveKind } from '#games/ants/moves.ts';
import type { Position, State } from '#games/ants/state.ts';
import type { PromisingMove } from '../search/policy.ts';
import { keepWorth, queenWorth } from './first-choices.ts';
import { worthOf } from './worth.ts';

/** Free actions and paid effects: the question comes again after them. */
const FREE: ReadonlySet<MoveKind> = new Set(['convert', 'use', 'recycle', 'ferment', 'crest', 'board']);
/** What a free action has to bring. */
const LEAST = 0.1;

function worthAfter(world: State, seat: Seat, move: Move): number {
  if (move.kind === 'queen') return queenWorth(move.queen);
  if (move.kind === 'keep') return keepWorth(world, move.cards);
  const after = ANTS.copy(world);
  ANTS.enact(after, { by: seat, move }, null);
  return worthOf(after, seat);
}

/** Of a move that leaves the question open: what it adds to the best of those that answer it. */
function withRest(world: Position, seat: Seat, rated: readonly PromisingMove<Move>[]): PromisingMove<Move>[] {
  if (!rated.some(({ move }) => FREE.has(move.kind))) return [...rated];
  const closing = rated.filter(({ move }) => !FREE.has(move.kind));
  const best = Math.max(...closing.map(({ promise }) => promise));
  const now = worthOf(world, seat);
  return rated.map((each) =>
    FREE.has(each.move.kind) ? { ...each, promise: best + each.promise - now - LEAST } : each,
  );
}

/** Best first; a promise is in victory points. */
export function rated(world: State, seat: Seat, moves: readonly Move[]): PromisingMove<Move>[] {
  const promises = moves.map((move) => ({ move, promise: worthAfter(world, seat, move) }));
  return withRest(world, seat, promises).sort((a, b) => b.promise - a.promise);
}
