/** One sentence for each event. */
import type { Seat } from '#engine/seat.ts';
import type { Event } from '#games/ants/events.ts';
import type { Payment } from '#games/ants/moves.ts';
import type { Scores } from '#games/ants/scores.ts';
import { cards, eggs, larvae, list, plural, vp } from './counts.ts';
import { cardName, enemyName, nestName, objectName, queenName } from './names.ts';
import { payment } from './payment.ts';
import {
  ACTIONS,
  antsOf,
  COLUMNS,
  CRITERIA,
  cubes,
  gains,
  roomAt,
  STAGES,
  SWARMS,
  SYMBOLS,
  sizeOf,
  TERRAINS,
  TRACKS,
  tokens,
} from './things.ts';

/** An event with the name of the one whom it happened to, and those of all. */
export type Told<K extends Event['kind']> = Extract<Event, { kind: K }> & {
  readonly name: string;
  readonly names: readonly string[];
};

type EventWords = { readonly [K in Event['kind']]: (told: Told<K>) => string };

const named = (ids: readonly string[]): string => list(ids.map(cardName));

const paid = (pay: Payment): string => (pay.length === 0 ? '' : ` for ${payment(pay)}`);

const COLUMN_IDS = ['d', 'e', 'f'] as const;

const byColumn = (counts: readonly number[]): string =>
  list(COLUMN_IDS.flatMap((column, at) => (counts[at] ? [antsOf(column, counts[at])] : [])));

function strengthOf({ strength, wild, boost, queen }: Told<'acted'>): string {
  const parts = [
    ...(wild === 0 ? [] : [gains('wild', wild)]),
    ...(boost === 0 ? [] : [plural(boost, { one: '# Boost', other: '# Boosts' })]),
    ...(queen ? ['a disc of the queen'] : []),
  ];
  return parts.length === 0 ? `strength ${strength}` : `strength ${strength} (${list(parts)} included)`;
}

const total = (names: readonly string[], scores: readonly Scores[]): string =>
  scores.map((score, seat) => `${names[seat]} ${vp(score.total)}`).join(', ');

const winnersIn = (winners: readonly Seat[], names: readonly string[]): string[] =>
  winners.map((seat) => names[seat] ?? '');

const setUp = {
  'plays-first': ({ name }: Told<'plays-first'>) => `${name} plays first.`,
  'objects-laid': () => 'Objects lie in the garden for whoever explores there first.',
  'leaves-laid': () => 'Each terrain gets a leaf tile.',
  'enemies-laid': () => 'Enemies prowl where the colonies begin.',
  'display-laid': ({ cards: laid }: Told<'display-laid'>) =>
    `On display: ${named(laid.filter((card) => card !== null))}.`,
  'nests-dealt': ({ nests, names }: Told<'nests-dealt'>) =>
    `The nests: ${names.map((name, seat) => `${name} ${nestName(nests[seat] ?? '')}`).join(', ')}.`,
  'queens-drawn': ({ pairs }: Told<'queens-drawn'>) =>
    `These queens look for a colony: ${list(pairs.map(({ queen }) => queenName(queen)))}.`,
  'sets-dealt': () => 'Everybody gets three incubation tiles.',
  'tiles-laid': () => 'The incubation tiles lie in their order.',
  dealt: () => 'Everybody gets eight cards and keeps four.',
  'was-dealt': ({ cards: dealt }: Told<'was-dealt'>) => `You were dealt ${named(dealt)}.`,
  'took-queen': ({ name, queen }: Told<'took-queen'>) => `${name} takes the ${queenName(queen)} as queen.`,
  kept: ({ name }: Told<'kept'>) => `${name} keeps four cards.`,
};

const ofCards = {
  took: ({ name, card }: Told<'took'>) => `${name} takes ${cardName(card)} from the display.`,
  refilled: ({ card }: Told<'refilled'>) => `${cardName(card)} comes to the display.`,
  drew: ({ name, count }: Told<'drew'>) => `${name} draws ${cards(count)}.`,
  'drew-cards': ({ cards: drawn }: Told<'drew-cards'>) => `You drew ${named(drawn)}.`,
  'kept-one': ({ name }: Told<'kept-one'>) => `${name} keeps one of the cards.`,
  discarded: ({ name, cards: gone }: Told<'discarded'>) => `${name} discards ${named(gone)}.`,
  revealed: ({ name, symbol, cards: shown }: Told<'revealed'>) =>
    shown.length === 0
      ? `${name} searches for ${SYMBOLS[symbol]}.`
      : `${name} searches for ${SYMBOLS[symbol]} and reveals ${named(shown)}.`,
  searched: ({ name, symbol, found }: Told<'searched'>) =>
    found === null
      ? `${name} searches for ${SYMBOLS[symbol]} and finds none.`
      : `${name} searches for ${SYMBOLS[symbol]} and finds ${cardName(found)}.`,
  tucked: ({ name, card, count }: Told<'tucked'>) => `${name} tucks ${cards(count)} under ${cardName(card)}.`,
  shuffled: ({ count }: Told<'shuffled'>) => `The discards are shuffled: a new deck of ${cards(count)}.`,
  played: ({ name, card, pay }: Told<'played'>) => `${name} plays ${cardName(card)}${paid(pay)}.`,
  'spent-tokens': ({ name, aggression, mutation }: Told<'spent-tokens'>) =>
    `${name} discards ${list([
      ...(aggression === 0 ? [] : [gains('aggression', aggression)]),
      ...(mutation === 0 ? [] : [gains('mutation', mutation)]),
    ])} for missing symbols.`,
  defeated: ({ name, hex, enemy, space }: Told<'defeated'>) =>
    `${name} defeats the ${enemyName(enemy)} on ${hex}, for ability ${space}.`,
};

const ofMap = {
  'room-placed': ({ name, room }: Told<'room-placed'>) =>
    `${name} digs a room of size ${sizeOf(room)} on ${roomAt(room)}.`,
  'room-emptied': ({ name, room }: Told<'room-emptied'>) => `${name} empties the room on ${roomAt(room)}.`,
  explored: ({ name, hex }: Told<'explored'>) => `${name}’s explorer settles on ${hex}.`,
  'enemy-appeared': ({ hex, enemy, cubes: count }: Told<'enemy-appeared'>) =>
    `On ${hex} ${plural(count, { one: 'lies # cube', other: 'lie # cubes' })}, and the ${enemyName(enemy)} appears.`,
  foraged: ({ name, corner }: Told<'foraged'>) => `${name}’s forager goes to corner ${corner}.`,
  'ants-returned': ({ name, count }: Told<'ants-returned'>) =>
    `The way is blocked: ${plural(count, { one: `# ant of ${name}’s returns`, other: `# ants of ${name}’s return` })}.`,
  harvested: ({ name, hex, cube, count }: Told<'harvested'>) => `${name} harvests ${cubes(cube, count)} from ${hex}.`,
  emitted: ({ name, terrain }: Told<'emitted'>) => `${name} emits the pheromone of the ${TERRAINS[terrain]}.`,
  'leaf-tile-won': ({ name, terrain }: Told<'leaf-tile-won'>) =>
    `${name} is first there and gets the bonus of the ${TERRAINS[terrain]}’s leaf tile.`,
  'scent-removed': ({ name, terrain }: Told<'scent-removed'>) =>
    `${name}’s pheromone of the ${TERRAINS[terrain]} counts as emitted.`,
  'object-taken': ({ name, object }: Told<'object-taken'>) => `${name} finds an object: ${objectName(object)}.`,
};

const ofColony = {
  gained: ({ name, what, count }: Told<'gained'>) => `${name} gains ${gains(what, count)}.`,
  'track-advanced': ({ name, track, to }: Told<'track-advanced'>) => `${name}’s ${TRACKS[track]} goes to ${to}.`,
  'eggs-shifted': ({ name, lowered }: Told<'eggs-shifted'>) =>
    `${name} lowers the ${TRACKS[lowered]} for the other two.`,
  flew: ({ name, to }: Told<'flew'>) => `${name} flies to square ${to}.`,
  swarmed: ({ name, area, space }: Told<'swarmed'>) =>
    `${name} swarms to space ${space + 1} of the ${SWARMS[area]} area and begins a new flight.`,
  star: ({ name, criterion }: Told<'star'>) => `⭐ ${name} gains a star for ${CRITERIA[criterion]}.`,
  raised: ({ name, stage, column }: Told<'raised'>) =>
    stage === 'egg'
      ? `${name}’s ${COLUMNS[column].one} egg becomes a larva.`
      : `${name}’s ${COLUMNS[column].one} larva becomes an ant.`,
  converted: ({ name, stage, from, to }: Told<'converted'>) =>
    `${name} turns ${COLUMNS[from].a} ${STAGES[stage]} into ${COLUMNS[to].a}.`,
  'larva-came': ({ name, column }: Told<'larva-came'>) => `${name} gains ${COLUMNS[column].a} larva.`,
  'tokens-put': ({ name, token, card, count }: Told<'tokens-put'>) =>
    `${name} puts ${tokens(token, count)} on ${cardName(card)}.`,
  'tokens-moved': ({ name, token, from, to, count }: Told<'tokens-moved'>) =>
    `${name} moves ${tokens(token, count)} from ${cardName(from)} to ${cardName(to)}.`,
  'crest-placed': ({ name, symbol }: Told<'crest-placed'>) => `${name}’s queen bears ${SYMBOLS[symbol]} from now on.`,
  used: ({ name, what, pay }: Told<'used'>) => {
    if (what === 'board') return `${name} gives up a card to fly.`;
    return `${name} uses ${/^Q\d$/.test(what) ? 'the queen' : cardName(what)}${paid(pay)}.`;
  },
  'store-used': ({ name, food, debt }: Told<'store-used'>) =>
    debt === 0
      ? `${name} takes ${cubes('food', food)} from the emergency store.`
      : `${name} takes ${cubes('food', food)} from the emergency store, ${debt} of it on debt.`,
  'tile-turned': ({ name }: Told<'tile-turned'>) => `${name} turns an incubation tile: an achievement.`,
  produced: ({ name, food, leaf, eggs: laid }: Told<'produced'>) => {
    const eggCount = laid.reduce((sum, count) => sum + count, 0);
    const parts = [
      ...(food === 0 ? [] : [cubes('food', food)]),
      ...(leaf === 0 ? [] : [cubes('leaf', leaf)]),
      ...(eggCount === 0 ? [] : [`${eggs(eggCount)} (${byColumn(laid)})`]),
    ];
    return `${name}’s colony produces ${parts.length === 0 ? 'nothing' : list(parts)}.`;
  },
  fed: ({ name, larvae: count, lost }: Told<'fed'>) => {
    const lostCount = lost.reduce((sum, each) => sum + each, 0);
    if (lostCount === 0) return `${name} feeds ${larvae(count)}.`;
    const given = `gives up ${larvae(lostCount)} (${byColumn(lost)})`;
    return count === 0 ? `${name} ${given}.` : `${name} feeds ${larvae(count)} and ${given}.`;
  },
  slid: ({ name }: Told<'slid'>) => `${name}’s brood grows: larvae become ants, eggs become larvae.`,
};

export const events = {
  ...setUp,
  ...ofCards,
  ...ofMap,
  ...ofColony,
  'round-began': ({ round }: Told<'round-began'>) => `Round ${round} begins.`,
  'turn-began': ({ name }: Told<'turn-began'>) => `${name}’s turn.`,
  acted: (told: Told<'acted'>) => `${told.name} ${ACTIONS[told.action]} with ${strengthOf(told)}.`,
  incubated: ({ name }: Told<'incubated'>) => `${name} incubates.`,
  'end-set-off': ({ last }: Told<'end-set-off'>) =>
    `The end is near: round ${last} is the last, then everybody incubates once more.`,
  'final-incubation-began': ({ name }: Told<'final-incubation-began'>) => `${name}’s final incubation.`,
  won: ({ winners, scores, names }: Told<'won'>) =>
    winners.length === 1
      ? `🏆 ${list(winnersIn(winners, names))} wins! ${total(names, scores)}.`
      : `🏆 ${list(winnersIn(winners, names))} share the victory! ${total(names, scores)}.`,
} satisfies EventWords;

interface Gathered {
  readonly name: string;
  readonly corners: readonly number[];
  readonly got: readonly { readonly what: Told<'gained'>['what']; readonly count: number }[];
}

/** Several events as one: where foragers went, and what they and others brought. */
export const gathered = ({ name, corners, got }: Gathered): string => {
  const gain = list(got.map(({ what, count }) => gains(what, count)));
  if (corners.length === 0) return `${name} gains ${gain}.`;
  const way = plural(corners.length, {
    one: `${name}’s forager goes to corner ${corners.join()}`,
    other: `${name}’s foragers go to the corners ${corners.join(', ')}`,
  });
  if (got.length === 0) return `${way}.`;
  return plural(corners.length, { one: `${way} and brings ${gain}.`, other: `${way} and bring ${gain}.` });
};
