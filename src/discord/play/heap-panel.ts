/** A question whose answer is a number from each of several places. */
import type { OptionId } from '#engine/menu.ts';
import { type Block, type Button, type Choice, LIMITS } from '../wire/message.ts';
import {
  type Drafted,
  footer,
  hasRoom,
  missingText,
  pressButton,
  pressSelect,
  type QuestionPart,
  questionsIn,
} from './panel.ts';
import type { AtHeap, SeatAtTable } from './seat-context.ts';
import { around, evenly } from './shelves.ts';
import { type Change, changeHeap, changesWithin, roomAt, sizeOf } from './stepper.ts';
import { type Stepper, stepperButtons } from './stepper-buttons.ts';
import { readCounts, type Token, writeCounts, writeIndex } from './token.ts';
import type { Walk } from './walk.ts';

/** By default nothing is filled in. */
function countsIn(asked: SeatAtTable, at: AtHeap, drafted: Drafted | null): readonly number[] {
  const counts = drafted && readCounts(at.step, drafted.draft);
  return counts ?? questionsIn(asked).startHeap?.(at) ?? at.step.places.map(() => 0);
}

/** A heap that is being counted. */
interface Counting {
  readonly answers: readonly Token[];
  readonly counts: readonly number[];
  readonly draft: Token;
  readonly focus: number;
}

/** Leaves room in the id for the way back, whatever is shown next. */
function hasRoomAfter(
  asked: SeatAtTable,
  { step }: AtHeap,
  { answers, counts, focus }: Counting,
  change: Change,
): boolean {
  const draft = writeCounts(step, changeHeap(step, counts, focus, change));
  return hasRoom(asked, { kind: 'count', answers, draft, focus: step.places.length - 1, change });
}

function heapStepper(asked: SeatAtTable, at: AtHeap, counting: Counting): Stepper {
  const { counts, draft, focus } = counting;
  const range = { min: 0, max: roomAt(at.step, counts, focus) };
  const hasRoomFor = (change: Change): boolean => hasRoomAfter(asked, at, counting, change);
  return { draft, focus, value: counts[focus] ?? 0, range, hasRoomFor };
}

export function heapPart(asked: SeatAtTable, at: AtHeap, way: Walk, drafted: Drafted | null): QuestionPart {
  const { tokens: answers } = way;
  const questions = questionsIn(asked);
  const counts = countsIn(asked, at, drafted);
  const draft = writeCounts(at.step, counts);
  const counting: Counting = { answers, counts, draft, focus: drafted?.focus ?? fullest(at) };
  const stepper = heapStepper(asked, at, counting);
  const isFull = changesWithin(stepper.range).some((change) => !stepper.hasRoomFor(change));
  return {
    paragraphs: [
      questions.question(at),
      ...heapLines(asked, at, counting),
      isFull ? asked.reader.words.play.noRoom : '',
    ],
    controls: [
      ...placeSelects(asked, at, counting),
      stepperButtons(asked, answers, stepper),
      footer(asked, at, way, { first: [heapConfirm(asked, at, counting)], offers: [{ way, token: draft }] }),
    ],
  };
}

function heapConfirm(asked: SeatAtTable, at: AtHeap, { answers, counts, draft }: Counting): Button {
  const { min, max } = at.step;
  const size = sizeOf(counts);
  const label = questionsIn(asked).confirm(at, size);
  const press = { kind: 'go', answers: [...answers, draft] } as const;
  return pressButton(asked, press, { label, style: 'success', disabled: size < min || size > max });
}

const fullest = ({ step: { places } }: AtHeap): number => {
  const counts = places.map(({ count }) => count);
  return Math.max(0, counts.indexOf(Math.max(...counts)));
};

const nameOfPlace = (asked: SeatAtTable, place: OptionId): string =>
  questionsIn(asked).placeName?.(asked, place) ?? String(place);

function heapLines(asked: SeatAtTable, at: AtHeap, { counts, focus }: Counting): string[] {
  const { play } = asked.reader.words;
  const { places, min, max } = at.step;
  const name = (index: number): string => nameOfPlace(asked, places[index]?.place ?? '');
  const parts = counts.flatMap((count, index) => (count > 0 ? [`${count} × ${name(index)}`] : []));
  const sum = sizeOf(counts);
  const off =
    sum < min ? [missingText(at.step, min - sum, play)] : sum > max ? [play.tooMany({ count: sum - max })] : [];
  const here = play.counting({ place: name(focus), count: counts[focus] ?? 0, of: places[focus]?.count ?? 0 });
  return [[play.chosen({ parts, sum }), ...off].join(' '), here];
}

/** One place needs no choosing; more than a list holds go on pages. */
function placeSelects(asked: SeatAtTable, at: AtHeap, counting: Counting): Block[] {
  const { play } = asked.reader.words;
  const { places } = at.step;
  if (places.length < 2) return [];
  const { answers, draft, focus } = counting;
  const press = { kind: 'focus', answers, draft } as const;
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

/** A page opens at its first place. */
function pageChoice(asked: SeatAtTable, { step }: AtHeap, page: readonly number[], focus: number): Choice {
  const name = (index: number | undefined): string => nameOfPlace(asked, step.places[index ?? -1]?.place ?? '');
  const label = asked.reader.words.play.range({ from: name(page.at(0)), to: name(page.at(-1)) });
  return { value: writeIndex(page[0] ?? 0), label, selected: page.includes(focus) };
}
