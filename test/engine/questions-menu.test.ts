import { describe, expect, it } from 'vitest';
import { everyMove } from '#engine/every-move.ts';
import type { Game, GameTypes } from '#engine/game.ts';
import type { Answer } from '#engine/menu.ts';
import { inOrder, type Question } from '#engine/questions.ts';
import { questionsMenu } from '#engine/questions-menu.ts';
import { seat } from '#engine/seat.ts';

interface Numbers {
  readonly kind: 'numbers';
  readonly q0: number;
  readonly q1?: number;
  readonly q2?: number;
}

type Refusal = { readonly code: string };

/** A menu of nothing but options: how many there are to each question, in order. */
function menuOf(...counts: readonly number[]) {
  const questions = counts.map((count, at): Question<Numbers, null> => {
    const options = Array.from({ length: count }, (_, index) => index);
    return { kind: 'options', asks: `q${at}` as 'q0', of: 'number', among: () => options };
  });
  return questionsMenu<Numbers, null, Refusal>({
    kindsIn: () => ['numbers'],
    ruleOf: () => ({ next: inOrder(...questions), refuse: () => null }),
    refuseSeat: () => null,
    noAnswer: () => ({ code: 'no-answer' }),
    kindsAre: 'kind',
    malformed: { code: 'malformed' },
  });
}

const at = (menu: ReturnType<typeof menuOf>, ...answers: Answer[]) => {
  const step = menu.menu(null, seat(0), answers);
  if (!step.ok) return step.error.code;
  return step.value.kind === 'complete' ? step.value.move : step.value.asks;
};

const move = (...[q0 = 0, q1, q2]: readonly number[]): Numbers => ({
  kind: 'numbers',
  q0,
  ...(q1 === undefined ? {} : { q1 }),
  ...(q2 === undefined ? {} : { q2 }),
});

describe('a walk through questions', () => {
  it('asks nothing that has only one answer', () => {
    expect(at(menuOf(1, 2, 1))).toBe('q1');
    expect(at(menuOf(1, 2, 1), 1)).toEqual(move(0, 1, 0));
  });

  it('refuses what is not offered, and what comes after the end', () => {
    expect(at(menuOf(2), 2)).toBe('malformed');
    expect(at(menuOf(2), 1, 0)).toBe('malformed');
  });

  it('with one answer to every question asks the last one even so, and takes that answer', () => {
    expect(at(menuOf(1, 1))).toBe('q1');
    expect(at(menuOf(1, 1), 0)).toEqual(move(0, 0));
    expect(at(menuOf(1, 1), 1)).toBe('malformed');
    expect(at(menuOf(1, 1), 0, 0)).toBe('malformed');
  });

  it.each([
    { counts: [2, 1, 3], made: move(1, 0, 2), answers: [1, 2] },
    { counts: [1, 1], made: move(0, 0), answers: [0] },
  ])('is written as what was asked alone: $answers', ({ counts, made, answers }) => {
    expect(menuOf(...counts).answers(null, seat(0), made)).toEqual(answers);
    expect(at(menuOf(...counts), ...answers)).toEqual(made);
  });
});

/** A purse of 5: any goods that it can pay for, at least one; then a path of as many steps as goods, 3 at most. */
interface Shopping {
  readonly kind: 'shop';
  readonly goods: readonly string[];
  readonly path: readonly number[];
}

const PRICES: Readonly<Record<string, number>> = { apple: 1, bread: 2, cheese: 4, dates: 9 };

const SHOP = questionsMenu<Shopping, null, Refusal>({
  kindsIn: () => ['shop'],
  ruleOf: () => ({
    next: (_position, _seat, { goods, path = [] }) => {
      if (goods === undefined) {
        return {
          kind: 'some',
          asks: 'goods',
          of: 'good',
          among: () => Object.keys(PRICES),
          count: () => ({ min: 1, max: 3 }),
          refuseOne: (_p, _s, _d, id) => ((PRICES[id] ?? 0) > 5 ? { code: 'too-dear' } : null),
        };
      }
      if (path.length === goods.length) return null;
      return { kind: 'options', asks: 'path', of: 'corner', among: () => [1, 2, 3], isListed: true };
    },
    refuse: (_position, _seat, { goods = [], path = [] }) => {
      const price = goods.reduce((sum, good) => sum + (PRICES[good] ?? 0), 0);
      if (price > 5) return { code: 'too-dear' };
      return new Set(path).size < path.length ? { code: 'been-there' } : null;
    },
  }),
  refuseSeat: () => null,
  noAnswer: () => ({ code: 'no-answer' }),
  kindsAre: 'kind',
  malformed: { code: 'malformed' },
});

const shop = (...answers: Answer[]) => {
  const step = SHOP.menu(null, seat(0), answers);
  if (!step.ok) return step.error.code;
  return step.value.kind === 'complete' ? step.value.move : step.value;
};

describe('a question for some of many', () => {
  it('says of each whether it can be in any set at all, and how many there may be', () => {
    expect(shop()).toMatchObject({
      kind: 'some',
      min: 1,
      max: 3,
      options: [
        { id: 'apple', blocked: null },
        { id: 'bread', blocked: null },
        { id: 'cheese', blocked: null },
        { id: 'dates', blocked: { code: 'too-dear' } },
      ],
    });
  });

  it.each([
    [['apple', 'bread'], 'options'],
    [['bread', 'cheese'], 'too-dear'],
    [[], 'malformed'],
    [['bread', 'apple'], 'malformed'],
    [['apple', 'apple'], 'malformed'],
    [['fish'], 'malformed'],
  ])('judges the set as a whole, in the order offered: %j is answered with %s', (goods, expected) => {
    const answered = shop(goods);
    expect(typeof answered === 'string' ? answered : (answered as { kind: string }).kind).toBe(expected);
  });
});

describe('a list that grows answer by answer', () => {
  it('is asked for until it is whole, each answer judged with those before it', () => {
    expect(shop(['apple', 'bread'], 2)).toMatchObject({
      asks: 'path',
      options: [{ blocked: null }, { id: 2, blocked: { code: 'been-there' } }, { blocked: null }],
    });
    expect(shop(['apple', 'bread'], 2, 3)).toEqual({ kind: 'shop', goods: ['apple', 'bread'], path: [2, 3] });
    expect(SHOP.answers(null, seat(0), { kind: 'shop', goods: ['apple', 'bread'], path: [2, 3] })).toEqual([
      ['apple', 'bread'],
      2,
      3,
    ]);
  });

  it('leads to every legal move, and to no other', () => {
    const game = { menu: SHOP.menu } as unknown as Game<GameTypes & { view: null }>;
    // Sets of one good: 3, with 3 paths each; of two: apple with bread or cheese, with 6 each.
    expect([...everyMove(game, null as never, seat(0))]).toHaveLength(3 * 3 + 2 * 6);
  });
});

describe('a step at hand', () => {
  const fromStep = (menu: typeof SHOP | ReturnType<typeof menuOf>, answers: readonly Answer[]) => {
    const before = menu.menu(null, seat(0), answers.slice(0, -1));
    if (!before.ok || before.value.kind === 'complete') throw new Error('an open step');
    return menu.menu(null, seat(0), answers, before.value as never);
  };

  it.each<[readonly Answer[]]>([
    [[['apple', 'bread']]],
    [[['apple', 'bread'], 2]],
    [[['apple', 'bread'], 2, 3]],
    [[['apple', 'bread'], 2, 2]],
    [[['bread', 'cheese']]],
    [[['fish']]],
    [[7]],
  ])('leads on as the walk from the first question does: %j', (answers) => {
    expect(fromStep(SHOP, answers)).toEqual(SHOP.menu(null, seat(0), answers));
  });

  it.each([[[1, 1], [0]] as const, [[1, 2, 1], [1]] as const, [[2, 1], [2]] as const])(
    'past questions with one answer, too: %j',
    (counts, answers) => {
      const menu = menuOf(...counts);
      expect(fromStep(menu, answers)).toEqual(menu.menu(null, seat(0), answers));
    },
  );
});
