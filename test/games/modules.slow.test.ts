import { describe, expect, it } from 'vitest';
import { seededDice } from '#engine/chance.ts';
import type { Entry } from '#engine/game.ts';
import { randomEntries } from '#engine/match.ts';
import { usualOptions } from '#engine/options.ts';
import { formatRecord, linesOf, playRecord } from '#engine/record.ts';
import { seatsOf } from '#engine/seat.ts';
import { GAME_IDS, MODULES } from '#games/index.ts';

/** What tables rely on in every game, besides its rules. */
describe.each(GAME_IDS)('the module of %s', (id) => {
  const module = MODULES[id];
  const { game, colours, orders } = module;
  const options = game.settleOptions(usualOptions(game.options));

  function play(seats: number, seed: number): { state: object; entries: readonly Entry[] } {
    const state = game.setUp(seats, options);
    return { entries: randomEntries(game, state, seededDice(seed)), state };
  }

  it('has a colour for every seat', () => {
    expect(new Set(colours).size).toBe(colours.length);
    expect(colours.length).toBeGreaterThanOrEqual(game.seats.max);
  });

  it('ranks every seat once when a game is over', () => {
    for (const seats of [game.seats.min, game.seats.max]) {
      const { state } = play(seats, seats);
      const ranked = module.ranking(game.view(state, 'public')).flat();
      expect(ranked.toSorted()).toEqual(seatsOf(seats));
    }
  });

  it('reads back the record that it wrote, with all that was agreed on', () => {
    const chosen = game.options.map(({ id: option, choices }) => [option, choices.at(-1) ?? '']);
    const agreed = game.settleOptions({ ...options, ...Object.fromEntries(chosen) });
    for (const seats of [game.seats.min, game.seats.max]) {
      const entries = randomEntries(game, game.setUp(seats, agreed), seededDice(seats + 10));
      const record = { colours: colours.slice(0, seats), options: agreed, entries };
      expect(playRecord(module, linesOf(formatRecord(module, record)))).toMatchObject({ ok: true, value: record });
    }
  });

  it.each([null, 1, 'x', [], {}, { kind: 'nothing' }, { kind: 'constructor' }])(
    'takes no order that it does not know: %j',
    (json) => {
      expect(orders?.parse(json) ?? null).toBeNull();
    },
  );
});
