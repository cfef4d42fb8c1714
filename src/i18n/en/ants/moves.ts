/** Moves in words: as they were made, and as they are advised. */
import type { AntsAction, MoveKind, MoveOf } from '#games/ants/moves.ts';
import { list, plural, upper } from './counts.ts';
import { cardName, objectName, queenName } from './names.ts';
import { payment } from './payment.ts';
import { COLUMNS, cubes, gains, roomAt, STAGES, SYMBOLS, TERRAINS, TRACKS, tokens } from './things.ts';

export const boostsOf = (count: number): string => plural(count, { one: '# Boost', other: '# Boosts' });

/** What an action spends beside its own ants. */
export function help({
  strength,
  wild,
  boost,
  queen,
}: Pick<AntsAction, 'strength' | 'wild' | 'boost' | 'queen'>): string {
  const parts = [
    ...(wild === 0 ? [] : [gains('wild', wild)]),
    ...(boost === 0 ? [] : [boostsOf(boost)]),
    ...(queen === 'none' ? [] : ['your queen']),
  ];
  return `strength ${strength}${parts.length === 0 ? '' : ` (with ${list(parts)})`}`;
}

const along = (path: readonly number[]): string =>
  plural(path.length, { one: `corner ${path}`, other: `the corners ${path.join(' → ')}` });

const taking = ({ take }: AntsAction): string => (take === 'none' ? '' : `, taking ${cardName(take)}`);

const turning = ({ tile, track }: MoveOf<'incubate'>): string => {
  if (tile === 'none') return '';
  return track === '-' ? ' and turn a tile' : ` and turn a tile: +1 ${TRACKS[track]}`;
};

const giving = ({ lose }: MoveOf<'feed'>): string =>
  lose.length === 0
    ? ''
    : `, all but ${list(lose.map(({ place, count }) => `${count} ${COLUMNS[place].one} ${count === 1 ? 'larva' : 'larvae'}`))}`;

export const paidWith = (pay: MoveOf<'play'>['pay']): string => (pay.length === 0 ? '' : ` for ${payment(pay)}`);

/** One sentence for each kind of move. The move itself fills the gaps. */
type MoveWords = { readonly [K in MoveKind]: (move: MoveOf<K>) => string };

export const made = {
  queen: ({ queen }) => `You took the ${queenName(queen)} as queen.`,
  keep: ({ cards: kept }) => `You keep ${list(kept.map(cardName))}.`,
  dig: (move) => `You dug with ${help(move)}, first ${roomAt(move.room)}${taking(move)}.`,
  explore: (move) => `You explored ${move.hex} with ${help(move)}${taking(move)}.`,
  forage: (move) => `You foraged along ${along(move.path)} with ${help(move)}${taking(move)}.`,
  play: ({ card, pay }) => `You played ${cardName(card)}${paidWith(pay)}.`,
  defeat: ({ hex, space }) => `You defeated the enemy on ${hex}, for ability ${space}.`,
  incubate: (move) => (move.tile === 'none' ? 'You incubated.' : `You chose to incubate${turning(move)}.`),
  convert: ({ stage, from, to }) => `You turned ${COLUMNS[from].a} ${STAGES[stage]} into ${COLUMNS[to].a}.`,
  use: ({ card, pay }) => `You used ${cardName(card)}${paidWith(pay)}.`,
  recycle: ({ card }) => `Your queen recycled ${cardName(card)}.`,
  ferment: ({ count }) => `You turned ${cubes('fungus', count)} into Food and Leaf.`,
  crest: ({ symbol }) => `Your queen bears ${SYMBOLS[symbol]} now.`,
  board: ({ card }) => `You discarded ${cardName(card)} to fly.`,
  feed: (move) => `You fed your larvae${giving(move)}.`,
  done: () => 'You are done.',
  pass: () => 'You passed.',
  room: ({ room }) => `You placed a room tile on ${roomAt(room)}.`,
  explorer: ({ hex }) => `You explored ${hex}.`,
  foragers: ({ path }) => `Your foragers went to ${along(path)}.`,
  take: ({ card }) => `You took ${cardName(card)}.`,
  one: ({ card }) => `You kept ${cardName(card)}.`,
  search: ({ symbol }) => `You searched for ${SYMBOLS[symbol]}.`,
  object: ({ object }) => `You took the ${objectName(object)}.`,
  track: ({ track }) => `Your ${TRACKS[track]} advanced.`,
  raise: ({ stage, column }) =>
    stage === 'egg'
      ? `${upper(COLUMNS[column].a)} egg became a larva.`
      : `${upper(COLUMNS[column].a)} larva became an ant.`,
  larva: ({ column }) => `You gained ${COLUMNS[column].a} larva.`,
  scent: ({ terrain }) => `Your pheromone of the ${TERRAINS[terrain]} counts as emitted.`,
  token: ({ token, card }) => `You put ${tokens(token, 1)} on ${cardName(card)}.`,
  move: ({ from, to }) => `You moved tokens from ${cardName(from)} to ${cardName(to)}.`,
  tuck: ({ cards: tucked }) => `You tucked ${list(tucked.map(cardName))}.`,
  empty: ({ room }) => `You emptied the room on ${roomAt(room)}.`,
  lower: ({ column }) => `You lowered the ${TRACKS[column]} for the other two.`,
  choose: ({ choice }) => `You chose effect ${choice}.`,
  swarm: () => 'You swarmed.',
  stay: () => 'You stayed on the flight.',
} satisfies MoveWords;

export const advised = {
  queen: ({ queen }) => `Take the ${queenName(queen)} as queen.`,
  keep: ({ cards: kept }) => `Keep ${list(kept.map(cardName))}.`,
  dig: (move) => `Dig with ${help(move)}, first ${roomAt(move.room)}${taking(move)}.`,
  explore: (move) => `Explore ${move.hex} with ${help(move)}${taking(move)}.`,
  forage: (move) => `Forage along ${along(move.path)} with ${help(move)}${taking(move)}.`,
  play: ({ card, pay }) => `Play ${cardName(card)}${paidWith(pay)}.`,
  defeat: ({ hex, space }) => `Defeat the enemy on ${hex}, for ability ${space}.`,
  incubate: (move) => `Incubate${turning(move)}.`,
  convert: ({ stage, from, to }) => `Turn ${COLUMNS[from].a} ${STAGES[stage]} into ${COLUMNS[to].a}.`,
  use: ({ card, pay }) => `Use ${cardName(card)}${paidWith(pay)}.`,
  recycle: ({ card }) => `Recycle ${cardName(card)}.`,
  ferment: ({ count }) => `Turn ${cubes('fungus', count)} into Food and Leaf.`,
  crest: ({ symbol }) => `Give your queen ${SYMBOLS[symbol]}.`,
  board: ({ card }) => `Discard ${cardName(card)} to fly.`,
  feed: (move) => `Feed your larvae${giving(move)}.`,
  done: () => 'Leave it at that.',
  pass: () => 'Pass.',
  room: ({ room }) => `Place the room tile on ${roomAt(room)}.`,
  explorer: ({ hex }) => `Explore ${hex}.`,
  foragers: ({ path }) => `Send your foragers to ${along(path)}.`,
  take: ({ card }) => `Take ${cardName(card)}.`,
  one: ({ card }) => `Keep ${cardName(card)}.`,
  search: ({ symbol }) => `Search for ${SYMBOLS[symbol]}.`,
  object: ({ object }) => `Take the ${objectName(object)}.`,
  track: ({ track }) => `Advance the ${TRACKS[track]}.`,
  raise: ({ stage, column }) =>
    stage === 'egg' ? `Raise ${COLUMNS[column].a} egg to a larva.` : `Raise ${COLUMNS[column].a} larva to an ant.`,
  larva: ({ column }) => `Put the larva among the ${COLUMNS[column].many}.`,
  scent: ({ terrain }) => `Remove your pheromone of the ${TERRAINS[terrain]}.`,
  token: ({ token, card }) => `Put ${tokens(token, 1)} on ${cardName(card)}.`,
  move: ({ from, to }) => `Move tokens from ${cardName(from)} to ${cardName(to)}.`,
  tuck: ({ cards: tucked }) => `Tuck ${list(tucked.map(cardName))}.`,
  empty: ({ room }) => `Empty the room on ${roomAt(room)}.`,
  lower: ({ column }) => `Lower the ${TRACKS[column]} for the other two.`,
  choose: ({ choice }) => `Choose effect ${choice}.`,
  swarm: () => 'Swarm.',
  stay: () => 'Stay on the flight.',
} satisfies MoveWords;
