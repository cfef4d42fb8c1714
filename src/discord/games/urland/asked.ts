/** Urland's own types behind the guide's general ones: what a table that plays Urland asks is Urland's. */
import type { Seat } from '#engine/seat.ts';
import type { Area } from '#games/urland/board.ts';
import { AREAS } from '#games/urland/ichtos.ts';
import { type MoveUnderWay, moveUnderWay } from '#games/urland/menu.ts';
import type { View } from '#games/urland/view.ts';
import type { Words } from '#i18n/words.ts';
import type { Asked, At } from '../guide.ts';

export type Say = Words['urland'];

export const viewOf = ({ view }: Asked): View => view as View;
export const wordsOf = ({ reader }: Asked): Say => reader.words.urland;

/** null while the kind of move itself is asked. */
export const underWay = (at: At): MoveUnderWay | null => moveUnderWay(viewOf(at), at.picks);

/** The area that the first answer names, for moves that begin with one; of a panic on the one land that it can be, that. */
export function origin(at: At): Area | null {
  const { phase } = viewOf(at);
  const [only, ...others] = phase.kind === 'panic' ? phase.lands : [];
  if (only !== undefined && others.length === 0) return only;
  const [first] = underWay(at)?.answers ?? [];
  return AREAS.find((area) => area === first) ?? null;
}

export const asSeat = (pick: string | number): Seat => Number(pick) as Seat;
