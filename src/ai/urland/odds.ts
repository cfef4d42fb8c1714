/** Counting chips: what a seat can work out about the chip of this turn, and about those still to come. */
import type { Seat } from '#engine/seat.ts';
import { REGIONS, type Region } from '#games/urland/board.ts';
import type { Position, State } from '#games/urland/state.ts';
import type { View } from '#games/urland/view.ts';

/** What a seat knows of the chips; a view says it, and so does a state of one's own for whoever is to move in it. */
export interface Knowledge {
  /** Chips he has seen that are now held or picked. */
  readonly known: readonly Region[];
  /** Those of them that he knows not to be picked. */
  readonly notPicked: readonly Region[];
  /** The chip picked, if he knows it. */
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

/** Of an Ichto player at his turn: he is neither the one who picked nor the one who was handed the rest. */
export const ichtoKnowledge = (state: State, seat: Seat): Knowledge => ({
  known: state.seen[seat] ?? [],
  notPicked: [],
  picked: null,
  isPicked: state.picked !== null,
  held: state.hand.length + (state.picked === null ? 0 : 1),
});

export interface Odds {
  /** By region: how likely its chip is the one that is scored at the end of this turn. */
  readonly now: number[];
  /** By region: its chip is still to be scored in this epoch, as far as anyone knows. */
  readonly isOpen: boolean[];
  /** By region: its chip has left the game. A land that goes by its number is never scored again. */
  readonly isGone: boolean[];
  /** How many chips are open. */
  open: number;
}

export const emptyOdds = (): Odds => ({
  now: Array<number>(REGIONS.length + 1).fill(0),
  isOpen: Array<boolean>(REGIONS.length + 1).fill(false),
  isGone: Array<boolean>(REGIONS.length + 1).fill(false),
  open: 0,
});

/** Every chip that has not left the game and does not lie on the board. */
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

/** Nobody has picked yet: any open chip is as likely as any other. */
export function oddsAtLarge(position: Position, odds: Odds): Odds {
  countOpen(position, odds);
  for (const chip of REGIONS) if (odds.isOpen[chip]) odds.now[chip] = 1 / odds.open;
  return odds;
}

/** Each chip held is as likely to be the picked one; those not seen share what is left. */
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
