import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply } from '#engine/apply.ts';
import { type Dice, seededDice } from '#engine/chance.ts';
import { usualOptions } from '#engine/options.ts';
import { seatsOf, type Viewer } from '#engine/seat.ts';
import { anyEntry } from '#engine/wander.ts';
import { type AnyEntry, type AnyGame, GAME_IDS, gameOf } from '#tables/rulebook.ts';
import { expectSame } from '../../games/laws.ts';
import { isLong } from '../../support/long-games.ts';
import { timesAsOften } from '../../support/seeds.ts';

/** Every viewer makes up a world that fits their view. In it, the entry must look to them as it does in this one. */
function looksTheSame(game: AnyGame, state: object, next: object, entry: AnyEntry, seats: number, dice: Dice): number {
  let compared = 0;
  for (const viewer of ['public', ...seatsOf(seats)] as Viewer[]) {
    const world = game.world(game.view(state, viewer), dice);
    if (game.refuse(world, entry) !== null) continue;
    game.enact(world, entry, null);
    expectSame(game.view(world, viewer), game.view(next, viewer));
    compared += 1;
  }
  return compared;
}

function checkEntry(game: AnyGame, state: object, entry: AnyEntry, seats: number, dice: Dice): number {
  const applied = apply(game, state, entry);
  if (!applied.ok) throw new Error('illegal');
  const { events, state: next } = applied.value;
  const isQuiet = !events.some(({ to, event }) => game.reveals(event) || (to !== 'everybody' && to !== entry.by));
  return entry.by !== 'chance' && isQuiet ? looksTheSame(game, state, next, entry, seats, dice) : 0;
}

/** Of all games together, if each were as long as it can be. */
const ENTRIES = 10_000;
/** Enough comparisons to mean something: so many are made first, whatever is drawn. Then long games are looked at now and then. */
const ENOUGH = 100;

/** Undo rests on this law: an entry that can be undone has revealed nothing to anybody. */
describe.each(GAME_IDS)('an entry of %s that reveals nothing', (id) => {
  const game = gameOf(id);
  const seats = fc.integer({ min: game.seats.min, max: game.seats.max });

  it('looks the same to every viewer in every world that fits their view', () => {
    let compared = 0;
    const property = fc.property(fc.integer(), seats, (seed, count) => {
      const dice = seededDice(seed);
      const oneIn = isLong(id) ? 5 : 1;
      const state = game.setUp(count, game.settleOptions(usualOptions(game.options)));
      for (let entry = anyEntry(game, state, dice); entry; entry = anyEntry(game, state, dice)) {
        if (compared < ENOUGH || dice.below(oneIn) === 0) compared += checkEntry(game, state, entry, count, dice);
        game.enact(state, entry, null);
      }
    });
    fc.assert(property, { numRuns: timesAsOften(Math.min(12, Math.ceil(ENTRIES / game.maxEntries))) });
    expect(compared).toBeGreaterThanOrEqual(ENOUGH);
  });
});
