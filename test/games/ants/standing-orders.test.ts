import { expect, it } from 'vitest';
import { seededDice } from '#engine/chance.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import { ANTS } from '#games/ants/game.ts';
import type { Move } from '#games/ants/moves.ts';
import { ORDERS, type Order } from '#games/ants/standing-orders.ts';
import { playerAt, type State } from '#games/ants/state.ts';
import { goldenGames } from '../../support/ants-golden.ts';
import { playRecord } from '../../support/ants-record.ts';

interface Answered {
  readonly state: State;
  readonly seat: Seat;
  readonly move: Move;
}

const GOLDEN = goldenGames().slice(0, 3);

/** What the order answers at each decision of this game, for any seat. */
function answersIn(text: string, order: Order): Answered[] {
  const record = playRecord(text);
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  const { colours, options, entries } = record.value;
  const state = ANTS.setUp(colours.length, options);
  const answers: Answered[] = [];
  for (const entry of entries) {
    for (const seat of seatsOf(colours.length)) {
      const move = ORDERS.follow(order, ANTS.view(state, seat), seat, seededDice(0));
      if (move === null) continue;
      expect(ANTS.refuse(state, { by: seat, move })).toBeNull();
      answers.push({ state: structuredClone(state), seat, move });
    }
    ANTS.enact(state, entry, null);
  }
  return answers;
}

it('feed: all larvae, with Food alone, once no card can be discarded for a flight', () => {
  const answers = GOLDEN.flatMap(({ text }) => answersIn(text, { kind: 'feed' }));
  expect(answers.length).toBeGreaterThan(0);
  for (const { state, seat, move } of answers) {
    expect(move).toMatchObject({ kind: 'feed', lose: [] });
    expect(move.kind === 'feed' && move.pay.every(({ place }) => place === 'F')).toBe(true);
    const [task] = state.agenda.slice(-1);
    const hasFlown = task?.kind === 'effects' && task.used.includes('board');
    expect(hasFlown || playerAt(state, seat).hand.length === 0).toBe(true);
  }
});

it('final: the last incubation, where it leaves nothing to choose', () => {
  const answers = GOLDEN.flatMap(({ text }) => answersIn(text, { kind: 'final' }));
  for (const { state, move } of answers) expect([state.phase, move.kind]).toEqual(['final', 'incubate']);
  expect(answers.length).toBeGreaterThan(0);
});

it('reads its own orders, and nothing else', () => {
  expect(ORDERS.parse({ kind: 'feed' })).toEqual({ kind: 'feed' });
  expect(ORDERS.parse({ kind: 'sleep' })).toBeNull();
});
