/** One seat at a table of sticks: its types, and what is read off them. */
import { invariant } from '#engine/invariant.ts';
import type { OptionId } from '#engine/menu.ts';
import { LINES, type Line, STICKS, type Stick } from '#games/sticks/board.ts';
import type { MoveKind } from '#games/sticks/moves.ts';
import { MOVE_KINDS } from '#games/sticks/rules.ts';
import type { Sticks } from '#games/sticks/types.ts';
import { type SticksWords, sticksIn } from '#i18n/sticks/words.ts';
import type * as play from '../../play/seat-context.ts';

export type AskedSeat = play.AskedSeat<Sticks>;
export type AtQuestion = play.AtQuestion<Sticks>;
export type AtList = play.AtList<Sticks>;

export const wordsOf = ({ reader }: AskedSeat): SticksWords => sticksIn(reader.language);

/** An option is what the question says it is. */
function among<T extends OptionId>(known: readonly T[], option: OptionId): T {
  const found = known.find((each) => each === option);
  invariant(found !== undefined, () => `${option} is one of ${known}`);
  return found;
}

export const stickOf = (option: OptionId): Stick => among(STICKS, option);
export const lineOf = (option: OptionId): Line => among(LINES, option);
export const moveKindOf = (option: OptionId): MoveKind => among(MOVE_KINDS, option);
