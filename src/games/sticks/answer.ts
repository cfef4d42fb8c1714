/** What the other player says to a gathering: they are asked only while they have a pebble. */
import { NOTHING_ASKED } from '#engine/questions.ts';
import type { MoveOf } from './moves.ts';
import type { Rule } from './rule.ts';
import { otherThan, pebblesOf, phaseOf } from './state.ts';
import { endTurn, give } from './turn.ts';

/** Costs a pebble. The sticks stay where they are, and the turn is over. */
export const BLOCK: Rule<MoveOf<'block'>> = {
  next: NOTHING_ASKED,
  refuse: () => null,
  enact(state, seat, _move, tell) {
    const pebbles = pebblesOf(state, seat) - 1;
    state.pebbles[seat] = pebbles;
    tell?.({ kind: 'blocked', seat, pebbles });
    endTurn(state, otherThan(seat), tell);
  },
};

export const ALLOW: Rule<MoveOf<'allow'>> = {
  next: NOTHING_ASKED,
  refuse: () => null,
  enact(state, seat, _move, tell) {
    const { sticks } = phaseOf(state, 'answer');
    const gatherer = otherThan(seat);
    give(state, gatherer, sticks);
    tell?.({ kind: 'allowed', seat });
    tell?.({ kind: 'gathered', seat: gatherer, sticks });
    endTurn(state, gatherer, tell);
  },
};
