/** One seat at a table of Ursuppe: its types, and the facts read from them. */
import { invariant } from '#engine/invariant.ts';
import type { OptionId } from '#engine/menu.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import { OUTCOMES, SPACES, type Space } from '#games/ursuppe/board.ts';
import { type AmoebaNumber, MAX_SEATS, NUMBERS } from '#games/ursuppe/box.ts';
import { GENES, type Gene } from '#games/ursuppe/genes.ts';
import type { MoveKind, Way } from '#games/ursuppe/moves.ts';
import { MOVE_KINDS } from '#games/ursuppe/rules.ts';
import type { Ursuppe } from '#games/ursuppe/types.ts';
import { type Cast, castOf } from '#i18n/ursuppe/cast.ts';
import { type UrsuppeWords, ursuppeIn } from '#i18n/ursuppe/words.ts';
import type * as play from '../../play/seat-context.ts';
import { escapedNames } from '../../readers/escaped.ts';
import type { Reader } from '../../readers/reader.ts';

export type AskedSeat = play.AskedSeat<Ursuppe>;
export type AtQuestion = play.AtQuestion<Ursuppe>;
export type AtList = play.AtList<Ursuppe>;
export type AtAmount = play.AtAmount<Ursuppe>;
export type AtHeap = play.AtHeap<Ursuppe>;
export type AtSome = play.AtSome<Ursuppe>;

export const wordsFor = ({ language }: Reader): UrsuppeWords => ursuppeIn(language);
export const wordsOf = ({ reader }: AskedSeat): UrsuppeWords => wordsFor(reader);

/** For sentences: names can't be markup there. */
export const castFor = (reader: Reader): Cast => castOf({ names: escapedNames(reader), colours: reader.colours });

/** For labels, which know no markup. */
export const plainCastFor = ({ names, colours }: Reader): Cast => castOf({ names, colours });

/** The question says what kind of thing its options are. */
function among<T extends OptionId>(known: readonly T[], option: OptionId): T {
  const found = known.find((each) => each === option);
  invariant(found !== undefined, () => `${option} is one of ${known}`);
  return found;
}

const ANY_WAY: readonly Way[] = [...OUTCOMES, 'dice'];

export const moveKindOf = (option: OptionId): MoveKind => among(MOVE_KINDS, option);
export const amoebaNumberOf = (option: OptionId): AmoebaNumber => among(NUMBERS, option);
export const spaceIdOf = (option: OptionId): Space => among(SPACES, option);
export const wayIdOf = (option: OptionId): Way => among(ANY_WAY, option);
export const geneOf = (option: OptionId): Gene => among(GENES, option);
export const seatIdOf = (option: OptionId): Seat => among(seatsOf(MAX_SEATS), option);
