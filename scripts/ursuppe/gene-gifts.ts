/** What a gene is worth to whoever gets it for nothing: buyers are often ahead for other reasons. */

import { choose } from '#ai/player.ts';
import { COMPUTERS } from '#ai/ursuppe/index.ts';
import { seededDice } from '#engine/chance.ts';
import { deciders } from '#engine/decision.ts';
import { type Seat, seat as seatAt } from '#engine/seat.ts';
import { URSUPPE } from '#games/ursuppe/game.ts';
import { type Gene, genesInGame, PLACE, withGene } from '#games/ursuppe/genes.ts';
import type { State } from '#games/ursuppe/state.ts';
import { halfOfMean, mean } from '../interval.ts';

export interface GeneGift {
  readonly gene: Gene;
  /** Spaces beyond the table's mean, at the end, with half a 95 % interval. */
  readonly ahead: number;
  readonly half: number;
}

function give(state: State, seat: Seat, gene: Gene): void {
  state.genes[seat] = withGene(state.genes[seat] ?? 0, gene);
  state.pool[PLACE[gene]] = (state.pool[PLACE[gene]] ?? 0) - 1;
  if (gene === 'armour') state.armourFor = 'escape';
}

/** A game of steady players in which one has the gene from the beginning; its score less the table's mean. */
function aheadWith(seats: number, gene: Gene, game: number): number {
  const state = URSUPPE.setUp(seats, { finish: 'long' });
  const owner = seatAt(game % seats);
  const dice = seededDice(seats * 10_000_000 + game);
  give(state, owner, gene);
  for (let decision = URSUPPE.decision(state); decision.kind !== 'over'; decision = URSUPPE.decision(state)) {
    const [by] = deciders(decision);
    if (by === undefined) URSUPPE.enact(state, { by: 'chance', move: URSUPPE.draw(state, dice) }, null);
    else URSUPPE.enact(state, { by, move: choose(COMPUTERS.steady.think(state, by, dice), 1).move }, null);
  }
  return (state.track[owner] ?? 0) - mean(state.track);
}

/** Best first. */
export const geneGifts = (seats: number, games: number): GeneGift[] =>
  genesInGame(seats)
    .map((gene) => {
      const leads = Array.from({ length: games }, (_, game) => aheadWith(seats, gene, game));
      return { gene, ahead: mean(leads), half: halfOfMean(leads) };
    })
    .sort((a, b) => b.ahead - a.ahead);
