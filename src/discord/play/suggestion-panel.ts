/** A computer's suggestion: the move, why, the alternative, and one button to make it. */
import type { Advice } from '#tables/ports.ts';
import type { AnyMove } from '#tables/rulebook.ts';
import { type Block, type Button, buttons, text } from '../wire/message.ts';
import { backButton, type Panel, pressButton, questionsIn, tokensFor, warningOf } from './panel.ts';
import type { SeatAtTable } from './seat-context.ts';
import { withHeading } from './seat-panel.ts';

/**
 * The alternative's share of the chance to win: above the first bound it is about as good, below the second far behind.
 */
const CLOSE = 0.95;
const FAR = 0.8;

function secondBest(asked: SeatAtTable, { winChance, instead }: Advice): string {
  if (winChance === null || instead === null) return '';
  const say = asked.reader.words.play.secondBest;
  const what = questionsIn(asked).advised(asked, instead.move);
  if (instead.winChance >= CLOSE * winChance) return say.close({ what });
  return instead.winChance >= FAR * winChance ? say.behind({ what }) : say.farBehind({ what });
}

function doItButton(asked: SeatAtTable, move: AnyMove): Button[] {
  const answers = tokensFor(asked, move);
  if (answers === null) return [];
  // Warnings stand beside the suggestion, so that the player is not asked again.
  return [pressButton(asked, { kind: 'sure', answers }, { label: asked.reader.words.play.doIt, style: 'success' })];
}

const quoted = (...lines: readonly string[]): string =>
  lines
    .filter(Boolean)
    .map((line) => `> ${line}`)
    .join('\n');

export function suggestionPanel(asked: SeatAtTable, advice: Advice): Panel {
  const { move, reason } = advice;
  const { play } = asked.reader.words;
  const questions = questionsIn(asked);
  const warning = warningOf(asked, move);
  const panel: Panel = {
    paragraphs: [
      quoted(
        play.suggestion({ what: questions.advised(asked, move) }),
        reason === null ? '' : questions.reason(asked, reason),
        secondBest(asked, advice),
      ),
      warning === null ? '' : play.warning({ text: warning }),
    ],
    sketches: [questions.moveSketch?.(asked, move) ?? []].flat(),
    controls: [text(`-# ${play.onlyYours}`), buttons(...doItButton(asked, move), backButton(asked, []))],
  };
  return withHeading(panel, asked, null);
}

/** The same panel without buttons. */
export const disabled = (panel: Panel): Panel => ({ ...panel, controls: panel.controls.map(disabledBlock) });

function disabledBlock(block: Block): Block {
  switch (block.kind) {
    case 'buttons':
      return { ...block, buttons: block.buttons.map((each) => ({ ...each, disabled: true })) };
    case 'select':
      return { ...block, disabled: true };
    case 'text':
    case 'person-select':
    case 'picture':
    case 'gallery':
    case 'file':
      return block;
  }
}
