import type { Seat } from '#engine/seat.ts';
import type { Region } from '#games/urland/board.ts';
import type { Position, State } from '#games/urland/state.ts';
import { copyPosition, type View } from '#games/urland/view.ts';
import { ichtoKnowledge, type Knowledge, knowledgeOf } from './odds.ts';

/** The table as its chooser knows it. Gains are weighed in place, so it is his own copy. */
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

/** Of whoever is to move in a state of one's own. He knows what he has seen, and not what the state knows. */
export const sightIn = (state: State, seat: Seat): Sight => ({
  position: state,
  hand: state.hand,
  knowledge: ichtoKnowledge(state, seat),
});
