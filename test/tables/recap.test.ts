import { describe, expect, it } from 'vitest';
import type { Seat } from '#engine/seat.ts';
import type { Event } from '#games/urland/events.ts';
import type { View } from '#games/urland/view.ts';
import type { TableView } from '#tables/table-view.ts';
import {
  ANNA,
  BEN,
  CLEO,
  DORA,
  HOUR,
  openHouse,
  personIn,
  playUntil,
  someMove,
  startTable,
  value,
  viewOf,
} from './support/house.ts';

const phaseOf = (view: TableView) => (view.play?.open as View | undefined)?.phase.kind;
const PEOPLE = [ANNA, BEN, CLEO, DORA];

describe('a recap', () => {
  it('tells everybody what he has heard since he last decided, and no more', async () => {
    const house = openHouse();
    const table = await startTable(house, PEOPLE);
    const heard = new Map<Seat, object[]>();
    /** What came of a decision its maker has seen himself. */
    const hear = (decider: Seat | null) => {
      for (const fact of house.news())
        if (fact.kind === 'played')
          fact.heard.bySeat.forEach((events, seat) => {
            const own = heard.get(seat as Seat) ?? [];
            heard.set(seat as Seat, seat === decider ? [] : [...own, ...events]);
          });
    };
    await house.tables.idle();
    hear(null);
    for (let step = 0; step < 60; step++) {
      const { person, seat, version, move } = await someMove(house, table);
      if (move.kind === 'bid') return;
      const rows = house.store.log(table).length;
      value(await house.tables.choose(table, person, version, move));
      await house.tables.idle();
      const drawn = house.store.log(table).length - rows - 1;
      // With draws after it, a decision and what chance made of it come in one piece of news.
      if (drawn > 0) return;
      hear(seat);
      const { places } = await viewOf(house, table);
      for (const [at, { occupant }] of places.entries())
        if (occupant.kind === 'person')
          expect(value(await house.tables.recap(table, occupant.person)).events).toEqual(heard.get(at as Seat));
    }
  });

  it('tells what chance drew after one’s own decision', async () => {
    const house = openHouse();
    const table = await startTable(house, PEOPLE);
    for (;;) {
      const { person, version, move } = await someMove(house, table);
      const rows = house.store.log(table).length;
      value(await house.tables.choose(table, person, version, move));
      if (house.store.log(table).length === rows + 1) continue;
      const { since, events } = value(await house.tables.recap(table, person));
      expect(since).toBe(rows + 1);
      expect(events.some(({ kind }) => kind === 'drew' || kind === 'panic-drawn')).toBe(true);
      return;
    }
  });

  it('does not tell what was undone', async () => {
    const house = openHouse();
    const table = await startTable(house, PEOPLE);
    const view = await playUntil(house, table, (at) => phaseOf(at) === 'actions');
    const actor = personIn(view, view.play?.deciding[0]?.seat ?? (0 as never));
    const { version, move } = await someMove(house, table, ({ kind }) => kind === 'breed');
    value(await house.tables.choose(table, actor, version, move));
    const watching = PEOPLE.find((each) => each !== actor) ?? ANNA;
    const acted = async () =>
      (value(await house.tables.recap(table, watching)).events as Event[]).filter(({ kind }) => kind === 'acted')
        .length;
    const before = await acted();
    value(await house.tables.undo(table, actor, version + 1));
    expect(await acted()).toBe(before - 1);
  });

  it('tells whoever bid first how the auction went on', async () => {
    const house = openHouse();
    const table = await startTable(house, PEOPLE);
    const view = await playUntil(house, table, (at) => phaseOf(at) === 'bid');
    const bidders = view.play?.deciding.map(({ seat }) => personIn(view, seat)) ?? [];
    for (const person of bidders)
      value(await house.tables.choose(table, person, view.play?.version ?? -1, { kind: 'bid', amount: 0 }));
    for (const person of bidders) {
      const { events } = value(await house.tables.recap(table, person));
      expect(events.map(({ kind }) => kind)).toContain('bids-shown');
    }
  });

  it('tells who was away what the computer did for him', async () => {
    const house = openHouse();
    const table = await startTable(house, PEOPLE, { clock: { kind: 'decision', hours: 24 } });
    const { person, seat } = await someMove(house, table);
    const other = PEOPLE.find((each) => each !== person) ?? ANNA;
    await house.pass(24 * HOUR);
    value(await house.tables.standIn(table, other, seat));
    await house.pass(10_000);
    value(await house.tables.takeBack(table, person));
    const { events, seats } = value(await house.tables.recap(table, person));
    expect(events).toContainEqual({ kind: 'chose', seat });
    expect(seats.map(({ now }) => now)).toEqual(['computer', 'person']);
  });

  it('tells a stranger nothing that is not for everybody', async () => {
    const house = openHouse();
    const table = await startTable(house, PEOPLE);
    await playUntil(house, table, (at) => phaseOf(at) === 'bid');
    const { events } = value(await house.tables.recap(table, null));
    const kinds = new Set(events.map(({ kind }) => kind));
    expect(kinds).toContain('drew');
    for (const secret of ['drew-chip', 'chose-chip', 'was-handed']) expect(kinds).not.toContain(secret);
  });
});
