/** Whose turn comes after this one, where that is certain whatever happens now. Judged by the public view alone. */
import { seededDice } from '#engine/chance.ts';
import type { Seat } from '#engine/seat.ts';
import { anyEntry } from '#engine/wander.ts';
import { type AnyGame, type GameId, gameOf } from '../rulebook.ts';

/** So many turns are played out at random, each in a world of its own: whoever is next in all of them is next. */
const TRIES = 5;
/** No turn has more entries. */
const MOST_ENTRIES = 200;

/** `open`: the game as everybody sees it. Null in a reaction or a sealed round, too. */
export function nextInTurn(id: GameId, open: object): Seat | null {
  const game = gameOf(id);
  const found = Array.from({ length: TRIES }, (_, seed) => nextIn(game, open, seed));
  const [first = null] = found;
  return found.every((seat) => seat === first) ? first : null;
}

/** Null if nobody's turn follows: an auction, or the end. */
function nextIn(game: AnyGame, open: object, seed: number): Seat | null {
  const dice = seededDice(seed);
  const state = game.world(open, dice);
  const now = game.decision(state);
  if (now.kind !== 'seats' || now.as !== 'turn') return null;
  for (let made = 0; made < MOST_ENTRIES; made++) {
    const decision = game.decision(state);
    if (decision.kind === 'seats' && decision.turn !== now.turn) {
      const [seat = null] = decision.as === 'turn' ? decision.seats : [];
      return seat === null || now.seats.includes(seat) ? null : seat;
    }
    const next = anyEntry(game, state, dice);
    if (next === null) return null;
    game.enact(state, next, null);
  }
  return null;
}
