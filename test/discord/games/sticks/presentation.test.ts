import { describe, expect, it } from 'vitest';
import { PRESENTATION } from '#discord/games/sticks/index.ts';
import { askingPanel } from '#discord/play/seat-panel.ts';
import { seat } from '#engine/seat.ts';
import type { State } from '#games/sticks/state.ts';
import { play, sticks, sticksFrom } from '../../../support/sticks.ts';
import { buttonsOf, seatOfGame, selectsOf, textOf, tokensIn } from '../../play/support.ts';
import { reader } from '../reader.ts';

const RED = seat(0);
const BLUE = seat(1);

const askedIn = (state: State, who = RED) => seatOfGame('sticks', state, who, 2);

const labelsIn = (state: State, who: typeof RED, ...answers: readonly (string | number)[]) => {
  const asked = askedIn(state, who);
  const panel = askingPanel(asked, tokensIn(asked, answers));
  if (panel === null) throw new Error('there is a question');
  return { panel, buttons: buttonsOf(panel).map(({ label }) => label) };
};

describe('the headline says what is going on', () => {
  const tie = { red: sticksFrom(1, 20), blue: sticksFrom(21, 20) };
  it.each<[string, State['phase'], string]>([
    ['before anybody begins', { kind: 'begin' }, 'Who begins?'],
    ['in a turn', { kind: 'turn', seat: RED }, 'Ann takes sticks'],
    ['in an answer', { kind: 'answer', seat: BLUE, sticks: [] }, 'Does Bob block it?'],
    ['when it is shared', { kind: 'over' }, 'They share the win'],
  ])('%s', (_, phase, headline) => {
    expect(PRESENTATION.words.headline({ ...sticks(tie), phase }, reader)).toBe(headline);
  });

  it('when somebody has won', () => {
    const over: State = { ...sticks({ red: [1, 2], blue: [3] }), phase: { kind: 'over' } };
    expect(PRESENTATION.words.headline(over, reader)).toBe('Ann wins');
  });
});

it('a player’s line says how far it is, and what is left to block with', () => {
  const view = sticks({ red: [4, 9], pebbles: [1, 3], goal: 'ten' });
  expect(PRESENTATION.words.playerLine(view, RED, reader)).toBe('2 of 10 sticks · 1 pebble');
});

describe('what can be pressed', () => {
  it('in a turn: one stick, or several', () => {
    expect(labelsIn(sticks({}), RED).buttons).toEqual(expect.arrayContaining(['Take one stick', 'Gather several']));
  });

  it('for one of sixty sticks: its row, then the stick', () => {
    const { buttons } = labelsIn(sticks({}), RED, 'take');
    expect(buttons).toEqual(expect.arrayContaining(['Row 1–10', 'Row 11–20', 'Row 51–60']));
  });

  it('for several: their line, with how many are left of it', () => {
    const { buttons } = labelsIn(sticks({ red: [1, 2] }), RED, 'gather');
    expect(buttons).toEqual(expect.arrayContaining(['Row 1–10 (8 left)', 'Column 1–51 (5 left)']));
  });

  it('then the sticks of the line, each with what it leaves for the others', () => {
    const { panel } = labelsIn(sticks({}), RED, 'gather', 'column3');
    expect(textOf(panel)).toContain('Which sticks of column 3–53?');
    const [list] = selectsOf(panel);
    expect(list?.options[0]).toMatchObject({ label: 'Stick 3', description: 'Leaves 57 for the others' });
  });

  it('as an answer: block or allow', () => {
    const { state } = play(sticks({}), 'red gather 3,13,23');
    const { panel, buttons } = labelsIn(state, BLUE);
    expect(textOf(panel)).toContain('Ann reaches for the sticks **3, 13, and 23**.');
    expect(buttons).toEqual(expect.arrayContaining(['Block it', 'Allow it']));
  });
});
