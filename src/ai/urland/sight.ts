import type { Seat } from '#engine/seat.ts';
import type { Region } from '#games/urland/board.ts';
import type { Position, State } from '#games/urland/state.ts';
import { copyPosition, type View } from '#games/urland/view.ts';
import { ichtoKnowledge, type Knowledge, knowledgeOf } from './odds.ts';

/** The table as its chooser knows it. The chooser's own copy: gains are weighed in place. */
export interface Sight {
  readonly position: Position;
  readonly hand: readonly Region[];
  readonly knowledge: Knowledge;
}

export const sightOf = (view: View): Sight => ({
  position: copyPosition(view),
  hand: view.hand,
  knowledge: knowledgeOf(view),
});

/** The sight of the player to move in a search's own state. They know what they have seen, not what the state knows. */
export const sightIn = (state: State, seat: Seat): Sight => ({
  position: state,
  hand: state.hand,
  knowledge: ichtoKnowledge(state, seat),
});
