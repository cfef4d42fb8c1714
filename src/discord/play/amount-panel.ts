/** A question whose answer is a number. */
import { type Block, type Button, buttons } from '../wire/message.ts';
import { type Drafted, footer, pressButton, type QuestionPart, questionsIn } from './panel.ts';
import type { AtAmount, SeatAtTable } from './seat-context.ts';
import { stepperButtons } from './stepper-buttons.ts';
import type { Token } from './token.ts';

/** Up to this many numbers get a button each. */
const FEW_NUMBERS = 10;

export function amountPart(
  asked: SeatAtTable,
  at: AtAmount,
  answers: readonly Token[],
  drafted: Drafted | null,
): QuestionPart {
  const isShort = at.step.max - at.step.min < FEW_NUMBERS;
  const controls = (isShort ? numberButtons : countedAmount)(asked, at, answers, drafted);
  return { paragraphs: [questionsIn(asked).question(at)], controls };
}

const startAmount = (asked: SeatAtTable, at: AtAmount): number => questionsIn(asked).startAmount?.(at) ?? at.step.min;

function amountButton(
  asked: SeatAtTable,
  at: AtAmount,
  answers: readonly Token[],
  value: number,
  look: Pick<Button, 'style' | 'disabled'>,
): Button {
  const label = questionsIn(asked).confirm(at, value);
  return pressButton(asked, { kind: 'go', answers: [...answers, String(value)] }, { ...look, label });
}

/** The sealed number stands out and can't be pressed again; otherwise a likely choice stands out. */
function numberButtons(asked: SeatAtTable, at: AtAmount, answers: readonly Token[], drafted: Drafted | null): Block[] {
  const { min, max } = at.step;
  const laid = drafted && Number(drafted.draft);
  const likely = laid ?? startAmount(asked, at);
  const each = Array.from({ length: max - min + 1 }, (_, index) => {
    const value = min + index;
    const style = value !== likely ? 'secondary' : laid === null ? 'primary' : 'success';
    return amountButton(asked, at, answers, value, { style, disabled: value === laid });
  });
  return [buttons(...each), footer(asked, at, answers)];
}

function countedAmount(asked: SeatAtTable, at: AtAmount, answers: readonly Token[], drafted: Drafted | null): Block[] {
  const value = drafted === null ? startAmount(asked, at) : Number(drafted.draft);
  const confirm = amountButton(asked, at, answers, value, { style: 'success' });
  const stepper = { draft: String(value), focus: 0, value, range: at.step, hasRoomFor: () => true };
  return [stepperButtons(asked, answers, stepper), footer(asked, at, answers, { first: [confirm] })];
}
