/** One seat at a table of Urland: its types, and the facts read from them. */
import { invariant } from '#engine/invariant.ts';
import type { Draft, OptionId } from '#engine/menu.ts';
import { type Area, OCEANS, type Ocean, REGIONS, type Region } from '#games/urland/board.ts';
import { GENES, type Gene } from '#games/urland/genes.ts';
import { AREAS } from '#games/urland/ichtos.ts';
import type { Move, MoveKind } from '#games/urland/moves.ts';
import type { Urland } from '#games/urland/types.ts';
import { type UrlandWords, urlandIn } from '#i18n/urland/words.ts';
import type * as play from '../../play/seat-context.ts';

export type AskedSeat = play.AskedSeat<Urland>;
export type AtQuestion = play.AtQuestion<Urland>;
export type AtOptions = play.AtOptions<Urland>;
export type AtList = play.AtList<Urland>;
export type AtAmount = play.AtAmount<Urland>;
export type AtHeap = play.AtHeap<Urland>;

export type Say = UrlandWords;

export const wordsOf = ({ reader }: AskedSeat): Say => urlandIn(reader.language);

type MoveUnderWay = Draft<Move> & { readonly kind: MoveKind };

const hasKind = (draft: Draft<Move>): draft is MoveUnderWay => draft.kind !== undefined;

/** Null while the kind of move is asked. */
export const underWay = ({ step: { draft } }: AtQuestion): MoveUnderWay | null => (hasKind(draft) ? draft : null);

/** The area of the first answer, for moves that begin with one; for a panic with one possible land, that land. */
export function origin(at: AtQuestion): Area | null {
  const { phase } = at.view;
  const [only, ...others] = phase.kind === 'panic' ? phase.lands : [];
  if (only !== undefined && others.length === 0) return only;
  const { from, area, ocean, land } = underWay(at) ?? {};
  return AREAS.find((each) => each === (from ?? area ?? land ?? ocean)) ?? null;
}

/** The question says what kind of thing its options are. */
function among<T extends OptionId>(known: readonly T[], option: OptionId): T {
  const found = known.find((each) => each === option);
  invariant(found !== undefined, () => `${option} is one of ${known}`);
  return found;
}

export const areaOf = (option: OptionId): Area => among(AREAS, option);
export const regionOf = (option: OptionId): Region => among(REGIONS, option);
export const oceanOf = (option: OptionId): Ocean => among(OCEANS, option);
export const geneOf = (option: OptionId): Gene => among(GENES, option);

export const isKeyOf = <T extends object>(record: T, key: OptionId): key is Extract<keyof T, string> =>
  Object.hasOwn(record, key);
