import { describe, expect, it } from 'vitest';
import { seat as seatAt } from '#engine/seat.ts';
import { type Fact, toDecide } from '#tables/facts.ts';
import { dueAt } from '#tables/time/time.ts';
import { MINUTE, SECOND } from '../support/house.ts';
import { relay } from '../support/relay.ts';
import { type TableInHand, takeInHand } from '../support/table-in-hand.ts';

const [A, B, C] = [seatAt(0), seatAt(1), seatAt(2)];
const RELAY = relay();

const callsIn = (facts: readonly Fact[]) => facts.filter(({ kind }) => kind === 'to-decide');
const later = { ...toDecide([A], 'turn'), call: 'later' };
const late = { ...toDecide([A], 'turn'), call: 'late' };

/** A, B and C have had a turn each, so that A is asked again; nobody has called them yet. */
function oneRound(pause = SECOND): { hand: TableInHand; last: readonly Fact[] } {
  const hand = takeInHand(RELAY);
  hand.choose(A, 'end');
  hand.choose(B, 'end');
  hand.pass(pause);
  return { hand, last: hand.choose(C, 'end') };
}

describe('a player who has decided within the last five minutes', () => {
  it('is not called at once', () => {
    expect(callsIn(oneRound().last)).toEqual([later]);
  });

  it('is called ten seconds later, once', () => {
    const { hand } = oneRound();
    expect(callsIn(hand.pass(10 * SECOND - 1))).toEqual([]);
    expect(callsIn(hand.pass(1))).toEqual([late]);
    expect(callsIn(hand.pass(MINUTE))).toEqual([]);
  });

  it('is looked after by then, whatever else is due', () => {
    const { hand } = oneRound();
    expect(dueAt(hand.table, hand.moment.settingsOf)).toBe(hand.now + 10 * SECOND);
  });

  it('is not called at all if they have decided by then', () => {
    const { hand } = oneRound();
    hand.choose(A, 'step');
    expect(callsIn(hand.pass(MINUTE))).toEqual([]);
  });

  it('is called ten seconds after the turn before is ended for good, if its player has taken back the end', () => {
    const { hand } = oneRound();
    hand.undo(C);
    expect(callsIn(hand.pass(MINUTE))).toEqual([]);
    expect(callsIn(hand.choose(C, 'end'))).toEqual([later]);
    expect(callsIn(hand.pass(10 * SECOND))).toEqual([late]);
  });

  it('is called at once to decide in secret, as everybody is', () => {
    const { hand } = oneRound();
    expect(callsIn(hand.choose(A, 'vote'))).toEqual([toDecide([B, C], 'sealed')]);
  });
});

describe('a player who has decided earlier, or in secret', () => {
  it('is called at once', () => {
    expect(callsIn(oneRound(5 * MINUTE).last)).toEqual([toDecide([A], 'turn')]);
    const hand = takeInHand(RELAY);
    hand.choose(A, 'vote');
    for (const seat of [A, B, C]) hand.choose(seat, 'yes');
    expect(callsIn(hand.choose(A, 'end'))).toEqual([toDecide([B], 'turn')]);
  });
});
