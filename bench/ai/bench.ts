/** Iterations a second of the strong players; Urland's next to what boardgame.io's MCTS bot does on the cut-down game. */
import { choose } from '#ai/player.ts';
import { STEADY } from '#ai/urland/steady.ts';
import { STRONG } from '#ai/urland/strong.ts';
import { type Dice, pickOne, seededDice } from '#engine/chance.ts';
import type { Seat } from '#engine/seat.ts';
import { URLAND } from '#games/urland/game.ts';
import type { State } from '#games/urland/state.ts';
import type { View } from '#games/urland/view.ts';
import { cutDownStart } from '../engine/cut-down.ts';
import { randomMove } from '../engine/random-move.ts';
import { botIterations } from './boardgame-io-bot.ts';
import { soupThoughts } from './ursuppe.ts';

const SEATS = 4;
/** While it searches, and with rehearsals after that. */
const SEARCH = 2000;
const BOTH = 20_000;

interface Moment {
  readonly view: View;
  readonly seat: Seat;
}

/** Turns from all over a few games among steady players. */
function moments(games: number, nth: number): Moment[] {
  const dice = seededDice(5);
  const found: Moment[] = [];
  let turns = 0;
  for (let game = 0; game < games; game++) {
    const state = URLAND.setUp(SEATS, {});
    for (;;) {
      const decision = URLAND.decision(state);
      if (decision.kind === 'over') break;
      if (decision.kind === 'chance') {
        URLAND.enact(state, { by: 'chance', move: URLAND.draw(state, dice) }, null);
        continue;
      }
      const seat = pickOne(decision.seats, dice);
      const view = URLAND.view(state, seat);
      if (state.phase.kind === 'actions' && state.phase.left > 0 && turns++ % nth === 0) found.push({ view, seat });
      URLAND.enact(state, { by: seat, move: choose(STEADY.think(view, seat, dice), 1).move }, null);
    }
  }
  return found;
}

/** Per second of this process's CPU time: others on the machine disturb that least. */
function rate(work: () => number): number {
  const cpu = process.cpuUsage();
  const done = work();
  const { user, system } = process.cpuUsage(cpu);
  return done / ((user + system) / 1_000_000);
}

const table = moments(6, 24);

function strongIterations(most: number): number {
  let done = 0;
  for (const { view, seat } of table) done += choose(STRONG.think(view, seat, seededDice(1)), most).iterations;
  return done;
}

/** What the bot's play-outs do, on our side: from the same start, at random, to the end of the epoch. */
function randomPlayOuts(count: number): number {
  const dice = seededDice(9);
  const start = cutDownStart(SEATS, dice);
  for (let done = 0; done < count; done++) playOut(URLAND.copy(start), dice);
  return count;
}

function playOut(state: State, dice: Dice): void {
  for (;;) {
    const decision = URLAND.decision(state);
    if (decision.kind === 'over' || state.phase.kind === 'epoch') return;
    if (decision.kind === 'chance') URLAND.enact(state, { by: 'chance', move: URLAND.draw(state, dice) }, null);
    else {
      const by = decision.seats[0] as Seat;
      URLAND.enact(state, { by, move: randomMove(state, by, dice) }, null);
    }
  }
}

strongIterations(SEARCH);
randomPlayOuts(200);
const searched = rate(() => strongIterations(SEARCH));
const both = rate(() => strongIterations(BOTH));
const random = rate(() => randomPlayOuts(3000));
const bot = await botIterations(SEATS);
const soup = soupThoughts();
soup.think();
let soupIterations = 0;
const soupRate = rate(() => {
  soupIterations = soup.think();
  return soupIterations;
});

console.table([
  { what: 'boardgame.io MCTS bot, cut-down game, random play-outs to its end', 'iterations/s': Math.round(bot) },
  { what: 'random play-outs of the same game here', 'iterations/s': Math.round(random) },
  {
    what: `strong player, full rules, up to ${SEARCH} iterations, all of them search`,
    'iterations/s': Math.round(searched),
  },
  {
    what: `strong player, full rules, up to ${BOTH} iterations, most of them in rehearsals`,
    'iterations/s': Math.round(both),
  },
  { what: 'strong player of Ursuppe, all decisions, thought to the end', 'iterations/s': Math.round(soupRate) },
]);
console.log(
  `times boardgame.io: ${(random / bot).toFixed(0)} in random play-outs, ${(searched / bot).toFixed(0)} as the strong player`,
);
console.log(`Ursuppe: ${((1000 * soupIterations) / soupRate / soup.decisions).toFixed(0)} ms of CPU time a decision`);
