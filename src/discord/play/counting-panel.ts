/** A question answered by counting: an amount, or a heap from several places. */

import type { Amount, At, HeapQuestion } from '../games/guide.ts';
import { type Block, type Button, buttons, select } from '../wire/message.ts';
import { packHeap, unpackHeap } from './packed-heap.ts';
import { footer, guideIn, type Panel, pressId, type Setting } from './panel.ts';
import { CHANGES, type Change, isIdle, roomAt } from './stepper.ts';
import type { Token } from './walk.ts';

/** What has been counted so far, and which place of a heap the buttons count. */
export interface Counting {
  readonly draft: Token;
  readonly focus: number;
}

/** Up to this many numbers, each has a button of its own. */
const FEW_NUMBERS = 10;

/** A panel but for its picture. */
export type QuestionPart = Omit<Panel, 'sketch'>;

export function amountPanel(
  setting: Setting,
  at: At<Amount>,
  answers: readonly Token[],
  counting: Counting | null,
): QuestionPart {
  const guide = guideIn(setting);
  const isShort = at.step.max - at.step.min < FEW_NUMBERS;
  const controls = (isShort ? numberButtons : countedAmount)(setting, at, answers, counting);
  return { paragraphs: [guide.question(at)], controls };
}

function amountButton(
  setting: Setting,
  at: At<Amount>,
  answers: readonly Token[],
  value: number,
  style: NonNullable<Button['style']>,
): Button {
  const id = pressId(setting, { kind: 'go', answers: [...answers, String(value)] });
  return { id, label: guideIn(setting).confirm(at, value), style };
}

/** What lies there already stands out and need not be pressed again; or else, what most people would want stands out. */
function numberButtons(
  setting: Setting,
  at: At<Amount>,
  answers: readonly Token[],
  counting: Counting | null,
): Block[] {
  const { min, max } = at.step;
  const laid = counting && Number(counting.draft);
  const likely = laid ?? guideIn(setting).startAmount(at);
  const style = laid === null ? 'primary' : 'success';
  const each = Array.from({ length: max - min + 1 }, (_, index) => {
    const value = min + index;
    const button = amountButton(setting, at, answers, value, value === likely ? style : 'secondary');
    return { ...button, disabled: value === laid };
  });
  return [buttons(...each), footer(setting, at, answers)];
}

function countedAmount(
  setting: Setting,
  at: At<Amount>,
  answers: readonly Token[],
  counting: Counting | null,
): Block[] {
  const value = counting === null ? guideIn(setting).startAmount(at) : Number(counting.draft);
  const confirm = amountButton(setting, at, answers, value, 'success');
  return [
    stepperButtons(setting, answers, { draft: String(value), focus: 0 }, value, at.step),
    footer(setting, at, answers, [confirm]),
  ];
}

const LABELS = { '-5': 'less5', '-1': 'less1', '+1': 'more1', '+5': 'more5', all: 'all', none: 'none' } as const;

function stepperButtons(
  setting: Setting,
  answers: readonly Token[],
  { draft, focus }: Counting,
  value: number,
  range: { readonly min: number; readonly max: number },
): Block {
  const { play } = setting.reader.words;
  const isPointless = (change: Change): boolean => (change === '-5' || change === '+5') && range.max - range.min < 5;
  const button = (change: Change): Button => ({
    id: pressId(setting, { kind: 'count', answers, draft, focus, change }),
    label: change === 'none' && range.min > 0 ? play.least({ min: range.min }) : play[LABELS[change]],
    disabled: isIdle(value, change, range),
  });
  return buttons(...CHANGES.filter((change) => !isPointless(change)).map(button));
}

export function heapPanel(
  setting: Setting,
  at: At<HeapQuestion>,
  answers: readonly Token[],
  counting: Counting | null,
): QuestionPart {
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
      footer(setting, at, answers, [confirm]),
    ],
  };
}

const fullest = ({ step: { places } }: At<HeapQuestion>): number => {
  const counts = places.map(({ count }) => count);
  return Math.max(0, counts.indexOf(Math.max(...counts)));
};

function heapLines(setting: Setting, at: At<HeapQuestion>, counts: readonly number[], focus: number): string[] {
  const { play } = setting.reader.words;
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
  at: At<HeapQuestion>,
  answers: readonly Token[],
  counts: readonly number[],
  focus: number,
): Block[] {
  const { play } = setting.reader.words;
  if (at.step.places.length < 2) return [];
  const options = at.step.places.map(({ place, count }, index) => ({
    value: index.toString(36),
    label: play.placeOption({
      place: guideIn(setting).placeLabel(place, index, setting),
      count: counts[index] ?? 0,
      of: count,
    }),
    selected: index === focus,
  }));
  const id = pressId(setting, { kind: 'focus', answers, draft: packHeap(counts) });
  return [select({ id, placeholder: play.choosePlace, options })];
}
