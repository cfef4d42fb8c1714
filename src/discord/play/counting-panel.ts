/** A question answered by counting: an amount, or a heap from several places. */

import type { OptionId } from '#engine/menu.ts';
import { type Block, type Button, buttons, select } from '../wire/message.ts';
import { packHeap, unpackHeap } from './packed-heap.ts';
import { footer, type Panel, pressId, questionsIn } from './panel.ts';
import type { AtAmount, AtHeap, SeatAtTable } from './seat-context.ts';
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
export type QuestionPart = Omit<Panel, 'sketches'>;

export function amountPanel(
  asked: SeatAtTable,
  at: AtAmount,
  answers: readonly Token[],
  counting: Counting | null,
): QuestionPart {
  const questions = questionsIn(asked);
  const isShort = at.step.max - at.step.min < FEW_NUMBERS;
  const controls = (isShort ? numberButtons : countedAmount)(asked, at, answers, counting);
  return { paragraphs: [questions.question(at)], controls };
}

function amountButton(
  asked: SeatAtTable,
  at: AtAmount,
  answers: readonly Token[],
  value: number,
  style: NonNullable<Button['style']>,
): Button {
  const id = pressId(asked, { kind: 'go', answers: [...answers, String(value)] });
  return { id, label: questionsIn(asked).confirm(at, value), style };
}

/** What lies there already stands out and need not be pressed again; or else, what most people would want stands out. */
function numberButtons(
  asked: SeatAtTable,
  at: AtAmount,
  answers: readonly Token[],
  counting: Counting | null,
): Block[] {
  const { min, max } = at.step;
  const laid = counting && Number(counting.draft);
  const likely = laid ?? startAmount(asked, at);
  const style = laid === null ? 'primary' : 'success';
  const each = Array.from({ length: max - min + 1 }, (_, index) => {
    const value = min + index;
    const button = amountButton(asked, at, answers, value, value === likely ? style : 'secondary');
    return { ...button, disabled: value === laid };
  });
  return [buttons(...each), footer(asked, at, answers)];
}

function countedAmount(
  asked: SeatAtTable,
  at: AtAmount,
  answers: readonly Token[],
  counting: Counting | null,
): Block[] {
  const value = counting === null ? startAmount(asked, at) : Number(counting.draft);
  const confirm = amountButton(asked, at, answers, value, 'success');
  return [
    stepperButtons(asked, answers, { draft: String(value), focus: 0 }, value, at.step),
    footer(asked, at, answers, [confirm]),
  ];
}

const startAmount = (asked: SeatAtTable, at: AtAmount): number => questionsIn(asked).startAmount?.(at) ?? at.step.min;

const nameOfPlace = (asked: SeatAtTable, place: OptionId): string =>
  questionsIn(asked).placeName?.(asked, place) ?? String(place);

const LABELS = { '-5': 'less5', '-1': 'less1', '+1': 'more1', '+5': 'more5', all: 'all', none: 'none' } as const;

function stepperButtons(
  asked: SeatAtTable,
  answers: readonly Token[],
  { draft, focus }: Counting,
  value: number,
  range: { readonly min: number; readonly max: number },
): Block {
  const { play } = asked.reader.words;
  const isPointless = (change: Change): boolean => (change === '-5' || change === '+5') && range.max - range.min < 5;
  const button = (change: Change): Button => ({
    id: pressId(asked, { kind: 'count', answers, draft, focus, change }),
    label: change === 'none' && range.min > 0 ? play.least({ min: range.min }) : play[LABELS[change]],
    disabled: isIdle(value, change, range),
  });
  return buttons(...CHANGES.filter((change) => !isPointless(change)).map(button));
}

export function heapPanel(
  asked: SeatAtTable,
  at: AtHeap,
  answers: readonly Token[],
  counting: Counting | null,
): QuestionPart {
  const questions = questionsIn(asked);
  const { step } = at;
  const counts =
    (counting && unpackHeap(step.places, counting.draft)) ?? questions.startHeap?.(at) ?? step.places.map(() => 0);
  const draft = packHeap(counts);
  const focus = counting?.focus ?? fullest(at);
  const size = counts.reduce((total, count) => total + count, 0);
  const confirm: Button = {
    id: pressId(asked, { kind: 'go', answers: [...answers, draft] }),
    label: questions.confirm(at, size),
    style: 'success',
    disabled: size < step.min || size > step.max,
  };
  const room = { min: 0, max: roomAt(step, counts, focus) };
  return {
    paragraphs: [questions.question(at), ...heapLines(asked, at, counts, focus)],
    controls: [
      ...placeSelect(asked, at, answers, counts, focus),
      stepperButtons(asked, answers, { draft, focus }, counts[focus] ?? 0, room),
      footer(asked, at, answers, [confirm]),
    ],
  };
}

const fullest = ({ step: { places } }: AtHeap): number => {
  const counts = places.map(({ count }) => count);
  return Math.max(0, counts.indexOf(Math.max(...counts)));
};

function heapLines(asked: SeatAtTable, at: AtHeap, counts: readonly number[], focus: number): string[] {
  const { play } = asked.reader.words;
  const { places, min, max } = at.step;
  const name = (index: number): string => nameOfPlace(asked, places[index]?.place ?? '');
  const parts = counts.flatMap((count, index) => (count > 0 ? [`${count} × ${name(index)}`] : []));
  const sum = counts.reduce((total, count) => total + count, 0);
  const off = sum < min ? [play.missing({ count: min - sum })] : sum > max ? [play.tooMany({ count: sum - max })] : [];
  const here = play.counting({ place: name(focus), count: counts[focus] ?? 0, of: places[focus]?.count ?? 0 });
  return [[play.chosen({ parts, sum }), ...off].join(' '), here];
}

/** One place needs no choosing. */
function placeSelect(
  asked: SeatAtTable,
  at: AtHeap,
  answers: readonly Token[],
  counts: readonly number[],
  focus: number,
): Block[] {
  const { play } = asked.reader.words;
  if (at.step.places.length < 2) return [];
  const options = at.step.places.map(({ place, count }, index) => ({
    value: index.toString(36),
    label: play.placeOption({
      place: questionsIn(asked).placeLabel?.(asked, place, index) ?? nameOfPlace(asked, place),
      count: counts[index] ?? 0,
      of: count,
    }),
    selected: index === focus,
  }));
  const id = pressId(asked, { kind: 'focus', answers, draft: packHeap(counts) });
  return [select({ id, placeholder: play.choosePlace, options })];
}
