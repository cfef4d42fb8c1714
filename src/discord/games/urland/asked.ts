/** Urland's own types behind the guide's general ones: what a table that plays Urland asks is Urland's. */

import type { Draft } from '#engine/menu.ts';
import type { Seat } from '#engine/seat.ts';
import type { Area } from '#games/urland/board.ts';
import { AREAS } from '#games/urland/ichtos.ts';
import type { Move, MoveKind } from '#games/urland/moves.ts';
import type { View } from '#games/urland/view.ts';
import type { Words } from '#i18n/words.ts';
import type { Asked, At } from '../guide.ts';

export type Say = Words['urland'];

export const viewOf = ({ view }: Asked): View => view as View;
export const wordsOf = ({ reader }: Asked): Say => reader.words.urland;

type MoveUnderWay = Draft<Move> & { readonly kind: MoveKind };

/** Null while the kind of move itself is asked. */
export function underWay({ step }: At): MoveUnderWay | null {
  const draft = step.draft as Draft<Move>;
  return draft.kind === undefined ? null : (draft as MoveUnderWay);
}

/** The area that the first answer names, for moves that begin with one; of a panic on the one land that it can be, that. */
export function origin(at: At): Area | null {
  const { phase } = viewOf(at);
  const [only, ...others] = phase.kind === 'panic' ? phase.lands : [];
  if (only !== undefined && others.length === 0) return only;
  const { from, area, ocean, land } = underWay(at) ?? {};
  return AREAS.find((each) => each === (from ?? area ?? land ?? ocean)) ?? null;
}

export const asSeat = (option: string | number): Seat => Number(option) as Seat;
