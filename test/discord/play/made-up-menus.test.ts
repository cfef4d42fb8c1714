/** Questions of any size can be asked and answered with presses alone. */
import { describe, expect, it } from 'vitest';
import { askingPanel } from '#discord/play/seat-panel.ts';
import type { Answer } from '#engine/menu.ts';
import { expectLegal, expectPressable, expectSound } from './laws.ts';
import { CARDS, type Move, madeUpSeat, placesWith, SHOP } from './made-up.ts';
import { offersOn, pressing } from './presser.ts';
import { button, buttonsOf, pressOf, selectsOf, textOf, tokensIn } from './support.ts';

const asked = madeUpSeat();

const panelAt = (answers: readonly Answer[], state = {}) => {
  const panel = askingPanel(asked, tokensIn(asked, answers), state);
  if (panel === null) throw new Error(`no question after ${JSON.stringify(answers)}`);
  expectSound(panel);
  return panel;
};

const labels = (panel: ReturnType<typeof panelAt>) => buttonsOf(panel).map(({ label }) => label);

describe('every move can be made by presses alone', () => {
  it.each<[string, Move]>([
    ['nothing asked', { kind: 'pass' }],
    ['the first of 80 places', { kind: 'settle', corner: 0 }],
    ['one in the midst of 80', { kind: 'settle', corner: 41 }],
    ['the last of 80 that is open', { kind: 'settle', corner: 78 }],
    ['one of 60 without groups, whose id has a dot', { kind: 'play', card: 'card.12' }],
    ['one of 22', { kind: 'pluck', flower: 'flower 21' }],
    ['one of a set of 40', { kind: 'buy', cards: ['shop.12'] }],
    ['a set from both pages', { kind: 'buy', cards: ['shop.0', 'shop.1', 'shop.12', 'shop.39'] }],
    ['as many as are allowed', { kind: 'buy', cards: SHOP.slice(0, 6) }],
    ['nothing of a heap', { kind: 'gather', heap: [] }],
    ['a heap from the 37th place', { kind: 'gather', heap: [{ place: 'place.36', count: 50 }] }],
    [
      'a heap from two pages',
      {
        kind: 'gather',
        heap: [
          { place: 'place.1', count: 36 },
          { place: 'place.39', count: 7 },
        ],
      },
    ],
    ['a number of four digits', { kind: 'bid', amount: 4_321 }],
    ['a number below zero, one of 25', { kind: 'wager', amount: -3 }],
  ])('%s', (_, move) => {
    expectPressable(asked, move);
  });

  it('and every option of a long list is offered, none twice, and no other', () => {
    for (const kind of ['settle', 'play', 'number', 'pluck']) {
      const answers = tokensIn(asked, [kind]);
      expectLegal(asked, answers);
      const offers = offersOn(asked, panelAt([kind]), answers);
      expect(new Set(offers.map(({ tokens }) => tokens.join())).size).toBe(offers.length);
      expect(Math.max(...offers.map(({ presses }) => presses))).toBeLessThanOrEqual(kind === 'number' ? 3 : 2);
    }
  });
});

describe('a question with one answer of many', () => {
  it('has a list with descriptions for up to 25', () => {
    const [list] = selectsOf(panelAt(['pluck']));
    expect(list?.options).toHaveLength(22);
    expect(list?.options[3]).toMatchObject({ label: 'flower 3', description: 'About flower 3' });
  });

  it('asks for the group first, by its name', () => {
    expect(labels(panelAt(['settle'])).slice(0, 2)).toEqual(['HEX 0', 'HEX 1']);
    expect(labels(panelAt(['settle'], { shelf: [1] })).slice(0, 7)).toEqual(['6', '7', '8', '9', '10', '11', 'Back']);
  });

  it('leaves out blocked options, and says why under Why', () => {
    expect(labels(panelAt(['settle'], { shelf: [13] }))).not.toContain('79');
    expect(textOf(panelAt(['settle'], { isWhy: true }))).toContain('**79** — Refused: not-yours.');
  });

  it('has pages where there are no groups', () => {
    expect(labels(panelAt(['play'])).slice(0, 3)).toEqual([
      'card.0 … card.19',
      'card.20 … card.39',
      'card.40 … card.59',
    ]);
  });

  it('goes back from a page to all pages, and from there to the question before', () => {
    const onPage = panelAt(['play'], { shelf: [1] });
    expect(pressOf(button(onPage, 'Back'))).toMatchObject({ kind: 'open', shelf: [] });
    expect(pressOf(button(panelAt(['play']), 'Back'))).toEqual({ kind: 'go', answers: [] });
  });

  it.each(['o9.2', 'o0-0.2', 'p.2', 'o.2.zz', 'm0.0.2', 'c00.0.2', 'f.0.2'])(
    'does not take the forged press %s',
    (forged) => {
      const id = `pick:AbCdEfGhIjKl:1234:${forged}`;
      const outcome = pressing(asked, { id, values: ['>zz'] });
      expect(outcome?.kind === 'ask' ? askingPanel(asked, outcome.walk.tokens, outcome.state) : null).toBeNull();
    },
  );
});

describe('a question for a set', () => {
  const drafted = (...cards: readonly string[]) => ({
    drafted: { draft: tokensIn(asked, ['buy', cards])[1] ?? '', focus: 0 },
  });

  it('can’t be confirmed before anything is chosen', () => {
    const panel = panelAt(['buy']);
    expect(textOf(panel)).toContain('Choose at least one.');
    expect(button(panel, 'Take 0').disabled).toBe(true);
  });

  it('can be confirmed as soon as the rules allow it', () => {
    const panel = panelAt(['buy'], drafted('shop.3', 'shop.9'));
    expect(textOf(panel)).toContain('shop.3, shop.9 — **2 in all**');
    expect(button(panel, 'Take 2').disabled).toBe(false);
  });

  it('can’t be confirmed while the rules refuse it, and says why', () => {
    const panel = panelAt(['buy'], drafted('shop.38', 'shop.39'));
    expect(textOf(panel)).toContain('Refused: too-dear.');
    expect(button(panel, 'Take 2').disabled).toBe(true);
  });

  it('keeps the choices of one page while another is open', () => {
    const [list, pages] = selectsOf(panelAt(['buy'], drafted('shop.3')));
    expect(list?.options.filter(({ selected }) => selected).map(({ label }) => label)).toEqual(['shop.3']);
    const outcome = pressing(asked, { id: pages?.id ?? '', values: ['1'] });
    const second = panelAt(['buy'], outcome?.kind === 'ask' ? outcome.state : {});
    expect(textOf(second)).toContain('shop.3 — **1 in all**');
    expect(selectsOf(second)[0]?.options[0]?.label).toBe('shop.20');
  });
});

describe('a press that no custom id has room for', () => {
  const draftOf = (places: number) => tokensIn(asked, ['hoard', placesWith(places, 99)])[1] ?? '';

  it('is greyed out before one comes to it, and the panel says so', () => {
    const panel = panelAt(['hoard'], { drafted: { draft: draftOf(60), focus: 79 } });
    expect(button(panel, 'Take 5940').disabled).toBe(false);
    expect(button(panel, 'All').disabled).toBe(true);
    expect(textOf(panel)).toContain('more than a button of Discord can carry');
  });

  it('takes nothing away: a player who has come far can go back', () => {
    const panel = panelAt(['hoard'], { drafted: { draft: draftOf(60), focus: 0 } });
    expect(button(panel, '–50').disabled).toBe(false);
  });
});

it('no id with a dot is taken for two answers', () => {
  const tokens = tokensIn(asked, ['play', CARDS[12] ?? '']);
  expect(tokens.every((token) => /^[\w-]+$/.test(token))).toBe(true);
});
