/** A computer's suggestion: the move, why, what comes after it, the alternative, and one button to make it. */
import type { Advice, Suggested } from '#tables/ports.ts';
import { type Block, type Button, buttons } from '../wire/message.ts';
import { backButton, type Panel, pressButton, questionsIn, warningOf } from './panel.ts';
import type { SeatAtTable } from './seat-context.ts';
import { withHeading } from './seat-panel.ts';
import { tokensFor } from './seat-walk.ts';

/** The alternative's share of the chance to win: above the first bound it is as good, below the second far behind. */
const CLOSE = 0.95;
const FAR = 0.8;

const isAsGood = ({ winChance, instead }: Advice): boolean =>
  winChance !== null && instead !== null && instead.winChance >= CLOSE * winChance;

function secondBest(asked: SeatAtTable, { winChance, instead }: Advice): string {
  if (winChance === null || instead === null) return '';
  const say = asked.reader.words.play.secondBest;
  const what = questionsIn(asked).advised(asked, instead.move);
  return instead.winChance >= FAR * winChance ? say.behind({ what }) : say.farBehind({ what });
}

const moveIn = (asked: SeatAtTable, { move }: Suggested): string => questionsIn(asked).advised(asked, move);

const reasonIn = (asked: SeatAtTable, { reason }: Suggested): string =>
  reason === null ? '' : questionsIn(asked).reason(asked, reason);

/** The rest of the turn. */
const restLine = (asked: SeatAtTable, { rest }: Advice): string =>
  rest.length === 0 ? '' : asked.reader.words.play.goesOn({ moves: rest.map((each) => moveIn(asked, each)) });

function one(asked: SeatAtTable, advice: Advice): string[] {
  const what = moveIn(asked, advice);
  return [
    asked.reader.words.play.suggestion({ what }),
    reasonIn(asked, advice),
    restLine(asked, advice),
    secondBest(asked, advice),
  ];
}

/** Two moves side by side; what comes after the first stands with it. */
function two(asked: SeatAtTable, advice: Advice, other: Suggested): string[] {
  const { play } = asked.reader.words;
  const line = (number: number, each: Suggested): string =>
    play.equal({ number, what: moveIn(asked, each), why: reasonIn(asked, each) });
  return [play.equals, [line(1, advice), restLine(asked, advice)].filter(Boolean).join(' '), line(2, other)];
}

function doButton(asked: SeatAtTable, { move }: Suggested, label: string): Button[] {
  const answers = tokensFor(asked, move);
  if (answers === null) return [];
  // Warnings stand beside the suggestion, so that the player is not asked again.
  return [pressButton(asked, { kind: 'sure', answers }, { label, style: 'success' })];
}

const quoted = (lines: readonly string[]): string =>
  lines
    .filter(Boolean)
    .map((line) => `> ${line}`)
    .join('\n');

function warningsOf(asked: SeatAtTable, suggested: readonly Suggested[]): string[] {
  const warnings = suggested.map(({ move }) => warningOf(asked, move)).filter((warning) => warning !== null);
  return [...new Set(warnings)].map((warning) => asked.reader.words.play.warning({ text: warning }));
}

/** `isFirst`: the reader's first suggestion ever. */
export function suggestionPanel(asked: SeatAtTable, advice: Advice, { isFirst = false } = {}): Panel {
  const { play } = asked.reader.words;
  const equal = isAsGood(advice) ? advice.instead : null;
  const labels = equal === null ? [play.doIt] : [play.doNumber({ number: 1 }), play.doNumber({ number: 2 })];
  const suggested = equal === null ? [advice] : [advice, equal];
  const doIt = suggested.flatMap((each, index) => doButton(asked, each, labels[index] ?? ''));
  const panel: Panel = {
    paragraphs: [
      quoted(equal === null ? one(asked, advice) : two(asked, advice, equal)),
      ...warningsOf(asked, suggested),
      isFirst ? `-# ${play.onlyYours}` : '',
    ],
    sketches: [questionsIn(asked).moveSketch?.(asked, advice.move) ?? []].flat(),
    controls: [buttons(...doIt, backButton(asked, []))],
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
    case 'channel-select':
    case 'role-select':
    case 'picture':
    case 'gallery':
    case 'file':
      return block;
  }
}
