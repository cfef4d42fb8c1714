import { describe, expect, it } from 'vitest';
import { seat as seatAt } from '#engine/seat.ts';
import { toDecide } from '#tables/facts.ts';
import type { ClockRule } from '#tables/options.ts';
import { undoableBy, undoableInTurn } from '#tables/playing/undoable.ts';
import { waitingOf } from '#tables/playing/waiting.ts';
import type { Occupant } from '#tables/table.ts';
import { viewFor } from '#tables/table-view.ts';
import { mute } from '#tables/time/reminders.ts';
import { ANNA, BEN, CLEO, HOUR, MINUTE, SECOND } from '../support/house.ts';
import { relay } from '../support/relay.ts';
import { type TableInHand, takeInHand } from '../support/table-in-hand.ts';

const [A, B, C] = [seatAt(0), seatAt(1), seatAt(2)];
const A_DAY: ClockRule = { kind: 'decision', hours: 24 };
const BUDGET: ClockRule = { kind: 'budget', hours: 30, increment: 2 };
const RELAY = relay();

const aRelay = (clock: ClockRule = A_DAY): TableInHand => takeInHand(RELAY, { clock });

const kindsOf = (facts: readonly { kind: string }[]) => facts.map(({ kind }) => kind);
const deciding = ({ table, moment }: TableInHand) => viewFor(table, null, moment).play?.deciding ?? [];
/** How long this seat still has. */
const timeLeft = (hand: TableInHand, seat = A) =>
  (deciding(hand).find((each) => each.seat === seat)?.endsAt ?? Number.NaN) - hand.now;

describe('the time of a turn', () => {
  it('is not begun anew by the seat’s own entries', () => {
    const hand = aRelay();
    for (let hour = 0; hour < 3; hour++) {
      hand.pass(HOUR);
      hand.choose(A, 'step');
    }
    expect(timeLeft(hand)).toBe(21 * HOUR);
  });

  it('is not begun anew by undoing entries, nor by undoing the end of the turn', () => {
    const hand = aRelay();
    hand.pass(HOUR);
    hand.choose(A, 'step');
    hand.undo(A);
    expect(timeLeft(hand)).toBe(23 * HOUR);
    hand.choose(A, 'end');
    hand.pass(5 * HOUR);
    hand.undo(A);
    expect(timeLeft(hand)).toBe(23 * HOUR);
  });

  it('stands still while others react, and then goes on', () => {
    const hand = aRelay();
    hand.pass(HOUR);
    hand.choose(A, 'ask-next');
    hand.pass(3 * HOUR);
    hand.choose(B, 'react');
    expect(timeLeft(hand)).toBe(23 * HOUR);
    hand.pass(23 * HOUR - 1);
    expect(hand.pass(1)).toContainEqual({ kind: 'time-ran-out', seat: A, person: ANNA, as: 'turn' });
  });

  it('begins anew with the next turn', () => {
    const hand = aRelay();
    hand.pass(HOUR);
    hand.choose(A, 'end');
    expect(timeLeft(hand, B)).toBe(24 * HOUR);
    hand.choose(B, 'end');
    hand.choose(C, 'end');
    expect(timeLeft(hand)).toBe(24 * HOUR);
  });

  it('that has run out stays so for the rest of the turn, and is announced once', () => {
    const hand = aRelay();
    expect(kindsOf(hand.pass(25 * HOUR))).toEqual(['time-ran-out']);
    hand.choose(A, 'step');
    hand.choose(A, 'ask-next');
    hand.choose(B, 'react');
    expect(waitingOf(hand.play, A)?.expired).toBe(true);
    expect(hand.pass(HOUR)).toEqual([]);
  });
});

describe('the time of a reaction', () => {
  it.each([
    ['a sixth of a turn', { kind: 'decision', hours: 24 }, 4 * HOUR],
    ['a sixth of a long turn', { kind: 'decision', hours: 72 }, 12 * HOUR],
    ['at least five minutes', { kind: 'decision', hours: 0.25 }, 5 * MINUTE],
    ['a day where there is no clock', { kind: 'none' }, 24 * HOUR],
    ['four hours beside budgets', BUDGET, 4 * HOUR],
  ] as const)('is %s', (_, clock, time) => {
    const hand = aRelay(clock);
    hand.pass(MINUTE);
    hand.choose(A, 'ask-next');
    expect(timeLeft(hand, B)).toBe(time);
    hand.pass(time - 1);
    expect(hand.pass(1)).toContainEqual({ kind: 'time-ran-out', seat: B, person: BEN, as: 'reaction' });
  });

  it('is not begun anew by its own further entries, but by another reaction', () => {
    const hand = aRelay();
    hand.choose(A, 'ask-next');
    hand.pass(HOUR);
    hand.choose(B, 'ponder');
    expect(timeLeft(hand, B)).toBe(3 * HOUR);
    hand.choose(B, 'react');
    hand.choose(A, 'ask-next');
    expect(timeLeft(hand, B)).toBe(4 * HOUR);
  });
});

describe('a budget', () => {
  it('pays for a turn once, when it is over, and gets its increment then', () => {
    const hand = aRelay(BUDGET);
    for (let hour = 0; hour < 3; hour++) {
      hand.pass(HOUR);
      hand.choose(A, 'step');
      expect(hand.play.budgets[A]).toBe(30 * HOUR);
    }
    hand.choose(A, 'end');
    expect(hand.play.budgets).toEqual([29, 30, 30].map((hours) => hours * HOUR));
  });

  it.each([
    ['ended by its holder', ['react', 'end']],
    ['ended by a reaction', ['cut']],
  ])('pays for no reaction, in a turn %s', (_, [reaction = '', end]) => {
    const hand = aRelay(BUDGET);
    hand.pass(HOUR);
    hand.choose(A, 'ask-next');
    hand.pass(3 * HOUR);
    hand.choose(B, reaction);
    if (end) hand.choose(A, end);
    expect(hand.play.budgets).toEqual([31, 30, 30].map((hours) => hours * HOUR));
  });

  it('is as it was when the end of the turn is undone, however it ended', () => {
    const hand = aRelay(BUDGET);
    hand.pass(HOUR);
    hand.choose(A, 'end');
    hand.undo(A);
    expect(hand.play.budgets[A]).toBe(30 * HOUR);
    expect(timeLeft(hand)).toBe(29 * HOUR);
    hand.choose(A, 'ask-next');
    hand.choose(B, 'cut');
    hand.undo(B);
    expect(hand.play.budgets[A]).toBe(30 * HOUR);
    hand.choose(B, 'react');
    expect(timeLeft(hand)).toBe(29 * HOUR);
  });
});

describe('a reaction', () => {
  it('of several seats is made in the open, by the first to choose', () => {
    const hand = aRelay();
    hand.choose(A, 'ask-others');
    expect(kindsOf(hand.choose(C, 'react'))).toEqual(['played']);
    expect(hand.play.sealed).toEqual([]);
    expect(deciding(hand).map(({ seat }) => seat)).toEqual([B]);
  });

  it('pings each seat once a turn, and the turn’s holder again, with how long the others took', () => {
    const hand = aRelay();
    const calls = (facts: readonly { kind: string }[]) => facts.filter(({ kind }) => kind === 'to-decide');
    expect(calls(hand.choose(A, 'ask-next'))).toEqual([toDecide([B], 'reaction')]);
    hand.pass(MINUTE);
    expect(calls(hand.choose(B, 'react'))).toEqual([toDecide([A], 'turn', { waited: MINUTE })]);
    hand.pass(SECOND);
    expect(calls(hand.choose(A, 'ask-others'))).toEqual([
      toDecide([C], 'reaction'),
      toDecide([B], 'reaction', { waited: SECOND }),
    ]);
  });

  it('that ends a turn does not ping the player who made it', () => {
    const hand = aRelay();
    hand.choose(A, 'ask-others');
    expect(kindsOf(hand.choose(B, 'cut'))).toEqual(['played']);
  });
});

describe('a sealed move', () => {
  it('is made whenever the game asks for one, also by a lone seat', () => {
    const hand = aRelay();
    hand.choose(A, 'vote-alone');
    const rows = hand.play.length;
    hand.choose(B, 'yes');
    // The move face down, and the entry.
    expect(hand.play.length).toBe(rows + 2);
    expect(deciding(hand)).toMatchObject([{ seat: A, as: 'turn' }]);
  });

  it('does not reveal who was last: the announcement is always the same', () => {
    const lastSteps = [
      [B, C, A],
      [A, B, C],
    ].map((order) => {
      const hand = aRelay();
      hand.choose(A, 'vote');
      hand.pass(MINUTE);
      return order.map((seat) => hand.choose(seat, 'yes')).at(-1);
    });
    expect(lastSteps[0]).toEqual(lastSteps[1]);
    expect(lastSteps[0]).toContainEqual(toDecide([A], 'turn', { waited: MINUTE }));
  });

  it('can’t be undone once the others’ moves are seen', () => {
    const hand = aRelay();
    hand.choose(A, 'vote');
    for (const seat of [A, B, C]) hand.choose(seat, 'no');
    expect(hand.play.undoable).toBeNull();
  });
});

describe('undoing', () => {
  it('knows how many entries can be undone, and how many of them are of the latest turn', () => {
    const hand = takeInHand(RELAY, { seats: 2 });
    hand.choose(A, 'step');
    hand.choose(A, 'ask-next');
    hand.choose(B, 'cut');
    expect([undoableBy(hand.play, B), undoableInTurn(hand.play, B)]).toEqual([1, 1]);
    hand.choose(B, 'step');
    hand.choose(B, 'step');
    expect([undoableBy(hand.play, B), undoableInTurn(hand.play, B)]).toEqual([3, 2]);
    hand.undo(B, 2);
    expect([undoableBy(hand.play, B), undoableInTurn(hand.play, B)]).toEqual([1, 1]);
    hand.undo(B);
    expect([undoableBy(hand.play, B), undoableInTurn(hand.play, B)]).toEqual([0, 0]);
    expect(deciding(hand)).toMatchObject([{ seat: B, as: 'reaction' }]);
  });

  it('stops at what was revealed', () => {
    const hand = aRelay();
    hand.choose(A, 'step');
    hand.choose(A, 'peek');
    hand.choose(A, 'step');
    expect(undoableBy(hand.play, A)).toBe(1);
  });

  it('pings nobody: its player is there', () => {
    const hand = aRelay();
    hand.choose(A, 'end');
    expect(kindsOf(hand.undo(A))).toEqual(['undone']);
  });
});

it('a mute lasts until the turn is over, whatever is asked in it', () => {
  const hand = aRelay();
  hand.change((table) => mute(table, ANNA));
  const isMuted = () => waitingOf(hand.play, A)?.muted;
  hand.choose(A, 'step');
  hand.choose(A, 'ask-next');
  hand.choose(B, 'react');
  expect(isMuted()).toBe(true);
  hand.choose(A, 'vote');
  expect(isMuted()).toBe(true);
  for (const seat of [B, C, A]) hand.choose(seat, 'yes');
  expect(isMuted()).toBe(true);
  for (const seat of [A, B, C]) hand.choose(seat, 'end');
  expect(isMuted()).toBe(false);
});

describe('a computer', () => {
  const occupants: Occupant[] = [
    { kind: 'computer', character: 'cooksonia', for: null },
    { kind: 'person', person: BEN },
    { kind: 'person', person: CLEO },
  ];
  const computers = () => takeInHand(RELAY, { occupants });
  const pause = (hand: TableInHand) => (waitingOf(hand.play, A)?.autoAt ?? Number.NaN) - hand.now;

  it('takes its time before a turn, and goes on within a second', () => {
    const hand = computers();
    expect(pause(hand)).toBeGreaterThanOrEqual(3 * SECOND);
    const steps = Array.from({ length: 10 }, () => {
      hand.choose(A, 'step');
      return pause(hand);
    });
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(SECOND / 2);
    expect(Math.max(...steps)).toBeLessThanOrEqual(SECOND);
    expect(new Set(steps).size).toBeGreaterThan(5);
  });

  it('goes on within a second when others have reacted, and takes its time before a reaction of its own', () => {
    const hand = computers();
    hand.choose(A, 'ask-next');
    hand.choose(B, 'react');
    expect(pause(hand)).toBeLessThanOrEqual(SECOND);
    hand.choose(A, 'end');
    hand.choose(B, 'ask-others');
    expect(pause(hand)).toBeGreaterThanOrEqual(3 * SECOND);
  });
});
