/** The laws that hold after every deed, and after every death of the process. */
import { expect } from 'vitest';
import { deciders } from '#engine/decision.ts';
import { seatsOf } from '#engine/seat.ts';
import { wander } from '#engine/wander.ts';
import type { TableId } from '#tables/ids.ts';
import { damageOf } from '#tables/log/integrity.ts';
import type { LogRow } from '#tables/log/log.ts';
import { gameOf } from '#tables/rulebook.ts';
import type { Table } from '#tables/table.ts';
import type { Done } from './deeds.ts';
import type { World } from './world.ts';

const bodies = (rows: readonly LogRow[]): string[] => rows.map(({ body }) => JSON.stringify(body));

/** The log only grows, and it holds every requested move exactly once for each ok. */
export function checkLogs(world: World, { asked, answers }: Done, isKilled: boolean): void {
  for (const id of world.tables) {
    const before = world.logs.get(id) ?? [];
    const after = world.house.kept.log(id);
    expect(bodies(after.slice(0, before.length))).toEqual(bodies(before));
    if (asked?.table === id) checkAsked(asked, answers, after.slice(before.length), isKilled);
    world.logs.set(id, after);
  }
}

function checkAsked(
  { seat, move, isSealed }: NonNullable<Done['asked']>,
  answers: Done['answers'],
  added: readonly LogRow[],
  isKilled: boolean,
): void {
  const body = isSealed ? { kind: 'sealed', seat, move } : { kind: 'entry', entry: { by: seat, move } };
  const found = bodies(added).filter((each) => each === JSON.stringify(body)).length;
  const accepted = answers.filter(({ ok }) => ok).length;
  if (isKilled) expect([0, 1]).toContain(found - accepted);
  else expect(found).toBe(accepted);
}

/** The log replays to the snapshot. Every seat that is to decide waits or has a sealed move, and has a legal move. */
export function checkTable(world: World, id: TableId): void {
  const table = world.house.kept.table(id);
  if (!table) throw new Error(`${id} is lost`);
  expect(damageOf(table, world.house.kept.log(id))).toBeNull();
  if (!table.play) return;
  checkDeciders(table);
  checkPieces(table.play.state as { seats: number; ichtos: number[]; reserve: number[] });
}

function checkDeciders(table: Table): void {
  const { play } = table;
  if (!play) return;
  const game = gameOf(table.game);
  const decision = game.decision(play.state);
  expect(decision.kind).toBe(table.status === 'over' ? 'over' : 'seats');
  const waiting = play.waiting.map(({ seat }) => seat);
  const sealed = play.sealed.map(({ seat }) => seat);
  expect([...waiting, ...sealed].toSorted()).toEqual([...deciders(decision)].toSorted());
  for (const seat of deciders(decision)) {
    const move = wander(game, game.view(play.state, seat), seat, { below: () => 0 });
    expect(game.refuse(play.state, { by: seat, move })).toBeNull();
  }
}

/** Nothing is ever created or lost: map and reserve hold 27 of each colour, the marker aside. */
function checkPieces({ seats, ichtos, reserve }: { seats: number; ichtos: number[]; reserve: number[] }): void {
  for (const seat of seatsOf(seats)) {
    const onMap = ichtos.filter((_, index) => index % seats === seat).reduce((sum, count) => sum + count, 0);
    expect(onMap + (reserve[seat] ?? 0)).toBe(27);
  }
}
