/** A play panel as data: words, a sketch that is not painted yet, and what can be pressed. */

import type { TableId } from '#tables/ids.ts';
import type { AnyMove, GameId } from '#tables/rulebook.ts';
import { gameOf } from '#tables/rulebook.ts';
import type { MyView } from '#tables/table-view.ts';
import type { Sketch } from '../games/face.ts';
import type { Asked, At, Guide } from '../games/guide.ts';
import { guideOf } from '../games/guides.ts';
import { lastingId } from '../table/lasting-buttons.ts';
import { customId } from '../wire/custom-id.ts';
import { type Block, type Button, buttons } from '../wire/message.ts';
import { type PanelPress, writePress } from './panel-press.ts';
import { type Token, walk } from './walk.ts';

export interface Panel {
  /** From top to bottom; those that are empty are left out. */
  readonly paragraphs: readonly string[];
  readonly sketch: Sketch | null;
  readonly controls: readonly Block[];
}

/** One seat at one table, as its panel is made from it. */
export interface Setting extends Asked {
  readonly table: TableId;
  readonly game: GameId;
  readonly version: number;
  readonly undoable: number;
  readonly undoableInTurn: number;
  /** What he has laid down face down. */
  readonly sealed: AnyMove | null;
  /** What an order of his does in a moment. */
  readonly ordered: MyView['ordered'];
  /** The kinds of moves he has made; null where newcomers are not taught. */
  readonly made: readonly string[] | null;
  /** He may ask for a move. */
  readonly suggestions: boolean;
}

/** Of the presses of a panel. */
export const STEP_ROUTE = 'step';
export const SUGGEST_ROUTE = 'suggest';

export const pressId = ({ table, version }: Setting, press: PanelPress): string =>
  customId(STEP_ROUTE, { table, version, args: [writePress(press)] });

export const walkIn = ({ game, view, seat }: Setting, answers: readonly Token[]) =>
  walk((given) => gameOf(game).menu(view, seat, given), answers);

export const guideIn = ({ game }: Setting): Guide => guideOf(game);

/** What stands below every question: the way back, and where to ask. */
export function footer(setting: Setting, at: At, answers: readonly Token[], first: readonly Button[] = []): Block {
  const { play } = setting.reader.words;
  const back = { id: pressId(setting, { kind: 'go', answers: answers.slice(0, -1) }), label: play.back, emoji: '⬅️' };
  const why = { id: pressId(setting, { kind: 'why', answers }), label: play.why, emoji: '❔' };
  return buttons(
    ...first,
    ...(answers.length > 0 ? [back] : [...suggestButton(setting), ...undoButtons(setting)]),
    ...(hasBlocked(at) ? [why] : []),
    rulesButton(setting, guideIn(setting).topic(at)),
  );
}

function suggestButton({ table, version, suggestions, reader }: Setting): Button[] {
  const id = customId(SUGGEST_ROUTE, { table, version });
  return suggestions ? [{ id, label: reader.words.play.suggest, emoji: '🤖' }] : [];
}

export function undoButtons(setting: Setting): Button[] {
  const { undoable, undoableInTurn } = setting;
  const { undo, undoTurn } = setting.reader.words.play;
  return [
    ...(undoable > 0 ? [{ id: pressId(setting, { kind: 'undo' }), label: undo, emoji: '↩️' }] : []),
    ...(undoableInTurn > 1 ? [{ id: pressId(setting, { kind: 'undo-turn' }), label: undoTurn, emoji: '⏮️' }] : []),
  ];
}

export function rulesButton(setting: Setting, topic: string): Button {
  const { words } = setting.reader;
  const title = guideIn(setting)
    .rules({ words })
    .find(({ id }) => id === topic)?.title;
  return {
    id: lastingId('rules', setting.table, topic),
    label: words.play.rulesOn({ topic: title ?? topic }),
    emoji: '📖',
  };
}

const hasBlocked = ({ step }: At): boolean =>
  step.kind === 'options' && step.options.some(({ blocked }) => blocked !== null);
