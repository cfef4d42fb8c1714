/** A question with its answers to press. */
import type { Option } from '#engine/menu.ts';
import type { AnyRefusal, At, Options } from '../games/guide.ts';
import { type Button, buttons } from '../wire/message.ts';
import { amountPanel, type Counting, heapPanel, type QuestionPart } from './counting-panel.ts';
import { footer, guideIn, type Panel, pressId, type Setting, walkIn } from './panel.ts';
import type { Token } from './walk.ts';

/** Up to this many answers, those that can't be given are shown too, greyed out. */
const FEW_OPTIONS = 5;

export function questionPanel(
  setting: Setting,
  at: At,
  answers: readonly Token[],
  counting: Counting | null = null,
): Panel {
  const { step } = at;
  const sketch = guideIn(setting).sketch(at);
  switch (step.kind) {
    case 'options':
      return { ...optionsPanel(setting, { ...at, step }, answers), sketch };
    case 'some':
      throw new Error('no panel asks for a set yet');
    case 'amount':
      return { ...amountPanel(setting, { ...at, step }, answers, counting), sketch };
    case 'heap':
      return { ...heapPanel(setting, { ...at, step }, answers, counting), sketch };
  }
}

function optionsPanel(setting: Setting, at: At<Options>, answers: readonly Token[]): QuestionPart {
  const shown = guideIn(setting)
    .arranged(at)
    .filter((option) => isShown(setting, at, option));
  const controls = [buttons(...shown.flatMap((option) => optionButtons(setting, at, answers, option)))];
  return { paragraphs: [guideIn(setting).question(at)], controls: [...controls, footer(setting, at, answers)] };
}

function isShown(setting: Setting, { step }: At<Options>, { blocked }: Option<AnyRefusal>): boolean {
  if (blocked === null) return true;
  return !guideIn(setting).isNoise(blocked) && (step.isOpening || step.options.length <= FEW_OPTIONS);
}

/** An answer that only leads to another question stands there as the answers to that: one press less. */
function optionButtons(
  setting: Setting,
  at: At<Options>,
  answers: readonly Token[],
  option: Option<AnyRefusal>,
): Button[] {
  const plain = [optionButton(setting, at, answers, option)];
  if (option.blocked !== null || !guideIn(setting).isUnfolded(option.id)) return plain;
  const further = [...answers, String(option.id)];
  const walked = walkIn(setting, further);
  if (!walked.ok || walked.value.kind !== 'options') return plain;
  const next: At<Options> = { ...at, step: walked.value };
  return next.step.options.map((each) => optionButton(setting, next, further, each));
}

function optionButton(
  setting: Setting,
  at: At<Options>,
  answers: readonly Token[],
  { id, blocked }: Option<AnyRefusal>,
): Button {
  const guide = guideIn(setting);
  return {
    id: pressId(setting, { kind: 'go', answers: [...answers, String(id)] }),
    label: guide.label(at, id),
    style: guide.isAside(id) || blocked !== null ? 'secondary' : 'primary',
    disabled: blocked !== null,
  };
}
