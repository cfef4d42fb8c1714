/** Every question that golden games put is worded, with every answer. */
import { expect, it } from 'vitest';
import { PRESENTATION } from '#discord/games/ants/index.ts';
import type { AtHeap, AtList, AtQuestion, AtSome } from '#discord/games/ants/seat-context.ts';
import type { Answer, OpenStep } from '#engine/menu.ts';
import type { Seat } from '#engine/seat.ts';
import { COLOURS } from '#games/ants/colours.ts';
import { ANTS } from '#games/ants/game.ts';
import type { Move } from '#games/ants/moves.ts';
import type { Refusal } from '#games/ants/refusals.ts';
import type { State } from '#games/ants/state.ts';
import { type Language, wordsIn } from '#i18n/words.ts';
import { goldenGames } from '../../../support/ants-golden.ts';
import { playRecord } from '../../../support/ants-record.ts';

const { questions, words } = PRESENTATION;
const NAMES = ['Ann', 'Bob', 'Cid', 'Dot'];

const readerIn = (language: Language) => ({
  names: NAMES,
  absent: NAMES.map(() => null),
  colours: COLOURS,
  palette: 'standard' as const,
  language,
  words: wordsIn(language),
});

const MOST_ALT_TEXT = 1024;
/** Discord's limits for a button, and for the name and the description of an option in a list. */
const MOST_ON_BUTTON = 80;
const MOST_IN_LIST = 100;

const ODD = /undefined|null|NaN|\[object|that card| {2}/;

function checkList(at: AtList): void {
  for (const { id } of at.step.options) {
    const name = questions.name(at, id);
    expect(name).not.toBe('');
    expect(name).not.toMatch(ODD);
    expect(questions.label(at, id).length).toBeLessThanOrEqual(MOST_ON_BUTTON);
    expect(questions.label(at, id)).not.toMatch(ODD);
    const about = questions.describe(at, id) ?? '-';
    expect(about).not.toMatch(ODD);
    expect(about.length).toBeLessThanOrEqual(MOST_IN_LIST);
  }
}

function checkHeap(at: AtHeap): void {
  const counts = questions.startHeap(at);
  const sum = counts.reduce((total, count) => total + count, 0);
  // Larvae that can't be fed may be more than must be given up.
  expect(sum).toBeGreaterThanOrEqual(at.step.min);
  expect(sum).toBeLessThanOrEqual(at.step.asks === 'lose' ? at.step.max : at.step.min);
  for (const { place } of at.step.places) expect(questions.placeName(at, place)).not.toMatch(ODD);
  expect(questions.confirm(at, sum)).not.toMatch(ODD);
}

function check(view: State, seat: Seat, step: OpenStep<Move, Refusal>, language: Language): void {
  const at = { view, seat, step, reader: readerIn(language) } satisfies AtQuestion;
  for (const text of [questions.title(at), questions.question(at), questions.situation(at)])
    expect(text).not.toMatch(ODD);
  expect(questions.title(at).length).toBeLessThanOrEqual(MOST_IN_LIST);
  if (step.kind === 'options' || step.kind === 'some') checkList(at as AtList);
  if (step.kind === 'some') expect(questions.confirm(at as AtSome, step.min)).not.toMatch(ODD);
  if (step.kind === 'heap') checkHeap(at as AtHeap);
  for (const { alt } of questions.sketches(at)) {
    expect(alt).not.toMatch(ODD);
    expect(alt.length).toBeLessThanOrEqual(MOST_ALT_TEXT);
  }
  const ids = words.rules(wordsIn('en')).map(({ id }) => id);
  expect(ids).toContain(questions.topic(at));
  for (const page of questions.lessons(at, [])) expect(ids).toContain(page);
}

/** Every question on the way to this move, unless one of its kind was asked in this phase before. */
function walk(state: State, seat: Seat, move: Move, asked: Set<string>): void {
  const first = `${state.phase} ${move.kind}`;
  if (asked.has(first)) return;
  asked.add(first);
  const view = ANTS.view(state, seat);
  const answers: readonly Answer[] = ANTS.answers(view, seat, move);
  for (let count = 0; count <= answers.length; count++) {
    const step = ANTS.menu(view, seat, answers.slice(0, count));
    if (!step.ok || step.value.kind === 'complete') return;
    check(view, seat, step.value, 'en');
  }
}

it('golden games: each question is asked in words, each answer has a name and fits', () => {
  const asked = new Set<string>();
  for (const { text } of goldenGames()) {
    const record = playRecord(text);
    if (!record.ok) throw new Error(JSON.stringify(record.error));
    const { entries, colours, options } = record.value;
    const state = ANTS.setUp(colours.length, options);
    for (const entry of entries) {
      if (entry.by !== 'chance') walk(state, entry.by, entry.move, asked);
      ANTS.enact(state, entry, null);
    }
  }
  expect(asked.size).toBeGreaterThan(60);
});
