import { describe, expect, it } from 'vitest';
import { seededDice } from '#engine/chance.ts';
import { seatsOf } from '#engine/seat.ts';
import { anyEntry } from '#engine/wander.ts';
import { type AnyEntry, companionOf, GAME_IDS, gameOf } from '#tables/rulebook.ts';

/** What tables rely on in every game, besides its rules. */
describe.each(GAME_IDS)('the companion of %s', (id) => {
  const game = gameOf(id);
  const companion = companionOf(id);

  function play(seats: number, seed: number) {
    const dice = seededDice(seed);
    const state = game.setUp(seats);
    const entries: AnyEntry[] = [];
    for (let entry = anyEntry(game, state, dice); entry; entry = anyEntry(game, state, dice)) {
      game.enact(state, entry, null);
      entries.push(entry);
    }
    return { state, entries };
  }

  it('has a colour for every seat', () => {
    expect(new Set(companion.colours).size).toBe(companion.colours.length);
    expect(companion.colours.length).toBeGreaterThanOrEqual(game.seats.max);
  });

  it('ranks every seat once when a game is over', () => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const { state } = play(seats, seats);
      const ranked = companion.ranking(game.view(state, 'public')).flat();
      expect(ranked.toSorted()).toEqual(seatsOf(seats));
    }
  });

  it('reads back the record that it wrote', () => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const { entries } = play(seats, seats + 10);
      const record = { colours: companion.colours.slice(0, seats), entries };
      expect(companion.readRecord(companion.formatRecord(record))).toEqual({ ok: true, value: record });
    }
  });

  it.each([null, 1, 'x', [], {}, { kind: 'nothing' }, { kind: 'constructor' }])(
    'takes no order that it does not know: %j',
    (json) => {
      expect(companion.parseOrder(json)).toBeNull();
    },
  );
});
