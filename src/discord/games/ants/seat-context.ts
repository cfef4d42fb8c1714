/** One seat at a table of ANTS: its types, and the facts read from them. */
import { invariant } from '#engine/invariant.ts';
import type { OptionId } from '#engine/menu.ts';
import { COLUMNS, QUEENS, type QueenId, STAGES, type Stage, TERRAINS, TOKEN_KINDS, TRACKS } from '#games/ants/box.ts';
import type { Column, SymbolId, Terrain, TokenKind, TrackId } from '#games/ants/content/content-file.ts';
import type { MoveKind } from '#games/ants/moves.ts';
import { MOVE_KINDS } from '#games/ants/rules.ts';
import { SYMBOLS } from '#games/ants/symbols.ts';
import type { Ants } from '#games/ants/types.ts';
import { type Cast, castOf } from '#i18n/ants/cast.ts';
import { type AntsWords, antsIn } from '#i18n/ants/words.ts';
import type * as play from '../../play/seat-context.ts';
import { escapedNames } from '../../readers/escaped.ts';
import type { Reader } from '../../readers/reader.ts';

export type AskedSeat = play.AskedSeat<Ants>;
export type AtQuestion = play.AtQuestion<Ants>;
export type AtOptions = play.AtOptions<Ants>;
export type AtList = play.AtList<Ants>;
export type AtAmount = play.AtAmount<Ants>;
export type AtHeap = play.AtHeap<Ants>;
export type AtSome = play.AtSome<Ants>;

export const wordsFor = ({ language }: Reader): AntsWords => antsIn(language);
export const wordsOf = ({ reader }: AskedSeat): AntsWords => wordsFor(reader);

/** For sentences: names can't be markup there. */
export const castFor = (reader: Reader): Cast => castOf({ names: escapedNames(reader), colours: reader.colours });

/** The question says what kind of thing its options are. */
function among<T extends OptionId>(known: readonly T[], option: OptionId): T {
  const found = known.find((each) => each === option);
  invariant(found !== undefined, () => `${option} is one of ${known}`);
  return found;
}

export const moveKindOf = (option: OptionId): MoveKind => among(MOVE_KINDS, option);
export const queenOf = (option: OptionId): QueenId => among(QUEENS, option);
export const columnOf = (option: OptionId): Column => among(COLUMNS, option);
export const stageOf = (option: OptionId): Stage => among(STAGES, option);
export const trackOf = (option: OptionId): TrackId => among(TRACKS, option);
export const symbolOf = (option: OptionId): SymbolId => among(SYMBOLS, option);
export const terrainOf = (option: OptionId): Terrain => among(TERRAINS, option);
export const tokenOf = (option: OptionId): TokenKind => among(TOKEN_KINDS, option);
