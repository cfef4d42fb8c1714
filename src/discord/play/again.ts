/** One press for a move that takes several: once more, or as often as nothing else comes between. */
import { isDeepStrictEqual } from 'node:util';
import { type Repeats, repeatsOf } from '#tables/playing/turn-end.ts';
import type { AnyMove } from '#tables/rulebook.ts';
import { type Block, type Button, buttons } from '../wire/message.ts';
import { pressButton, questionsIn, warningOf } from './panel.ts';
import type { SeatAtTable } from './seat-context.ts';
import { tokensFor, walkIn } from './seat-walk.ts';
import type { Token } from './token.ts';

/** More are not offered: nobody would follow them. */
const MOST_TIMES = 9;

/** A move that is nothing but its kind, such as taking up an extra turn, is no habit. */
const hasAnswers = (move: AnyMove): boolean => Object.keys(move).length > 1;

/** `made`: the move that was just made. Null if there is none to repeat. */
const lastMove = ({ movesUnderWay }: SeatAtTable, made: AnyMove | null): AnyMove | null =>
  (made === null ? movesUnderWay : [...movesUnderWay, made]).findLast(hasAnswers) ?? null;

/** Stops before a move that its player is warned of. */
export const repeatsIn = (asked: SeatAtTable, move: AnyMove): Repeats =>
  repeatsOf(asked.game, asked.view, {
    seat: asked.seat,
    move,
    most: MOST_TIMES,
    isFine: (view) => warningOf({ ...asked, view }, move) === null,
  });

/** A move that is no longer legal may have answers that now make another move. */
function leadsTo(asked: SeatAtTable, answers: readonly Token[], move: AnyMove): boolean {
  const end = walkIn(asked, answers)?.end;
  return end?.kind === 'complete' && isDeepStrictEqual(end.move, move);
}

function buttonsFor(asked: SeatAtTable, move: AnyMove, answers: readonly Token[]): Button[] {
  const { again, againAndEnd, againTimes, againTimesAndEnd } = asked.reader.words.play;
  const { times, endTurn } = repeatsIn(asked, move);
  // Said on the button, the end of the turn needs no question.
  const endsIt = endTurn && questionsIn(asked).closesTurn?.(move) !== true;
  const look = { style: 'success', emoji: '🔁' } as const;
  if (times < 2) {
    const label = endsIt ? againAndEnd : again;
    return [pressButton(asked, { kind: endsIt ? 'sure' : 'go', answers }, { ...look, label })];
  }
  const label = endsIt ? againTimesAndEnd({ times }) : againTimes({ times });
  return [
    pressButton(asked, { kind: 'go', answers }, { ...look, label: again }),
    pressButton(asked, { kind: 'repeat', answers }, { ...look, label }),
  ];
}

export interface Again {
  /** Which move it is, where the panel does not say it anyway; else empty. */
  readonly text: string;
  readonly controls: readonly Block[];
}

const NOTHING: Again = { text: '', controls: [] };

/** Unfolded, a move of two answers is one press already. */
function isOnePress(asked: SeatAtTable, answers: readonly Token[], others: readonly Block[]): boolean {
  const { id } = pressButton(asked, { kind: 'go', answers }, { label: '' });
  return others.some((block) => block.kind === 'buttons' && block.buttons.some((each) => each.id === id));
}

/** At the first question of a move, if its player can repeat the last one without a warning. `others`: what stands below. */
export function againIn(asked: SeatAtTable, made: AnyMove | null, others: readonly Block[]): Again {
  const move = lastMove(asked, made);
  const answers = move && tokensFor(asked, move);
  if (!move || !answers || answers.length < 2 || !leadsTo(asked, answers, move)) return NOTHING;
  if (warningOf(asked, move) !== null || isOnePress(asked, answers, others)) return NOTHING;
  const isSaid = isDeepStrictEqual(move, made);
  const text = isSaid ? '' : asked.reader.words.play.againIs({ what: questionsIn(asked).advised(asked, move) });
  return { text, controls: [buttons(...buttonsFor(asked, move, answers))] };
}
