/** Over random play of every game, with undos and pauses of all lengths: what a turn costs, and whom it pings. */
import { describe, expect, it } from 'vitest';
import { wayOf } from '#discord/announcer/short-calls.ts';
import { type Dice, pickOne, seededDice } from '#engine/chance.ts';
import type { Fact } from '#tables/facts.ts';
import type { ClockRule } from '#tables/options.ts';
import type { Play, Waiting } from '#tables/play-state.ts';
import { GAME_IDS, gameOf } from '#tables/rulebook.ts';
import { timeTaken } from '#tables/time/allowance.ts';
import { HOUR, MINUTE, SECOND } from '../support/house.ts';
import { relay } from '../support/relay.ts';
import { type TableInHand, takeInHand } from '../support/table-in-hand.ts';

const CLOCKS: readonly ClockRule[] = [
  { kind: 'none' },
  { kind: 'decision', hours: 24 },
  { kind: 'budget', hours: 20, increment: 1 },
];
const PAUSES = [0, SECOND, MINUTE, 3 * MINUTE, HOUR, 9 * HOUR];
const LONG_WAIT = 2 * MINUTE;
const MOST_STEPS = 150;

/** What happened at a table in one step. */
interface Step {
  readonly before: Play;
  readonly after: Play;
  readonly now: number;
  readonly facts: readonly Fact[];
}

function randomSteps(hand: TableInHand, dice: Dice): Step[] {
  const steps: Step[] = [];
  while (steps.length < MOST_STEPS && hand.table.status === 'running') {
    const before = hand.play;
    hand.pass(pickOne(PAUSES, dice));
    const facts = act(hand, dice);
    steps.push({ before, after: hand.play, now: hand.now, facts });
  }
  return steps;
}

function act(hand: TableInHand, dice: Dice): readonly Fact[] {
  const { undoable, sealed, waiting } = hand.play;
  if (undoable && sealed.length === 0 && dice.below(4) === 0) {
    return hand.undo(undoable.seat, 1 + dice.below(undoable.turns.at(-1)?.moves.length ?? 1));
  }
  const { seat } = pickOne(waiting, dice);
  return hand.choose(seat, hand.someMove(seat));
}

const turnsIn = ({ after }: Step): Waiting[] => after.waiting.filter(({ as }) => as === 'turn');
const key = (seat: number, turn: number, as: string): string => `${seat}/${turn}/${as}`;

/** Those that are not about something face down. */
function pingsIn({ after, facts }: Step): { name: string; waited: number }[] {
  const turn = after.waiting[0]?.turn ?? -1;
  return facts.flatMap((fact) => {
    if (fact.kind !== 'to-decide' || wayOf(fact) === null || fact.as === 'sealed') return [];
    return fact.seats.map((seat) => ({ name: key(seat, turn, fact.as), waited: fact.again?.waited ?? 0 }));
  });
}

const CASES = [...GAME_IDS, relay()].flatMap((game) =>
  CLOCKS.map((clock, seed) => ({ game, clock, seed, seats: gameOf(game).seats.min + (seed % 2) })),
);

describe.each(CASES)('$game with $seats seats, clock $clock.kind, seed $seed', ({ game, clock, seed, seats }) => {
  const steps = randomSteps(takeInHand(game, { seats, clock, dice: seededDice(seed) }), seededDice(seed + 100));

  it('gives no turn its time anew', () => {
    const taken = new Map<string, number>();
    const broken: Step[] = [];
    for (const step of steps) {
      for (const waiting of turnsIn(step)) {
        const name = key(waiting.seat, waiting.turn, waiting.as);
        const now = timeTaken(waiting, step.now);
        if (now < (taken.get(name) ?? 0)) broken.push(step);
        taken.set(name, now);
      }
    }
    expect(broken).toEqual([]);
    expect(taken.size).toBeGreaterThan(3);
  });

  it('gives no budget anything back within a turn', () => {
    const left = new Map<string, number>();
    const broken: Step[] = [];
    for (const step of steps) {
      for (const waiting of turnsIn(step)) {
        const budget = step.after.budgets[waiting.seat];
        if (budget === undefined) continue;
        const name = key(waiting.seat, waiting.turn, waiting.as);
        const now = budget - timeTaken(waiting, step.now);
        if (now > (left.get(name) ?? Number.POSITIVE_INFINITY)) broken.push(step);
        left.set(name, now);
      }
    }
    expect(broken).toEqual([]);
    expect(left.size > 3).toBe(clock.kind === 'budget');
  });

  it('pings nobody twice in a turn, unless they have waited for long, or decide face down', () => {
    const pinged = new Set<string>();
    const broken: Step[] = [];
    for (const step of steps) {
      for (const { name, waited } of pingsIn(step)) {
        if (pinged.has(name) && waited <= LONG_WAIT) broken.push(step);
        pinged.add(name);
      }
    }
    expect(broken).toEqual([]);
    expect(pinged.size).toBeGreaterThan(2);
  });

  it('pings every newly asked player who has not just acted', () => {
    for (const { before, after, facts } of steps) {
      const called = facts.flatMap((fact) => (fact.kind === 'to-decide' ? fact.seats : []));
      const known = [...before.waiting, ...before.sealed.map(({ waiting }) => waiting)].map(({ seat }) => seat);
      const fresh = after.waiting.map(({ seat }) => seat).filter((seat) => !known.includes(seat));
      const undoer = facts.flatMap((fact) => (fact.kind === 'undone' ? [fact.seat] : []));
      expect(called).toEqual(expect.arrayContaining(fresh.filter((seat) => !undoer.includes(seat))));
    }
  });
});
