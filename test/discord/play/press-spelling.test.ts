/** Reading a panel's ids gives back what it wrote. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packCounts, unpackCounts } from '#discord/play/packed-counts.ts';
import { type PanelPress, readPress, writePress } from '#discord/play/panel-press.ts';
import type { AnyStep } from '#discord/play/seat-context.ts';
import { CHANGES } from '#discord/play/stepper.ts';
import { readToken, writeToken } from '#discord/play/token.ts';

const token = fc.stringMatching(/^[\w-]{1,12}$/);
const answers = fc.array(token, { maxLength: 8 });
const index = fc.nat(5_000);
const shelf = fc.array(fc.nat(30), { maxLength: 3 });

const answering = <Kind extends 'go' | 'sure' | 'repeat' | 'why'>(kind: Kind) =>
  fc.record({ kind: fc.constant(kind), answers });
const onShelf = <Kind extends 'open' | 'pick'>(kind: Kind) => fc.record({ kind: fc.constant(kind), answers, shelf });
const bare = <Kind extends 'order-list' | 'undo' | 'undo-turn'>(kind: Kind) => fc.record({ kind: fc.constant(kind) });

/** A new kind of press does not compile without a row. */
const PRESSES: { readonly [Kind in PanelPress['kind']]: fc.Arbitrary<Extract<PanelPress, { kind: Kind }>> } = {
  go: answering('go'),
  sure: answering('sure'),
  repeat: answering('repeat'),
  why: answering('why'),
  open: onShelf('open'),
  pick: onShelf('pick'),
  count: fc.record({
    kind: fc.constant('count'),
    answers,
    draft: token,
    focus: index,
    change: fc.constantFrom(...CHANGES),
  }),
  focus: fc.record({ kind: fc.constant('focus'), answers, draft: token }),
  mark: fc.record({ kind: fc.constant('mark'), answers, draft: token, focus: index }),
  order: fc.record({ kind: fc.constant('order'), index }),
  'order-list': bare('order-list'),
  undo: bare('undo'),
  'undo-turn': bare('undo-turn'),
};

const press: fc.Arbitrary<PanelPress> = fc.oneof(...Object.values<fc.Arbitrary<PanelPress>>(PRESSES));

const SEED = 7;

/** How presses of each kind begin. */
const LETTERS = [...new Set(fc.sample(press, { seed: SEED, numRuns: 500 }).map((each) => writePress(each).charAt(0)))];

/** What may be a press. */
const spelling = fc.stringMatching(new RegExp(`^[${LETTERS.join('')}][0-9a-z-]{0,3}(\\.[\\w-]{1,3}){0,4}$`));

describe('a press', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(press, (each) => {
        expect(readPress(writePress(each))).toEqual(each);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('of each kind begins with a letter of its own', () => {
    expect(LETTERS).toHaveLength(Object.keys(PRESSES).length);
  });

  it('has one spelling', () => {
    fc.assert(
      fc.property(spelling, (text) => {
        const read = readPress(text);
        if (read !== null) expect(writePress(read)).toBe(text);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });
});

/** Places with the most that each may have, and counts within. */
const heap = fc
  .array(fc.nat(2_000), { minLength: 1, maxLength: 90 })
  .chain((most) => fc.tuple(fc.constant(most), fc.tuple(...most.map((limit) => fc.nat(limit)))));

describe('packed counts', () => {
  it('are read as they were written, for any number of places and any counts', () => {
    fc.assert(
      fc.property(heap, ([most, counts]) => {
        expect(unpackCounts(packCounts(counts, most), most)).toEqual(counts);
      }),
      { seed: SEED },
    );
  });

  it('have one spelling', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40), { maxLength: 12 }), fc.stringMatching(/^[\w-]{0,8}$/), (most, word) => {
        const counts = unpackCounts(word, most);
        if (counts !== null) expect(packCounts(counts, most)).toBe(word);
      }),
      { seed: SEED },
    );
  });

  it.each([
    ['17 areas with 27 in all of them', 17, 27, 14],
    ['a set of 80', 80, 1, 14],
    ['40 places with 50 each', 40, 50, 38],
  ])('of %s are short', (_, places, most, length) => {
    const all = Array<number>(places).fill(most);
    expect(packCounts(all, all)).toHaveLength(length);
  });
});

const draft = { kind: 'any' };
const ids = fc.uniqueArray(fc.oneof(fc.string({ maxLength: 12 }), fc.integer()), { minLength: 1, maxLength: 90 });

describe('a token', () => {
  it('of an option is read as its id, whatever that is', () => {
    fc.assert(
      fc.property(ids, fc.nat(), (list, at) => {
        const options = list.map((id) => ({ id, blocked: null }));
        const step: AnyStep = { kind: 'options', asks: 'x', of: 'x', draft, options, isOpening: false };
        const id = list[at % list.length] ?? 0;
        expect(readToken(step, writeToken(step, id) ?? '')).toBe(id);
      }),
      { seed: SEED },
    );
  });

  it('of a set is read as that set, in the order offered', () => {
    fc.assert(
      fc.property(ids, fc.infiniteStream(fc.boolean()), (list, coin) => {
        const options = list.map((id) => ({ id, blocked: null }));
        const step: AnyStep = { kind: 'some', asks: 'x', of: 'x', draft, options, min: 0, max: list.length };
        const chosen = list.filter(() => coin.next().value);
        expect(readToken(step, writeToken(step, chosen) ?? '')).toEqual(chosen);
      }),
      { seed: SEED },
    );
  });

  it('of an amount is read as that amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        const step: AnyStep = { kind: 'amount', asks: 'x', draft, min: -Infinity, max: Infinity };
        expect(readToken(step, writeToken(step, amount) ?? '')).toBe(amount);
      }),
      { seed: SEED },
    );
  });
});
