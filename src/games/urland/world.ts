/** A full state that fits a view: every hidden fact is drawn anew. For search, and for the laws of views. */
import { type Dice, pickOne, shuffled } from '#engine/chance.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import type { Region } from './board.ts';
import { type Gene, genesFor } from './genes.ts';
import { dummyOf } from './roles.ts';
import { ofSeat, type State } from './state.ts';
import { copyPosition, unplaced, type View } from './view.ts';

interface Chips {
  readonly hand: Region[];
  readonly picked: Region | null;
  readonly pile: Region[];
}

export function worldOf(view: View, dice: Dice): State {
  const chips = placeChips(view, dice);
  const seen = seenIn(view, chips);
  return Object.assign(copyPosition(view), chips, { seen, deck: deckFor(view, dice), bids: bidsFor(view, dice) });
}

/**
 * Chips that the viewer knows to be held are held; the rest of the hand and the pile are drawn from those they can't
 * place.
 */
function placeChips(view: View, dice: Dice): Chips {
  const unknown = shuffled(unplaced(view), dice);
  const held = [...view.known, ...unknown.splice(0, view.held - view.known.length)];
  const picked = view.isPicked ? (view.picked ?? pickOne(pickable(view, held), dice)) : null;
  const hand = view.hand.length > 0 ? [...view.hand] : held.filter((chip) => chip !== picked);
  return { hand, picked, pile: view.pileSize > 0 ? unknown.sort((a, b) => a - b) : [] };
}

/** The Dummy knows that neither of their two chips was picked. */
const pickable = (view: View, held: readonly Region[]): Region[] => held.filter((chip) => !view.hand.includes(chip));

/** Other seats have seen what their role shows them; their memory of earlier turns is left out. */
function seenIn(view: View, { hand, picked }: Chips): Region[][] {
  const { environment, seats } = view;
  const dummy = environment === null ? null : dummyOf(view, environment);
  return seatsOf(seats).map((seat) => {
    if (seat === view.viewer) return [...view.known];
    if (seat === environment) return picked === null ? [...hand] : [...hand, picked];
    return seat === dummy && view.isPicked ? [...hand] : [];
  });
}

function deckFor(view: View, dice: Dice): Gene[] {
  if (view.deckSize === 0) return [];
  const open = [...view.row, ...view.genes.flat()];
  return shuffled(
    genesFor(view.seats).filter((gene) => !open.includes(gene)),
    dice,
  );
}

/** The view says who has bid, but not how much. */
function bidsFor(view: View, dice: Dice): (number | null)[] {
  const { phase } = view;
  if (phase.kind !== 'bid') return seatsOf(view.seats).map(() => null);
  const bidOf = (seat: Seat): number | null => {
    if (phase.waiting.includes(seat)) return null;
    return seat === view.viewer ? view.bid : dice.below(ofSeat(view.reserve, seat) + 1);
  };
  return seatsOf(view.seats).map(bidOf);
}
