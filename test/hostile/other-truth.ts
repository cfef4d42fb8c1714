/**
 * The same tables with another truth behind what a viewer sees. A log must lead to its table's state, so the new state
 * goes into the log like one that new rules have brought about.
 */
import { seededDice } from '#engine/chance.ts';
import type { Viewer } from '#engine/seat.ts';
import { openDatabase } from '#store/sqlite/database.ts';
import { createTableStore } from '#store/sqlite/table-store.ts';
import type { Play } from '#tables/play-state.ts';
import { type GameId, gameOf } from '#tables/rulebook.ts';
import type { Table } from '#tables/table.ts';

export type Truth = (table: Table, play: Play) => object;

export const asItIs: Truth = (_, { state }) => state;

/** Every fact that is hidden from the viewer of a game is drawn anew; without one, all that onlookers don't see. */
export function unknownTo(viewers: Partial<Record<GameId, Viewer>>, seed: number): Truth {
  const dice = seededDice(seed);
  return ({ game }, { state }) => gameOf(game).world(gameOf(game).view(state, viewers[game] ?? 'public'), dice);
}

/** Changes every running table of a database. */
export async function tellTruth(databaseFile: string, truth: Truth): Promise<void> {
  const database = openDatabase(databaseFile);
  const store = createTableStore(database);
  for (const id of await store.running()) {
    const before = (await store.load(id))?.table;
    if (before?.play == null) continue;
    const state = truth(before, before.play);
    const { length } = before.play;
    const play: Play = { ...before.play, state, length: length + 1, undoable: null, paused: [] };
    const table: Table = { ...before, play, revision: before.revision + 1 };
    const row = {
      seq: length,
      at: before.touchedAt,
      body: { kind: 'rules', version: before.rulesVersion, state },
    } as const;
    await store.save({ before, table, rows: [row], due: null, isTold: false });
  }
  database.client.close();
}
