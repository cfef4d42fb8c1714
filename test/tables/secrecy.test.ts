import { describe, expect, it } from 'vitest';
import { heardBy } from '#engine/event.ts';
import { seatsOf } from '#engine/seat.ts';
import type { State } from '#games/urland/state.ts';
import { DEFAULT_SETTINGS } from '#tables/person-settings.ts';
import { gameOf } from '#tables/rulebook.ts';
import { seatOf } from '#tables/table.ts';
import { viewFor } from '#tables/table-view.ts';
import { aTable } from './support/a-table.ts';
import { ANNA, BEN, CLEO, DORA, playUntil, viewOf } from './support/house.ts';

const PEOPLE = [ANNA, BEN, CLEO, DORA];

describe('what leaves a table', () => {
  it('is the same in every world that its viewer thinks possible', async () => {
    const { house, table } = await aTable(PEOPLE);
    let compared = 0;
    await playUntil(house, table, () => {
      const kept = house.kept.table(table);
      if (!kept?.play) return false;
      const { play } = kept;
      const game = gameOf(kept.game);
      const moment = { now: house.clock.now(), settingsOf: () => DEFAULT_SETTINGS };
      for (const viewer of [null, ...PEOPLE]) {
        const seat = viewer === null ? 'public' : (seatOf(kept, viewer) ?? 'public');
        const other = game.world(game.view(play.state, seat), house.dice);
        const sealed = play.sealed.map((each) => (each.seat === seat ? each : { ...each, move: { kind: 'other' } }));
        const elsewhere = { ...kept, fairness: { ...kept.fairness }, play: { ...play, state: other, sealed } };
        expect(viewFor(elsewhere, viewer, moment)).toEqual(viewFor(kept, viewer, moment));
        compared += 1;
      }
      return false;
    });
    expect(compared).toBeGreaterThan(300);
  });

  it('never holds the seed before the end, and always at the end', async () => {
    const { house, table } = await aTable(PEOPLE);
    const seed = house.kept.table(table)?.fairness.seed ?? '';
    await playUntil(house, table, (view) => {
      if (view.status === 'running') expect(JSON.stringify([view, house.news()])).not.toContain(seed);
      return false;
    });
    expect((await viewOf(house, table)).seed).toBe(seed);
  });

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
