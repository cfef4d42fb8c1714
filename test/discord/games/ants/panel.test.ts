/** What people read and press at a table of ANTS. */
import { describe, expect, it } from 'vitest';
import { presentationOf } from '#discord/games/index.ts';
import { askingPanel } from '#discord/play/seat-panel.ts';
import type { OptionId } from '#engine/menu.ts';
import { type Seat, seat } from '#engine/seat.ts';
import { contentOf } from '#games/ants/content/content.ts';
import { handOf } from '#games/ants/deck.ts';
import { ANTS } from '#games/ants/game.ts';
import { playerAt, type State } from '#games/ants/state.ts';
import { garden } from '../../../support/ants.ts';
import { goldenGames } from '../../../support/ants-golden.ts';
import { playRecord } from '../../../support/ants-record.ts';
import { buttonsOf, seatOfGame, selectsOf, textOf, tokensIn } from '../../play/support.ts';

const game = 'ants';
const [golden] = goldenGames();

/** What the seat can't play now. */
function blockedCards(state: State, seat: Seat): OptionId[] {
  const step = ANTS.menu(ANTS.view(state, seat), seat, ['play']);
  if (!step.ok || step.value.kind !== 'options' || step.value.asks !== 'card') return [];
  return step.value.options.filter(({ blocked }) => blocked !== null).map(({ id }) => id);
}

/** The first such state of a golden game in this phase, and who decides. */
function firstIn(phase: State['phase'], isIt: (state: State, seat: Seat) => boolean = () => true) {
  const record = playRecord(golden?.text ?? '');
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  const { colours, options, entries } = record.value;
  const state = ANTS.setUp(colours.length, options);
  for (const entry of entries) {
    const isFound = state.phase === phase && entry.by !== 'chance' && isIt(state, entry.by);
    if (isFound) return seatOfGame(game, state, entry.by as Seat, colours.length);
    ANTS.enact(state, entry, null);
  }
  throw new Error(`nobody comes to ${phase}`);
}

const panelOf = (asked: ReturnType<typeof firstIn>, answers: readonly string[] = [], state = {}) => {
  const panel = askingPanel(asked, tokensIn(asked, answers), state);
  if (panel === null) throw new Error('there is a question');
  return panel;
};

/** The seat has cards, and can play none of them. */
const isHelpless = (state: State, seat: Seat): boolean =>
  handOf(playerAt(state, seat)).length > 0 && !ANTS.menu(ANTS.view(state, seat), seat, ['play']).ok;

describe('a hand', () => {
  it.each([
    { where: 'beside cards that can be', isIt: (state: State, seat: Seat) => blockedCards(state, seat).length > 0 },
    { where: 'if none can be', isIt: isHelpless },
  ])('says on the first panel of every card that can’t be played what is missing, $where', ({ isIt }) => {
    const asked = firstIn('main', isIt);
    const state = asked.view as State;
    const text = textOf(panelOf(asked, [], { isWhy: true }));
    const cards = contentOf(state).cards;
    const ids = isHelpless(state, asked.seat) ? handOf(playerAt(state, asked.seat)) : blockedCards(state, asked.seat);
    expect(ids).not.toEqual([]);
    for (const id of ids) {
      const why = text
        .split('\n')
        .find((line) => line.includes(`**${cards.get(String(id))?.name}`) && line.includes(' — '));
      expect(why).toMatch(/ — .*\b(needs?|missing|takes?|costs?|have|has)\b/i);
    }
  });

  it('is kept in secret: four of eight, marked in one list', () => {
    const asked = firstIn('keep');
    const [list] = selectsOf(panelOf(asked));
    expect(list?.options).toHaveLength(8);
    expect(list?.max).toBe(4);
    expect(ANTS.decision(asked.view as State)).toMatchObject({ kind: 'seats', as: 'sealed' });
  });
});

it('the strengths of an action stand in a row, what takes Food from the store in the background', () => {
  const state = garden({ colonies: { red: { food: 2, ants: [1, 0, 0] } } });
  const digs = buttonsOf(panelOf(seatOfGame(game, state, seat(0), state.seats))).filter(({ label }) =>
    label?.startsWith('Dig'),
  );
  expect(digs.map(({ label, style }) => [label, style])).toEqual([
    ['Dig 1', 'primary'],
    ['Dig 2 (1 Boost)', 'primary'],
    ['Dig 3 (store −2)', 'secondary'],
    ['Dig 4 (store −4)', 'secondary'],
  ]);
});

describe('lessons through a first game', () => {
  const asked = firstIn('main', (state, seat) => ANTS.menu(ANTS.view(state, seat), seat, ['play']).ok);
  const told = (triedKinds: readonly string[]): string => textOf(panelOf({ ...asked, triedKinds }));
  const pages = presentationOf(game).words.rules(asked.reader.words);
  const textOn = (page: string): string => pages.find(({ id }) => id === page)?.text ?? '';

  it.each([
    { tried: [], pages: ['game', 'turn'] },
    { tried: ['keep'], pages: ['turn'] },
    { tried: ['keep', 'dig'], pages: ['cards'] },
    { tried: ['keep', 'dig', 'play', 'defeat'], pages: [] },
  ])('whoever has tried $tried reads the pages $pages', ({ tried, pages: expected }) => {
    const text = told(tried);
    const shown = ['game', 'turn', 'cards', 'enemies'].filter((page) => text.includes(textOn(page)));
    expect(shown).toEqual(expected);
  });
});

describe('what is offered can be told apart', () => {
  const { questions } = presentationOf(game);

  it('by the copy of a card whose tokens are spent', () => {
    const state = garden({ colonies: { red: { cards: ['R02a:1,0,0', 'R02b:1,0,0', 'R07a:1,0,0'] } } });
    const asked = seatOfGame(game, state, seat(0), 2);
    expect(['R02a', 'R02b', 'R07a'].map((place) => questions.placeName?.(asked, place))).toEqual([
      'Tokens of Honeydew Pantry (copy 1)',
      'Tokens of Honeydew Pantry (copy 2)',
      expect.not.stringContaining('copy'),
    ]);
  });

  it('by the card that tokens come from, which is asked by itself', () => {
    const asked = firstIn('main');
    const stepOf = (kind: string, asks: string) =>
      ({ kind: 'options', of: 'card', asks, draft: { kind }, options: [], isOpening: false }) as const;
    const isUnfolded = (kind: string) => questions.isUnfolded?.({ ...asked, step: stepOf(kind, 'from') }, 'S11a');
    expect([isUnfolded('move'), isUnfolded('convert')]).toEqual([false, true]);
  });
});
