/** A question answered by counting: an amount, or a heap from several places. */
import type { OptionId } from '#engine/menu.ts';
import { type Block, type Button, buttons, type Choice, LIMITS } from '../wire/message.ts';
import { type Drafted, footer, pressButton, pressSelect, type QuestionPart, questionsIn } from './panel.ts';
import type { AtAmount, AtHeap, SeatAtTable } from './seat-context.ts';
import { around, evenly } from './shelves.ts';
import { type Change, changesWithin, isIdle, roomAt, stepOf } from './stepper.ts';
import { readCounts, type Token, writeCounts, writeIndex } from './token.ts';

/** Up to this many numbers, each has a button of its own. */
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

/** What lies there already stands out and need not be pressed again; or else, what most people would want stands out. */
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
  return [
    stepperButtons(asked, answers, { draft: String(value), focus: 0 }, value, at.step),
    footer(asked, at, answers, { first: [confirm] }),
  ];
}

function changeLabel({ reader: { words } }: SeatAtTable, change: Change, min: number): string {
  const { play } = words;
  const step = stepOf(change);
  if (step !== null) return step < 0 ? play.less({ by: -step }) : play.more({ by: step });
  if (change === 'all') return play.all;
  return min > 0 ? play.least({ min }) : play.none;
}

function stepperButtons(
  asked: SeatAtTable,
  answers: readonly Token[],
  { draft, focus }: Drafted,
  value: number,
  range: { readonly min: number; readonly max: number },
): Block {
  const each = changesWithin(range).map((change) =>
    pressButton(
      asked,
      { kind: 'count', answers, draft, focus, change },
      { label: changeLabel(asked, change, range.min), disabled: isIdle(value, change, range) },
    ),
  );
  return buttons(...each);
}

/** Where nothing is said, nothing is filled in. */
function countsIn(asked: SeatAtTable, at: AtHeap, drafted: Drafted | null): readonly number[] {
  const counts = drafted && readCounts(at.step, drafted.draft);
  return counts ?? questionsIn(asked).startHeap?.(at) ?? at.step.places.map(() => 0);
}

export function heapPart(
  asked: SeatAtTable,
  at: AtHeap,
  answers: readonly Token[],
  drafted: Drafted | null,
): QuestionPart {
  const questions = questionsIn(asked);
  const { step } = at;
  const counts = countsIn(asked, at, drafted);
  const draft = writeCounts(step, counts);
  const focus = drafted?.focus ?? fullest(at);
  const size = counts.reduce((total, count) => total + count, 0);
  const look = {
    label: questions.confirm(at, size),
    style: 'success',
    disabled: size < step.min || size > step.max,
  } as const;
  const confirm = pressButton(asked, { kind: 'go', answers: [...answers, draft] }, look);
  const room = { min: 0, max: roomAt(step, counts, focus) };
  const noRoom = confirm.disabled && !look.disabled ? asked.reader.words.play.noRoom : '';
  return {
    paragraphs: [questions.question(at), ...heapLines(asked, at, counts, focus), noRoom],
    controls: [
      ...placeSelects(asked, at, { answers, counts, focus }),
      stepperButtons(asked, answers, { draft, focus }, counts[focus] ?? 0, room),
      footer(asked, at, answers, { first: [confirm] }),
    ],
  };
}

const fullest = ({ step: { places } }: AtHeap): number => {
  const counts = places.map(({ count }) => count);
  return Math.max(0, counts.indexOf(Math.max(...counts)));
};

const nameOfPlace = (asked: SeatAtTable, place: OptionId): string =>
  questionsIn(asked).placeName?.(asked, place) ?? String(place);

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

/** A heap that is being counted. */
interface Counting {
  readonly answers: readonly Token[];
  readonly counts: readonly number[];
  readonly focus: number;
}

/** One place needs no choosing; more than a list holds stand on pages. */
function placeSelects(asked: SeatAtTable, at: AtHeap, counting: Counting): Block[] {
  const { play } = asked.reader.words;
  const { places } = at.step;
  if (places.length < 2) return [];
  const { answers, counts, focus } = counting;
  const press = { kind: 'focus', answers, draft: writeCounts(at.step, counts) } as const;
  const pages = evenly([...places.keys()]);
  const open = pages.findIndex((page) => page.includes(focus));
  const options = (pages[open] ?? []).map((index) => placeChoice(asked, at, counting, index));
  const list = pressSelect(asked, press, { placeholder: play.choosePlace, options });
  if (places.length <= LIMITS.options) return list;
  const turning = around(pages, open).map((page) => pageChoice(asked, at, page, focus));
  return [...list, ...pressSelect(asked, press, { placeholder: play.choosePage, options: turning }, 'page')];
}

function placeChoice(asked: SeatAtTable, { step }: AtHeap, { counts, focus }: Counting, index: number): Choice {
  const { place = '', count: of = 0 } = step.places[index] ?? {};
  const name = questionsIn(asked).placeLabel?.(asked, place, index) ?? nameOfPlace(asked, place);
  const label = asked.reader.words.play.placeOption({ place: name, count: counts[index] ?? 0, of });
  return { value: writeIndex(index), label, selected: index === focus };
}

/** A page is opened at its first place. */
function pageChoice(asked: SeatAtTable, { step }: AtHeap, page: readonly number[], focus: number): Choice {
  const name = (index: number | undefined): string => nameOfPlace(asked, step.places[index ?? -1]?.place ?? '');
  const label = asked.reader.words.play.range({ from: name(page.at(0)), to: name(page.at(-1)) });
  return { value: writeIndex(page[0] ?? 0), label, selected: page.includes(focus) };
}
