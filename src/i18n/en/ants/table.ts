/** The bot's words about the table around the game itself. */
import type { QueenId } from '#games/ants/box.ts';
import type { Phase } from '#games/ants/phases.ts';
import { SCORE_SOURCES, type ScoreSource, type Scores } from '#games/ants/scores.ts';
import type { Order } from '#games/ants/standing-orders.ts';
import type { Named } from '../values.ts';
import { cards, list, plural, stars, vp } from './counts.ts';
import { queenName } from './names.ts';
import { cubes, gains } from './things.ts';

/** What whoever decides now is to do: said to them, in the order of a turn. */
const TASKS = {
  setup: 'Wait a moment: the garden is laid out',
  queen: 'Choose your queen',
  keep: 'Keep four of your eight cards',
  main: 'Choose your action',
  final: 'Your final incubation',
  second: 'Play another card, defeat an enemy, or stop',
  effects: 'Use your effects, then feed the larvae',
  room: 'Place a room tile',
  explorer: 'Place an explorer',
  foragers: 'Place your foragers',
  take: 'Take a card from the display',
  one: 'Keep one of the cards',
  search: 'Name a symbol to search for',
  object: 'Take an object',
  play: 'Play a card, or pass',
  track: 'Advance a track',
  raise: 'Raise an egg or a larva, or pass',
  convert: 'Move a disc to another column, or pass',
  larva: 'Choose a column for the larva',
  defeat: 'Defeat an enemy, or pass',
  scent: 'Choose a pheromone',
  token: 'Put a token on a card',
  move: 'Move tokens, or pass',
  tuck: 'Tuck cards, or pass',
  empty: 'Empty a room tile, or pass',
  lower: 'Lower an egg track, or pass',
  choose: 'Choose one of the effects',
  swarm: 'Swarm, or stay',
  shuffle: 'Wait a moment: cards are shuffled',
  over: 'The game is over',
} satisfies Record<Phase, string>;

/** The same about somebody, after their name. */
const DOING = {
  setup: 'waits for the garden',
  queen: 'chooses a queen',
  keep: 'keeps four of eight cards',
  main: 'chooses an action',
  final: 'incubates for the last time',
  second: 'may play a second card or defeat an enemy',
  effects: 'incubates',
  room: 'places a room tile',
  explorer: 'places an explorer',
  foragers: 'places foragers',
  take: 'takes a card from the display',
  one: 'keeps one of the cards drawn',
  search: 'searches the deck',
  object: 'takes an object',
  play: 'may play a card',
  track: 'advances a track',
  raise: 'may raise an egg or a larva',
  convert: 'may change a column',
  larva: 'gets a larva',
  defeat: 'may defeat an enemy',
  scent: 'removes a pheromone',
  token: 'puts a token on a card',
  move: 'may move tokens',
  tuck: 'may tuck cards',
  empty: 'may empty a room',
  lower: 'may lower an egg track',
  choose: 'chooses an effect',
  swarm: 'swarms or stays',
  shuffle: 'waits for the cards',
  over: 'is done',
} satisfies Record<Phase, string>;

interface PlayerLine {
  queen: QueenId | null;
  /** As if the game ended now. */
  points: number;
  stars: number;
  flight: number;
  food: number;
  leaf: number;
  fungus: number;
  aggression: number;
  mutation: number;
  ants: readonly number[];
  wild: number;
  larvae: number;
  hand: number;
}

const many = (what: 'aggression' | 'mutation', count: number): string[] => (count === 0 ? [] : [gains(what, count)]);

const antLine = ({ ants: [d = 0, e = 0, f = 0], wild }: PlayerLine): string =>
  `ants D${d} E${e} F${f}${wild === 0 ? '' : ` +${gains('wild', wild)}`}`;

/** What can be decided in advance. */
const ORDERS = {
  feed: {
    name: 'Feed all larvae',
    hint: 'In an incubation, as soon as no effect is left to pay for. With Food alone, and only if it is enough for all.',
  },
  final: {
    name: 'Final incubation by itself',
    hint: 'As soon as it is your turn for it, if there is nothing to choose in it.',
  },
} satisfies Record<Order['kind'], { name: string; hint: string }>;

export const table = {
  orders: ORDERS,
  title: 'ANTS',
  about:
    'Ant colonies dig nests, explore a garden, forage along its paths and send their queens into flight. Two to four players. **Rules** has the game in a minute. The mechanics are the published game’s; map, cards and enemies are our own.',
  options: {
    rules: {
      title: 'Rules',
      about: 'The whole game, or an introduction without queens',
      choices: { full: 'Whole game, with queens', intro: 'Introduction: no queens, common nests' },
    },
    nests: {
      title: 'Nests',
      about: 'A nest of one’s own for each player, or the same for all',
      choices: { own: 'A different nest for each', common: 'The same nest for all' },
    },
    length: {
      title: 'Length',
      about: 'How many stars set off the end',
      choices: { standard: 'Whole game, about 22 rounds', short: 'Short game, about 14 rounds' },
    },
  },
  firstGame: {
    why: 'New to ANTS? A first game is best as the short introduction: no queens to learn, the same nest for all, and about 14 rounds instead of 22.',
    take: 'Take the short introduction',
  },
  tasks: TASKS,
  headline: {
    setup: 'The garden is laid out',
    keep: 'Everybody keeps four of eight cards',
    turn: ({ round, name, phase }: Named & { round: number; phase: Phase }) =>
      `${round === 0 || phase === 'final' ? '' : `Round ${round}. `}${name} ${DOING[phase]}`,
    over: ({ names }: { names: readonly string[] }) =>
      names.length === 1 ? `${list(names)} wins` : `${list(names)} share the victory`,
  },
  /** Under the headline. */
  conditions: ({ stars: gone, of, last, round }: { stars: number; of: number; last: number | null; round: number }) => {
    const track = `⭐ ${gone} of ${of} stars`;
    if (last === null) return track;
    return round >= last ? `${track} · the last round` : `${track} · round ${last} is the last`;
  },
  player: (player: PlayerLine) =>
    [
      ...(player.queen === null ? [] : [queenName(player.queen)]),
      vp(player.points),
      stars(player.stars),
      `flight ${player.flight}`,
      list([
        cubes('food', player.food),
        cubes('leaf', player.leaf),
        ...(player.fungus === 0 ? [] : [cubes('fungus', player.fungus)]),
      ]),
      ...many('aggression', player.aggression),
      ...many('mutation', player.mutation),
      antLine(player),
      plural(player.larvae, { one: '# larva', other: '# larvae' }),
      `${cards(player.hand)} in hand`,
    ].join(' · '),
  finalPlayer: ({ scores }: { scores: Scores }) =>
    `**${vp(scores.total)}**: ${SCORE_SOURCES.flatMap((source) => (scores[source] === 0 ? [] : [`${SCORED[source]} ${scores[source]}`])).join(', ')}`,
};

const SCORED: Readonly<Record<ScoreSource, string>> = {
  stars: 'stars',
  swarming: 'swarming',
  cards: 'cards',
  enemies: 'enemies',
  objects: 'objects',
  production: 'tracks',
  ants: 'ants',
  stones: 'stones',
  store: 'store',
};
