/** Games outlive a change of their rules. */

import { err, ok, type Result } from '#engine/result.ts';
import type { Play, Waiting } from '../play-state.ts';
import type { Refusal } from '../refusals.ts';
import { decisionOfSeats, gameOf, isCurrent } from '../rulebook.ts';
import type { Table } from '../table.ts';
import type { LogBody } from './log.ts';

export interface Adopted {
  readonly table: Table;
  readonly rows: readonly LogBody[];
}

/**
 * Brings a game that began under older rules to the current ones: it goes on from its present state, and the log says so.
 * Refused if the game can't convert that state.
 */
export function adoptRules(table: Table): Result<Adopted, Refusal> {
  const game = gameOf(table.game);
  const { play } = table;
  if (!play || isCurrent(table.game, table.rulesVersion)) return ok({ table, rows: [] });
  const state = game.adopt(play.state, table.rulesVersion);
  if (state === null) return err({ code: 'older-rules' });
  const rulesVersion = game.rulesVersion;
  const next: Play = { ...play, state, length: play.length + 1, undoable: null, paused: [] };
  const adopted: Table = { ...table, rulesVersion, play: { ...next, waiting: waitingBy(table, next) } };
  return ok({ table: adopted, rows: [{ kind: 'rules', version: rulesVersion, state }] });
}

/** The new rules may number turns differently. No seat gets its time anew for that. */
function waitingBy({ game }: Table, { state, waiting }: Play): readonly Waiting[] {
  const decision = decisionOfSeats(game, state);
  return decision ? waiting.map((each) => ({ ...each, as: decision.as, turn: decision.turn })) : waiting;
}
