/** The laws of every play panel, in any game. */
import { expect } from 'vitest';
import type { Panel } from '#discord/play/panel.ts';
import type { SeatAtTable } from '#discord/play/seat-context.ts';
import { askingPanel } from '#discord/play/seat-panel.ts';
import { walkIn } from '#discord/play/seat-walk.ts';
import { type Token, writeToken } from '#discord/play/token.ts';
import { gallery, type Message, message, text } from '#discord/wire/message.ts';
import { payloadOf } from '#discord/wire/payload.ts';
import { openIds } from '#engine/menu.ts';
import type { AnyMove } from '#tables/rulebook.ts';
import { offersOn, pressToMove } from './presser.ts';
import { buttonsOf, pressOf, selectsOf } from './support.ts';

/** Presses for any one question with options. */
const MOST_PRESSES = 3;

const asMessage = ({ paragraphs, sketches, controls }: Panel): Message =>
  message([
    text(paragraphs.join('\n')),
    ...(sketches.length > 0
      ? [gallery(sketches.map(({ alt }) => ({ name: 'play.png', png: Buffer.of(0), alt })))]
      : []),
    ...controls,
  ]);

/** It fits Discord, and every press on it can be read. */
export function expectSound(panel: Panel): void {
  const controls = [...buttonsOf(panel), ...selectsOf(panel)];
  const ids = controls.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Math.max(...ids.map((id) => id.length))).toBeLessThanOrEqual(100);
  expect(() => payloadOf(asMessage(panel))).not.toThrow();
  const enabled = controls.filter(({ disabled }) => !disabled);
  expect(enabled.filter((each) => pressOf(each) === null && !/^(rules|suggest):/.test(each.id))).toEqual([]);
}

const isLonger = (path: readonly Token[], answers: readonly Token[]): boolean => path.length > answers.length + 1;

/** Every open answer is offered, or else every answer to its follow-up question; nothing else is. */
function expectComplete(asked: SeatAtTable, answers: readonly Token[], paths: readonly (readonly Token[])[]): void {
  const step = walkIn(asked, answers)?.end;
  if (step?.kind !== 'options') return;
  const open = openIds(step).map((id) => writeToken(step, id) ?? '');
  const offered = [...new Set(paths.map((path) => path[answers.length] ?? ''))];
  expect(offered.sort()).toEqual(open.sort());
  for (const token of open) {
    const unfolded = paths.filter((path) => path[answers.length] === token && isLonger(path, answers));
    if (unfolded.length > 0) expectComplete(asked, [...answers, token], unfolded);
  }
}

/** The question after these answers offers exactly the legal answers. */
export function expectLegal(asked: SeatAtTable, answers: readonly Token[]): void {
  const panel = askingPanel(asked, answers);
  if (panel === null) return;
  expectComplete(
    asked,
    answers,
    offersOn(asked, panel, answers).map(({ tokens }) => tokens),
  );
}

/** A move can be made by presses alone; every panel on the way is sound, and every question in it legal and short. */
export function expectPressable(asked: SeatAtTable, move: AnyMove): void {
  const { made, most } = pressToMove(asked, move, { see: expectSound });
  expect(made).toEqual(move);
  expect(most).toBeLessThanOrEqual(MOST_PRESSES);
}

/** The panel after a move that could be made once more. */
export function expectRepeatable(asked: SeatAtTable, move: AnyMove): void {
  const panel = askingPanel(asked, [], { again: move });
  if (panel !== null) expectSound(panel);
}
