/** What the answers are called. */
import type { OptionId } from '#engine/menu.ts';
import { lyingIn } from '#games/sticks/board.ts';
import { HEAVIEST } from '#games/sticks/box.ts';
import { type AtList, lineOf, moveKindOf, stickOf, wordsOf } from './seat-context.ts';

export function nameOf(at: AtList, option: OptionId): string {
  const { line, play } = wordsOf(at);
  switch (at.step.of) {
    case 'stick':
      return play.option.stick({ stick: stickOf(option) });
    case 'line':
      return line({ line: lineOf(option) });
    default:
      return play.actions[moveKindOf(option)];
  }
}

/** On a line, how many sticks lie there still. */
export function labelOf(at: AtList, option: OptionId): string {
  if (at.step.of !== 'line') return nameOf(at, option);
  const line = lineOf(option);
  return wordsOf(at).play.option.line({ line, count: lyingIn(at.view.holders, line).length });
}

/** Of a stick for a set, how heavy the others may be. */
export const describe = (at: AtList, option: OptionId): string | null =>
  at.step.kind === 'some' ? wordsOf(at).play.option.weight({ rest: HEAVIEST - stickOf(option) }) : null;
