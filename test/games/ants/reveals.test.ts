/** Undo rests on this law: an entry that can be undone has revealed nothing to anybody. */
import { expect, it } from 'vitest';
import { apply } from '#engine/apply.ts';
import { type Dice, seededDice } from '#engine/chance.ts';
import { seatsOf, type Viewer } from '#engine/seat.ts';
import { ANTS } from '#games/ants/game.ts';
import type { State } from '#games/ants/state.ts';
import type { Entry } from '#games/ants/types.ts';
import { busyGame } from '../../support/ants-busy-play.ts';
import { forSeeds } from '../../support/seeds.ts';

/** In every world that fits a viewer’s view, the entry must look to them as it does in this one. */
function looksTheSame(state: State, next: State, entry: Entry, dice: Dice): number {
  let compared = 0;
  for (const viewer of ['public', ...seatsOf(state.seats)] as Viewer[]) {
    const world = ANTS.world(ANTS.view(state, viewer), dice);
    if (ANTS.refuse(world, entry) !== null) continue;
    ANTS.enact(world, entry, null);
    expect(ANTS.view(world, viewer)).toEqual(ANTS.view(next, viewer));
    compared += 1;
  }
  return compared;
}

function checkEntry(state: State, entry: Entry, dice: Dice): number {
  const applied = apply(ANTS, state, entry);
  if (!applied.ok) throw new Error(applied.error.code);
  const { events, state: next } = applied.value;
  const isQuiet = !events.some(({ to, event }) => ANTS.reveals(event) || (to !== 'everybody' && to !== entry.by));
  return entry.by !== 'chance' && isQuiet ? looksTheSame(state, next, entry, dice) : 0;
}

/** So many comparisons are made first, whatever is drawn; then one entry in three is looked at. */
const ENOUGH = 20;

it('an entry that reveals nothing looks the same to every viewer in every world that fits their view', () => {
  let compared = 0;
  forSeeds(1, (seed) => {
    const dice = seededDice(seed);
    const games = busyGame(2 + dice.below(3), ANTS.settleOptions({ length: 'short' }), seed);
    for (const { state, next } of games) {
      if (next && (compared < ENOUGH || dice.below(3) === 0)) compared += checkEntry(state, next, dice);
    }
  });
  expect(compared).toBeGreaterThanOrEqual(ENOUGH);
});
