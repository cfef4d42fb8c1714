/** A question with its answers to press. */
import type { Option } from '#engine/menu.ts';
import { type Block, type Button, buttons, select } from '../message.ts';
import type { AnyRefusal, At, Options } from './guide.ts';
import { packHeap, unpackHeap } from './packed-heap.ts';
import { guideIn, type Panel, pressId, type Setting, wayOut } from './panel.ts';
import { CHANGES, type Change, isIdle, roomAt } from './stepper.ts';
import type { AmountStep, HeapStep, Token } from './walk.ts';

/** What has been counted so far, and which place of a heap the buttons count. */
export interface Counting {
  readonly draft: Token;
  readonly focus: number;
}

/** Up to this many answers, those that can't be given are shown too, greyed out. */
const FEW_OPTIONS = 5;
/** Up to this many numbers, each has a button of its own. */
const FEW_NUMBERS = 5;

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
    case 'amount':
      return { ...amountPanel(setting, { ...at, step }, answers, counting), sketch };
    case 'heap':
      return { ...heapPanel(setting, { ...at, step }, answers, counting), sketch };
  }
}

type Asking = Omit<Panel, 'sketch'>;

function optionsPanel(setting: Setting, at: At<Options>, answers: readonly Token[]): Asking {
  const shown = at.step.options.filter((option) => isShown(setting, at, option));
  const controls = [buttons(...shown.map((option) => optionButton(setting, at, answers, option)))];
  return { paragraphs: [guideIn(setting).question(at)], controls: [...controls, wayOut(setting, at, answers)] };
}

function isShown(setting: Setting, { step }: At<Options>, { blocked }: Option<AnyRefusal>): boolean {
  if (blocked === null) return true;
  return !guideIn(setting).isNoise(blocked) && (step.asks === 'kind' || step.options.length <= FEW_OPTIONS);
}

function optionButton(
  setting: Setting,
  at: At<Options>,
  answers: readonly Token[],
  { pick, blocked }: Option<AnyRefusal>,
): Button {
  const guide = guideIn(setting);
  return {
    id: pressId(setting, { kind: 'go', answers: [...answers, String(pick)] }),
    label: guide.label(at, pick),
    style: guide.isAside(pick) || blocked !== null ? 'secondary' : 'primary',
    disabled: blocked !== null,
  };
}

function amountPanel(
  setting: Setting,
  at: At<AmountStep>,
  answers: readonly Token[],
  counting: Counting | null,
): Asking {
  const guide = guideIn(setting);
  const { min, max } = at.step;
  const paragraphs = [guide.question(at)];
  const answer = (value: number, style: NonNullable<Button['style']>, label: string): Button => ({
    id: pressId(setting, { kind: 'go', answers: [...answers, String(value)] }),
    label,
    style,
  });
  if (max - min < FEW_NUMBERS && !guide.isCounted(at)) {
    const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
    const likely = guide.startAmount(at);
    const each = numbers.map((value) =>
      answer(value, value === likely ? 'primary' : 'secondary', guide.confirm(at, value)),
    );
    return { paragraphs, controls: [buttons(...each), wayOut(setting, at, answers)] };
  }
  const value = counting === null ? guide.startAmount(at) : Number(counting.draft);
  const steps = stepperButtons(setting, answers, { draft: String(value), focus: 0 }, value, at.step);
  const confirm = answer(value, 'success', guide.confirm(at, value));
  return { paragraphs, controls: [steps, wayOut(setting, at, answers, [confirm])] };
}

const LABELS = { '-5': 'less5', '-1': 'less1', '+1': 'more1', '+5': 'more5', all: 'all', none: 'none' } as const;

function stepperButtons(
  setting: Setting,
  answers: readonly Token[],
  { draft, focus }: Counting,
  value: number,
  range: { readonly min: number; readonly max: number },
): Block {
  const { play } = setting.cast.words;
  const isPointless = (change: Change): boolean => (change === '-5' || change === '+5') && range.max - range.min < 5;
  const button = (change: Change): Button => ({
    id: pressId(setting, { kind: 'count', answers, draft, focus, change }),
    label: change === 'none' && range.min > 0 ? play.least({ min: range.min }) : play[LABELS[change]],
    disabled: isIdle(value, change, range),
  });
  return buttons(...CHANGES.filter((change) => !isPointless(change)).map(button));
}

function heapPanel(setting: Setting, at: At<HeapStep>, answers: readonly Token[], counting: Counting | null): Asking {
  const guide = guideIn(setting);
  const { step } = at;
  const counts = (counting && unpackHeap(step.places, counting.draft)) ?? guide.startHeap(at);
  const draft = packHeap(counts);
  const focus = counting?.focus ?? fullest(at);
  const size = counts.reduce((total, count) => total + count, 0);
  const confirm: Button = {
    id: pressId(setting, { kind: 'go', answers: [...answers, draft] }),
    label: guide.confirm(at, size),
    style: 'success',
    disabled: size < step.min || size > step.max,
  };
  const room = { min: 0, max: roomAt(step, counts, focus) };
  return {
    paragraphs: [guide.question(at), ...heapLines(setting, at, counts, focus)],
    controls: [
      ...placeSelect(setting, at, answers, counts, focus),
      stepperButtons(setting, answers, { draft, focus }, counts[focus] ?? 0, room),
      wayOut(setting, at, answers, [confirm]),
    ],
  };
}

const fullest = ({ step: { places } }: At<HeapStep>): number => {
  const counts = places.map(({ count }) => count);
  return Math.max(0, counts.indexOf(Math.max(...counts)));
};

function heapLines(setting: Setting, at: At<HeapStep>, counts: readonly number[], focus: number): string[] {
  const { play } = setting.cast.words;
  const { places, min, max } = at.step;
  const name = (index: number): string => guideIn(setting).placeName(places[index]?.place ?? '', setting);
  const parts = counts.flatMap((count, index) => (count > 0 ? [`${count} × ${name(index)}`] : []));
  const sum = counts.reduce((total, count) => total + count, 0);
  const off = sum < min ? [play.missing({ count: min - sum })] : sum > max ? [play.tooMany({ count: sum - max })] : [];
  const here = play.counting({ place: name(focus), count: counts[focus] ?? 0, of: places[focus]?.count ?? 0 });
  return [[play.chosen({ parts, sum }), ...off].join(' '), here];
}

/** One place needs no choosing. */
function placeSelect(
  setting: Setting,
  at: At<HeapStep>,
  answers: readonly Token[],
  counts: readonly number[],
  focus: number,
): Block[] {
  const { play } = setting.cast.words;
  if (at.step.places.length < 2) return [];
  const options = at.step.places.map(({ place, count }, index) => ({
    value: index.toString(36),
    label: play.placeOption({
      place: guideIn(setting).placeName(place, setting),
      count: counts[index] ?? 0,
      of: count,
    }),
    selected: index === focus,
  }));
  const id = pressId(setting, { kind: 'focus', answers, draft: packHeap(counts) });
  return [select({ id, placeholder: play.choosePlace, options })];
}
