/**
 * Questions that nearly everybody answers alike. Such an answer is taken without asking and stands in the id like any
 * other, and one button asks for it all the same.
 */
import type { Answer } from '#engine/menu.ts';
import { presentationOf } from '../games/index.ts';
import type { AnyStep, SeatAtTable } from './seat-context.ts';
import { stepIn, walkIn } from './seat-walk.ts';
import { ASK_ALL, type Token, writeToken } from './token.ts';
import type { Walk } from './walk.ts';

const presumes = ({ game }: SeatAtTable) => presentationOf(game).questions.presumed;

/** The player wants to be asked everything from somewhere on. */
const isThorough = (tokens: readonly Token[]): boolean => tokens.includes(ASK_ALL);

function presumedAt(asked: SeatAtTable, step: AnyStep): Token | null {
  const answer: Answer | null = presumes(asked)?.({ ...asked, step }) ?? null;
  return answer === null ? null : writeToken(step, answer);
}

/** Past all questions whose answer is presumed. The first question of all is put: nothing is done without a press. */
export function onward(asked: SeatAtTable, way: Walk): Walk {
  const { tokens, end } = way;
  if (tokens.length === 0 || end.kind === 'complete' || isThorough(tokens)) return way;
  const token = presumedAt(asked, end);
  const next = token === null ? null : stepIn(asked, way, token);
  return next === null ? way : onward(asked, next);
}

const isPresumed = (asked: SeatAtTable, step: AnyStep, token: Token): boolean => presumedAt(asked, step) === token;

/** The answers before the last question that was put. */
export function before(asked: SeatAtTable, tokens: readonly Token[]): readonly Token[] {
  if (presumes(asked) === undefined || isThorough(tokens)) return tokens.slice(0, -1);
  const { asked: steps = [] } = walkIn(asked, tokens) ?? {};
  const last = steps.findLastIndex((step, index) => !isPresumed(asked, step, tokens[index] ?? ''));
  return tokens.slice(0, Math.max(0, last));
}

/** A payment that can be made in one way only leaves nothing to change. */
function hasChoice(step: AnyStep): boolean {
  if (step.kind !== 'heap' || step.min < step.max) return true;
  const all = step.places.reduce((sum, { count }) => sum + count, 0);
  return step.places.length > 1 && all > step.min;
}

/** Where the first answer was presumed that could be another; null if there is none. */
function firstPresumed(asked: SeatAtTable, { tokens, asked: steps }: Walk): number | null {
  const index = steps.findIndex((step, at) => hasChoice(step) && isPresumed(asked, step, tokens[at] ?? ''));
  return index === -1 ? null : index;
}

/** Whether this press makes a move with an answer that nobody was asked for. */
function makesUnasked(asked: SeatAtTable, way: Walk, token: Token): boolean {
  const pressed = stepIn(asked, way, token);
  if (pressed === null || pressed.end.kind === 'complete') return false;
  const end = onward(asked, pressed);
  const unasked = end.asked.slice(pressed.asked.length);
  return end.end.kind === 'complete' && unasked.some(hasChoice);
}

/** An answer that can be pressed, and the way to its question. */
export interface Pressable {
  readonly way: Walk;
  readonly token: Token;
}

/** The number with which this press makes a move, where nobody is asked for it; else null. */
export function amountAfter(asked: SeatAtTable, { way, token }: Pressable): number | null {
  if (presumes(asked) === undefined || isThorough(way.tokens)) return null;
  const pressed = stepIn(asked, way, token);
  const end = pressed?.end.kind === 'amount' ? onward(asked, pressed) : null;
  const answer = end?.answers[way.answers.length + 1];
  return end?.end.kind === 'complete' && typeof answer === 'number' ? answer : null;
}

/** The answers before the first one that was presumed, or would be with the next press; null where nothing is. */
export function unaskedFrom(asked: SeatAtTable, way: Walk, offers: readonly Pressable[] = []): readonly Token[] | null {
  const { tokens } = way;
  if (presumes(asked) === undefined || isThorough(tokens)) return null;
  const first = firstPresumed(asked, way);
  if (first !== null) return tokens.slice(0, first);
  // What ends a list is most likely a whole move, so that the others need not be followed.
  return offers.toReversed().some((offer) => makesUnasked(asked, offer.way, offer.token)) ? tokens : null;
}
