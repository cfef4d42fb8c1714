/** Values moves by their immediate outcome, in a few worlds that the seat can't tell from the real one. */
import { type Dice, seededDice, seedFrom, shuffled } from '#engine/chance.ts';
import type { Game, GameTypes } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import { anyEntry } from '#engine/wander.ts';
import { meanOfAll } from '../search/mean.ts';
import type { PromisingMove } from '../search/policy.ts';
import { turnIn } from '../search/search.ts';
import type { Judge } from './sense.ts';

/** A world, and the seed of chance in it: the same for every move. */
interface Prospect<T extends GameTypes> {
  readonly world: T['state'];
  readonly fate: number;
}

/**
 * Chance decides until a seat must. The other seats of a sealed decision move at random: nothing happens before all
 * have.
 */
function settle<T extends GameTypes>(game: Game<T>, world: T['state'], turn: number, dice: Dice): void {
  for (;;) {
    const decision = game.decision(world);
    const isUnderWay = decision.kind === 'seats' && decision.as === 'sealed' && decision.turn === turn;
    const entry = decision.kind === 'chance' || isUnderWay ? anyEntry(game, world, dice) : null;
    if (entry === null) return;
    game.enact(world, entry, null);
  }
}

function chanceAfter<T extends GameTypes>(
  game: Game<T>,
  judge: Judge<T>,
  { world, fate }: Prospect<T>,
  seat: Seat,
  move: T['move'],
): number {
  const after = game.copy(world);
  game.enact(after, { by: seat, move }, null);
  settle(game, after, turnIn(game, world), seededDice(fate));
  return judge(after)[seat] ?? 0;
}

/** Best first; a promise is a chance to win. The dice order moves with equal promises. */
export function lookAhead<T extends GameTypes>(
  game: Game<T>,
  judge: Judge<T>,
  view: T['view'],
  seat: Seat,
  moves: readonly T['move'][],
  worlds: number,
  dice: Dice,
): PromisingMove<T['move']>[] {
  const prospects = Array.from(
    { length: worlds },
    (): Prospect<T> => ({ world: game.world(view, dice), fate: seedFrom(dice) }),
  );
  const promiseOf = (move: T['move']): number =>
    meanOfAll(prospects.map((prospect) => chanceAfter(game, judge, prospect, seat, move)));
  return shuffled(moves, dice)
    .map((move) => ({ move, promise: promiseOf(move) }))
    .sort((a, b) => b.promise - a.promise);
}
