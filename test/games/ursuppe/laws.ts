/** What holds at every moment of every game of Ursuppe. */
import { describe, expect, it } from 'vitest';
import { type Dice, seededDice } from '#engine/chance.ts';
import { everyEntry, everyMove } from '#engine/every-move.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import { anyEntry } from '#engine/wander.ts';
import { attackingEntry } from '#games/ursuppe/attacking-play.ts';
import { SPACES } from '#games/ursuppe/board.ts';
import { CUBES } from '#games/ursuppe/box.ts';
import { ALL_CARDS } from '#games/ursuppe/cards.ts';
import { cubesOn } from '#games/ursuppe/cubes.ts';
import { decider } from '#games/ursuppe/decider.ts';
import { excessOf } from '#games/ursuppe/defects.ts';
import { enactChance } from '#games/ursuppe/fate.ts';
import { forcedMove } from '#games/ursuppe/forced.ts';
import { URSUPPE } from '#games/ursuppe/game.ts';
import { ADVANCED_GENES, basesOf, cardsOf, GENES, type Gene, PLACE } from '#games/ursuppe/genes.ts';
import type { Move } from '#games/ursuppe/moves.ts';
import { formatPosition } from '#games/ursuppe/record/position.ts';
import { ruleOf } from '#games/ursuppe/rules.ts';
import { advance } from '#games/ursuppe/sequence.ts';
import { hasGene, ownerOf, type State } from '#games/ursuppe/state.ts';
import type { Entry } from '#games/ursuppe/types.ts';
import { momentsOnce } from '../../support/chosen-once.ts';
import { stateFrom } from '../../support/ursuppe-position.ts';
import { applyIsPure, chancesAreListed, expectSame, menuIsTheRules } from '../laws.ts';

type Check = (state: State, next: Entry | null, dice: Dice) => void;

/** Checked at every moment of so many games: attacking and random ones, of both lengths and both numbers of seats. */
function always(games: number, check: Check): void {
  for (let seed = 0; seed < games; seed++) {
    const dice = seededDice(seed);
    const start = URSUPPE.setUp(seed % 2 ? 3 : 4, { finish: seed % 4 < 2 ? 'long' : 'short' });
    const decide = (now: State) => (seed % 3 === 2 ? anyEntry(URSUPPE, now, dice) : attackingEntry(now, dice));
    const checking = seededDice(seed + 1);
    for (const { state, next } of momentsOnce(URSUPPE, `any ${seed}`, start, decide)) check(state, next, checking);
  }
}

const keyOf = (value: object): string => JSON.stringify(value);
const entriesOf = (state: State): string[] => [...(everyEntry(URSUPPE, state) ?? [])].map(keyOf).sort();

/** Every move of the seat that decides, also where a menu has nothing to ask but for cubes where none are. */
function movesOf(state: State): Move[] {
  const seat = decider(state);
  if (seat === null) return [];
  const first = URSUPPE.menu(state, seat, []);
  const isNothing = first.ok && first.value.kind === 'heap' && first.value.max === 0;
  return isNothing ? [{ ...first.value.draft, take: [] } as unknown as Move] : [...everyMove(URSUPPE, state, seat)];
}

/** Between two turns of a phase nobody is asked for anything. */
const isAsking = (state: State): boolean =>
  state.turn !== null &&
  !(state.phase === 'move' && state.amoeba === null) &&
  !(state.phase === 'defect' && excessOf(state, state.turn) <= 0);

/** The entry, without what follows by itself. */
function enactAlone(state: State, entry: Entry): void {
  if (entry.by === 'chance') enactChance(state, entry.move, null);
  else ruleOf(entry.move.kind).enact(state, entry.by, entry.move, null);
}

/** Follows what happens by itself after an entry, one thing at a time. Answers how many moves were made unasked. */
function checkForced(state: State, entry: Entry): number {
  const stepwise = URSUPPE.copy(state);
  let forced = 0;
  enactAlone(stepwise, entry);
  do {
    const seat = isAsking(stepwise) ? decider(stepwise) : null;
    const move = seat === null ? null : forcedMove(stepwise, seat);
    if (move === null) continue;
    expectSame(movesOf(stepwise), [move]);
    forced++;
  } while (advance(stepwise, null));
  expectSame(stepwise, makeEntry(state, entry));
  return forced;
}

function makeEntry(state: State, entry: Entry): State {
  const next = URSUPPE.copy(state);
  URSUPPE.enact(next, entry, null);
  return next;
}

/** Advanced genes of a player who also owns what they gave for them. */
const doubled = (state: State, seat: Seat): Gene[] =>
  ADVANCED_GENES.filter((advanced) => {
    const given = advanced === 'armour' ? [state.armourFor] : basesOf(advanced);
    return hasGene(state, seat, advanced) && given.some((gene) => gene !== null && hasGene(state, seat, gene));
  });

export function laws(games: number): void {
  /** For checks that walk whole menus. */
  const few = Math.ceil(games / 3);

  describe('always', () => {
    it('55 cubes of a colour: in spaces and in reserve', () => {
      always(games, (state) => {
        const counted = seatsOf(state.seats).map((colour) => {
          const lying = SPACES.reduce((sum, space) => sum + cubesOn(state, space, colour), 0);
          return lying + (state.reserve[colour] ?? 0);
        });
        expectSame(counted, Array(state.seats).fill(CUBES));
        expect(Math.min(...state.cubes, ...state.reserve, ...state.bp)).toBeGreaterThanOrEqual(0);
      });
    });

    it('every gene card owned or in the pool', () => {
      always(games, (state) => {
        const cards = GENES.map((gene) => {
          const owned = seatsOf(state.seats).filter((seat) => hasGene(state, seat, gene)).length;
          return owned + (state.pool[PLACE[gene]] ?? 0);
        });
        expectSame(
          cards,
          GENES.map((gene) => cardsOf(gene, state.seats)),
        );
        expect(state.armourFor === null).toBe(ownerOf(state, 'armour') === null);
      });
    });

    it('no basic gene beside the advanced one that it was given for', () => {
      always(games, (state) => {
        expectSame(
          seatsOf(state.seats).flatMap((seat) => doubled(state, seat)),
          [],
        );
      });
    });

    it('no two markers on one space, none beyond 50, and one card fewer each round', () => {
      always(games, (state) => {
        const standing = state.track.filter((space) => space > 0);
        expect(new Set(standing).size).toBe(standing.length);
        expect(Math.max(...state.track)).toBeLessThanOrEqual(50);
        expect(ALL_CARDS.length - state.deck.length - state.round).toBeLessThanOrEqual(1);
      });
    });

    it('damage only on amoebas that are on the board', () => {
      always(games, (state) => {
        expectSame(
          state.damage.filter((damage, index) => damage > 0 && state.spaces[index] === 0),
          [],
        );
      });
    });

    it('a move under way is there in its four phases, and in no other', () => {
      always(games, (state) => {
        expect(state.moving !== null).toBe(['roll', 'go', 'cling', 'again'].includes(state.phase));
        expect(state.turn === null).toBe(['card', 'order', 'over'].includes(state.phase));
        if (state.phase !== 'genes') expect(state.bought).toBe(0);
      });
    });
  });

  describe('R-ONE', () => {
    it('who is asked has two answers or more', () => {
      always(few, (state) => {
        if (decider(state) !== null) expect(movesOf(state).length).toBeGreaterThanOrEqual(2);
      });
    });

    it('what happens unasked is the one legal answer', () => {
      let forced = 0;
      always(few, (state, next) => {
        if (next) forced += checkForced(state, next);
      });
      expect(forced).toBeGreaterThan(100 * few);
    });
  });

  describe('a position', () => {
    it('is all there is: from equal positions, the legal entries are the same, and so is what they lead to', () => {
      always(few, (state, next) => {
        const position = formatPosition(state);
        const other = stateFrom(position, state.finish);
        expectSame(formatPosition(other), position);
        expectSame(entriesOf(other), entriesOf(state));
        if (next) expectSame(formatPosition(makeEntry(other, next)), formatPosition(makeEntry(state, next)));
      });
    });
  });

  describe('the contract holds when everybody attacks', () => {
    it('offers exactly what it does not refuse', () => {
      const pool: Move[] = [];
      always(few, (state, next, dice) => {
        const found = menuIsTheRules(URSUPPE, { state, next }, pool, dice);
        for (const move of found) if (dice.below(9) === 0) pool[pool.length < 60 ? pool.length : dice.below(60)] = move;
      });
    });

    it('applies purely, and lists what chance can decide', () => {
      always(few, (state, next) => {
        applyIsPure(URSUPPE, { state, next });
        chancesAreListed(URSUPPE, { state, next });
      });
    });
  });
}
