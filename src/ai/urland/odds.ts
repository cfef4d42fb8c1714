/** Counting chips: what a seat can infer about this turn's chip and about those still to come. */
import type { Seat } from '#engine/seat.ts';
import { REGIONS, type Region } from '#games/urland/board.ts';
import type { Position, State } from '#games/urland/state.ts';
import type { View } from '#games/urland/view.ts';

/** A seat's knowledge of the chips, from a view or, for the player to move, from a search's own state. */
export interface Knowledge {
  /** The chips they have seen that are now held or picked. */
  readonly known: readonly Region[];
  /** Those of the seen chips that they know are not picked. */
  readonly notPicked: readonly Region[];
  /** The picked chip, if they know it. */
  readonly picked: Region | null;
  readonly isPicked: boolean;
  readonly held: number;
}

export const knowledgeOf = (view: View): Knowledge => ({
  known: view.known,
  notPicked: view.isPicked ? view.hand : [],
  picked: view.picked,
  isPicked: view.isPicked,
  held: view.held,
});

/** The knowledge of an Ichto player on their turn: they neither picked the chip nor were handed the rest. */
export const ichtoKnowledge = (state: State, seat: Seat): Knowledge => ({
  known: state.seen[seat] ?? [],
  notPicked: [],
  picked: null,
  isPicked: state.picked !== null,
  held: state.hand.length + (state.picked === null ? 0 : 1),
});

export interface Odds {
  /** By region: the chance that its chip is scored at the end of this turn. */
  readonly now: number[];
  /** By region: whether its chip can still be scored in this epoch, as far as is public. */
  readonly isOpen: boolean[];
  /** By region: whether its chip has left the game. A land with such a number is never scored again. */
  readonly isGone: boolean[];
  /** The number of open chips. */
  open: number;
}

export const emptyOdds = (): Odds => ({
  now: Array<number>(REGIONS.length + 1).fill(0),
  isOpen: Array<boolean>(REGIONS.length + 1).fill(false),
  isGone: Array<boolean>(REGIONS.length + 1).fill(false),
  open: 0,
});

/** Every chip that is neither out of the game nor on the board. */
function countOpen(position: Position, odds: Odds): void {
  odds.now.fill(0);
  odds.isOpen.fill(true);
  odds.isGone.fill(false);
  for (const chip of position.scored) odds.isOpen[chip] = false;
  for (const chip of position.erupted) {
    odds.isOpen[chip] = false;
    odds.isGone[chip] = true;
  }
  odds.open = 0;
  for (const chip of REGIONS) if (odds.isOpen[chip]) odds.open++;
}

/** Nobody has picked yet: all open chips are equally likely. */
export function oddsAtLarge(position: Position, odds: Odds): Odds {
  countOpen(position, odds);
  for (const chip of REGIONS) if (odds.isOpen[chip]) odds.now[chip] = 1 / odds.open;
  return odds;
}

/** All held chips are equally likely to be the picked one; the unseen chips share the rest. */
export function oddsFor(position: Position, knowledge: Knowledge, odds: Odds): Odds {
  if (!knowledge.isPicked) return oddsAtLarge(position, odds);
  countOpen(position, odds);
  const { known, notPicked, picked, held } = knowledge;
  if (picked !== null) {
    odds.now[picked] = 1;
    return odds;
  }
  const candidates = held - notPicked.length;
  const unseen = odds.open - known.length;
  const share = unseen > 0 ? (held - known.length) / candidates / unseen : 0;
  for (const chip of REGIONS) {
    if (!odds.isOpen[chip] || notPicked.includes(chip)) continue;
    odds.now[chip] = known.includes(chip) ? 1 / candidates : share;
  }
  return odds;
}
