/** What holds for every panel, at every decision of whole games. */
import { describe, expect, it } from 'vitest';
import { type Panel, walkIn } from '#discord/play/panel.ts';
import type { SeatAtTable } from '#discord/play/seat-context.ts';
import { askingPanel } from '#discord/play/seat-panel.ts';
import { gallery, type Message, message, text } from '#discord/wire/message.ts';
import { payloadOf } from '#discord/wire/payload.ts';
import { type Dice, pickOne, seededDice } from '#engine/chance.ts';
import { deciders } from '#engine/decision.ts';
import { invariant } from '#engine/invariant.ts';
import { openIds } from '#engine/menu.ts';
import { COLOURS } from '#games/urland/colours.ts';
import { URLAND } from '#games/urland/game.ts';
import type { State } from '#games/urland/state.ts';
import { livelyEntry } from '../../support/lively-play.ts';
import { buttonsOf, pressOf, selectsOf, settingOf } from './support.ts';

const asMessage = ({ paragraphs, sketches, controls }: Panel): Message =>
  message([
    text(paragraphs.join('\n')),
    ...(sketches.length > 0
      ? [gallery(sketches.map(({ alt }) => ({ name: 'play.png', png: Buffer.of(0), alt })))]
      : []),
    ...controls,
  ]);

function expectSound(panel: Panel): void {
  const ids = [...buttonsOf(panel), ...selectsOf(panel)].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Math.max(...ids.map((id) => id.length))).toBeLessThanOrEqual(100);
  expect(() => payloadOf(asMessage(panel))).not.toThrow();
  expect(buttonsOf(panel).every((each) => pressOf(each) !== null || /^(rules|suggest):/.test(each.id))).toBe(true);
}

const isLonger = (path: readonly string[], answers: readonly string[]): boolean => path.length > answers.length + 1;

/** What can be answered has a button, or one for each answer to what it leads to; nothing else has one to be pressed. */
function expectComplete(setting: SeatAtTable, answers: readonly string[], paths: readonly (readonly string[])[]): void {
  const walked = walkIn(setting, answers);
  if (!walked.ok || walked.value.kind !== 'options') return;
  const open = openIds(walked.value).map(String);
  const offered = [...new Set(paths.map((path) => path[answers.length] ?? ''))];
  expect(offered.sort()).toEqual(open.sort());
  for (const pick of open) {
    const unfolded = paths.filter((path) => path[answers.length] === pick && isLonger(path, answers));
    if (unfolded.length > 0) expectComplete(setting, [...answers, pick], unfolded);
  }
}

/** The answers that the panel's buttons lead on to. */
function deeper(panel: Panel, answers: readonly string[]): (readonly string[])[] {
  return buttonsOf(panel).flatMap((each) => {
    const press = pressOf(each);
    const isOn = press?.kind === 'go' && press.answers.length > answers.length && !each.disabled;
    return isOn ? [press.answers] : [];
  });
}

function panelAt(setting: SeatAtTable, answers: readonly string[]): Panel {
  const panel = askingPanel(setting, { answers, isWhy: true });
  invariant(panel !== null, `there is a question after ${answers.join()}`);
  return panel;
}

function stepAfter(setting: SeatAtTable, answers: readonly string[]) {
  const walked = walkIn(setting, answers);
  invariant(walked.ok, `${answers.join()} can be answered`);
  return walked.value.kind;
}

/** Presses one button after the other until a move is made, or a heap is to be counted, which leads no further by itself. */
function pressOn(setting: SeatAtTable, dice: Dice): 'complete' | 'heap' {
  let answers: readonly string[] = [];
  do {
    const panel = panelAt(setting, answers);
    expectSound(panel);
    const onward = deeper(panel, answers);
    expectComplete(setting, answers, onward);
    if (onward.length === 0) {
      expect(stepAfter(setting, answers)).toBe('heap');
      return 'heap';
    }
    answers = pickOne(onward, dice);
  } while (stepAfter(setting, answers) !== 'complete');
  return 'complete';
}

describe.each([3, 4, 5])('with %i players', (players) => {
  it('every panel fits Discord, offers exactly what is legal, and leads to a move', () => {
    const dice = seededDice(players);
    const state: State = URLAND.setUp(players, {});
    const ends = new Set<string>();
    for (let entry = livelyEntry(state, dice); entry; entry = livelyEntry(state, dice)) {
      // Drawing up scenes takes its time: every fourth decision will do.
      const seats = dice.below(4) === 0 ? deciders(URLAND.decision(state)) : [];
      for (const seat of seats) {
        ends.add(pressOn(settingOf(state, COLOURS[seat] ?? 'red', { triedKinds: [], undoable: 2 }), dice));
      }
      URLAND.enact(state, entry, null);
    }
    expect(ends).toEqual(new Set(['complete', 'heap']));
  });
});
