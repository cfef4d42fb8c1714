/** A question with its answers to press. */
import type { GameTypes } from '#engine/game.ts';
import type { Option } from '#engine/menu.ts';
import { type Button, buttons } from '../wire/message.ts';
import { amountPanel, type Counting, heapPanel, type QuestionPart } from './counting-panel.ts';
import { footer, type Panel, pressId, questionsIn, walkIn } from './panel.ts';
import type { AtOptions, AtQuestion, SeatAtTable } from './seat-context.ts';
import type { Token } from './walk.ts';

/** Up to this many answers, those that can't be given are shown too, greyed out. */
const FEW_OPTIONS = 5;

export function questionPanel(
  asked: SeatAtTable,
  at: AtQuestion,
  answers: readonly Token[],
  counting: Counting | null = null,
): Panel {
  const { step } = at;
  const sketches = questionsIn(asked).sketches?.(at) ?? [];
  switch (step.kind) {
    case 'options':
      return { ...optionsPanel(asked, { ...at, step }, answers), sketches };
    case 'some':
      throw new Error('no panel asks for a set yet');
    case 'amount':
      return { ...amountPanel(asked, { ...at, step }, answers, counting), sketches };
    case 'heap':
      return { ...heapPanel(asked, { ...at, step }, answers, counting), sketches };
  }
}

function optionsPanel(asked: SeatAtTable, at: AtOptions, answers: readonly Token[]): QuestionPart {
  const arranged = questionsIn(asked).arranged?.(at) ?? at.step.options;
  const shown = arranged.filter((option) => isShown(asked, at, option));
  const controls = [buttons(...shown.flatMap((option) => optionButtons(asked, at, answers, option)))];
  return { paragraphs: [questionsIn(asked).question(at)], controls: [...controls, footer(asked, at, answers)] };
}

function isShown(asked: SeatAtTable, { step }: AtOptions, { blocked }: Option<GameTypes['refusal']>): boolean {
  if (blocked === null) return true;
  return !questionsIn(asked).isNoise?.(blocked) && (step.isOpening || step.options.length <= FEW_OPTIONS);
}

/** An answer that only leads to another question stands there as the answers to that: one press less. */
function optionButtons(
  asked: SeatAtTable,
  at: AtOptions,
  answers: readonly Token[],
  option: Option<GameTypes['refusal']>,
): Button[] {
  const plain = [optionButton(asked, at, answers, option)];
  if (option.blocked !== null || !questionsIn(asked).isUnfolded?.(at, option.id)) return plain;
  const further = [...answers, String(option.id)];
  const walked = walkIn(asked, further);
  if (!walked.ok || walked.value.kind !== 'options') return plain;
  const next: AtOptions = { ...at, step: walked.value };
  return next.step.options.map((each) => optionButton(asked, next, further, each));
}

function optionButton(
  asked: SeatAtTable,
  at: AtOptions,
  answers: readonly Token[],
  { id, blocked }: Option<GameTypes['refusal']>,
): Button {
  const questions = questionsIn(asked);
  return {
    id: pressId(asked, { kind: 'go', answers: [...answers, String(id)] }),
    label: questions.label?.(at, id) ?? questions.name(at, id),
    style: questions.isAside?.(at, id) || blocked !== null ? 'secondary' : 'primary',
    disabled: blocked !== null,
  };
}
