/** Orders at the questions of Ursuppe, and in the list behind More. */
import { describe, expect, it } from 'vitest';
import { presentationOf } from '#discord/games/index.ts';
import { pressed } from '#discord/play/pressed.ts';
import type { SeatAtTable } from '#discord/play/seat-context.ts';
import { askingPanel } from '#discord/play/seat-panel.ts';
import { parseCustomId } from '#discord/wire/custom-id.ts';
import type { Colour } from '#games/ursuppe/colours.ts';
import type { Order } from '#games/ursuppe/orders.ts';
import { ORDERS } from '#games/ursuppe/standing-orders.ts';
import { laidOut, type Scene, seatOf } from '../../../support/ursuppe.ts';
import { buttonsOf, seatOfGame, selectsOf } from '../../play/support.ts';

const askedIn = (scene: Scene, colour: Colour = 'red'): SeatAtTable => {
  const state = laidOut(scene);
  return seatOfGame('ursuppe', state, seatOf(colour), state.seats);
};

const panelIn = (asked: SeatAtTable) => {
  const panel = askingPanel(asked, []);
  if (panel === null) throw new Error('a question');
  return panel;
};

const argsOf = (id: string): string => parseCustomId(id)?.args[0] ?? '';

describe('a question offers orders that answer it and others like it', () => {
  const MOVING: Scene = { phase: 'move', round: 3, card: 'N9', bp: { red: 2 }, amoeba: 1 };

  it.each<[string, Scene, string | null, object | null]>([
    [
      'drift with all, while more than one is left',
      { ...MOVING, amoebas: { red: { 1: 3, 2: 12 } } },
      'Drift with all that are left',
      { kind: 'drift', round: 3 },
    ],
    ['but not for the last', { ...MOVING, amoebas: { red: { 1: 3 } } }, null, null],
    [
      'eat, where there is a meal',
      { phase: 'feed', seats: 3, amoeba: 1, amoebas: { red: { 1: 3 } } },
      'Eat by itself from now on',
      { kind: 'eat' },
    ],
    [
      'peace',
      {
        phase: 'aggression',
        bp: { red: 1 },
        genes: { red: ['aggression'] },
        amoebas: { red: { 1: 3 }, blue: { 1: 3 } },
      },
      'Peace for good',
      { kind: 'peace' },
    ],
  ])('%s', (_, scene, label, order) => {
    const asked = askedIn(scene);
    const button = buttonsOf(panelIn(asked)).find(({ emoji }) => emoji === '⏩');
    expect(button?.label ?? null).toBe(label);
    const outcome = button ? pressed(asked, argsOf(button.id), []) : null;
    expect(outcome?.kind === 'order' ? outcome.given.order : null).toEqual(order);
  });
});

describe('what answers for a player', () => {
  const SHOPPING: Scene = { phase: 'genes', round: 2, bp: { red: 4 } };
  const standing = (orders: SeatAtTable['orders']): string | undefined =>
    askingPanel({ ...askedIn(SHOPPING), orders }, [])?.paragraphs.find((text) => text.includes('Answered for you'));

  it('stands at the first question of a move, with the way to change it', () => {
    expect(standing([{ kind: 'eat' }, { kind: 'peace' }])).toBe(
      '-# ⏩ Answered for you: Eat by itself, Keep the peace. **More** on the table changes that.',
    );
  });

  it('is not said where nothing does, or does no longer', () => {
    const drift: Order = { kind: 'drift', round: 1 };
    expect([standing([]), standing([drift])]).toEqual([undefined, undefined]);
  });
});

describe('a list of several things is chosen in one go', () => {
  const listIn = (asked: SeatAtTable) => {
    const [list] = selectsOf(panelIn(asked));
    if (list === undefined) throw new Error('a list');
    return list;
  };
  const orderBy = (asked: SeatAtTable, labels: readonly string[]) => {
    const { options, id } = listIn(asked);
    const values = options.filter(({ label }) => labels.includes(label)).map(({ value }) => value);
    const outcome = pressed(asked, argsOf(id), values);
    return outcome?.kind === 'order' ? outcome.given.order : null;
  };

  it('genes that can be bought, with price, points, cards left and effect', () => {
    const asked = askedIn({ phase: 'genes', round: 2, bp: { red: 4 }, genes: { blue: ['spores'] } });
    const { options, max } = listIn(asked);
    expect(options.map(({ label }) => label)).toEqual([
      'Intelligence',
      'Movement I',
      'Speed',
      'Defense',
      'Escape',
      'Substitution',
    ]);
    expect(options[2]?.description).toBe('4 BP, 3 points, 2 left: a second step for nothing');
    expect(max).toBe(6);
    expect(orderBy(asked, ['Speed', 'Intelligence'])).toEqual({
      kind: 'shopping',
      round: 2,
      genes: ['intelligence', 'speed'],
    });
  });

  it('spaces for new amoebas, no more than can be paid', () => {
    const asked = askedIn({ phase: 'divide', round: 4, bp: { red: 13 }, amoebas: { red: { 1: 1, 2: 3 } } });
    const { options, max } = listIn(asked);
    expect([options.length, max]).toEqual([3, 2]);
    expect(orderBy(asked, ['Space 4: 2R 2B 2G 2Y', 'Space 8: 2R 2B 2G 2Y'])).toEqual({
      kind: 'colony',
      round: 4,
      spaces: [4, 8],
    });
  });

  it('takes nothing that it did not offer', () => {
    const asked = askedIn({ phase: 'genes', bp: { red: 4 } });
    for (const values of [[], ['z'], ['0', 'zz']]) expect(pressed(asked, 'l', values)).toBeNull();
    for (const text of ['r9', 'r', 'r0.1', 'l1']) expect(pressed(asked, text, [])).toBeNull();
  });
});

describe('the list behind More', () => {
  const readyIn = (scene: Scene, given: readonly { readonly kind: string }[] = []) =>
    presentationOf('ursuppe').words.orders?.ready?.(laidOut(scene), given) ?? [];

  it('has only orders that the game knows, each with words', () => {
    const { orders } = presentationOf('ursuppe').words;
    const { words } = askedIn({}).reader;
    for (const { id, order } of readyIn({ phase: 'genes', round: 2 })) {
      expect(ORDERS.parse(JSON.parse(JSON.stringify(order)))).toEqual(order);
      expect([orders?.name(id, words), orders?.hint(id, words)]).not.toContain('');
    }
  });

  it.each<[Scene, string, number]>([
    [{ phase: 'genes', round: 2 }, 'no-purchase', 2],
    [{ phase: 'divide', round: 2 }, 'no-purchase', 3],
    [{ phase: 'divide', round: 2 }, 'no-division', 2],
    [{ phase: 'aggression', round: 2 }, 'no-division', 3],
    [{ phase: 'aggression', round: 10 }, 'no-division', 10],
    [{ phase: 'genes', round: 2 }, 'driftOnce', 3],
    [{ phase: 'move', round: 2, amoeba: 1, amoebas: { red: { 1: 3 } } }, 'driftOnce', 2],
  ])('an order for one round is for the next time it matters: %j, %s', (scene, id, round) => {
    expect(readyIn(scene).find((each) => each.id === id)?.order).toMatchObject({ round });
  });

  it('keeps a shopping list while it stands, so that it can be withdrawn', () => {
    const list = { kind: 'shopping', round: 3, genes: ['speed'] };
    expect(readyIn({ phase: 'divide', round: 3 }, [list]).map(({ order }) => order)).toContainEqual(list);
    expect(readyIn({ phase: 'divide', round: 4 }, [list]).map(({ order }) => order)).not.toContainEqual(list);
  });
});
