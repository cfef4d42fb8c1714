/** From the answers in a custom id to the next open question. */
import type { Answer, Heap, HeapStep, OpenStep, OptionId, Step } from '#engine/menu.ts';
import { err, ok, type Result } from '#engine/result.ts';
import type { AnyMove } from '#tables/rulebook.ts';
import { packHeap, unpackHeap } from './packed-heap.ts';

/** One answer as it stands in a custom id: an option, an amount, a packed heap. Which one, the question says. */
export type Token = string;

export type Menu<Refusal> = (answers: readonly Answer[]) => Result<Step<AnyMove, Refusal>, Refusal>;

/** The answer is none that was offered: forged, or of another position. */
export interface NotOffered {
  readonly code: 'not-offered';
}

const notOffered = err<NotOffered>({ code: 'not-offered' });

export function walk<Refusal>(
  menu: Menu<Refusal>,
  tokens: readonly Token[],
): Result<Step<AnyMove, Refusal>, Refusal | NotOffered> {
  const answers: Answer[] = [];
  for (const token of tokens) {
    const step = menu(answers);
    if (!step.ok) return step;
    const answer = step.value.kind === 'complete' ? null : readToken(step.value, token);
    if (answer === null) return notOffered;
    answers.push(answer);
  }
  const step = menu(answers);
  return step.ok ? ok(step.value) : step;
}

function readToken<R>(step: OpenStep<AnyMove, R>, token: Token): Answer | null {
  switch (step.kind) {
    case 'options':
      return step.options.find(({ id }) => String(id) === token)?.id ?? null;
    case 'some':
      return readSet(step.options, token);
    case 'amount':
      return /^\d{1,3}$/.test(token) ? Number(token) : null;
    case 'heap':
      return heapOf(step, token);
  }
}

function readSet(options: readonly { readonly id: OptionId }[], token: Token): readonly OptionId[] | null {
  const ids = token === '' ? [] : token.split(',').map((each) => options.find(({ id }) => String(id) === each)?.id);
  return ids.every((id) => id !== undefined) ? (ids as OptionId[]) : null;
}

/** These answers as `walk` reads them. Null if they lead nowhere. */
export function tokensOf<Refusal>(menu: Menu<Refusal>, answers: readonly Answer[]): Token[] | null {
  const tokens: Token[] = [];
  for (const [at, answer] of answers.entries()) {
    const step = menu(answers.slice(0, at));
    if (!step.ok || step.value.kind === 'complete') return null;
    tokens.push(writeToken(step.value, answer));
  }
  return tokens;
}

function writeToken<R>(step: OpenStep<AnyMove, R>, answer: Answer): Token {
  if (step.kind !== 'heap') return String(answer);
  const heap = answer as Heap;
  return packHeap(step.places.map(({ place }) => heap.find((each) => each.place === place)?.count ?? 0));
}

/** Only the places that something is taken from. */
function heapOf(step: HeapStep<AnyMove>, token: Token): Heap | null {
  const counts = unpackHeap(step.places, token);
  return (
    counts && step.places.map(({ place }, at) => ({ place, count: counts[at] ?? 0 })).filter(({ count }) => count > 0)
  );
}
