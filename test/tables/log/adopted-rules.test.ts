import { describe, expect, it } from 'vitest';
import { pickOne, seededDice } from '#engine/chance.ts';
import { ok } from '#engine/result.ts';
import { type Seat, seat as seatAt } from '#engine/seat.ts';
import type { Change } from '#tables/change.ts';
import type { Fact } from '#tables/facts.ts';
import { adoptRules } from '#tables/log/adopted-rules.ts';
import { damageOf } from '#tables/log/integrity.ts';
import type { Play, Waiting } from '#tables/play-state.ts';
import type { Table } from '#tables/table.ts';
import { timeTaken } from '#tables/time/allowance.ts';
import { HOUR, MINUTE, SECOND } from '../support/house.ts';
import { relay, relayBefore } from '../support/relay.ts';
import { type TableInHand, takeInHand } from '../support/table-in-hand.ts';

const [FIRST, SECOND_SEAT, THIRD] = [seatAt(0), seatAt(1), seatAt(2)];

const byTheClock = (): TableInHand => takeInHand(relay(), { clock: { kind: 'decision', hours: 24 } });

const withTurnBefore = (waiting: Waiting): Waiting => ({ ...waiting, turn: waiting.turn - 1 });

/** The game as it was kept by version 0, which numbered turns otherwise. */
const playBefore = (play: Play): Play => ({
  ...play,
  state: relayBefore(play.state),
  waiting: play.waiting.map(withTurnBefore),
  paused: play.paused.map((each) => ({ ...each, waiting: withTurnBefore(each.waiting) })),
  sealed: play.sealed.map((each) => ({ ...each, waiting: withTurnBefore(each.waiting) })),
});

const unchanged = (table: Table): Change => ({ table, rows: [], facts: [] });

/** As if its game had been played by version 0 so far, and today's rules had come now. `sealed`: what lies face down then. */
function adopt(hand: TableInHand, sealed = hand.play.sealed): readonly Fact[] {
  const before = playBefore({ ...hand.play, sealed });
  hand.change((table) => ok(unchanged({ ...table, rulesVersion: 0, play: before })));
  return hand.change(adoptRules);
}

const waitingAt = ({ play }: TableInHand, seat: Seat): Waiting | undefined =>
  play.waiting.find((each) => each.seat === seat);

const taken = (hand: TableInHand, seat: Seat): number => timeTaken(waitingAt(hand, seat) as Waiting, hand.now);

describe('new rules under a running game', () => {
  it('give nobody who waits their time anew', () => {
    const hand = byTheClock();
    hand.pass(HOUR);
    adopt(hand);
    expect(taken(hand, FIRST)).toBe(HOUR);
  });

  it('give a turn that waits for a reaction no time anew', () => {
    const hand = byTheClock();
    hand.pass(HOUR);
    hand.choose(FIRST, 'ask-next');
    adopt(hand);
    hand.pass(3 * HOUR);
    hand.choose(SECOND_SEAT, 'react');
    hand.pass(MINUTE);
    expect(taken(hand, FIRST)).toBe(HOUR + MINUTE);
  });

  it('give back what lies face down, and call all who are asked: one call alone would tell of a move', () => {
    const hand = byTheClock();
    hand.choose(FIRST, 'vote');
    hand.choose(THIRD, 'yes');
    hand.pass(HOUR);
    const { version } = hand.play;
    const facts = adopt(hand);
    expect(facts).toEqual([expect.objectContaining({ kind: 'to-decide', seats: [FIRST, SECOND_SEAT, THIRD] })]);
    expect([FIRST, SECOND_SEAT, THIRD].map((seat) => taken(hand, seat))).toEqual([HOUR, HOUR, 0]);
    expect(hand.play).toMatchObject({ sealed: [], version: version + 1 });
    for (const seat of [FIRST, SECOND_SEAT, THIRD]) hand.choose(seat, 'no');
    expect(waitingAt(hand, FIRST)).toMatchObject({ as: 'turn' });
    expect(damageOf(hand.table, hand.rows)).toBeNull();
  });

  it('do not stick at a move that they refuse', () => {
    const hand = byTheClock();
    hand.choose(FIRST, 'vote');
    hand.choose(THIRD, 'yes');
    adopt(
      hand,
      hand.play.sealed.map((each) => ({ ...each, move: { kind: 'a move of before' } })),
    );
    for (let [next] = hand.play.waiting; next?.as === 'sealed'; [next] = hand.play.waiting)
      hand.choose(next.seat, 'no');
    expect(waitingAt(hand, FIRST)).toMatchObject({ as: 'turn' });
  });

  it('call nobody where nothing lies face down', () => {
    const hand = byTheClock();
    hand.choose(FIRST, 'ask-others');
    expect(adopt(hand)).toEqual([]);
  });

  it('keep a log that leads to the game, whenever they come, and the game can be played to its end', () => {
    for (let seed = 0; seed < 20; seed++) {
      const dice = seededDice(seed);
      const hand = byTheClock();
      playOn(hand, dice, seed);
      adopt(hand);
      expect(damageOf(hand.table, hand.rows), `seed ${seed}`).toBeNull();
      playOn(hand, dice, 500);
      expect(hand.table.status, `seed ${seed}`).toBe('over');
      expect(damageOf(hand.table, hand.rows), `seed ${seed}`).toBeNull();
    }
  });
});

function playOn(hand: TableInHand, dice: ReturnType<typeof seededDice>, steps: number): void {
  for (let step = 0; step < steps && hand.table.status === 'running'; step++) {
    const { seat } = pickOne(hand.play.waiting, dice);
    hand.choose(seat, hand.someMove(seat));
    hand.pass(SECOND);
  }
}
