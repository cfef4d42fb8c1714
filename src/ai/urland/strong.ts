/** Searches: plays every promising move on in many worlds that its seat can't tell from the real one. */
import { type Dice, seededDice } from '#engine/chance.ts';
import { invariant } from '#engine/invariant.ts';
import type { Seat } from '#engine/seat.ts';
import { URLAND } from '#games/urland/index.ts';
import type { Move } from '#games/urland/moves.ts';
import type { State } from '#games/urland/state.ts';
import type { Urland } from '#games/urland/types.ts';
import type { View } from '#games/urland/view.ts';
import type { Choice, ComputerLevel, Thought } from '../player.ts';
import { imagine } from './imagination.ts';
import { emptyOdds } from './odds.ts';
import { promisingMoves } from './options.ts';
import { type PlayOut, playOut } from './play-out.ts';
import { reasonFor } from './reason.ts';
import { sightOf } from './sight.ts';
import { STEADY_THUMB } from './steady.ts';
import { type Thumb, weighingFor } from './thumb.ts';

export interface SearchPlan extends PlayOut {
  /** How many moves are looked at from the start, and how many more as thought goes on: this times the root of the iterations. */
  readonly width: number;
  readonly widening: number;
  /** How eagerly less tried moves are tried again. */
  readonly curiosity: number;
  /** How much a promised point counts before it has been tried out. */
  readonly trust: number;
}

export const QUICK_THUMB: Thumb = { ...STEADY_THUMB, care: 'quick', noise: 0.3 };

export const PLAN: SearchPlan = {
  thumb: QUICK_THUMB,
  scales: QUICK_THUMB.scales,
  spread: { atFinish: 1.5, perSpace: 0.15 },
  turns: 2,
  width: 6,
  widening: 0.5,
  curiosity: 0.15,
  trust: 0.05,
};

interface Trial {
  readonly move: Move;
  readonly promise: number;
  visits: number;
  /** Of the chances to win that the play-outs came to. */
  sum: number;
}

const LARGE = 0x7fff_ffff;

/** The n-th world is the same for every move, so moves are compared under the same luck. */
interface World {
  readonly state: State;
  readonly luck: number;
}

export const strongWith = (plan: SearchPlan): ComputerLevel<Urland> => ({
  think: (view, seat, dice) => new Search(view, seat, dice, plan),
});

export const STRONG = strongWith(PLAN);

class Search implements Thought<Move> {
  private readonly view: View;
  private readonly seat: Seat;
  private readonly dice: Dice;
  private readonly plan: SearchPlan;
  private readonly trials: Trial[];
  private readonly worlds: World[] = [];
  private iterations = 0;

  constructor(view: View, seat: Seat, dice: Dice, plan: SearchPlan) {
    this.view = view;
    this.seat = seat;
    this.dice = dice;
    this.plan = plan;
    const sight = sightOf(view);
    const moves = promisingMoves(sight, weighingFor(sight, seat, plan.thumb, emptyOdds()));
    this.trials = moves.map((option) => ({ ...option, visits: 0, sum: 0 }));
  }

  isSettled(): boolean {
    return this.trials.length <= 1;
  }

  step(): void {
    const trial = this.mostUrgent();
    const { state, luck } = this.world(trial.visits);
    const own = URLAND.copy(state);
    URLAND.enact(own, { by: this.seat, move: trial.move }, null);
    trial.sum += playOut(own, this.seat, this.plan, seededDice(luck), seededDice(luck + 1));
    trial.visits++;
    this.iterations++;
  }

  private world(index: number): World {
    while (this.worlds.length <= index) {
      this.worlds.push({ state: imagine(this.view, this.dice), luck: this.dice.below(LARGE) });
    }
    return this.worlds[index] as World;
  }

  private mostUrgent(): Trial {
    const { width, widening, curiosity, trust } = this.plan;
    const open = Math.min(this.trials.length, Math.floor(width + widening * Math.sqrt(this.iterations)));
    const wonder = curiosity * Math.sqrt(Math.log(this.iterations + 1));
    let best: Trial | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < open; index++) {
      const trial = this.trials[index] as Trial;
      if (trial.visits === 0) return trial;
      const urgency =
        trial.sum / trial.visits + wonder / Math.sqrt(trial.visits) + (trust * trial.promise) / (trial.visits + 1);
      if (urgency > most) {
        most = urgency;
        best = trial;
      }
    }
    invariant(best !== null, 'a move to try');
    return best;
  }

  /** The most visited: what only looked good once was looked at again. */
  best(): Choice<Move> {
    const [best, next] = [...this.trials].sort((a, b) => b.visits - a.visits);
    invariant(best !== undefined, 'a move to choose');
    return {
      move: best.move,
      reason: reasonFor(this.view, this.seat, best.move),
      winChance: best.visits > 0 ? best.sum / best.visits : null,
      instead: next && next.visits > 0 ? { move: next.move, winChance: next.sum / next.visits } : null,
      iterations: this.iterations,
    };
  }
}
