/** The laws that hold after every deed, and after every death of the process. */
import { expect } from 'vitest';
import { deciders } from '#engine/decision.ts';
import { seatsOf } from '#engine/seat.ts';
import { wander } from '#engine/wander.ts';
import type { State as Urland } from '#games/urland/state.ts';
import { SPACES } from '#games/ursuppe/board.ts';
import { CUBES } from '#games/ursuppe/box.ts';
import { cubesOn } from '#games/ursuppe/cubes.ts';
import type { State as Ursuppe } from '#games/ursuppe/state.ts';
import type { TableId } from '#tables/ids.ts';
import { damageOf } from '#tables/log/integrity.ts';
import type { LogRow } from '#tables/log/log.ts';
import { type GameId, gameOf } from '#tables/rulebook.ts';
import type { Table } from '#tables/table.ts';
import type { Done } from './deeds.ts';
import { firstRow, type World } from './world.ts';

const bodies = (rows: readonly LogRow[]): string[] => rows.map(({ body }) => JSON.stringify(body));

/**
 * The log only grows, and it holds every requested move exactly once for each ok. Orders may add an equal move in the same change,
 * after the one that was asked for: that one is the first.
 */
export function checkLogs(world: World, { asked, answers }: Done, isKilled: boolean): void {
  for (const id of world.tables) {
    const before = world.logs.get(id) ?? [];
    const after = world.house.kept.log(id);
    expect(bodies(after.slice(0, before.length))).toEqual(bodies(before));
    const firsts = after.slice(before.length).filter(({ seq }) => world.firsts.has(firstRow(id, seq)));
    if (asked?.table === id) checkAsked(asked, answers, firsts, isKilled);
    world.logs.set(id, after);
  }
}

function checkAsked(
  { seat, move, isSealed }: NonNullable<Done['asked']>,
  answers: Done['answers'],
  firsts: readonly LogRow[],
  isKilled: boolean,
): void {
  const body = isSealed ? { kind: 'sealed', seat, move } : { kind: 'entry', entry: { by: seat, move } };
  const found = bodies(firsts).filter((each) => each === JSON.stringify(body)).length;
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
  PIECES[table.game]?.(table.play.state);
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

/** Map and reserve hold 27 of each colour, the marker aside. */
function checkIchtos({ seats, ichtos, reserve }: Urland): void {
  for (const seat of seatsOf(seats)) {
    const onMap = ichtos.filter((_, index) => index % seats === seat).reduce((sum, count) => sum + count, 0);
    expect(onMap + (reserve[seat] ?? 0)).toBe(27);
  }
}

/** Spaces and reserve hold 55 cubes of each colour. */
function checkCubes(state: Ursuppe): void {
  for (const colour of seatsOf(state.seats)) {
    const lying = SPACES.reduce((sum, space) => sum + cubesOn(state, space, colour), 0);
    expect(lying + (state.reserve[colour] ?? 0)).toBe(CUBES);
  }
}

/** Nothing is ever created or lost, in games with so many pieces. */
const PIECES: Partial<Record<GameId, (state: object) => void>> = {
  urland: (state) => checkIchtos(state as Urland),
  ursuppe: (state) => checkCubes(state as Ursuppe),
};
