/** What a player knows of the chips that they can't see now, from what they have seen. */
import type { Seat } from '#engine/seat.ts';
import type { Region } from './board.ts';
import { byNumber } from './chips.ts';
import { handIsWith, unplaced, type View } from './view.ts';

/**
 * Where the chips are that the viewer has seen and does not hold. `picked`: that chip is to be scored. `held`: this
 * player holds them all. `shared`: one of the turn's three chips is to be scored, and this player holds the other two.
 */
type Whereabouts =
  | { readonly kind: 'picked'; readonly chip: Region }
  | { readonly kind: 'held'; readonly by: Seat; readonly chips: readonly Region[] }
  | { readonly kind: 'shared'; readonly by: Seat; readonly chips: readonly Region[] };

export interface Knowledge {
  readonly where: Whereabouts;
  /** The number of chips held, or to be scored, that the viewer has not seen. */
  readonly unseen: number;
  /** The chips that these can be; all others of them are still to be drawn. */
  readonly among: readonly Region[];
}

function whereabouts(view: View, holder: Seat, chips: readonly Region[]): Whereabouts {
  const [only] = chips;
  // The viewer holds all chips but the picked one.
  if (view.viewer === holder && view.isPicked && only !== undefined) return { kind: 'picked', chip: only };
  const isOpen = !view.isPicked || view.picked !== null;
  return { kind: isOpen ? 'held' : 'shared', by: holder, chips };
}

/** Null where the viewer has seen nothing beyond their own hand. */
export function knowledgeOf(view: View): Knowledge | null {
  const holder = handIsWith(view, view.isPicked);
  const chips = byNumber(view.known.filter((chip) => !view.hand.includes(chip) && chip !== view.picked));
  if (holder === null || chips.length === 0) return null;
  return { where: whereabouts(view, holder, chips), unseen: view.held - view.known.length, among: unplaced(view) };
}
