/** The laws of the game contract, checked at every state of a random game. Each throws where it is broken. */
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { apply } from '#engine/apply.ts';
import { type Dice, seededDice } from '#engine/chance.ts';
import { deciders } from '#engine/decision.ts';
import type { Entry, Game, GameTypes } from '#engine/game.ts';
import type { Pick, Step } from '#engine/menu.ts';
import { type Seat, seat, seatsOf, type Viewer } from '#engine/seat.ts';
import { anyEntry, wander } from '#engine/wander.ts';
import { replay } from '../support/replay.ts';

export interface Moment<T extends GameTypes> {
  readonly state: T['state'];
  readonly next: Entry<T> | null;
}

/** Every state of a game in which everybody decides at random, with the entry that follows. */
export function* randomGame<T extends GameTypes>(game: Game<T>, seats: number, seed: number): Generator<Moment<T>> {
  const dice = seededDice(seed);
  let state = game.setUp(seats);
  for (let made = 0; ; made++) {
    expect(made).toBeLessThanOrEqual(game.maxEntries);
    const next = anyEntry(game, state, dice);
    yield { state, next };
    if (next === null) return;
    const applied = apply(game, state, next);
    expect(applied.ok, `chosen from the menu: ${JSON.stringify(next)}`).toBe(true);
    if (applied.ok) state = applied.value.state;
  }
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** Same entry, same state: also from a copy that went through JSON, and with nobody to tell. The input stays as it was. */
export function applyIsPure<T extends GameTypes>(game: Game<T>, { state, next }: Moment<T>): void {
  expect(throughJson(state)).toEqual(state);
  if (next === null) return;
  const once = apply(game, deepFreeze(throughJson(state)), next);
  const silent = game.copy(state);
  game.enact(silent, throughJson(next), null);
  expect(once).toMatchObject({ ok: true, value: { state: silent } });
  expect(game.parseEntry(throughJson(next))).toEqual({ ok: true, value: next });
}

export function replayIsTheState<T extends GameTypes>(
  game: Game<T>,
  seats: number,
  moments: readonly Moment<T>[],
): void {
  const log = moments.flatMap(({ next }) => (next ? [next] : []));
  for (const [length, { state }] of moments.entries()) {
    expect(replay(game, seats, log.slice(0, length))).toEqual({ ok: true, value: state });
  }
}

/** Until it is over somebody can decide; those who are not asked have no menu. */
export function somebodyDecides<T extends GameTypes>(game: Game<T>, seats: number, { state, next }: Moment<T>): void {
  const decision = game.decision(state);
  expect(decision.kind === 'over').toBe(next === null);
  if (decision.kind === 'seats') expect(decision.seats.length).toBeGreaterThan(0);
  for (const other of seatsOf(seats)) {
    const menu = game.menu(game.view(state, other), other, []);
    expect(menu.ok).toBe(deciders(decision).includes(other));
  }
}

/** All ends of the tree; of amounts and heaps, some. */
export function offered<T extends GameTypes>(game: Game<T>, view: T['view'], chooser: Seat, dice: Dice): T['move'][] {
  const moves: T['move'][] = [];
  const follow = (picks: readonly Pick[]): void => {
    const step = game.menu(view, chooser, picks);
    if (!step.ok) throw new Error(`an unblocked option leads on: ${JSON.stringify([picks, step.error])}`);
    if (step.value.kind === 'complete') moves.push(step.value.move);
    else for (const pick of somePicks(step.value, dice)) follow([...picks, pick]);
  };
  follow([]);
  return moves;
}

function somePicks<M, R>(step: Exclude<Step<M, R>, { kind: 'complete' }>, dice: Dice): Pick[] {
  switch (step.kind) {
    case 'options':
      return step.options.flatMap(({ pick, blocked }) => (blocked === null ? [pick] : []));
    case 'amount':
      return [...new Set([step.min, step.max, step.min + dice.below(step.max - step.min + 1)])];
    case 'heap':
      return [heapOf(step, step.min), heapOf(step, step.max)];
  }
}

function heapOf({ places }: Extract<Step<unknown, unknown>, { kind: 'heap' }>, size: number): Pick {
  let left = size;
  return places.flatMap(({ place, count }) => {
    const taken = Math.min(count, left);
    left -= taken;
    return taken > 0 ? [{ place, count: taken }] : [];
  });
}

const leadsTo = <T extends GameTypes>(game: Game<T>, view: T['view'], chooser: Seat, move: T['move']): boolean => {
  const step = game.menu(view, chooser, game.picks(view, chooser, move));
  return step.ok && step.value.kind === 'complete' && isDeepStrictEqual(step.value.move, move);
};

/** Each offered choice applies, each other is refused. `pool`: moves from elsewhere, most of them wrong here. */
export function menuIsTheRules<T extends GameTypes>(
  game: Game<T>,
  { state }: Moment<T>,
  pool: readonly T['move'][],
  dice: Dice,
): T['move'][] {
  const found: T['move'][] = [];
  for (const chooser of deciders(game.decision(state))) {
    const view = game.view(state, chooser);
    const moves = offered(game, view, chooser, dice);
    expect(moves.length).toBeGreaterThan(0);
    for (const move of moves) expect(game.refuse(state, { by: chooser, move })).toBeNull();
    for (const move of [...moves, ...pool]) {
      const isLegal = game.refuse(state, { by: chooser, move }) === null;
      expect([move, leadsTo(game, view, chooser, move)]).toEqual([move, isLegal]);
    }
    found.push(...moves);
  }
  return found;
}

/** Shuffle what a viewer can't know: his view, his menu and the public view stay the same. */
export function viewsKeepSecrets<T extends GameTypes>(
  game: Game<T>,
  seats: number,
  { state }: Moment<T>,
  dice: Dice,
): void {
  const viewers: Viewer[] = [...seatsOf(seats), 'public'];
  for (const viewer of viewers) {
    const view = game.view(state, viewer);
    const world = game.world(throughJson(view), dice);
    expect(game.view(world, viewer)).toEqual(view);
    expect(game.view(world, 'public')).toEqual(game.view(state, 'public'));
    expect(game.decision(world)).toEqual(game.decision(state));
    if (viewer === 'public' || !deciders(game.decision(state)).includes(viewer)) continue;
    const move = wander(game, view, viewer, dice);
    expect(game.refuse(world, { by: viewer, move })).toBeNull();
  }
}

/** In an invented world the game can be played to its end. */
export function worldsCanBePlayed<T extends GameTypes>(game: Game<T>, { state }: Moment<T>, dice: Dice): void {
  const world = game.world(game.view(state, seat(0)), dice);
  for (let entry = anyEntry(game, world, dice); entry; entry = anyEntry(game, world, dice))
    game.enact(world, entry, null);
  expect(game.decision(world).kind).toBe('over');
}

/** Nobody, chance included, has anything to say when it is over. */
export function overIsOver<T extends GameTypes>(game: Game<T>, state: T['state'], entries: readonly Entry<T>[]): void {
  expect(game.decision(state).kind).toBe('over');
  for (const entry of entries) expect(game.refuse(state, entry)).not.toBeNull();
}
