/** The laws of the game contract, checked at every state of a random game. Each throws where it is broken. */
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { apply } from '#engine/apply.ts';
import { type Dice, pickOne, seededDice, shuffled } from '#engine/chance.ts';
import { deciders } from '#engine/decision.ts';
import { everyEntry, setsOf } from '#engine/every-move.ts';
import type { Entry, Game, GameTypes } from '#engine/game.ts';
import { playAll } from '#engine/match.ts';
import { type Answer, type HeapStep, type OpenStep, openIds, type SomeStep } from '#engine/menu.ts';
import type { GameModule, RandomPolicy, StandingOrder } from '#engine/module.ts';
import { type Seat, seat, seatsOf, type Viewer } from '#engine/seat.ts';
import { anyEntry, wander } from '#engine/wander.ts';
import { chosenOnce } from '../support/chosen-once.ts';
import { replay } from '../support/replay.ts';

export interface Moment<T extends GameTypes> {
  readonly state: T['state'];
  readonly next: Entry<T> | null;
}

/** How a game is set up. */
export interface Table<T extends GameTypes> {
  readonly seats: number;
  readonly options: T['options'];
}

/** Every state of a game in which everybody decides at random, with the entry that follows. */
export function* randomGame<T extends GameTypes>(
  game: Game<T>,
  { seats, options }: Table<T>,
  seed: number,
): Generator<Moment<T>> {
  const dice = seededDice(seed);
  const name = JSON.stringify(['random', seats, options, seed]);
  let state = game.setUp(seats, options);
  for (const next of chosenOnce(game, name, state, (now) => anyEntry(game, now, dice))) {
    yield { state, next };
    const applied = apply(game, state, next);
    if (!applied.ok) expect.fail(`chosen from the menu, and refused: ${JSON.stringify(next)}`);
    state = applied.value.state;
  }
  yield { state, next: null };
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** As `toEqual`, which explains what differs; at thousands of positions, finding out that nothing does must be quick. */
export function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}

/** Same entry, same state: also from a copy that went through JSON, and with nobody to tell. The input stays as it was. */
export function applyIsPure<T extends GameTypes>(game: Game<T>, { state, next }: Moment<T>): void {
  expectSame(throughJson(state), state);
  if (next === null) return;
  const once = apply(game, deepFreeze(throughJson(state)), next);
  const silent = game.copy(state);
  game.enact(silent, throughJson(next), null);
  expectSame(once.ok ? once.value.state : once, silent);
  expectSame(game.parseEntry(throughJson(next)), { ok: true, value: next });
}

export function replayIsTheState<T extends GameTypes>(
  game: Game<T>,
  { seats, options }: Table<T>,
  moments: readonly Moment<T>[],
): void {
  const log = moments.flatMap(({ next }) => (next ? [next] : []));
  for (const [length, { state }] of moments.entries()) {
    expectSame(replay(game, seats, log.slice(0, length), options), { ok: true, value: state });
  }
}

/** Until it is over somebody can decide; those who are not asked have no menu. */
export function somebodyDecides<T extends GameTypes>(game: Game<T>, seats: number, { state, next }: Moment<T>): void {
  const decision = game.decision(state);
  expect(decision.kind === 'over').toBe(next === null);
  if (decision.kind === 'seats') expect(decision.seats.length).toBeGreaterThan(0);
  const asked = seatsOf(seats).filter((each) => game.menu(game.view(state, each), each, []).ok);
  expectSame(asked, [...deciders(decision)].sort());
}

/** With so many moves found, the rest of a tree is only tried here and there. */
const MOST_OFFERED = 120;

interface Offered<T extends GameTypes> {
  readonly moves: T['move'][];
  /** With a set that has a blocked option in it. */
  readonly blocked: T['move'][];
}

/** All ends of the tree, if there are not too many; of amounts, heaps and sets, some. Each step is taken from the one before. */
function offered<T extends GameTypes>(game: Game<T>, view: T['view'], chooser: Seat, dice: Dice): Offered<T> {
  const moves: T['move'][] = [];
  const blocked: T['move'][] = [];
  const leadsOn = (answers: readonly Answer[]): boolean => game.menu(view, chooser, answers).ok;
  const follow = (answers: readonly Answer[], before?: OpenStep<T['move'], T['refusal']>): void => {
    const step = game.menu(view, chooser, answers, before);
    if (!step.ok) throw new Error(`an open option leads on: ${JSON.stringify([answers, step.error])}`);
    const { value } = step;
    if (value.kind === 'complete') {
      moves.push(value.move);
      return;
    }
    if (value.kind === 'some') blocked.push(...blockedMoves(game, chooser, value, dice));
    const given = someAnswers(value, answers, leadsOn, dice);
    const most = moves.length < MOST_OFFERED ? given.length : 1;
    for (const answer of shuffled(given, dice).slice(0, most)) follow([...answers, answer], value);
  };
  follow([]);
  return { moves, blocked };
}

/** With each of these options a set of others: each such answer that makes the draft a move. */
function blockedMoves<T extends GameTypes>(
  game: Game<T>,
  chooser: Seat,
  { asks, draft, options, min, max }: SomeStep<T['move'], T['refusal']>,
  dice: Dice,
): T['move'][] {
  const wrong = options.filter(({ blocked }) => blocked !== null);
  return wrong.flatMap((one) => {
    const size = Math.max(1, min) + dice.below(max - Math.max(1, min) + 1);
    const others = shuffled(options, dice).filter((each) => each !== one);
    const set = [one, ...others.slice(0, size - 1)].sort((a, b) => options.indexOf(a) - options.indexOf(b));
    const parsed = game.parseEntry({ by: chooser, move: { ...draft, [asks]: set.map(({ id }) => id) } });
    return parsed.ok ? [parsed.value.move as T['move']] : [];
  });
}

/** How many sets are tried to find some that are not refused. */
const SETS_TRIED = 200;
const SETS_TAKEN = 5;

function someAnswers<M extends { readonly kind: string }, R>(
  step: OpenStep<M, R>,
  before: readonly Answer[],
  leadsOn: (answers: readonly Answer[]) => boolean,
  dice: Dice,
): Answer[] {
  switch (step.kind) {
    case 'options':
      return openIds(step);
    case 'some': {
      const tried = shuffled(firstOf(setsOf(step), SETS_TRIED), dice);
      const taken = firstOf(tried, SETS_TAKEN, (set) => leadsOn([...before, set]));
      expect(taken.length, 'some set will do').toBeGreaterThan(0);
      return taken;
    }
    case 'amount':
      return [...new Set([step.min, step.max, step.min + dice.below(step.max - step.min + 1)])];
    case 'heap': {
      const heaps = [heapOf(step, step.min), heapOf(step, step.max)].filter((heap) => leadsOn([...before, heap]));
      expect(heaps.length, 'some heap will do').toBeGreaterThan(0);
      return heaps;
    }
  }
}

function firstOf<T>(items: Iterable<T>, most: number, fits: (item: T) => boolean = () => true): T[] {
  const first: T[] = [];
  for (const item of items) if (fits(item) && first.push(item) === most) break;
  return first;
}

function heapOf({ places }: Pick<HeapStep<never>, 'places'>, size: number): Answer {
  let left = size;
  return places.flatMap(({ place, count }) => {
    const taken = Math.min(count, left);
    left -= taken;
    return taken > 0 ? [{ place, count: taken }] : [];
  });
}

const leadsTo = <T extends GameTypes>(game: Game<T>, view: T['view'], chooser: Seat, move: T['move']): boolean => {
  const step = game.menu(view, chooser, game.answers(view, chooser, move));
  return step.ok && step.value.kind === 'complete' && isDeepStrictEqual(step.value.move, move);
};

/**
 * Each offered choice applies; each other is refused, and so is a set with a blocked option. `pool`: moves from elsewhere, most of
 * them wrong here.
 */
export function menuIsTheRules<T extends GameTypes>(
  game: Game<T>,
  { state }: Moment<T>,
  pool: readonly T['move'][],
  dice: Dice,
): T['move'][] {
  const found: T['move'][] = [];
  for (const chooser of deciders(game.decision(state))) {
    const view = game.view(state, chooser);
    const { moves, blocked } = offered(game, view, chooser, dice);
    expect(moves.length).toBeGreaterThan(0);
    const isLegal = (move: T['move']): boolean => game.refuse(state, { by: chooser, move }) === null;
    expect(moves.filter((move) => !isLegal(move))).toEqual([]);
    expect(blocked.filter(isLegal)).toEqual([]);
    expect([...moves, ...pool].filter((move) => leadsTo(game, view, chooser, move) !== isLegal(move))).toEqual([]);
    found.push(...moves);
  }
  return found;
}

/** Shuffle what a viewer can't know: their view, their menu and the public view stay the same. */
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
    expectSame(game.view(world, viewer), view);
    expectSame(game.view(world, 'public'), game.view(state, 'public'));
    expectSame(game.decision(world), game.decision(state));
    if (viewer === 'public' || !deciders(game.decision(state)).includes(viewer)) continue;
    const move = wander(game, view, viewer, dice);
    expect(game.refuse(world, { by: viewer, move })).toBeNull();
  }
}

/** What an order answers for any seat is legal, in every world that the seat thinks possible, and the view stays as it was. */
export function ordersAreLegal<T extends GameTypes>(
  { game, orders }: GameModule<T>,
  given: readonly StandingOrder[],
  seats: number,
  { state }: Moment<T>,
  dice: Dice,
): void {
  for (const seat of seatsOf(seats)) {
    const view = deepFreeze(throughJson(game.view(state, seat)));
    for (const order of given) {
      const move = orders?.follow(order, view, seat, dice) ?? null;
      if (move === null) continue;
      const worlds = [state, game.world(throughJson(view), dice)];
      const refusals = worlds.map((world) => game.refuse(world, { by: seat, move }));
      if (refusals.some((refusal) => refusal !== null)) expect.fail(JSON.stringify({ order, seat, move, refusals }));
    }
  }
}

/** Until it is over, a policy answers with a legal entry, and leaves the state as it was. */
export function policyIsLegal<T extends GameTypes>(
  game: Game<T>,
  policy: RandomPolicy<T>,
  { state, next }: Moment<T>,
  dice: Dice,
): void {
  const entry = policy.entry(deepFreeze(throughJson(state)), dice);
  expect(entry === null).toBe(next === null);
  if (entry !== null) expect(game.refuse(state, entry)).toBeNull();
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
  expect(entries.filter((entry) => game.refuse(state, entry) === null)).toEqual([]);
}

/** A turn never goes down. */
export function turnsGoUp<T extends GameTypes>(game: Game<T>, moments: readonly Moment<T>[]): void {
  let last = Number.NEGATIVE_INFINITY;
  for (const { state } of moments) {
    const decision = game.decision(state);
    if (decision.kind !== 'seats') continue;
    if (decision.turn < last) expect.fail(`turn ${decision.turn} comes after turn ${last}`);
    last = decision.turn;
  }
}

/** In whatever order sealed moves are made, the state is the same. */
export function sealedMovesCommute<T extends GameTypes>(game: Game<T>, { state }: Moment<T>, dice: Dice): void {
  const decision = game.decision(state);
  if (decision.kind !== 'seats' || decision.as !== 'sealed') return;
  const entries = decision.seats.map((by): Entry<T> => ({ by, move: wander(game, game.view(state, by), by, dice) }));
  const inOrder = replayFrom(game, state, entries);
  expect(replayFrom(game, state, shuffled(entries, dice))).toEqual(inOrder);
  expect(replayFrom(game, state, entries.toReversed())).toEqual(inOrder);
}

function replayFrom<T extends GameTypes>(game: Game<T>, state: T['state'], entries: readonly Entry<T>[]): T['state'] {
  const end = game.copy(state);
  expect(playAll(game, end, entries)).toBeNull();
  return end;
}

/** What chance draws is one of its chances, and none of them is refused. */
export function chancesAreListed<T extends GameTypes>(game: Game<T>, { state, next }: Moment<T>): void {
  if (game.decision(state).kind !== 'chance') return;
  const chances = game.chances(state);
  if (chances === null) return;
  expect(chances).toContainEqual(next?.move);
  expect(new Set(chances.map((chance) => JSON.stringify(chance))).size).toBe(chances.length);
  expect(chances.filter((move) => game.refuse(state, { by: 'chance', move }) !== null)).toEqual([]);
}

/** Numbers and words: what a piece of JSON is made of. */
const isLeaf = (json: unknown): boolean => typeof json !== 'object';

function leavesOf(json: unknown): unknown[] {
  const leaves: unknown[] = [];
  JSON.stringify(json, (_key, value) => {
    if (isLeaf(value)) leaves.push(value);
    return value;
  });
  return leaves;
}

/** Entries like these, each with one value in the place of another: some are legal that nobody was ever offered. */
export function varied<T extends GameTypes>(game: Game<T>, entries: readonly Entry<T>[], dice: Dice): Entry<T>[] {
  const values = entries.flatMap(leavesOf);
  return entries.flatMap((entry) => {
    let left = dice.below(leavesOf(entry).length);
    const change = (_key: string, value: unknown) => (isLeaf(value) && left-- === 0 ? pickOne(values, dice) : value);
    const parsed = game.parseEntry(JSON.parse(JSON.stringify(entry), change));
    return parsed.ok ? [parsed.value] : [];
  });
}

/** Where there are more, they are not listed by anybody. */
const MOST_LISTED = 1_000;

/**
 * Every legal entry is listed, once, and its line in a record reads back. `pool`: entries from elsewhere, most of them
 * wrong here. The answer is what is listed; null where that is too much.
 */
export function everyEntryIsListed<T extends GameTypes>(
  { game, record, colours: known }: GameModule<T>,
  { seats }: Table<T>,
  { state }: Moment<T>,
  pool: readonly Entry<T>[],
): Entry<T>[] | null {
  const listed = firstOf(everyEntry(game, state) ?? [], MOST_LISTED);
  if (everyEntry(game, state) === null || listed.length === MOST_LISTED) return null;
  const keys = new Set(listed.map((entry) => JSON.stringify(entry)));
  expect(keys.size).toBe(listed.length);
  const isListed = (entry: Entry<T>): boolean => keys.has(JSON.stringify(entry));
  const isLegal = (entry: Entry<T>): boolean => game.refuse(state, entry) === null;
  expect([...listed, ...pool].filter((entry) => isListed(entry) !== isLegal(entry))).toEqual([]);
  const colours = known.slice(0, seats);
  const lines = listed.map((entry) => record.formatEntry(entry, colours));
  expect(lines.map((line) => record.parseEntry(line, colours, state))).toEqual(listed);
  return listed;
}
