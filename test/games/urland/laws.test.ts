/** The laws of every moment of every game of Urland. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply } from '#engine/apply.ts';
import { seededDice } from '#engine/chance.ts';
import { heardBy, type Told } from '#engine/event.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import { anyEntry } from '#engine/wander.ts';
import { REGIONS, type Region } from '#games/urland/board.ts';
import { ICHTOS } from '#games/urland/box.ts';
import type { Event } from '#games/urland/events.ts';
import { URLAND } from '#games/urland/game.ts';
import { AREAS, ichtosAt, totalIn } from '#games/urland/ichtos.ts';
import { isLand, regionsOf } from '#games/urland/lands.ts';
import { ofSeat, type State } from '#games/urland/state.ts';
import type { Entry } from '#games/urland/types.ts';
import { chosenOnce } from '../../support/chosen-once.ts';
import { livelyEntry } from '../../support/lively-play.ts';
import { timesAsOften } from '../../support/seeds.ts';
import { expectSame } from '../laws.ts';

const GAMES = fc.record({
  seats: fc.constantFrom(3, 4, 5),
  seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
  taste: fc.constantFrom('lively', 'dull'),
});

type Check = (state: State, entry: Entry, before: State, told: readonly Told<Event>[]) => void;

/** Runs the check after every entry of some games. */
function always(check: Check): void {
  fc.assert(
    fc.property(GAMES, ({ seats, seed, taste }) => {
      const dice = seededDice(seed);
      const decide = (now: State) => (taste === 'lively' ? livelyEntry(now, dice) : anyEntry(URLAND, now, dice));
      let state = URLAND.setUp(seats, {});
      for (const entry of chosenOnce(URLAND, `${taste} ${seats} ${seed}`, state, decide)) {
        const applied = apply(URLAND, state, entry);
        if (!applied.ok) throw new Error('a generated game is legal');
        check(applied.value.state, entry, state, applied.value.events);
        state = applied.value.state;
      }
    }),
    { numRuns: timesAsOften(8) },
  );
}

describe('always', () => {
  it('28 of a colour: on the map, in reserve, and the marker', () => {
    always((state) => {
      const counted = seatsOf(state.seats).map((seat) => {
        const standing = AREAS.reduce((sum, area) => sum + ichtosAt(state, area, seat), 0);
        return standing + ofSeat(state.reserve, seat) + 1;
      });
      expectSame(counted, Array(state.seats).fill(ICHTOS));
      expect(Math.min(...state.ichtos, ...state.reserve)).toBeGreaterThanOrEqual(0);
    });
  });

  it('no two markers on one space, none beyond 37, and none moves back', () => {
    always((state, _entry, before) => {
      const placed = state.track.filter((space) => space > 0);
      expect(new Set(placed).size).toBe(placed.length);
      expect(Math.max(...state.track)).toBeLessThanOrEqual(37);
      const back = before.track.filter((space, seat) => (state.track[seat] ?? 0) < space);
      expectSame(back, []);
    });
  });

  it('every chip in one place, and every gene', () => {
    always((state) => {
      const isSetup = state.phase.kind === 'setup' || state.pile.length + state.hand.length === 0;
      const chips = [
        ...state.erupted,
        ...state.scored,
        ...state.hand,
        ...state.pile,
        ...(state.picked ? [state.picked] : []),
      ];
      expect(new Set(chips).size).toBe(chips.length);
      if (!isSetup) expect(chips).toHaveLength(12);
      const genes = [...state.genes.flat(), ...state.row, ...state.deck];
      expect(new Set(genes).size).toBe(genes.length);
    });
  });

  it('Ichtos only in lands that are there, and at most one chip to a land', () => {
    always((state) => {
      const drowned = REGIONS.filter((region) => !isLand(state, region) && totalIn(state, region) > 0);
      const chipsOf = (region: Region) => regionsOf(state, region).filter((each) => !state.erupted.includes(each));
      expectSame([drowned, REGIONS.filter((region) => chipsOf(region).length > 1)], [[], []]);
    });
  });

  it('at most three mutations', () => {
    always((state) => expect(state.mutations).toBeLessThanOrEqual(3));
  });
});

describe('the public events', () => {
  const anotherOf = (chips: readonly Region[], chip: Region): Region | null =>
    chips.find((other) => other !== chip) ?? null;

  /** The same decision with another secret in it; null where there is none, or where it is shown at once. */
  function otherSecret({ by, move }: Entry, before: State): Entry | null {
    switch (move.kind) {
      case 'draw': {
        const chip = move.chip === 'panic' ? null : anotherOf(before.pile, move.chip);
        return chip && { by: 'chance', move: { kind: 'draw', chip } };
      }
      case 'score': {
        const chip = anotherOf(before.hand, move.chip);
        return chip && { by: by as Seat, move: { kind: 'score', chip } };
      }
      case 'bid': {
        const isLast = before.phase.kind === 'bid' && before.phase.waiting.length === 1;
        return isLast ? null : { by: by as Seat, move: { kind: 'bid', amount: move.amount === 0 ? 1 : 0 } };
      }
      default:
        return null;
    }
  }

  /** Did the chip's turn end at once, so that it was shown? */
  const isShown = (told: readonly Told<Event>[]): boolean => told.some(({ event }) => event.kind === 'scored');

  it('of a drawn chip, a picked chip or a bid is the same whatever it is', () => {
    let compared = 0;
    always((state, entry, before, told) => {
      const other = otherSecret(entry, before);
      if (!other || isShown(told)) return;
      const changed = apply(URLAND, before, other);
      if (!changed.ok) throw new Error('another secret is as legal');
      expectSame(heardBy(changed.value.events, 'public'), heardBy(told, 'public'));
      expectSame(URLAND.view(changed.value.state, 'public'), URLAND.view(state, 'public'));
      compared++;
    });
    expect(compared).toBeGreaterThan(100);
  });
});
