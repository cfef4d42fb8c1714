/** What is counted in a finished game. */
import { seatsOf } from '#engine/seat.ts';
import { contentOf } from '#games/ants/content/content.ts';
import type { MoveKind } from '#games/ants/moves.ts';
import type { Scores } from '#games/ants/scores.ts';
import { scoresOf, winnersOf } from '#games/ants/scoring.ts';
import { playerAt, type State } from '#games/ants/state.ts';
import type { Entry } from '#games/ants/types.ts';
import { firstOrder } from './places.ts';

/** What one player had and did. Cards by design: both copies of a base card are one. */
export interface SeatTally {
  readonly queen: string;
  readonly set: string;
  readonly nest: string;
  readonly scores: Scores;
  /** 1 for a win, a part of it for a shared one. */
  readonly win: number;
  /** The score less the table's mean. */
  readonly ahead: number;
  readonly dealt: readonly string[];
  readonly kept: readonly string[];
  readonly played: readonly string[];
  /** Still in the hand at the end. */
  readonly left: readonly string[];
  readonly abilities: readonly string[];
}

export interface GameTally {
  readonly seats: number;
  readonly rounds: number;
  readonly scores: readonly number[];
  readonly order: readonly number[];
  readonly winner: number;
  readonly players: readonly SeatTally[];
  /** How often each kind of move was made, everybody together. */
  readonly moves: Readonly<Partial<Record<MoveKind, number>>>;
}

/** Without the letter of the copy. */
export const designOf = (card: string): string => (/^[RSA]/.test(card) ? card.slice(0, -1) : card);

const designsOf = (cards: readonly (string | null)[]): string[] =>
  cards.flatMap((card) => (card ? [designOf(card)] : []));

function dealtIn(log: readonly Entry[], seat: number): readonly string[] {
  for (const { move } of log) if (move.kind === 'deal') return move.hands[seat] ?? [];
  return [];
}

function keptBy(log: readonly Entry[], seat: number): readonly string[] {
  for (const { by, move } of log) if (by === seat && move.kind === 'keep') return move.cards;
  return [];
}

function countMoves(log: readonly Entry[]): GameTally['moves'] {
  const counts: Partial<Record<MoveKind, number>> = {};
  for (const entry of log) if (entry.by !== 'chance') counts[entry.move.kind] = (counts[entry.move.kind] ?? 0) + 1;
  return counts;
}

export function tallyOf(log: readonly Entry[], end: State): GameTally {
  const scores = scoresOf(end);
  const totals = scores.map(({ total }) => total);
  const mean = totals.reduce((sum, total) => sum + total, 0) / end.seats;
  const winners = winnersOf(end);
  const players = seatsOf(end.seats).map((seat): SeatTally => {
    const player = playerAt(end, seat);
    return {
      queen: player.queen ?? '',
      set: player.set ?? '',
      nest: player.nest ?? '',
      scores: scores[seat] as Scores,
      win: winners.includes(seat) ? 1 / winners.length : 0,
      ahead: (totals[seat] ?? 0) - mean,
      dealt: dealtIn(log, seat),
      kept: keptBy(log, seat),
      played: designsOf(player.cards.map(({ id }) => id)),
      left: designsOf(player.hand),
      abilities: player.abilities.map(({ space }) => space),
    };
  });
  return {
    seats: end.seats,
    rounds: end.round,
    scores: totals,
    order: firstOrder(log),
    winner: winners[0] ?? 0,
    players,
    moves: countMoves(log),
  };
}

/** Every design of a content, in order. */
export const designsIn = (content: string): string[] => {
  const { file } = contentOf({ content });
  return [...file.baseCards, ...file.openings, ...file.queensRooms].map(({ id }) => id);
};
