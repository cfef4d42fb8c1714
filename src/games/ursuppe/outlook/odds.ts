/** What the cards that are left can bring: each is equally likely to be the next. */
import type { Seat } from '#engine/seat.ts';
import { DIRECTIONS, type Direction } from '../board.ts';
import { environmentOf } from '../cards.ts';
import { mutationPointsOf } from '../defects.ts';
import type { Position } from '../state.ts';

export interface DriftOdds {
  /** Null for a calm. */
  readonly way: Direction | null;
  /** From 0 to 1. */
  readonly share: number;
}

/** Only what can come; nothing when no card is left. */
export function driftOdds({ deck }: Position): DriftOdds[] {
  const shareOf = (way: Direction | null): number =>
    deck.filter((card) => environmentOf(card).drift === way).length / deck.length;
  return [...DIRECTIONS, null].map((way) => ({ way, share: shareOf(way) })).filter(({ share }) => share > 0);
}

export interface DefectRisk {
  readonly mutationPoints: number;
  /** How likely the next card brings a defect, from 0 to 1. */
  readonly share: number;
  /** By how much the thinnest ozone left is exceeded; 0 without any risk. */
  readonly worst: number;
}

export function defectRisk(position: Position, seat: Seat): DefectRisk {
  const points = mutationPointsOf(position, seat);
  const excesses = position.deck.map((card) => points - environmentOf(card).ozone);
  const defects = excesses.filter((excess) => excess > 0);
  return {
    mutationPoints: points,
    share: defects.length === 0 ? 0 : defects.length / excesses.length,
    worst: Math.max(0, ...excesses),
  };
}
