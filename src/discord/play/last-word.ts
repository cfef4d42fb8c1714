/** Before an action that would end the turn: the move is held back until its player says so. */
import { endsTurn } from '#tables/playing/turn-end.ts';
import type { AnyMove } from '#tables/rulebook.ts';
import type { Context } from '../wire/context.ts';
import { buttons } from '../wire/message.ts';
import { hasRoom, type Panel, pressButton, questionsIn } from './panel.ts';
import type { SeatAtTable } from './seat-context.ts';
import { withHeading } from './seat-panel.ts';
import type { Token } from './token.ts';

/** Not where the game or a warning has asked already. A question that no button could answer is not put. */
export function asksToEnd(
  asked: SeatAtTable,
  answers: readonly Token[],
  move: AnyMove,
  { settings }: Pick<Context, 'settings'>,
): boolean {
  if (!settings.confirmTurn || questionsIn(asked).closesTurn?.(move) === true) return false;
  return hasRoom(asked, { kind: 'sure', answers }) && endsTurn(asked.game, asked.view, asked.seat, move);
}

/** Undo comes first: there a second click does no harm. */
export function lastWordPanel(asked: SeatAtTable, answers: readonly Token[], move: AnyMove): Panel {
  const { play } = asked.reader.words;
  const questions = questionsIn(asked);
  const undo = pressButton(asked, { kind: 'go', answers: [] }, { label: play.undo, emoji: '↩️' });
  const end = pressButton(asked, { kind: 'sure', answers }, { label: play.endTurn, style: 'success' });
  const panel: Panel = {
    paragraphs: [play.endsTurn({ what: questions.advised(asked, move) })],
    sketches: [questions.moveSketch?.(asked, move) ?? []].flat(),
    controls: [buttons(undo, end)],
  };
  return withHeading(panel, asked, null);
}
