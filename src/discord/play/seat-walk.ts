/** Walks down the choice tree of one seat. */
import { type AnyMove, gameOf } from '#tables/rulebook.ts';
import type { SeatAtTable } from './seat-context.ts';
import type { Token } from './token.ts';
import { type Menu, stepOn, tokensOf, type Walk, walk } from './walk.ts';

type Known = Map<string, ReturnType<Menu>>;

/** By view, which is as old as the panel: one panel asks for many steps more than once. */
const KNOWN = new WeakMap<object, Known>();

function knownOf(view: object): Known {
  const known = KNOWN.get(view);
  if (known !== undefined) return known;
  const none: Known = new Map();
  KNOWN.set(view, none);
  return none;
}

/** Law: nobody changes a view. */
export const menuOf =
  ({ game, view, seat }: SeatAtTable): Menu =>
  (answers, before) => {
    const steps = knownOf(view);
    const key = JSON.stringify([seat, answers]);
    const known = steps.get(key);
    if (known !== undefined) return known;
    const step = gameOf(game).menu(view, seat, answers, before);
    steps.set(key, step);
    return step;
  };

export const walkIn = (asked: SeatAtTable, tokens: readonly Token[]): Walk | null => walk(menuOf(asked), tokens);

/** One answer further; null if it was never offered. */
export const stepIn = (asked: SeatAtTable, way: Walk, token: Token): Walk | null => stepOn(menuOf(asked), way, token);

/** The answers on buttons that make this move; null if no buttons do. */
export const tokensFor = (asked: SeatAtTable, move: AnyMove): readonly Token[] | null =>
  tokensOf(menuOf(asked), gameOf(asked.game).answers(asked.view, asked.seat, move));
