/** From the answers in a custom id to the question after them, or to the move. */
import type { GameTypes } from '#engine/game.ts';
import type { Answer, Step } from '#engine/menu.ts';
import type { Result } from '#engine/result.ts';
import type { AnyMove } from '#tables/rulebook.ts';
import type { AnyStep } from './seat-context.ts';
import { ASK_ALL, readToken, type Token, writeToken } from './token.ts';

type AnyRefusal = GameTypes['refusal'];
export type Menu = (answers: readonly Answer[], before?: AnyStep) => Result<Step<AnyMove, AnyRefusal>, AnyRefusal>;

/** A path down the choice tree. */
export interface Walk {
  readonly tokens: readonly Token[];
  readonly answers: readonly Answer[];
  /** The answered questions, in order. */
  readonly asked: readonly AnyStep[];
  readonly end: Step<AnyMove, AnyRefusal>;
}

/** Null if the token was never offered: forged, or from another position. */
export function stepOn(menu: Menu, { tokens, answers, asked, end }: Walk, token: Token): Walk | null {
  if (end.kind === 'complete') return null;
  if (token === ASK_ALL) return { tokens: [...tokens, token], answers, asked, end };
  const answer = readToken(end, token);
  const next = answer === null ? null : menu([...answers, answer], end);
  if (answer === null || !next?.ok) return null;
  return { tokens: [...tokens, token], answers: [...answers, answer], asked: [...asked, end], end: next.value };
}

/** Null if a token was never offered. */
export function walk(menu: Menu, tokens: readonly Token[]): Walk | null {
  const first = menu([]);
  const start: Walk | null = first.ok ? { tokens: [], answers: [], asked: [], end: first.value } : null;
  return tokens.reduce((way, token) => way && stepOn(menu, way, token), start);
}

/** The tokens from which `walk` reads these answers; null if the answers lead nowhere. */
export function tokensOf(menu: Menu, answers: readonly Answer[]): Token[] | null {
  const tokens: Token[] = [];
  for (const [index, answer] of answers.entries()) {
    const step = menu(answers.slice(0, index));
    const token = step.ok && step.value.kind !== 'complete' ? writeToken(step.value, answer) : null;
    if (token === null) return null;
    tokens.push(token);
  }
  return tokens;
}
