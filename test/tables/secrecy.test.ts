import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { heardBy } from '#engine/event.ts';
import { seatsOf } from '#engine/seat.ts';
import type { State } from '#games/urland/state.ts';
import type { PersonId } from '#tables/ids.ts';
import { DEFAULT_SETTINGS } from '#tables/person-settings.ts';
import type { Play } from '#tables/play-state.ts';
import { GAME_IDS, type GameId, gameOf } from '#tables/rulebook.ts';
import { seatOf, type Table } from '#tables/table.ts';
import { viewFor } from '#tables/table-view.ts';
import { expectSame } from '../games/laws.ts';
import { isLong } from '../support/long-games.ts';
import { aTable } from './support/a-table.ts';
import { ANNA, BEN, CLEO, DORA, playUntil, type TestHouse, viewOf } from './support/house.ts';

const PEOPLE = [ANNA, BEN, CLEO, DORA];

/** Of a long game, one moment in ten, with the fewest people. */
const momentsApart = (id: GameId): number => (isLong(id) ? 10 : 1);
const LEAST_COMPARED = 300;
/** With nothing hidden until then, nothing ever is. */
const OPEN_MOMENTS = 40;

const peopleFor = (id: GameId): PersonId[] => {
  const { min, max } = gameOf(id).seats;
  return PEOPLE.slice(0, isLong(id) ? min : max);
};

/** What is compared at a moment, for each viewer: what they see here and in a world that they think possible. */
function* seenHereAndElsewhere({ clock, dice }: TestHouse, kept: Table, play: Play, people: readonly PersonId[]) {
  const game = gameOf(kept.game);
  const moment = { now: clock.now(), settingsOf: () => DEFAULT_SETTINGS };
  for (const viewer of [null, ...people]) {
    const at = viewer === null ? 'public' : (seatOf(kept, viewer) ?? 'public');
    const other = game.world(game.view(play.state, at), dice);
    const sealed = play.sealed.map((each) => (each.seat === at ? each : { ...each, move: { kind: 'other' } }));
    const elsewhere = { ...kept, fairness: { ...kept.fairness }, play: { ...play, state: other, sealed } };
    const isOther = !isDeepStrictEqual([other, sealed], [play.state, play.sealed]);
    yield { here: viewFor(kept, viewer, moment), there: viewFor(elsewhere, viewer, moment), isOther };
  }
}

describe.each(GAME_IDS)('what leaves a table of %s', (id) => {
  it('is the same in every world that its viewer thinks possible', async ({ skip }) => {
    const people = peopleFor(id);
    const { house, table } = await aTable(people, {}, {}, id);
    let [moments, compared, different] = [0, 0, 0];
    await playUntil(house, table, () => {
      const kept = house.kept.table(table);
      if (!kept?.play || moments++ % momentsApart(id) > 0) return false;
      for (const { here, there, isOther } of seenHereAndElsewhere(house, kept, kept.play, people)) {
        expectSame(there, here);
        compared += 1;
        different += isOther ? 1 : 0;
      }
      return different === 0 && moments > OPEN_MOMENTS;
    });
    skip(different === 0, 'everything lies open');
    expect(compared).toBeGreaterThan(LEAST_COMPARED / momentsApart(id));
  });

  it('never holds the seed before the end, and always at the end', async () => {
    const { house, table } = await aTable(peopleFor(id), {}, {}, id);
    const seed = house.kept.table(table)?.fairness.seed ?? '';
    await playUntil(house, table, (view) => {
      if (view.status === 'running') expect(JSON.stringify([view, house.news()])).not.toContain(seed);
      return false;
    });
    expect((await viewOf(house, table)).seed).toBe(seed);
  });
});

describe('what leaves a table of urland', () => {
  it('shows a drawn chip only to the player who drew it', async () => {
    const { house, table } = await aTable(PEOPLE);
    let secrets = 0;
    await playUntil(house, table, () => {
      const state = house.kept.table(table)?.play?.state as State;
      for (const fact of house.news()) {
        if (fact.kind !== 'played') continue;
        const private_ = new Set(['drew-chip', 'chose-chip', 'was-handed']);
        expect(heardBy(fact.told, 'public').filter(({ kind }) => private_.has(kind))).toEqual([]);
        const hearers = seatsOf(state.seats).filter((seat) =>
          heardBy(fact.told, seat).some(({ kind }) => kind === 'drew-chip'),
        );
        expect(hearers.length).toBeLessThanOrEqual(1);
        secrets += hearers.length;
      }
      return false;
    });
    expect(secrets).toBeGreaterThan(5);
  });
});
