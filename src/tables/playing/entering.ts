/** Entries applied one after the other, and gathered to be kept together. */

import { apply } from '#engine/apply.ts';
import type { Told } from '#engine/event.ts';
import { invariant } from '#engine/invariant.ts';
import type { Seat } from '#engine/seat.ts';
import { diceFor } from '../log/fair-chance.ts';
import type { LogBody } from '../log/log.ts';
import type { Play } from '../play-state.ts';
import { byTheRules, type Refusal } from '../refusals.ts';
import { type AnyEntry, type AnyEvent, type AnyGame, gameOf } from '../rulebook.ts';
import type { Table } from '../table.ts';
import { withEntry } from './undoable.ts';

/** What a change has done so far. */
export interface Batch {
  play: Play;
  readonly rows: LogBody[];
  readonly told: Told<AnyEvent>[];
}

export const startBatch = (play: Play): Batch => ({ play, rows: [], told: [] });

export function enter(game: AnyGame, batch: Batch, entry: AnyEntry): Refusal | null {
  const { play } = batch;
  const applied = apply(game, play.state, entry);
  if (!applied.ok) return byTheRules(applied.error);
  const { state, events } = applied.value;
  batch.rows.push({ kind: 'entry', entry });
  batch.told.push(...events);
  batch.play = {
    ...play,
    state,
    version: play.version + 1,
    length: play.length + 1,
    drawn: play.drawn + (entry.by === 'chance' ? 1 : 0),
    undoable: undoableAfter(game, play, entry, events),
  };
  return null;
}

/** A draw, a reveal or an entry of another seat ends what can be undone. */
function undoableAfter(
  game: AnyGame,
  { undoable, state }: Play,
  { by, move }: AnyEntry,
  events: readonly Told<AnyEvent>[],
): Play['undoable'] {
  if (by === 'chance' || uncovers(game, by, events)) return null;
  const decision = game.decision(state);
  return decision.kind === 'seats' ? withEntry(undoable, by, decision.turn, move) : null;
}

/** Whether something that was hidden has come to light: to everybody, or to anybody but the one who decided. */
export const uncovers = (game: AnyGame, by: Seat, events: readonly Told<AnyEvent>[]): boolean =>
  events.some(({ to, event }) => game.reveals(event) || (to !== 'everybody' && to !== by));

export function drawChance(table: Table, batch: Batch): void {
  const game = gameOf(table.game);
  while (game.decision(batch.play.state).kind === 'chance') {
    const { state, drawn } = batch.play;
    const move = game.draw(state, diceFor(table.fairness, drawn));
    const refusal = enter(game, batch, { by: 'chance', move });
    invariant(refusal === null, 'what chance draws applies');
  }
}

/**
 * All at once, in seat order: sealed moves do not depend on each other, so each still fits after the others. Nobody can
 * undo a sealed move once the others' moves are visible.
 */
export function uncover(game: AnyGame, batch: Batch): void {
  const inSeatOrder = [...batch.play.sealed].sort((a, b) => a.seat - b.seat);
  batch.play = { ...batch.play, sealed: [] };
  for (const { seat, move } of inSeatOrder) {
    const refusal = enter(game, batch, { by: seat, move });
    invariant(refusal === null, 'sealed decisions do not touch each other');
  }
  batch.play = { ...batch.play, undoable: null };
}
