/** Plays on in a private world, first by a guide and then by rules of thumb, and judges the result. */
import type { Dice } from '#engine/chance.ts';
import type { GameTypes } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import type { Policy } from './policy.ts';

/** A better choice for a seat than the rule of thumb, or null. */
export type Guide<T extends GameTypes> = (world: T['state'], seat: Seat) => T['move'] | null;

/** `fate` draws for chance, `whim` makes choices: separate, so that two play-outs can share their luck. */
export interface Luck {
  readonly fate: Dice;
  readonly whim: Dice;
}

/** Changes the world. The play-out began in this turn and is judged at the horizon. */
export function playOut<T extends GameTypes>(
  world: T['state'],
  turn: number,
  guide: Guide<T>,
  policy: Policy<T>,
  { fate, whim }: Luck,
): readonly number[] {
  const { game } = policy;
  let now = turn;
  let turns = 0;
  for (;;) {
    const decision = game.decision(world);
    if (decision.kind === 'over') break;
    if (decision.kind === 'seats' && decision.turn !== now) {
      now = decision.turn;
      turns++;
    }
    if (policy.isHorizon(world, turns)) break;
    if (decision.kind === 'chance') game.enact(world, { by: 'chance', move: game.draw(world, fate) }, null);
    else {
      const by = decision.seats[0] as Seat;
      game.enact(world, { by, move: guide(world, by) ?? policy.thumb(world, by, whim) }, null);
    }
  }
  return policy.judge(world);
}
