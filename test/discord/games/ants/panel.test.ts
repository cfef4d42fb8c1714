/** What people read and press at a table of ANTS. */
import { describe, expect, it } from 'vitest';
import { askingPanel } from '#discord/play/seat-panel.ts';
import type { OptionId } from '#engine/menu.ts';
import type { Seat } from '#engine/seat.ts';
import { contentOf } from '#games/ants/content/content.ts';
import { ANTS } from '#games/ants/game.ts';
import type { State } from '#games/ants/state.ts';
import { goldenGames } from '../../../support/ants-golden.ts';
import { playRecord } from '../../../support/ants-record.ts';
import { seatOfGame, selectsOf, textOf, tokensIn } from '../../play/support.ts';

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

describe('a hand', () => {
  it('says of every card that can’t be played what is missing', () => {
    const asked = firstIn('main', (state, seat) => blockedCards(state, seat).length > 0);
    const text = textOf(panelOf(asked, ['play'], { isWhy: true }));
    const cards = contentOf(asked.view as State).cards;
    for (const id of blockedCards(asked.view as State, asked.seat)) {
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
