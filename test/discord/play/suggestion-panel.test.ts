import { describe, expect, it } from 'vitest';
import { choose } from '#ai/player.ts';
import { COMPUTERS } from '#ai/urland/index.ts';
import type { Panel } from '#discord/play/panel.ts';
import { askingPanel } from '#discord/play/seat-panel.ts';
import { tokensFor, walkIn } from '#discord/play/seat-walk.ts';
import { disabled, suggestionPanel } from '#discord/play/suggestion-panel.ts';
import { seededDice } from '#engine/chance.ts';
import { deciders } from '#engine/decision.ts';
import { wander } from '#engine/wander.ts';
import { COLOURS } from '#games/urland/colours.ts';
import { URLAND } from '#games/urland/game.ts';
import type { State } from '#games/urland/state.ts';
import type { Advice } from '#tables/ports.ts';
import { adviceOf } from '#workers/computer-players.ts';
import { livelyEntry } from '../../support/lively-play.ts';
import { textsOf } from '../../support/scenes.ts';
import { turnOf, urland } from '../../support/urland.ts';
import { answersOf, button, buttonsOf, pressOf, selectsOf, settingOf, textOf, tokensIn } from './support.ts';

const start = urland({
  ichtos: { A: [4, 4, 4, 4], E: [3, 3, 3, 3], 2: [1, 1, 1, 2] },
  phase: turnOf('green', 3),
});

const someAdvice = (more: Partial<Advice> = {}): Advice => ({
  move: { kind: 'breed', ocean: 'A' } as Advice['move'],
  reason: { id: 'breed', values: { ocean: 'A', young: 1, others: 3 } },
  rest: [],
  winChance: 0.4,
  instead: null,
  ...more,
});

const panelOf = (more: Partial<Advice> = {}): Panel => suggestionPanel(settingOf(start, 'green'), someAdvice(more));

describe('a suggestion', () => {
  it('says what to do and why', () => {
    expect(textOf(panelOf())).toContain('🤖 My suggestion: **Breed in Panthalassa.**');
    expect(textOf(panelOf())).toContain('You get 1 young, all others together 3.');
  });

  it('says only what to do if the computer knows no reason', () => {
    expect(textOf(panelOf({ reason: null }))).toMatch(/Panthalassa\.\*\*\n?$/);
  });

  it.each([
    [0.36, 'Not quite as good, I think: Breed in Rheic.'],
    [0.3, 'The next best is far behind: Breed in Rheic.'],
  ])('with a chance of 0.4, beside a next best of %d, says: %s', (winChance, words) => {
    const move = { kind: 'breed', ocean: 'E' } as Advice['move'];
    expect(textOf(panelOf({ instead: { move, reason: null, winChance } }))).toContain(words);
  });

  it.each([0.39, 0.43])('with a chance of 0.4 shows a next best of %d as its equal', (winChance) => {
    const move = { kind: 'breed', ocean: 'E' } as Advice['move'];
    const reason = { id: 'breed', values: { ocean: 'E', young: 1, others: 0 } };
    const panel = panelOf({ instead: { move, reason, winChance } });
    expect(textOf(panel)).toContain(
      [
        '> 🤖 Two moves look equally good to me:',
        '> **1. Breed in Panthalassa.** You get 1 young, all others together 3.',
        '> **2. Breed in Rheic.** You get 1 young, and nobody else any.',
      ].join('\n'),
    );
    const setting = settingOf(start, 'green');
    expect(answersOf(setting, panel, 'Do 1')).toEqual(['breed', 'A']);
    expect(answersOf(setting, panel, 'Do 2')).toEqual(['breed', 'E']);
    expect(button(panel, 'Do 1').style).toBe(button(panel, 'Do 2').style);
  });

  it('tells how the turn goes on', () => {
    const rest = [
      { move: { kind: 'land', count: 1, from: 'A', to: 2 } as Advice['move'], reason: null },
      { move: { kind: 'done' }, reason: null },
    ];
    expect(textOf(panelOf({ rest }))).toContain(
      '> Then: Bring 1 Ichto ashore from Panthalassa onto land 2. End your turn.',
    );
  });

  it('says that it is secret and honest when it is the reader’s first', () => {
    expect(textOf(suggestionPanel(settingOf(start, 'green'), someAdvice(), { isFirst: true }))).toContain(
      'Nobody is told',
    );
    expect(textOf(panelOf())).not.toContain('Nobody is told');
  });

  it('warns on the placement, and is done with one press even so', () => {
    const panel = panelOf({ move: { kind: 'done' }, reason: { id: 'nothing-better', values: {} } });
    expect(textOf(panel)).toContain('⚠️ You still have 3 actions.');
    expect(pressOf(button(panel, 'Do it'))?.kind).toBe('sure');
    expect(answersOf(settingOf(start, 'green'), panel, 'Do it')).toEqual(['done']);
  });

  it('leads back to the question', () => {
    expect(pressOf(button(panelOf(), 'Back'))).toEqual({ kind: 'go', answers: [] });
  });

  it('has a picture whose title fits: where from and where to, not a whole sentence', () => {
    const move = { kind: 'land', count: 1, from: 'A', to: 2 } as Advice['move'];
    const [sketch] = panelOf({ move, reason: null }).sketches;
    if (sketch === undefined) throw new Error('a landing is on the map');
    expect(textsOf(sketch.scene).map(({ text }) => text)).toContain('Land: Panthalassa to land 2');
  });

  it('is offered at the first question alone, and only where the table has it', () => {
    const labels = (panel: Panel | null) => (panel ? buttonsOf(panel).map(({ label }) => label) : []);
    const setting = settingOf(start, 'green');
    expect(labels(askingPanel(setting, []))).toContain('Suggest a move');
    expect(labels(askingPanel(setting, tokensIn(setting, ['land'])))).not.toContain('Suggest a move');
    expect(labels(askingPanel({ ...setting, suggestions: false }, []))).not.toContain('Suggest a move');
  });

  it('while it is looked for leaves nothing to press', () => {
    const retreating = askingPanel(settingOf(start, 'green'), tokensIn(settingOf(start, 'green'), ['retreat']));
    if (retreating === null) throw new Error('a question');
    const still = disabled(retreating);
    expect(selectsOf(still).length).toBeGreaterThan(0);
    expect([...buttonsOf(still), ...selectsOf(still)].every(({ disabled }) => disabled)).toBe(true);
    expect(still.sketches).toBe(retreating.sketches);
  });
});

describe('every move that can be suggested', () => {
  it('stands on the Do it button, whatever it is', () => {
    const dice = seededDice(2);
    const kinds = new Set<string>();
    const state: State = URLAND.setUp(4, {});
    for (let entry = livelyEntry(state, dice); entry; entry = livelyEntry(state, dice)) {
      for (const seat of deciders(URLAND.decision(state))) {
        const setting = settingOf(state, COLOURS[seat] ?? 'red');
        const move = wander(URLAND, URLAND.view(state, seat), seat, dice);
        const walked = walkIn(setting, tokensFor(setting, move) ?? []);
        expect(walked?.end).toEqual({ kind: 'complete', move });
        kinds.add(move.kind);
      }
      URLAND.enact(state, entry, null);
    }
    expect(kinds.size).toBeGreaterThan(10);
  });

  it.each(['beginner', 'steady'] as const)('of a %s player has words and a reason in words', (level) => {
    const dice = seededDice(3);
    const state: State = URLAND.setUp(4, {});
    for (let entry = livelyEntry(state, dice); entry; entry = livelyEntry(state, dice)) {
      const [seat] = deciders(URLAND.decision(state));
      if (seat !== undefined && dice.below(4) === 0) {
        const view = URLAND.view(state, seat);
        const advice = choose(COMPUTERS[level].think(view, seat, dice), 1);
        const text = textOf(suggestionPanel(settingOf(state, COLOURS[seat] ?? 'red'), adviceOf(advice)));
        expect(text).toMatch(/My suggestion: \*\*[A-Z].*\.\*\*\n> [A-Z].*\./);
        expect(text).not.toMatch(/undefined|NaN|\[object/);
      }
      URLAND.enact(state, entry, null);
    }
  });
});
