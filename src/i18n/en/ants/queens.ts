import type { QueenId } from '#games/ants/box.ts';
import type { Cubes } from '#games/ants/content/content-design.ts';
import { list, vp } from './counts.ts';
import { queenName } from './names.ts';
import { cubes } from './things.ts';

interface QueenWords {
  /** In a line of a list. */
  readonly effect: string;
  /** A page of the rules. */
  readonly text: string;
}

export const queens: Readonly<Record<QueenId, QueenWords>> = {
  Q1: {
    effect: 'Once a turn, discard a card: one of her 4 discs is 1 more strength',
    text: 'Four discs lie on her. Once a turn, in a main Dig, Explore or Forage, you may discard a card: one of these discs goes along as 1 more strength. At least one ant must go, too. Her discs are never renewed.',
  },
  Q2: {
    effect: 'Egg advances go to any egg track; a free choice of track also flies 1',
    text: 'Where you may advance an egg track, you may choose any of the three. Whenever you may advance any track, incubation tiles included, you also advance 1 on the flight.',
  },
  Q3: {
    effect: 'Free, each once a turn: discard a Room for 1 Leaf, a Skill to fly 1',
    text: 'Free actions, each once a turn: discard a Room card from your hand for 1 Leaf; discard a Skill card to advance 1 on the flight.',
  },
  Q4: {
    effect: 'Free: give her up to three symbols for good; the first is free, then 1 Food each',
    text: 'A free action: put one of her symbols on one of her three spaces. The first costs nothing, the second and third 1 Food each. Each is a symbol of yours for good. All symbols but Aggression can be had, each once.',
  },
  Q5: {
    effect: 'Free: turn each Fungus into 1 Food and 1 Leaf',
    text: 'A free action: discard any number of Fungus, and gain as much Food and as much Leaf.',
  },
  Q6: {
    effect: 'A Dig, Explore or Forage of strength 3 gives 1 Fungus',
    text: 'Whenever your main Dig, Explore or Forage has a strength of exactly 3, Boosts included, you gain 1 Fungus.',
  },
  Q7: {
    effect: 'A Dig, Explore or Forage of strength 1 gives 1 Aggression token and a card',
    text: 'Whenever your main Dig, Explore or Forage has a strength of exactly 1, you gain 1 Aggression token and draw 1 card.',
  },
  Q8: {
    effect: 'With an action you may take a card from any row of the display',
    text: 'With your main Dig, Explore or Forage you may take the card from any row of the display, not only from the action’s own.',
  },
  Q9: {
    effect: 'Your rooms may cover the three stones beside the nest: +1 any track each, VP at the end',
    text: 'Your room tiles may cover the three stones beside your nest as if they were squares. Each one covered advances any track by 1. At the end they bring points.',
  },
};

const CUBE_KINDS = ['food', 'leaf', 'fungus'] as const;

const startOf = (start: Cubes): string =>
  list(CUBE_KINDS.flatMap((kind) => (start[kind] === 0 ? [] : [cubes(kind, start[kind])])));

export const queen = {
  name: ({ queen: id }: { queen: QueenId }) => queenName(id),
  title: ({ queen: id }: { queen: QueenId }) => `The ${queenName(id)}`,
  /** Below her effect. */
  start: ({ start }: { start: Cubes }) => `**Starts with** ${startOf(start)}.`,
  /** `values`: by the number of stones covered. */
  stones: ({ values }: { values: readonly number[] }) =>
    `**Stones covered**: ${values
      .map((value, stones) => `${stones}: ${vp(value)}`)
      .slice(1)
      .join(', ')}.`,
  /** Where she is chosen. `tiles`: what the incubation tiles of her set ask for, each. */
  offer: ({ effect, start, tiles }: { effect: string; start: Cubes; tiles: readonly string[] }) =>
    `${effect}. Starts with ${startOf(start)}. Tiles need ${tiles.join('; ')}.`,
};
