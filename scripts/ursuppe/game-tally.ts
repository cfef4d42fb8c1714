/** What is counted in a finished game. */
import { seatsOf } from '#engine/seat.ts';
import { countOf } from '#games/ursuppe/amoebas.ts';
import { FINISH_SPACES } from '#games/ursuppe/box.ts';
import type { Event } from '#games/ursuppe/events.ts';
import { URSUPPE } from '#games/ursuppe/game.ts';
import { type Gene, genesIn } from '#games/ursuppe/genes.ts';
import type { State } from '#games/ursuppe/state.ts';
import { leader } from '#games/ursuppe/track.ts';
import type { Entry } from '#games/ursuppe/types.ts';
import { firstOrder } from './places.ts';

/** A gene that a player has bought at least once. */
export interface GeneBought {
  readonly gene: Gene;
  /** Of the first purchase. */
  readonly round: number;
  readonly hasWon: boolean;
  /** The owner's final score less the table's mean. */
  readonly ahead: number;
  readonly isKept: boolean;
}

export interface GameTally {
  readonly seats: number;
  readonly rounds: number;
  /** It ended in the finish, not with the last round. */
  readonly isFinished: boolean;
  readonly scores: readonly number[];
  readonly order: readonly number[];
  /** By seat: where its marker began. */
  readonly starts: readonly number[];
  readonly winner: number;
  /** By seat, at the end. */
  readonly amoebas: readonly number[];
  readonly genes: readonly GeneBought[];
  /** How often each thing happened, everybody together. */
  readonly events: ReadonlyMap<Event['kind'], number>;
}

/** The game once more, with its events. */
function eventsOf(log: readonly Entry[], { seats, finish }: State): { round: number; event: Event }[] {
  const events: { round: number; event: Event }[] = [];
  const state = URSUPPE.setUp(seats, { finish });
  for (const entry of log) URSUPPE.enact(state, entry, (event) => void events.push({ round: state.round, event }));
  return events;
}

export function tallyOf(log: readonly Entry[], end: State): GameTally {
  const told = eventsOf(log, end);
  const winner = leader(end);
  const counts = new Map<Event['kind'], number>();
  for (const { event } of told) counts.set(event.kind, (counts.get(event.kind) ?? 0) + 1);
  const starts = end.track.map(() => 0);
  for (const { event } of told) if (event.kind === 'marker-placed') starts[event.seat] = event.space;
  return {
    seats: end.seats,
    rounds: end.round,
    isFinished: (end.track[winner] ?? 0) >= FINISH_SPACES[end.finish],
    scores: end.track,
    order: firstOrder(log),
    starts,
    winner,
    amoebas: seatsOf(end.seats).map((seat) => countOf(end, seat)),
    genes: genesBought(told, end, winner),
    events: counts,
  };
}

function genesBought(told: readonly { round: number; event: Event }[], end: State, winner: number): GeneBought[] {
  const mean = end.track.reduce((sum, score) => sum + score, 0) / end.seats;
  const found = new Map<string, GeneBought>();
  for (const { round, event } of told) {
    if (event.kind !== 'bought' || found.has(`${event.seat} ${event.gene}`)) continue;
    const { seat, gene } = event;
    const ahead = (end.track[seat] ?? 0) - mean;
    const isKept = genesIn(end.genes[seat] ?? 0).includes(gene);
    found.set(`${seat} ${gene}`, { gene, round, hasWon: seat === winner, ahead, isKept });
  }
  return [...found.values()];
}
