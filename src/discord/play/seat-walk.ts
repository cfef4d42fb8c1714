/** Walks down the choice tree of one seat. */
import { type AnyMove, gameOf } from '#tables/rulebook.ts';
import type { SeatAtTable } from './seat-context.ts';
import type { Token } from './token.ts';
import { type Menu, stepOn, tokensOf, type Walk, walk } from './walk.ts';

export const menuOf =
  ({ game, view, seat }: SeatAtTable): Menu =>
  (answers) =>
    gameOf(game).menu(view, seat, answers);

export const walkIn = (asked: SeatAtTable, tokens: readonly Token[]): Walk | null => walk(menuOf(asked), tokens);

/** One answer further; null if it was never offered. */
export const stepIn = (asked: SeatAtTable, way: Walk, token: Token): Walk | null => stepOn(menuOf(asked), way, token);

/** The answers on buttons that make this move; null if no buttons do. */
export const tokensFor = (asked: SeatAtTable, move: AnyMove): readonly Token[] | null =>
  tokensOf(menuOf(asked), gameOf(asked.game).answers(asked.view, asked.seat, move));
