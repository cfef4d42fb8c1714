import { describe, expect, it, onTestFinished } from 'vitest';
import { seededDice } from '#engine/chance.ts';
import type { TableId } from '#tables/ids.ts';
import type { TableView } from '#tables/table-view.ts';
import { wanderingPlayer } from '../../support/wandering-player.ts';
import { aTable } from '../support/a-table.ts';
import {
  ANNA,
  BEN,
  CHANNEL,
  CLEO,
  codeOf,
  DAY,
  DORA,
  EMIL,
  HOUR,
  openHouse,
  openTable,
  personIn,
  playUntil,
  SECOND,
  START,
  someMove,
  startTable,
  type TestHouse,
  value,
  viewOf,
  waitingSeats,
} from '../support/house.ts';
import { kinds, type Stuck, waitingFor } from '../support/waiting-for.ts';

/** A person who is not to decide, and their seat. */
async function somebodyElse({ house, table, seat, others: [other = ANNA] }: Stuck) {
  return { other, elsewhere: (await viewOf(house, table, other)).mine?.seat ?? seat };
}

/** When reminders came, in hours from the start. */
async function remindersIn(stuck: Stuck, hours: number): Promise<number[]> {
  const times: number[] = [];
  for (let hour = 1; hour <= hours; hour++) {
    await stuck.house.pass(HOUR);
    if (kinds(stuck.house).includes('reminder')) times.push((stuck.house.clock.now() - START) / HOUR);
  }
  return times;
}

describe('reminders', () => {
  it('come after twelve hours, and then further apart each time', async () => {
    expect(await remindersIn(await waitingFor(), 100)).toEqual([12, 36, 84]);
  });

  it('come when the person wants them', async () => {
    const stuck = await waitingFor();
    value(await stuck.house.tables.changeSettings(stuck.absent, { remindAfter: 2 }));
    expect(await remindersIn(stuck, 20)).toEqual([2, 6, 14]);
  });

  it('can be turned off', async () => {
    const stuck = await waitingFor();
    value(await stuck.house.tables.changeSettings(stuck.absent, { remindAfter: null }));
    expect(await remindersIn(stuck, 60)).toEqual([]);
  });

  it('wait for the end of quiet hours', async () => {
    const stuck = await waitingFor();
    const quiet = { from: 22 * 60, to: 9 * 60 };
    // Noon in UTC is 13:00 in Berlin: twelve hours later it is one at night there.
    value(await stuck.house.tables.changeSettings(stuck.absent, { quiet, timeZone: 'Europe/Berlin' }));
    expect(await remindersIn(stuck, 30)).toEqual([20]);
  });

  it('wait until an absent player is back', async () => {
    const stuck = await waitingFor();
    value(await stuck.house.tables.changeSettings(stuck.absent, { awayUntil: START + 50 * HOUR }));
    expect(await remindersIn(stuck, 55)).toEqual([50]);
  });

  it('stop for this turn when muted, and are back in the next', async () => {
    const stuck = await waitingFor();
    const { house, table, absent } = stuck;
    value(await house.tables.mute(table, absent));
    expect(codeOf(await house.tables.mute(table, absent))).toBe('already-done');
    expect(await remindersIn(stuck, 40)).toEqual([]);
    const { version, move } = await someMove(house, table);
    value(await house.tables.choose(table, absent, version, move));
    const { person } = await someMove(house, table);
    house.news();
    await house.pass(12 * HOUR);
    expect(house.news()).toEqual([{ kind: 'reminder', person }]);
  });

  it('missed while the bot was down come once, not all at once', async () => {
    const { house } = await waitingFor();
    house.clock.turnTo(START + 100 * HOUR);
    await house.tables.tick();
    await house.tables.tick();
    await house.tables.idle();
    expect(kinds(house)).toEqual(['reminder']);
  });
});

describe('a computer that plays on', () => {
  async function stoodIn() {
    const stuck = await waitingFor({ clock: { kind: 'decision', hours: 24 } });
    const { house, table, seat, others } = stuck;
    await house.pass(24 * HOUR);
    value(await house.tables.standIn(table, others[0] ?? ANNA, seat));
    return stuck;
  }

  it('decides after a moment for the absent player', async () => {
    const { house, table } = await stoodIn();
    const before = house.kept.table(table)?.play?.version ?? 0;
    await house.pass(1_000);
    expect(house.kept.table(table)?.play?.version).toBe(before);
    await house.pass(4_000);
    expect(house.kept.table(table)?.play?.version).toBeGreaterThan(before);
  });

  it('keeps the absent player from acting until they take the seat back, which they may at any time', async () => {
    const { house, table, absent, seat } = await stoodIn();
    expect(codeOf(await house.tables.choose(table, absent, 0, {}))).toBe('computer-plays-for-you');
    value(await house.tables.takeBack(table, absent));
    expect(codeOf(await house.tables.takeBack(table, absent))).toBe('already-done');
    const view = await viewOf(house, table);
    expect(view.places[seat]?.occupant).toEqual({ kind: 'person', person: absent });
    await house.pass(10_000);
    expect((await viewOf(house, table)).play?.version).toBe(view.play?.version);
  });

  it('leaves a bid that lies face down to whoever takes the seat back: they see whose it is, and may change it', async () => {
    const house = openHouse();
    onTestFinished(() => house.close());
    const table = await startTable(house, [ANNA, BEN, CLEO], { clock: { kind: 'decision', hours: 24 } });
    const isBid = ({ play }: TableView): boolean => play?.deciding[0]?.as === 'sealed';
    const view = await playUntil(house, table, isBid);
    const [seat] = view.play?.deciding.map((each) => each.seat) ?? [];
    if (seat === undefined) throw new Error('nobody bids');
    const absent = personIn(view, seat);
    const [other = ANNA] = [ANNA, BEN, CLEO].filter((person) => person !== absent);
    await house.pass(24 * HOUR);
    value(await house.tables.standIn(table, other, seat));
    const sealed = () => house.kept.table(table)?.play?.sealed.find((each) => each.seat === seat);
    while (!sealed()) await house.pass(1_000);
    value(await house.tables.takeBack(table, absent));
    const back = (await viewOf(house, table, absent)).mine;
    expect(back).toMatchObject({ isSealedForMe: true, sealed: { kind: 'bid' } });
    const amount = (back?.sealed as { amount?: number } | null)?.amount ?? 0;
    const version = view.play?.version ?? 0;
    value(await house.tables.choose(table, absent, version, { kind: 'bid', amount: amount === 0 ? 1 : 0 }));
    expect((await viewOf(house, table, absent)).mine?.isSealedForMe).toBe(false);
  });

  it('is chosen by the others, not by the absent player or a stranger', async () => {
    const { house, table, absent, seat } = await waitingFor({ clock: { kind: 'decision', hours: 24 } });
    await house.pass(24 * HOUR);
    expect(codeOf(await house.tables.standIn(table, absent, seat))).toBe('not-yours');
    expect(codeOf(await house.tables.standIn(table, DORA, seat))).toBe('not-seated');
  });

  it('is not chosen by somebody whose own seat a computer holds: a game that people are only late for is not played to its end', async () => {
    const { house, table, seat, absent } = await stoodIn();
    const isAnothersTurn = () => waitingSeats(house, table).some((each) => each !== seat);
    while (!isAnothersTurn()) await house.pass(10_000);
    const late = waitingSeats(house, table)[0] ?? seat;
    await house.pass(24 * HOUR);
    expect(codeOf(await house.tables.standIn(table, absent, late))).toBe('computer-plays-for-you');
    value(await house.tables.takeBack(table, absent));
    expect(codeOf(await house.tables.standIn(table, absent, late))).toBe('ok');
  });

  it('has its answer ignored once the seat was taken back', async () => {
    const stuck = await waitingFor({ clock: { kind: 'decision', hours: 24 } });
    const { table, seat, absent, others } = stuck;
    let answer: (() => void) | null = null;
    const slow = openHouse({
      computer: {
        ...wanderingPlayer(seededDice(1)),
        choose: () => new Promise((_, reject) => (answer = () => reject(new Error('late')))),
      },
    });
    const again = await startTable(slow, [ANNA, BEN, CLEO], { clock: { kind: 'decision', hours: 24 } });
    expect(again).toBe(table);
    await slow.pass(24 * HOUR);
    value(await slow.tables.standIn(again, others[0] ?? ANNA, seat));
    slow.clock.turnTo(slow.clock.now() + 10_000);
    await slow.tables.tick();
    await new Promise((resolve) => setImmediate(resolve));
    const { version } = (await viewOf(slow, again)).play ?? {};
    value(await slow.tables.takeBack(again, absent));
    if (answer === null) throw new Error('the computer was not asked');
    (answer as () => void)();
    await slow.tables.idle();
    expect((await viewOf(slow, again)).play?.version).toBe(version);
  });
});

describe('seats that change hands', () => {
  it('can be handed over by their owner', async () => {
    const { house, table, seat, absent } = await waitingFor();
    value(await house.tables.replace(table, absent, seat, DORA));
    expect((await viewOf(house, table)).places[seat]?.occupant).toEqual({ kind: 'person', person: DORA });
    const { person, version, move } = await someMove(house, table);
    expect(person).toBe(DORA);
    expect(codeOf(await house.tables.choose(table, absent, version, move))).toBe('not-seated');
    expect(codeOf(await house.tables.choose(table, DORA, version, move))).toBe('ok');
  });

  it('are given away by the others only when time has run out', async () => {
    const { house, table, seat, others } = await waitingFor({ clock: { kind: 'decision', hours: 24 } });
    const [other = ANNA] = others;
    expect(codeOf(await house.tables.replace(table, other, seat, DORA))).toBe('not-yours');
    await house.pass(24 * HOUR);
    expect(codeOf(await house.tables.replace(table, DORA, seat, DORA))).toBe('not-yours');
    expect(codeOf(await house.tables.replace(table, other, seat, other))).toBe('already-seated');
    expect(codeOf(await house.tables.replace(table, other, seat, DORA))).toBe('ok');
  });

  it('are not handed to somebody who has a seat, and the refusal names the newcomer, not the giver', async () => {
    const { house, table, seat, absent, others } = await waitingFor();
    expect(codeOf(await house.tables.replace(table, absent, seat, others[0] ?? ANNA))).toBe('newcomer-seated');
    expect(codeOf(await house.tables.replace(table, absent, seat, absent))).toBe('already-seated');
  });

  it('are open to anybody once their player has left', async () => {
    const { house, table, seat, absent } = await waitingFor();
    value(await house.tables.leave(table, absent));
    expect((await viewOf(house, table)).places[seat]?.occupant).toMatchObject({ kind: 'computer', for: null });
    expect(codeOf(await house.tables.takeBack(table, absent))).toBe('not-seated');
    expect(codeOf(await house.tables.replace(table, DORA, seat, DORA))).toBe('ok');
  });

  it('are closed to a person who has seen the secrets of another seat, except that seat itself', async () => {
    const stuck = await waitingFor();
    const { house, table, seat, absent } = stuck;
    const { other, elsewhere } = await somebodyElse(stuck);
    value(await house.tables.leave(table, other));
    value(await house.tables.leave(table, absent));
    expect((await viewOf(house, table, absent)).formerSeat).toBe(seat);
    expect(codeOf(await house.tables.replace(table, absent, elsewhere, absent))).toBe('sat-elsewhere');
    expect(codeOf(await house.tables.replace(table, absent, seat, absent))).toBe('ok');
    expect(codeOf(await house.tables.replace(table, absent, seat, other))).toBe('newcomer-sat-elsewhere');
  });

  it('are closed to a person who has handed over their own', async () => {
    const stuck = await waitingFor();
    const { house, table, seat, absent } = stuck;
    const { other, elsewhere } = await somebodyElse(stuck);
    value(await house.tables.replace(table, absent, seat, DORA));
    value(await house.tables.leave(table, other));
    expect(codeOf(await house.tables.replace(table, absent, elsewhere, absent))).toBe('sat-elsewhere');
  });

  it('stay closed to a former player whose data was deleted, though nothing stored names them', async () => {
    const stuck = await waitingFor();
    const { house, table, seat, absent } = stuck;
    const { other, elsewhere } = await somebodyElse(stuck);
    value(await house.tables.leave(table, other));
    await house.tables.forget(absent);
    expect((await viewOf(house, table, absent)).formerSeat).toBe(seat);
    expect(JSON.stringify(house.kept.table(table))).not.toContain(absent);
    expect(codeOf(await house.tables.replace(table, absent, elsewhere, absent))).toBe('sat-elsewhere');
  });

  it('are played to the end by computers, at once, when everybody has left', async () => {
    const { house, table } = await waitingFor();
    for (const person of [ANNA, BEN, CLEO]) value(await house.tables.leave(table, person));
    await house.tables.idle();
    expect((await viewOf(house, table)).status).toBe('over');
  });

  it('wait for an absent player when all others have left', async () => {
    const { house, table, seat, others, absent } = await waitingFor({ clock: { kind: 'decision', hours: 24 } });
    await house.pass(24 * HOUR);
    value(await house.tables.standIn(table, others[0] ?? ANNA, seat));
    for (const person of others) value(await house.tables.leave(table, person));
    expect((await viewOf(house, table)).status).toBe('asleep');
    value(await house.tables.takeBack(table, absent));
    expect(await viewOf(house, table)).toMatchObject({ status: 'running', host: absent });
  });

  it('take the host’s part along: the host always plays', async () => {
    const { house, table } = await waitingFor();
    const { mine } = await viewOf(house, table, ANNA);
    if (!mine) throw new Error('Anna has a seat');
    value(await house.tables.replace(table, ANNA, mine.seat, DORA));
    const { host } = await viewOf(house, table);
    expect([BEN, CLEO, DORA]).toContain(host);
  });
});

describe('a table of five where computers play on for everybody', () => {
  const people = [ANNA, BEN, CLEO, DORA, EMIL];

  /** All players but the last are late; then the last one leaves. */
  async function diedOut() {
    const { house, table } = await aTable(people, { clock: { kind: 'decision', hours: 24 } });
    const here = new Set(people);
    while (here.size > 1) {
      await house.pass(10 * SECOND);
      const late = await someMoveOfAPerson(house, table);
      if (!late) continue;
      const { person, seat, version, move } = late;
      const [other = EMIL] = [...here].filter((each) => each !== person);
      if (person === EMIL) {
        value(await house.tables.choose(table, person, version, move));
        continue;
      }
      await house.pass(24 * HOUR);
      value(await house.tables.standIn(table, other, seat));
      here.delete(person);
    }
    value(await house.tables.leave(table, EMIL));
    expect((await viewOf(house, table)).status).toBe('asleep');
    return { house, table };
  }

  async function someMoveOfAPerson(house: TestHouse, table: TableId) {
    const { places } = await viewOf(house, table);
    const isAPerson = waitingSeats(house, table).some((seat) => places[seat]?.occupant.kind === 'person');
    return isAPerson ? someMove(house, table) : null;
  }

  it('can be left by the absent, one after the other', async () => {
    const { house, table } = await diedOut();
    for (const person of [ANNA, BEN, CLEO, DORA]) value(await house.tables.leave(table, person));
  });

  it('keeps nobody from being forgotten', async () => {
    const { house } = await diedOut();
    await house.tables.forget(ANNA);
    expect(await house.store.openTablesOf(ANNA)).toEqual([]);
  });
});

describe('a table nobody touches', () => {
  it('is put to sleep after thirty days, with a notice, and says nothing more', async () => {
    const { house, table } = await waitingFor();
    await house.pass(30 * DAY - 1);
    expect(kinds(house)).not.toContain('fell-asleep');
    await house.pass(1);
    expect(kinds(house)).toContain('fell-asleep');
    await house.pass(300 * DAY);
    expect(kinds(house)).toEqual([]);
    expect((await viewOf(house, table)).status).toBe('asleep');
  });

  it('wakes up at a click, and everybody’s time begins anew', async () => {
    const { house, table } = await waitingFor({ clock: { kind: 'decision', hours: 24 } });
    await house.pass(40 * DAY);
    house.news();
    value(await house.tables.wake(table, ANNA));
    await house.tables.idle();
    const view = await viewOf(house, table);
    expect(view.status).toBe('running');
    expect(view.play?.deciding[0]).toMatchObject({ beganAt: house.clock.now(), expired: false });
    expect(kinds(house)).toEqual(['woke']);
  });

  it('is not woken by an onlooker', async () => {
    const { house, table } = await waitingFor();
    await house.pass(30 * DAY);
    expect(codeOf(await house.tables.wake(table, DORA))).toBe('not-seated');
  });

  it('wakes up with a move as well', async () => {
    const { house, table, absent } = await waitingFor();
    const { version, move } = await someMove(house, table);
    await house.pass(40 * DAY);
    expect(codeOf(await house.tables.choose(table, absent, version, move))).toBe('ok');
    expect((await viewOf(house, table)).status).toBe('running');
  });

  it('leaves its channel to others while it sleeps', async () => {
    const { house, table } = await waitingFor();
    await house.pass(30 * DAY);
    const opened = await house.tables.open({ game: 'urland', channel: CHANNEL, host: DORA });
    expect(codeOf(opened)).toBe('ok');
    expect(codeOf(await house.tables.wake(table, ANNA))).toBe('channel-busy');
  });

  it('is a lobby again if it was one', async () => {
    const house = openHouse();
    const table = await openTable(house, [ANNA]);
    await house.pass(30 * DAY);
    expect((await viewOf(house, table)).status).toBe('asleep');
    value(await house.tables.join(table, BEN));
    expect((await viewOf(house, table)).status).toBe('lobby');
  });
});
