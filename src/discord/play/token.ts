/** One answer as it is spelled in a custom id: short, and without separators. The question tells its kind. */
import type { Answer, Heap, OptionId } from '#engine/menu.ts';
import { packCounts, unpackCounts } from './packed-counts.ts';
import type { AnyStep, AtHeap, AtSome } from './seat-context.ts';

/** For an option its index in the offered list; for an amount its digits; for a set or a heap its packed counts. */
export type Token = string;

/** Stands among the answers: from here on every question is put, also those whose answer would be presumed. */
export const ASK_ALL: Token = '!';

type HeapQuestion = AtHeap['step'];
type SetQuestion = AtSome['step'];

export const writeIndex = (index: number): Token => index.toString(36);

/** Null if it is no index. */
export const readIndex = (text: string): number | null =>
  /^(0|[1-9a-z][0-9a-z]{0,3})$/.test(text) ? Number.parseInt(text, 36) : null;

const mostIn = ({ places, max }: HeapQuestion): number[] => places.map(({ count }) => Math.min(count, max));
const oneOfEach = ({ options }: SetQuestion): number[] => options.map(() => 1);

/** `counts`: by place. */
export const writeCounts = (step: HeapQuestion, counts: readonly number[]): Token => packCounts(counts, mostIn(step));
export const readCounts = (step: HeapQuestion, token: Token): number[] | null => unpackCounts(token, mostIn(step));

export const writeSet = (step: SetQuestion, chosen: readonly OptionId[]): Token =>
  packCounts(
    step.options.map(({ id }) => (chosen.includes(id) ? 1 : 0)),
    oneOfEach(step),
  );

/** In the order offered. */
export function readSet(step: SetQuestion, token: Token): OptionId[] | null {
  const counts = unpackCounts(token, oneOfEach(step));
  return counts && step.options.flatMap(({ id }, index) => (counts[index] === 1 ? [id] : []));
}

/** Only the places with a count above 0. */
function readHeap(step: HeapQuestion, token: Token): Heap | null {
  const counts = readCounts(step, token);
  return counts && step.places.flatMap(({ place }, at) => (counts[at] ? [{ place, count: counts[at] }] : []));
}

function readAmount(token: Token): number | null {
  const amount = /^(0|-?[1-9]\d{0,15})$/.test(token) ? Number(token) : null;
  return Number.isSafeInteger(amount) ? amount : null;
}

/** Null for an answer that the question does not offer. */
export function readToken(step: AnyStep, token: Token): Answer | null {
  switch (step.kind) {
    case 'options':
      return step.options[readIndex(token) ?? -1]?.id ?? null;
    case 'some':
      return readSet(step, token);
    case 'amount':
      return readAmount(token);
    case 'heap':
      return readHeap(step, token);
  }
}

/** Law: `readToken` reads back the answer. Null for a value that is no answer to this question. */
export function writeToken(step: AnyStep, answer: Answer): Token | null {
  switch (step.kind) {
    case 'options': {
      const index = step.options.findIndex(({ id }) => id === answer);
      return index === -1 ? null : writeIndex(index);
    }
    case 'some':
      return Array.isArray(answer) ? writeSet(step, answer as readonly OptionId[]) : null;
    case 'amount':
      return typeof answer === 'number' ? String(answer) : null;
    case 'heap':
      return Array.isArray(answer) ? writeHeap(step, answer as Heap) : null;
  }
}

/** Null where there are not so many, or no longer. */
function writeHeap(step: HeapQuestion, heap: Heap): Token | null {
  const counts = step.places.map(({ place }) => heap.find((each) => each.place === place)?.count ?? 0);
  const most = mostIn(step);
  return counts.every((count, place) => count <= (most[place] ?? 0)) ? writeCounts(step, counts) : null;
}
