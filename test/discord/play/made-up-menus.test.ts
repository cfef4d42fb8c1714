/** Questions of any size can be asked and answered with presses alone. */
import { describe, expect, it } from 'vitest';
import { askingPanel, panelAt as questionAfter } from '#discord/play/seat-panel.ts';
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
    ['none of one place, which is presumed', { kind: 'leave', behind: [] }],
    ['some of one place', { kind: 'leave', behind: [{ place: 'place.0', count: 2 }] }],
    ['an answer beside the kinds', { kind: 'wave', hand: 'right' }],
    ['with what is presumed', { kind: 'march', far: 2, toll: 0, where: 'hill', pay: [{ place: 'copper', count: 2 }] }],
    ['with another answer', { kind: 'march', far: 1, toll: 2, where: 'lake', pay: [{ place: 'copper', count: 2 }] }],
    ['with another at the end', { kind: 'march', far: 1, toll: 0, where: 'lake', pay: [{ place: 'gold', count: 2 }] }],
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

  it('takes no more marks than the set has room for, those of other pages counted', () => {
    expect(selectsOf(panelAt(['buy']))[0]?.max).toBe(6);
    const secondPage = { drafted: { ...drafted('shop.1', 'shop.2').drafted, focus: 1 } };
    expect(selectsOf(panelAt(['buy'], secondPage))[0]?.max).toBe(4);
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

describe('an answer that is presumed', () => {
  const pressedOn = (panel: ReturnType<typeof panelAt>, label: string) => {
    const outcome = pressing(asked, { id: button(panel, label).id, values: [] });
    if (outcome?.kind !== 'ask') return outcome;
    const next = questionAfter(asked, outcome.walk, outcome.state);
    if (next === null) throw new Error(`${label} leads nowhere`);
    expectSound(next);
    return next;
  };
  const panelAfter = (panel: ReturnType<typeof panelAt>, label: string) => {
    const next = pressedOn(panel, label);
    if (next === null || !('paragraphs' in next)) throw new Error(`${label} leads to no panel`);
    return next;
  };

  it('is not asked for, but told, and the way back is to the question that was put', () => {
    const where = panelAfter(panelAt(['march']), '2');
    expect(labels(where)).toEqual(expect.arrayContaining(['hill', 'lake', 'Details…']));
    expect(textOf(where)).toContain('-# Toll 0.');
    expect(labels(panelAfter(where, 'Back')).slice(0, 2)).toEqual(['1', '2']);
  });

  it('can be changed, and then everything is asked', () => {
    const toll = panelAfter(panelAfter(panelAt(['march']), '2'), 'Details…');
    expect(labels(toll).slice(0, 3)).toEqual(['0', '1', '2']);
    const where = panelAfter(toll, '1');
    expect(labels(where)).not.toContain('Details…');
    expect(textOf(panelAfter(where, 'lake'))).toContain('Which pay?');
    expect(labels(panelAfter(toll, 'Back'))).toEqual(expect.arrayContaining(['hill', 'lake']));
  });

  it('makes the move where nothing else is open', () => {
    const made = pressedOn(panelAfter(panelAt(['march']), '2'), 'hill');
    expect(made).toMatchObject({ kind: 'move', move: { where: 'hill', pay: [{ place: 'copper', count: 2 }] } });
  });
});

it('the same again is not offered twice, where it is one press already', () => {
  const panel = panelAt([], { again: { kind: 'wave', hand: 'right' } });
  expect(labels(panel)).not.toContain('Same again');
});

describe('a press that no custom id has room for', () => {
  const draftOf = (places: number) => tokensIn(asked, ['hoard', placesWith(places, 99)])[1] ?? '';

  it('is greyed out before one comes to it, and the panel says so', () => {
    const panel = panelAt(['hoard'], { drafted: { draft: draftOf(60), focus: 79 } });
    expect(button(panel, 'Take 5940').disabled).toBe(false);
    expect(button(panel, 'All').disabled).toBe(true);
    expect(textOf(panel)).toContain('more than a button of Discord can carry');
  });

  /** The question after these answers, with the largest heap whose button can still be pressed. */
  const afterTheLargest = (kind: 'stow' | 'bury', ...answers: readonly Answer[]) => {
    for (let places = 79; places > 60; places--) {
      const panel = panelAt([kind], { drafted: { draft: draftOf(places), focus: 79 } });
      if (button(panel, /^Take/).disabled !== true) return panelAt([kind, placesWith(places, 99), ...answers]);
    }
    throw new Error('no such heap');
  };

  it('is greyed out in the question after it, each with an id of its own, and the panel says so', () => {
    const panel = afterTheLargest('stow');
    expect(['hill', 'lake'].map((label) => button(panel, label).disabled)).toEqual([true, true]);
    expect(textOf(panel)).toContain('more than a button of Discord can carry');
    expect(button(panel, 'Back').disabled).not.toBe(true);
  });

  it('leaves out no list without a word', () => {
    const panel = afterTheLargest('bury', 'flower 3');
    expect(selectsOf(panel)).toEqual([]);
    expect(textOf(panel)).toContain('more than a button of Discord can carry');
    expect(button(panel, 'Back').disabled).not.toBe(true);
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
