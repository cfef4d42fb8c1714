/** What a gene is worth to whoever gets it for nothing: buyers are often ahead for other reasons. */
import { choose } from '#ai/player.ts';
import { COMPUTERS } from '#ai/ursuppe/index.ts';
import { seededDice } from '#engine/chance.ts';
import { deciders } from '#engine/decision.ts';
import { type Seat, seat as seatAt } from '#engine/seat.ts';
import { URSUPPE } from '#games/ursuppe/game.ts';
import { type Gene, genesInGame, PLACE, withGene } from '#games/ursuppe/genes.ts';
import { pay, type State } from '#games/ursuppe/state.ts';
import { halfOfMean, mean } from '../interval.ts';

/** A gene, or so many BP to compare it with. */
export type Gift = Gene | number;

export interface GiftWorth {
  readonly gift: Gift;
  /** Spaces beyond the table's mean, at the end, with half a 95 % interval. */
  readonly ahead: number;
  readonly half: number;
}

/** What genes cost, and two that are bought one after the other. */
const SUMS: readonly Gift[] = [2, 4, 6, 11];

function give(state: State, seat: Seat, gift: Gift): void {
  if (typeof gift === 'number') return pay(state, seat, -gift);
  state.genes[seat] = withGene(state.genes[seat] ?? 0, gift);
  state.pool[PLACE[gift]] = (state.pool[PLACE[gift]] ?? 0) - 1;
  if (gift === 'armour') state.armourFor = 'escape';
}

/** A game of steady players in which one has the gift from the beginning: its score less the table's mean. */
function aheadWith(seats: number, gift: Gift, game: number): number {
  const state = URSUPPE.setUp(seats, { finish: 'long' });
  const owner = seatAt(game % seats);
  const dice = seededDice(seats * 10_000_000 + game);
  give(state, owner, gift);
  for (let decision = URSUPPE.decision(state); decision.kind !== 'over'; decision = URSUPPE.decision(state)) {
    const [by] = deciders(decision);
    if (by === undefined) URSUPPE.enact(state, { by: 'chance', move: URSUPPE.draw(state, dice) }, null);
    else URSUPPE.enact(state, { by, move: choose(COMPUTERS.steady.think(state, by, dice), 1).move }, null);
  }
  return (state.track[owner] ?? 0) - mean(state.track);
}

/** Best first. */
export const giftWorths = (seats: number, games: number): GiftWorth[] =>
  [...genesInGame(seats), ...SUMS]
    .map((gift) => {
      const leads = Array.from({ length: games }, (_, game) => aheadWith(seats, gift, game));
      return { gift, ahead: mean(leads), half: halfOfMean(leads) };
    })
    .sort((a, b) => b.ahead - a.ahead);
