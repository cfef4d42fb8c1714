/** A question whose answer is a number: a button for each of a few, a list for some more, else buttons that count. */
import { type Block, type Button, buttons, LIMITS } from '../wire/message.ts';
import { type Drafted, footer, pressButton, pressSelect, type QuestionPart, questionsIn } from './panel.ts';
import type { Pressable } from './presumed.ts';
import type { AtAmount, SeatAtTable } from './seat-context.ts';
import { stepperButtons } from './stepper-buttons.ts';
import type { Token } from './token.ts';
import type { Walk } from './walk.ts';

/** Up to this many numbers get a button each. */
const FEW_NUMBERS = 10;

export function amountPart(asked: SeatAtTable, at: AtAmount, way: Walk, drafted: Drafted | null): QuestionPart {
  const size = at.step.max - at.step.min + 1;
  const controlsOf = size <= FEW_NUMBERS ? numberButtons : size <= LIMITS.options ? numberList : countedAmount;
  return { paragraphs: [questionsIn(asked).question(at)], controls: controlsOf(asked, at, way, drafted) };
}

/** Null if no number is likelier than the others. */
const likelyAmount = (asked: SeatAtTable, at: AtAmount): number | null => questionsIn(asked).startAmount?.(at) ?? null;

/** The number that lies there already, or is being counted. */
const draftedAmount = (drafted: Drafted | null): number | null => drafted && Number(drafted.draft);

const numbersIn = ({ step: { min, max } }: AtAmount): number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** What is presumed after one number is presumed after any. */
const leastOf = ({ step }: AtAmount, way: Walk): Pressable[] => [{ way, token: String(step.min) }];

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

/** The sealed number stands out and can't be pressed again; otherwise a likely one does; without either, all are alike. */
function numberButtons(asked: SeatAtTable, at: AtAmount, way: Walk, drafted: Drafted | null): Block[] {
  const { tokens: answers } = way;
  const laid = draftedAmount(drafted);
  const likely = laid ?? likelyAmount(asked, at);
  const each = numbersIn(at).map((value) => {
    const style = value === laid ? 'success' : likely === null || value === likely ? 'primary' : 'secondary';
    return amountButton(asked, at, answers, value, { style, disabled: value === laid });
  });
  return [buttons(...each), footer(asked, at, way, { offers: leastOf(at, way) })];
}

/** Two presses for any number; a likely one has a button besides. */
function numberList(asked: SeatAtTable, at: AtAmount, way: Walk, drafted: Drafted | null): Block[] {
  const { tokens: answers } = way;
  const laid = draftedAmount(drafted);
  const likely = laid === null ? likelyAmount(asked, at) : null;
  const options = numbersIn(at).map((value) => ({
    value: String(value),
    label: questionsIn(asked).confirm(at, value),
    selected: value === laid,
  }));
  const { choose } = asked.reader.words.play;
  const first = likely === null ? [] : [amountButton(asked, at, answers, likely, { style: 'primary' })];
  return [
    ...pressSelect(asked, { kind: 'pick', answers, shelf: [] }, { placeholder: choose, options }),
    footer(asked, at, way, { first, offers: leastOf(at, way) }),
  ];
}

function countedAmount(asked: SeatAtTable, at: AtAmount, way: Walk, drafted: Drafted | null): Block[] {
  const { tokens: answers } = way;
  const value = draftedAmount(drafted) ?? likelyAmount(asked, at) ?? at.step.min;
  const confirm = amountButton(asked, at, answers, value, { style: 'success' });
  const stepper = { draft: String(value), focus: 0, value, range: at.step, hasRoomFor: () => true };
  return [
    stepperButtons(asked, answers, stepper),
    footer(asked, at, way, { first: [confirm], offers: leastOf(at, way) }),
  ];
}
