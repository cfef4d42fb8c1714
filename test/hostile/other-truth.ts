/**
 * The same tables with another truth behind what a viewer sees. A log must lead to its table's state, so the new state
 * goes into the log like one that new rules have brought about.
 */
import { seededDice } from '#engine/chance.ts';
import type { Viewer } from '#engine/seat.ts';
import { wander } from '#engine/wander.ts';
import { openDatabase } from '#store/sqlite/database.ts';
import { createTableStore } from '#store/sqlite/table-store.ts';
import type { LogBody } from '#tables/log/log.ts';
import { DEFAULT_SETTINGS } from '#tables/person-settings.ts';
import type { Play, Sealed } from '#tables/play-state.ts';
import { type GameId, gameOf } from '#tables/rulebook.ts';
import type { Table } from '#tables/table.ts';
import { dueAt } from '#tables/time/time.ts';

type Hidden = Pick<Play, 'state' | 'sealed'>;

export type Truth = (table: Table, play: Play) => Hidden;

export const asItIs: Truth = (_, { state, sealed }) => ({ state, sealed });

/** Every fact that is hidden from the viewer of a game is drawn anew, and so is what others have laid face down; without a viewer, all that onlookers don't see. */
export function unknownTo(viewers: Partial<Record<GameId, Viewer>>, seed: number): Truth {
  const dice = seededDice(seed);
  return ({ game }, play) => {
    const rules = gameOf(game);
    const viewer = viewers[game] ?? 'public';
    const state = rules.world(rules.view(play.state, viewer), dice);
    const anew = (laid: Sealed): Sealed => ({
      ...laid,
      move: wander(rules, rules.view(state, laid.seat), laid.seat, dice),
    });
    return { state, sealed: play.sealed.map((laid) => (laid.seat === viewer ? laid : anew(laid))) };
  };
}

/** Changes every running table of a database. */
export async function tellTruth(databaseFile: string, truth: Truth): Promise<void> {
  const database = openDatabase(databaseFile);
  const store = createTableStore(database);
  for (const { id } of await store.running()) {
    const before = (await store.load(id))?.table;
    if (before?.play == null) continue;
    const { state, sealed } = truth(before, before.play);
    const bodies: LogBody[] = [
      ...sealed.map(({ seat, move }) => ({ kind: 'sealed', seat, move }) as const),
      { kind: 'rules', version: before.rulesVersion, state },
    ];
    const { length } = before.play;
    const rows = bodies.map((body, index) => ({ seq: length + index, at: before.touchedAt, body }));
    const hidden = { state, sealed, undoable: null, paused: [] };
    const play: Play = { ...before.play, ...hidden, length: length + rows.length };
    const table: Table = { ...before, play, revision: before.revision + 1 };
    await store.save({ before, table, rows, due: dueAt(table, () => DEFAULT_SETTINGS), facts: [] });
  }
  database.client.close();
}
