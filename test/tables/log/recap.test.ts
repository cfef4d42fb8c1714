import { describe, expect, it } from 'vitest';
import { seededDice } from '#engine/chance.ts';
import { heardBy } from '#engine/event.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import type { View } from '#games/urland/view.ts';
import type { PersonId } from '#tables/ids.ts';
import type { Recap } from '#tables/log/recap.ts';
import type { TableView } from '#tables/table-view.ts';
import { aTable } from '../support/a-table.ts';
import { ANNA, BEN, CLEO, DORA, HOUR, personIn, playUntil, someMove, value, viewOf } from '../support/house.ts';

const phaseOf = (view: TableView) => (view.play?.open as View | undefined)?.phase.kind;
const PEOPLE = [ANNA, BEN, CLEO, DORA];

const eventsIn = ({ happened }: Recap) => happened.flatMap((each) => (each.kind === 'event' ? [each.event] : []));
const kindsIn = (recap: Recap) => eventsIn(recap).map(({ kind }) => kind);
/** Its happenings in order: the kinds of events, and the new occupants of seats. */
const courseOf = ({ happened }: Recap) =>
  happened.map((each) => (each.kind === 'event' ? each.event.kind : `${each.now} at ${each.seat}`));

describe('a recap', () => {
  it('tells every viewer the events since their last decision, its consequences included, and no more', async () => {
    const { house, table } = await aTable(PEOPLE);
    const heard = new Map<Seat, object[]>();
    const hear = (decider: Seat | null) => {
      const told = house.news().flatMap((fact) => (fact.kind === 'played' ? fact.told : []));
      for (const seat of seatsOf(PEOPLE.length)) {
        const own = seat === decider ? [] : (heard.get(seat) ?? []);
        heard.set(seat, [...own, ...heardBy(told, seat)]);
      }
    };
    await house.tables.idle();
    hear(null);
    for (let step = 0; step < 60; step++) {
      const { person, seat, version, move } = await someMove(house, table);
      if (move.kind === 'bid') return;
      const rows = house.kept.log(table).length;
      value(await house.tables.choose(table, person, version, move));
      await house.tables.idle();
      const drawn = house.kept.log(table).length - rows - 1;
      // A decision and the draws after it are announced together.
      if (drawn > 0) return;
      hear(seat);
      const { places } = await viewOf(house, table);
      for (const [at, { occupant }] of places.entries())
        if (occupant.kind === 'person')
          expect(eventsIn(value(await house.tables.recap(table, occupant.person)))).toEqual(heard.get(at as Seat));
    }
  });

  it('tells what chance drew after the viewer’s own decision', async () => {
    const { house, table } = await aTable(PEOPLE);
    for (;;) {
      const { person, version, move } = await someMove(house, table);
      const rows = house.kept.log(table).length;
      value(await house.tables.choose(table, person, version, move));
      if (house.kept.log(table).length === rows + 1) continue;
      const told = value(await house.tables.recap(table, person));
      expect(told.since).toBe(rows + 1);
      expect(kindsIn(told).some((kind) => kind === 'drew' || kind === 'panic-drawn')).toBe(true);
      return;
    }
  });

  it('tells the last player to act how the land was scored, and marks it as their own doing', async () => {
    const { house, table } = await aTable(PEOPLE);
    for (;;) {
      const { person, version, move } = await someMove(house, table);
      value(await house.tables.choose(table, person, version, move));
      const told = value(await house.tables.recap(table, person));
      if (!kindsIn(told).includes('scored')) continue;
      expect(told.happened).toContainEqual(
        expect.objectContaining({ by: 'viewer', event: expect.objectContaining({ kind: 'scored' }) }),
      );
      return;
    }
  });

  it('tells the player who ended the game how it ended', async () => {
    const { house, table } = await aTable(PEOPLE, {}, { dice: seededDice(1) });
    let last = ANNA;
    while ((await viewOf(house, table)).status === 'running') {
      const { person, version, move } = await someMove(house, table);
      value(await house.tables.choose(table, person, version, move));
      last = person;
    }
    expect(kindsIn(value(await house.tables.recap(table, last)))).toEqual(expect.arrayContaining(['scored', 'won']));
  });

  it('does not tell what was undone', async () => {
    const { house, table } = await aTable(PEOPLE);
    const view = await playUntil(house, table, (at) => phaseOf(at) === 'actions');
    const actor = personIn(view, view.play?.deciding[0]?.seat ?? (0 as never));
    const { version, move } = await someMove(house, table, ({ kind }) => kind === 'breed');
    value(await house.tables.choose(table, actor, version, move));
    const watching = PEOPLE.find((each) => each !== actor) ?? ANNA;
    const acted = async () =>
      kindsIn(value(await house.tables.recap(table, watching))).filter((kind) => kind === 'acted').length;
    const before = await acted();
    value(await house.tables.undo(table, actor, version + 1));
    expect(await acted()).toBe(before - 1);
  });

  it('tells the first bidder how the auction went on', async () => {
    const { house, table } = await aTable(PEOPLE);
    const view = await playUntil(house, table, (at) => phaseOf(at) === 'bid');
    const bidders = view.play?.deciding.map(({ seat }) => personIn(view, seat)) ?? [];
    for (const person of bidders)
      value(await house.tables.choose(table, person, view.play?.version ?? -1, { kind: 'bid', amount: 0 }));
    for (const person of bidders) {
      expect(kindsIn(value(await house.tables.recap(table, person)))).toContain('bids-shown');
    }
  });

  it('tells a player who was away what the computer did for them', async () => {
    const { house, table } = await aTable(PEOPLE, { clock: { kind: 'decision', hours: 24 } });
    const { person, seat } = await someMove(house, table);
    const other = PEOPLE.find((each) => each !== person) ?? ANNA;
    await house.pass(24 * HOUR);
    value(await house.tables.standIn(table, other, seat));
    await house.pass(10_000);
    value(await house.tables.takeBack(table, person));
    const told = value(await house.tables.recap(table, person));
    expect(told.happened).toContainEqual({ kind: 'event', event: { kind: 'chose', seat }, by: 'stand-in' });
    expect(courseOf(told).slice(-5)).toEqual([
      `computer at ${seat}`,
      'chose',
      'chose-chip',
      'turn-began',
      `person at ${seat}`,
    ]);
  });

  it('does not count a sealed move by a stand-in as the player’s own decision', async () => {
    const { house, table } = await aTable(PEOPLE, { clock: { kind: 'decision', hours: 24 } });
    await playUntil(house, table, (at) => phaseOf(at) === 'bid');
    const { person, seat } = await someMove(house, table);
    const other = PEOPLE.find((each) => each !== person) ?? ANNA;
    const { since } = value(await house.tables.recap(table, person));
    await house.pass(24 * HOUR);
    value(await house.tables.standIn(table, other, seat));
    await house.pass(10_000);
    value(await house.tables.takeBack(table, person));
    expect(value(await house.tables.recap(table, person)).since).toBe(since);
    await playUntil(house, table, (at) => phaseOf(at) !== 'bid');
    expect(value(await house.tables.recap(table, person)).since).toBe(since);
  });

  it('tells of two absences without a decision in between as of one', async () => {
    const { house, table } = await aTable(PEOPLE, { clock: { kind: 'decision', hours: 24 } });
    await playUntil(house, table, (at) => phaseOf(at) === 'actions');
    const { person, seat } = await someMove(house, table);
    const other = PEOPLE.find((each) => each !== person) ?? ANNA;
    for (let absence = 0; absence < 2; absence++) {
      await house.pass(24 * HOUR);
      value(await house.tables.standIn(table, other, seat));
      value(await house.tables.takeBack(table, person));
    }
    const seatsIn = async (viewer: PersonId) =>
      value(await house.tables.recap(table, viewer)).happened.filter(({ kind }) => kind === 'seat');
    expect(await seatsIn(person)).toEqual([
      { kind: 'seat', seat, now: 'computer', isStill: false },
      { kind: 'seat', seat, now: 'person', isStill: true },
    ]);
    expect(await seatsIn(other)).toHaveLength(4);
  });

  it('tells a stranger nothing that is not for everybody', async () => {
    const { house, table } = await aTable(PEOPLE);
    await playUntil(house, table, (at) => phaseOf(at) === 'bid');
    const kinds = new Set(kindsIn(value(await house.tables.recap(table, null))));
    expect(kinds).toContain('drew');
    for (const secret of ['drew-chip', 'chose-chip', 'was-handed']) expect(kinds).not.toContain(secret);
  });
});
