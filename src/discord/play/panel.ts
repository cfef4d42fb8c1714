/** A play panel as data: words, a sketch that is not painted yet, and what can be pressed. */

import { type AnyMove, gameOf } from '#tables/rulebook.ts';
import type { Sketch } from '../games/game-pictures.ts';
import { presentationOf } from '../games/index.ts';
import { lastingId } from '../table/lasting-buttons.ts';
import { customId } from '../wire/custom-id.ts';
import { type Block, type Button, buttons } from '../wire/message.ts';
import { type PanelPress, writePress } from './panel-press.ts';
import type { AtQuestion, SeatAtTable } from './seat-context.ts';
import { type Token, walk } from './walk.ts';

export interface Panel {
  /** From top to bottom; those that are empty are left out. */
  readonly paragraphs: readonly string[];
  /** Ten at most. */
  readonly sketches: readonly Sketch[];
  readonly controls: readonly Block[];
}

/** Of the presses of a panel. */
export const STEP_ROUTE = 'step';
export const SUGGEST_ROUTE = 'suggest';

export const pressId = ({ table, version }: SeatAtTable, press: PanelPress): string =>
  customId(STEP_ROUTE, { table, version, args: [writePress(press)] });

export const walkIn = ({ game, view, seat }: SeatAtTable, answers: readonly Token[]) =>
  walk((given) => gameOf(game).menu(view, seat, given), answers);

export const questionsIn = ({ game }: SeatAtTable) => presentationOf(game).questions;
export const wordsOf = ({ game }: SeatAtTable) => presentationOf(game).words;

/** What stands below every question: the way back, and where to ask. */
export function footer(
  asked: SeatAtTable,
  at: AtQuestion,
  answers: readonly Token[],
  first: readonly Button[] = [],
): Block {
  const { play } = asked.reader.words;
  const back = { id: pressId(asked, { kind: 'go', answers: answers.slice(0, -1) }), label: play.back, emoji: '⬅️' };
  const why = { id: pressId(asked, { kind: 'why', answers }), label: play.why, emoji: '❔' };
  return buttons(
    ...first,
    ...(answers.length > 0 ? [back] : [...suggestButton(asked), ...undoButton(asked)]),
    ...(hasBlocked(at) ? [why] : []),
    rulesButton(asked, questionsIn(asked).topic(at)),
  );
}

function suggestButton({ table, version, suggestions, reader }: SeatAtTable): Button[] {
  const id = customId(SUGGEST_ROUTE, { table, version });
  return suggestions ? [{ id, label: reader.words.play.suggest, emoji: '🤖' }] : [];
}

export function undoButton(asked: SeatAtTable): Button[] {
  const { undoable } = asked;
  const label = asked.reader.words.play.undo;
  return undoable > 0 ? [{ id: pressId(asked, { kind: 'undo' }), label, emoji: '↩️' }] : [];
}

export function rulesButton(asked: SeatAtTable, topic: string): Button {
  const { words } = asked.reader;
  const title = wordsOf(asked)
    .rules(words)
    .find(({ id }) => id === topic)?.title;
  return {
    id: lastingId('rules', asked.table, topic),
    label: words.play.rulesOn({ topic: title ?? topic }),
    emoji: '📖',
  };
}

const hasBlocked = ({ step }: AtQuestion): boolean =>
  step.kind === 'options' && step.options.some(({ blocked }) => blocked !== null);

export const warningOf = (asked: SeatAtTable, move: AnyMove): string | null =>
  questionsIn(asked).warning?.(asked, move) ?? null;
