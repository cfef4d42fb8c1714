/** What is counted in a finished game. */
import { HAND_SIZE } from '#games/urland/box.ts';
import type { Gene } from '#games/urland/genes.ts';
import { chipsLeft } from '#games/urland/lands.ts';
import type { MoveKind } from '#games/urland/moves.ts';
import type { State } from '#games/urland/state.ts';
import type { Entry } from '#games/urland/types.ts';

export interface GameTally {
  readonly seats: number;
  readonly turns: number;
  readonly epochs: number;
  readonly entries: number;
  readonly moves: ReadonlyMap<MoveKind, number>;
  readonly bids: readonly number[];
  /** Clockwise from the start player. */
  readonly order: readonly number[];
  readonly winner: number;
  readonly scores: readonly number[];
  /** Genes bought, and whether their owner won. */
  readonly genes: readonly { readonly gene: Gene; readonly hasWon: boolean }[];
  readonly isOutOfChips: boolean;
}

/** Who starts was dealt the highest chip. */
function startOf(log: readonly Entry[]): number {
  for (const { move } of log) {
    if (move.kind !== 'deal') continue;
    const highest = Math.max(...move.chips.flat());
    return move.chips.findIndex((own) => own.some((chip) => chip === highest));
  }
  return 0;
}

export function tallyOf(log: readonly Entry[], end: State): GameTally {
  const winner = end.phase.kind === 'over' ? end.phase.winner : 0;
  const startSeat = startOf(log);
  const moves = new Map<MoveKind, number>();
  for (const entry of log) {
    if (entry.by !== 'chance') moves.set(entry.move.kind, (moves.get(entry.move.kind) ?? 0) + 1);
  }
  const ended = log.filter(({ move }) => move.kind === 'epoch').length;
  const isAtEpochsEnd = log.at(-1)?.move.kind === 'epoch' || log.at(-1)?.move.kind === 'dive';
  return {
    seats: end.seats,
    turns: moves.get('score') ?? 0,
    epochs: ended + (isAtEpochsEnd ? 0 : 1),
    entries: log.length,
    moves,
    bids: log.flatMap(({ move }) => (move.kind === 'bid' ? [move.amount] : [])),
    order: end.track.map((_, place) => (startSeat + place) % end.seats),
    winner,
    scores: end.track,
    genes: end.genes.flatMap((owned, seat) => owned.map((gene) => ({ gene, hasWon: seat === winner }))),
    isOutOfChips: chipsLeft(end).length < HAND_SIZE,
  };
}
