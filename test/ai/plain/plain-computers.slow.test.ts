import { describe, expect, it } from 'vitest';
import { LEVELS } from '#ai/levels.ts';
import { movesUpTo } from '#ai/plain/ideas.ts';
import { plainComputers } from '#ai/plain/plain-computers.ts';
import { plainPolicy } from '#ai/plain/plain-policy.ts';
import type { Sense } from '#ai/plain/sense.ts';
import { type ComputerLevel, choose } from '#ai/player.ts';
import { iterate, newSearch } from '#ai/search/search.ts';
import { selfPlay } from '#ai/self-play.ts';
import { seededDice } from '#engine/chance.ts';
import type { Game, GameTypes } from '#engine/game.ts';
import { playedOut } from '#engine/match.ts';
import { type Seat, seat } from '#engine/seat.ts';
import { anyEntry } from '#engine/wander.ts';
import { replay } from '../../support/replay.ts';
import * as nim from './nim.ts';
import * as prizes from './prizes.ts';

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const REASON = { id: 'looks-best', values: {} };

/** Nobody knows anything before the end. */
const NIM_SENSE: Sense<nim.Nim> = {
  judge: () => [0.5, 0.5],
  reason: () => REASON,
  horizon: Number.POSITIVE_INFINITY,
};

/** By the points so far, and by the seat's share of the cards in all hands, which may bring that share of the prizes left. */
const PRIZES_SENSE: Sense<prizes.Prizes> = {
  judge({ points, hands, prizes: left, prize }) {
    const held = hands.map(total);
    const toCome = total(left) + (prize ?? 0);
    const hopes = points.map((own, at) => Math.exp((own + (toCome * (held[at] ?? 0)) / Math.max(1, total(held))) / 2));
    return hopes.map((hope) => hope / total(hopes));
  },
  reason: () => REASON,
  horizon: 2,
};

const NIM_RULES = { game: nim.NIM, ranking: nim.ranking };
const PRIZES_RULES = { game: prizes.PRIZES, ranking: prizes.ranking };
const NIM_COMPUTERS = plainComputers(NIM_RULES, NIM_SENSE);
const PRIZES_COMPUTERS = plainComputers(PRIZES_RULES, PRIZES_SENSE);

const ITERATIONS = 60;

/** The share of games that one player wins against a table of others, from every seat in turn. */
function share<T extends GameTypes>(
  { game, ranking }: { game: Game<T>; ranking: (view: T['view']) => (readonly Seat[])[] },
  [one, others]: readonly [ComputerLevel<T>, ComputerLevel<T>],
  seats: number,
  games: number,
): number {
  let won = 0;
  for (let played = 0; played < games; played++) {
    const own = seat(played % seats);
    const table = Array.from({ length: seats }, (_, at) => ({
      level: at === own ? one : others,
      iterations: ITERATIONS,
    }));
    const [first = []] = ranking(game.view(selfPlay(game, table, played).end, 'public'));
    won += first.includes(own) ? 1 / first.length : 0;
  }
  return won / games;
}

describe('computer players from the contract alone', () => {
  const { beginner, steady, strong } = NIM_COMPUTERS;

  it('at Nim: steady beats beginner, strong beats steady', () => {
    expect(share(NIM_RULES, [steady, beginner], 2, 60)).toBeGreaterThan(0.6);
    expect(share(NIM_RULES, [strong, steady], 2, 30)).toBeGreaterThan(0.8);
  });

  it.each([
    [[1, 2, 3], null],
    [[0, 5, 3], { kind: 'take', heap: '1', count: 2 }],
    [[1, 1, 4], { kind: 'take', heap: '2', count: 4 }],
  ])('strong finds the only move that wins at Nim with %j', (heaps, move) => {
    const choice = choose(strong.think({ heaps, next: seat(1), turn: 3 }, seat(1), seededDice(1)), 2000);
    if (move) expect(choice.move).toEqual(move);
    else expect(choice.winChance).toBeLessThan(0.3);
  });

  it.each([2, 3, 4])('at sealed bids with chance: steady beats a table of beginners: %i seats', (seats) => {
    const levels = PRIZES_COMPUTERS;
    expect(share(PRIZES_RULES, [levels.steady, levels.beginner], seats, 120)).toBeGreaterThan(1.1 / seats);
  });

  it('at sealed bids with chance: strong beats a table of beginners', () => {
    const levels = PRIZES_COMPUTERS;
    expect(share(PRIZES_RULES, [levels.strong, levels.beginner], 3, 24)).toBeGreaterThan(0.5);
  });

  it('a beginner goes by the weights of the moves they consider', () => {
    const level = plainComputers(NIM_RULES, {
      ...NIM_SENSE,
      weight: (_view, _seat, { count }) => (count === 1 ? 1 : 0),
    }).beginner;
    const view = nim.NIM.setUp(2, {});
    const counts = Array.from(
      { length: 40 },
      (_, seed) => choose(level.think(view, seat(0), seededDice(seed)), 1).move.count,
    );
    expect(counts.filter((count) => count === 1).length).toBeGreaterThan(20);
  });
});

/** Every moment of a few games at random. */
function* momentsOf<T extends GameTypes>(
  game: Game<T>,
  seats: number,
  games: number,
): Generator<{ state: T['state']; by: Seat }> {
  for (let seed = 1; seed <= games; seed++) {
    const dice = seededDice(seed);
    const state = game.setUp(seats, game.settleOptions({}));
    for (const _entry of playedOut(game, state, () => anyEntry(game, state, dice))) {
      const decision = game.decision(state);
      if (decision.kind === 'seats') for (const by of decision.seats) yield { state: game.copy(state), by };
    }
  }
}

describe.each(LEVELS)('a %s one', (level) => {
  const prizesLevel = PRIZES_COMPUTERS[level];

  it('looks at nothing but the view: worlds it cannot tell apart, the same choice', () => {
    for (const { state, by } of momentsOf(prizes.PRIZES, 3, 3)) {
      const view = prizes.PRIZES.view(state, by);
      const alike = prizes.PRIZES.view(prizes.PRIZES.world(view, seededDice(9)), by);
      const before = structuredClone(view);
      const choice = choose(prizesLevel.think(view, by, seededDice(5)), 20);
      expect(choose(prizesLevel.think(alike, by, seededDice(5)), 20)).toEqual(choice);
      expect(view).toEqual(before);
      expect(prizes.PRIZES.refuse(state, { by, move: choice.move })).toBeNull();
    }
  });

  it('plays the same game with the same seed, and every move of it is legal', () => {
    const table = Array.from({ length: 4 }, () => ({ level: prizesLevel, iterations: 20 }));
    const { log, end } = selfPlay(prizes.PRIZES, table, 3);
    expect(selfPlay(prizes.PRIZES, table, 3).log).toEqual(log);
    expect(replay(prizes.PRIZES, 4, log)).toEqual({ ok: true, value: end });
  });

  it('goes on into a race, if it has the time', () => {
    const view = nim.NIM.setUp(2, {});
    const choice = choose(NIM_COMPUTERS[level].think(view, seat(0), seededDice(5)), 9000);
    expect(nim.NIM.refuse(view, { by: seat(0), move: choice.move })).toBeNull();
  });
});

describe('the tree of a plain search', () => {
  const policy = plainPolicy(PRIZES_RULES, PRIZES_SENSE);
  const plan = { curiosity: 0.5, doubt: 0.2, openness: 0.25, ripe: 1, certainty: { errors: 3, within: 0.03 } };

  it('ends with a sealed choice, so that nobody learns it', () => {
    const state = prizes.PRIZES.setUp(3, {});
    prizes.PRIZES.enact(state, { by: 'chance', move: { kind: 'prize', prize: 3 } }, null);
    const search = newSearch(policy, plan, prizes.PRIZES.view(state, seat(1)), seat(1), seededDice(1));
    for (let count = 0; count < 60; count++) iterate(search);
    expect(search.isSecret).toBe(true);
    expect(search.branches.map(({ next }) => next)).toEqual(search.branches.map(() => null));
  });

  it('goes on through open moves, for everybody', () => {
    const open = plainPolicy(NIM_RULES, NIM_SENSE);
    const search = newSearch(open, plan, nim.NIM.setUp(2, {}), seat(0), seededDice(1));
    for (let count = 0; count < 200; count++) iterate(search);
    const grown = search.branches.flatMap(({ next }) => (next?.branches ? [next] : []));
    expect(grown.length).toBeGreaterThan(0);
  });
});

describe('moves that come to mind', () => {
  const view = nim.NIM.setUp(2, {});

  it('are all there are, where they are few', () => {
    expect(movesUpTo(nim.NIM, view, seat(0), seededDice(1), 12)).toHaveLength(12);
  });

  it('are different ones found at random, where they are many', () => {
    const some = movesUpTo(nim.NIM, view, seat(0), seededDice(1), 5);
    expect(some.length).toBeLessThanOrEqual(5);
    expect(new Set(some.map((move) => JSON.stringify(move))).size).toBe(some.length);
    for (const move of some) expect(nim.NIM.refuse(view, { by: seat(0), move })).toBeNull();
  });
});
