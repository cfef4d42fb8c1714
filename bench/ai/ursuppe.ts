/** Ursuppe's strong player: iterations a second, and how long a decision takes when it may think to the end. */
import { choose } from '#ai/player.ts';
import { STEADY } from '#ai/ursuppe/steady.ts';
import { PLAN, STRONG } from '#ai/ursuppe/strong.ts';
import { seededDice } from '#engine/chance.ts';
import { deciders } from '#engine/decision.ts';
import type { Seat } from '#engine/seat.ts';
import { URSUPPE } from '#games/ursuppe/game.ts';
import type { State } from '#games/ursuppe/state.ts';

interface Moment {
  readonly view: State;
  readonly seat: Seat;
}

/** Decisions of all kinds from a few games among steady players. */
function moments(games: number, nth: number): Moment[] {
  const dice = seededDice(5);
  const found: Moment[] = [];
  let made = 0;
  for (let game = 0; game < games; game++) {
    const state = URSUPPE.setUp(4, { finish: 'long' });
    for (let decision = URSUPPE.decision(state); decision.kind !== 'over'; decision = URSUPPE.decision(state)) {
      const [seat] = deciders(decision);
      if (seat === undefined) URSUPPE.enact(state, { by: 'chance', move: URSUPPE.draw(state, dice) }, null);
      else {
        if (made++ % nth === 0) found.push({ view: URSUPPE.view(state, seat), seat });
        URSUPPE.enact(state, { by: seat, move: choose(STEADY.think(state, seat, dice), 1).move }, null);
      }
    }
  }
  return found;
}

export interface SoupThoughts {
  readonly decisions: number;
  think(): number;
}

export function soupThoughts(): SoupThoughts {
  const table = moments(3, 12);
  const thought = ({ view, seat }: Moment): number =>
    choose(STRONG.think(view, seat, seededDice(1)), PLAN.iterations).iterations;
  return { decisions: table.length, think: () => table.reduce((sum, moment) => sum + thought(moment), 0) };
}
