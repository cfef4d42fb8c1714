/** Laws of ANTS, over games in which cards are played and enemies defeated. */
import { describe, expect, it } from 'vitest';
import { type Dice, seededDice } from '#engine/chance.ts';
import { COLOURS } from '#games/ants/colours.ts';
import { contentOf } from '#games/ants/content/content.ts';
import { ANTS } from '#games/ants/game.ts';
import { formatPosition } from '#games/ants/record/position.ts';
import { activeSeat, type State } from '#games/ants/state.ts';
import type { Entry } from '#games/ants/types.ts';
import { discsOf } from '../../support/ants.ts';
import { busyGame } from '../../support/ants-busy-play.ts';
import { forSeeds } from '../../support/seeds.ts';

const OPTIONS = [{}, { rules: 'intro' }, { length: 'short' }, { nests: 'common' }] as const;

function always(games: number, check: (state: State, next: Entry | null, dice: Dice) => void): void {
  forSeeds(games, (seed) => {
    const dice = seededDice(seed);
    const options = ANTS.settleOptions(OPTIONS[dice.below(OPTIONS.length)] ?? {});
    for (const { state, next } of busyGame(2 + dice.below(3), options, seed)) check(state, next, dice);
  });
}

/** Discs of a Forage or an Explore that are in nobody’s count. */
const onTheWay = ({ agenda }: State): number =>
  agenda.reduce((sum, task) => {
    if (task.kind === 'path') return sum + task.corners.length;
    return task.kind === 'place-explorer' ? sum + 1 : sum;
  }, 0);

const cardsIn = (state: State): (string | null)[] => [
  ...state.display,
  ...state.deck,
  ...state.discards,
  ...state.players.flatMap(({ hand, cards }) => [...hand, ...cards.flatMap(({ id, under }) => [id, ...under])]),
  ...state.agenda.flatMap((task) => (task.kind === 'one' || task.kind === 'reveal' ? task.cards : [])),
];

function checkDiscs(state: State): void {
  for (const colour of COLOURS.slice(0, state.seats)) {
    const flying = COLOURS[state.turn ?? 0] === colour ? onTheWay(state) : 0;
    expect(discsOf(state, colour) + flying).toBe(contentOf(state).file.constants.discs);
  }
}

function checkCards(state: State): void {
  const { cards } = contentOf(state);
  const base = cardsIn(state).filter((id) => id !== null && cards.get(id)?.back === 'base');
  expect([base.length, new Set(base).size]).toEqual([120, 120]);
}

function checkThings(state: State): void {
  const lying = state.hexes.flatMap(({ enemy }) => (enemy === null ? [] : [enemy]));
  const beaten = state.players.flatMap(({ abilities }) => abilities.map(({ enemy }) => enemy));
  expect(new Set([...state.piles.flat(), ...lying, ...beaten]).size).toBe(29);
  const objects = [...state.objects, ...state.players.flatMap(({ taken }) => taken)];
  expect(objects.length + state.hexes.filter(({ object }) => object !== null).length).toBe(8);
  const tiles = state.players.flatMap(({ rooms }) => rooms);
  expect(state.stock.reduce((sum, n) => sum + n, 0) + tiles.length).toBe(52);
}

/** Where nothing else is open, the first question is one of the incubation itself. */
function canIncubate(state: State): boolean {
  const seat = activeSeat(state);
  const step = ANTS.menu(ANTS.view(state, seat), seat, []);
  if (!step.ok || step.value.kind === 'complete') return false;
  if (step.value.kind !== 'options' || !step.value.isOpening) return step.value.draft.kind === 'incubate';
  return step.value.options.some(({ id, blocked }) => id === 'incubate' && blocked === null);
}

export function antsLaws(games: number): void {
  describe('in every position', () => {
    it('holds what the box holds: 40 discs a player, 120 base cards, 29 enemies, 8 objects, 52 room tiles', () => {
      always(games, (state) => {
        if (state.round === 0) return;
        checkDiscs(state);
        checkCards(state);
        checkThings(state);
      });
    });

    it('has nothing below 0, no track beyond 5, no player twice in a swarming area', () => {
      always(games, (state) => {
        for (const player of state.players) {
          const counts = [player.food, player.leaf, player.fungus, player.aggression, player.mutation, player.supply];
          const discs = [player.wild, player.store, player.discs, player.starters, ...player.stored];
          expect(Math.min(...counts, ...discs, ...player.tracks)).toBeGreaterThanOrEqual(0);
          expect(Math.max(0, ...player.tracks)).toBeLessThanOrEqual(5);
          expect(Math.max(...player.stored)).toBeLessThanOrEqual(1);
          expect(player.debt).toBeLessThanOrEqual(5);
        }
        for (const spaces of state.swarms) {
          const owners = spaces.filter((owner) => owner !== null);
          expect(new Set(owners).size).toBe(owners.length);
        }
      });
    });

    it('asks the active player alone', () => {
      always(games, (state) => {
        const decision = ANTS.decision(state);
        if (decision.kind === 'seats' && state.round > 0) expect(decision.seats).toEqual([state.turn]);
      });
    });

    it('R-NO-DEAD-END: whoever is asked for the main action can incubate', () => {
      always(games, (state) => {
        if (state.phase === 'main' || state.phase === 'final') expect(canIncubate(state)).toBe(true);
      });
    });
  });

  it('R-CAP: no game goes beyond its last round, and its end is known when that begins', () => {
    always(games, (state) => {
      const cap = state.length === 'short' ? 35 : 50;
      expect(state.round).toBeLessThanOrEqual(cap);
      if (state.round === cap) expect(state.last).toBe(cap);
    });
  });

  it('a position is plain JSON and says nothing of hands, piles and decks', () => {
    always(games, (state) => {
      const position = JSON.parse(formatPosition(state));
      expect(typeof position.deck).toBe('number');
      for (const player of position.players) expect(typeof player.hand).toBe('number');
      expect(position.phase === 'over').toBe(position.over);
    });
  });
}
