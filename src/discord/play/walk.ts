/** From the answers in a custom id to the next open question. What has only one possible answer is never asked. */
import type { Heap, Pick, Step } from '#engine/menu.ts';
import { err, ok, type Result } from '#engine/result.ts';
import { packHeap, unpackHeap } from './packed-heap.ts';

/** One answer as it stands in a custom id: an option, an amount, or a packed heap. Which one, the question says. */
export type Token = string;

export type OpenStep<Move, Refusal> = Exclude<Step<Move, Refusal>, { kind: 'complete' }>;
export type OptionsStep<Refusal> = Extract<Step<never, Refusal>, { kind: 'options' }>;
export type AmountStep = Extract<Step<never, never>, { kind: 'amount' }>;
export type HeapStep = Extract<Step<never, never>, { kind: 'heap' }>;

export interface Walk<Move, Refusal> {
  /** All answers so far, those among them that nobody was asked for. */
  readonly picks: readonly Pick[];
  readonly step: Step<Move, Refusal>;
}

export type Menu<Move, Refusal> = (picks: readonly Pick[]) => Result<Step<Move, Refusal>, Refusal>;

/** The answer is none that was offered: forged, or of another position. */
export interface NotOffered {
  readonly code: 'not-offered';
}

export type Walked<Move, Refusal> = Result<Walk<Move, Refusal>, Refusal | NotOffered>;

export function walk<Move, Refusal>(menu: Menu<Move, Refusal>, tokens: readonly Token[]): Walked<Move, Refusal> {
  const unasked = follow(menu, [], []);
  const isForced = unasked.ok && unasked.value.step.kind === 'complete';
  return isForced ? lastQuestion(menu, unasked, tokens) : follow(menu, [], tokens);
}

/** Nothing is ever done without a press: where no question is open, the last one is asked even so. */
function lastQuestion<Move, Refusal>(
  menu: Menu<Move, Refusal>,
  done: Extract<Walked<Move, Refusal>, { ok: true }>,
  [token, ...more]: readonly Token[],
): Walked<Move, Refusal> {
  const { picks } = done.value;
  if (token === undefined) return here(menu, picks.slice(0, -1));
  return token === String(picks.at(-1)) && more.length === 0 ? done : notOffered;
}

function here<Move, Refusal>(menu: Menu<Move, Refusal>, picks: readonly Pick[]): Walked<Move, Refusal> {
  const step = menu(picks);
  return step.ok ? ok({ picks, step: step.value }) : step;
}

function follow<Move, Refusal>(
  menu: Menu<Move, Refusal>,
  picks: readonly Pick[],
  tokens: readonly Token[],
): Walked<Move, Refusal> {
  const now = here(menu, picks);
  if (!now.ok) return now;
  const { step } = now.value;
  if (step.kind === 'complete') return tokens.length === 0 ? now : notOffered;
  const forced = onlyPick(step);
  if (forced !== null) return follow(menu, [...picks, forced], tokens);
  const [token, ...rest] = tokens;
  if (token === undefined) return now;
  const pick = readToken(step, token);
  return pick === null ? notOffered : follow(menu, [...picks, pick], rest);
}

const notOffered = err<NotOffered>({ code: 'not-offered' });

function onlyPick<M, R>(step: OpenStep<M, R>): Pick | null {
  if (step.kind !== 'options') return null;
  const [only, ...others] = step.options.filter(({ blocked }) => blocked === null);
  return only !== undefined && others.length === 0 ? only.pick : null;
}

function readToken<M, R>(step: OpenStep<M, R>, token: Token): Pick | null {
  switch (step.kind) {
    case 'options':
      return step.options.find(({ pick }) => String(pick) === token)?.pick ?? null;
    case 'amount':
      return /^\d{1,3}$/.test(token) ? Number(token) : null;
    case 'heap':
      return heapOf(step, token);
  }
}

/** The answers that lead to these picks: what `walk` reads, written. Null if they lead nowhere. */
export function answersTo<Move, Refusal>(menu: Menu<Move, Refusal>, picks: readonly Pick[]): Token[] | null {
  const answers: Token[] = [];
  for (const [at, pick] of picks.entries()) {
    const step = menu(picks.slice(0, at));
    if (!step.ok || step.value.kind === 'complete') return null;
    if (onlyPick(step.value) === null) answers.push(writeToken(step.value, pick));
  }
  return answers.length > 0 ? answers : [String(picks.at(-1))];
}

function writeToken<M, R>(step: OpenStep<M, R>, pick: Pick): Token {
  if (step.kind !== 'heap' || typeof pick !== 'object') return String(pick);
  return packHeap(step.places.map(({ place }) => pick.find((each) => each.place === place)?.count ?? 0));
}

/** Only the places that something is taken from. */
function heapOf(step: HeapStep, token: Token): Heap | null {
  const counts = unpackHeap(step.places, token);
  return (
    counts && step.places.map(({ place }, at) => ({ place, count: counts[at] ?? 0 })).filter(({ count }) => count > 0)
  );
}
