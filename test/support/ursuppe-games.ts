/** Whole games of Ursuppe, as they are looked for among golden ones. */
import type { Dice } from '#engine/chance.ts';
import { playedOut } from '#engine/match.ts';
import { anyEntry } from '#engine/wander.ts';
import { attackingEntry } from '#games/ursuppe/attacking-play.ts';
import { URSUPPE } from '#games/ursuppe/game.ts';
import type { State } from '#games/ursuppe/state.ts';
import type { Entry, Ursuppe } from '#games/ursuppe/types.ts';

interface PlayedGame {
  readonly entries: Entry[];
  readonly state: State;
}

type Player = (state: State, dice: Dice) => Entry | null;

const playedBy =
  (player: Player) =>
  (seats: number, options: Ursuppe['options'], dice: Dice): PlayedGame => {
    const state = URSUPPE.setUp(seats, options);
    return { entries: [...playedOut(URSUPPE, state, (now) => player(now, dice))], state };
  };

export const attackingGame = playedBy(attackingEntry);

/** Everybody decides evenly at random. */
export const randomGame = playedBy((state, dice) => anyEntry(URSUPPE, state, dice));
