/** What a game that is over came to, in a picture and in words. */
import { describe, expect, it } from 'vitest';
import { presentationOf } from '#discord/games/index.ts';
import { seededDice } from '#engine/chance.ts';
import { heardBy } from '#engine/event.ts';
import { played, randomEntries } from '#engine/match.ts';
import { usualOptions } from '#engine/options.ts';
import { seatsOf } from '#engine/seat.ts';
import { GAME_IDS, MODULES } from '#games/index.ts';
import { artOf } from '#render/paint/studio.ts';
import { faultsOf } from '../../render/picture-laws.ts';
import { forSeeds } from '../../support/seeds.ts';
import { reader as english } from './reader.ts';

const MOST_ALT_TEXT = 1024;

describe.each(GAME_IDS)('at the end of %s', async (id) => {
  const { game, colours } = MODULES[id];
  const { pictures } = presentationOf(id);
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) => game.seats.min + more);

  function endOf(seats: number, seed: number) {
    const options = game.settleOptions(usualOptions(game.options));
    const entries = randomEntries(game, game.setUp(seats, options), seededDice(seed));
    const state = game.setUp(seats, options);
    const events = [...played(game, state, entries)].flatMap((step) =>
      step.ok ? heardBy(step.value.events, 'public') : [],
    );
    const names = seatsOf(seats).map((seat) => `Player ${seat + 1}`);
    const reader = { ...english, names, colours: colours.slice(0, seats), absent: names.map(() => null) };
    return { end: pictures.end?.(events, game.view(state, 'public'), reader) ?? null, names };
  }

  it.each(counts)('%i players read in a picture and in words where their points came from', async (seats) => {
    const { atlas } = await artOf(endOf(seats, 0).end?.scene.game);
    forSeeds(3, (seed) => {
      const { end, names } = endOf(seats, seed);
      expect(end && faultsOf(end.scene, atlas)).toEqual([]);
      expect(end?.alt.length).toBeLessThanOrEqual(MOST_ALT_TEXT);
      for (const name of names) expect(end?.alt).toContain(name);
    });
  });
});
