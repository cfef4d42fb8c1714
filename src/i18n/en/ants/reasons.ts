/** Why a move is good. */
import type { Reason } from '#ai/ants/reason.ts';
import { larvae, plural, vp } from './counts.ts';
import { cardName, enemyName, objectName, queenName } from './names.ts';
import { COLUMNS, CRITERIA, cubes, roomAt, SYMBOLS, TERRAINS, TRACKS } from './things.ts';

/** Several ids may share a form of values. */
type ValuesOf<Id, R = Reason> = R extends { readonly id: infer Ids; readonly values: infer Values }
  ? Id extends Ids
    ? Values
    : never
  : never;

type ReasonWords = { readonly [Id in Reason['id']]: (values: ValuesOf<Id>) => string };

const cubesHome = (count: number): string => plural(count, { one: '# cube', other: '# cubes' });

export const reasons = {
  save: () => 'Nothing there is worth its price now.',
  queen: ({ queen }) => `The ${queenName(queen)} goes well with what you have.`,
  keep: ({ card }) => `They promise much, ${cardName(card)} above all.`,
  star: ({ criterion, points }) => `It brings a star for ${CRITERIA[criterion]}: ${vp(points)} more.`,
  'room-for': ({ room, card }) => `${cardName(card)} has no room yet, and fits on ${roomAt(room)}.`,
  'room-bonus': ({ room }) => `The squares of ${roomAt(room)} have a bonus.`,
  room: ({ room }) => `${roomAt(room)} brings you nearer to a full area.`,
  'hex-object': ({ hex, object }) => `An object lies on ${hex}: ${objectName(object)}.`,
  'hex-harvest': ({ hex, count }) => `Your foragers at ${hex} bring home ${cubesHome(count)} at once.`,
  'hex-terrain': ({ terrain }) => `From then on you can fight the enemies of every ${TERRAINS[terrain]}.`,
  'hex-bonus': ({ hex }) => `${hex} has a good bonus.`,
  'path-scent': ({ terrain }) => `It takes a last cube: you emit the pheromone of the ${TERRAINS[terrain]}.`,
  'path-harvest': ({ count }) => `That path brings home ${cubesHome(count)}.`,
  'path-bonus': ({ corner }) => `Corner ${corner} has a bonus.`,
  path: ({ count }) =>
    plural(count, { one: 'That forager will reach cubes later.', other: 'Those foragers will reach cubes later.' }),
  'card-incubation': ({ card }) => `${cardName(card)} works in every incubation from now on.`,
  'card-effect': ({ card }) => `${cardName(card)} does something for you at once.`,
  'card-rule': ({ card }) => `${cardName(card)} helps for the rest of the game.`,
  'card-symbols': ({ card }) => `The symbols of ${cardName(card)} open other cards and enemies.`,
  'card-points': ({ card, points }) => `${cardName(card)} is worth ${vp(points)}.`,
  enemy: ({ enemy, points }) => `The ${enemyName(enemy)} brings ${vp(points)}, and an ability for good.`,
  'enemy-ability': ({ enemy, space }) => `The ${enemyName(enemy)} brings you ability ${space} for good.`,
  tile: ({ track }) =>
    track === '-'
      ? 'You meet a tile’s requirement: an achievement.'
      : `You meet a tile’s requirement: an achievement, and the ${TRACKS[track]} advances.`,
  hatch: ({ count }) => plural(count, { one: '# larva becomes an ant.', other: '# larvae become ants.' }),
  incubate: () => 'Your tracks produce, and new eggs come.',
  convert: ({ column }) => `You need ${COLUMNS[column].many} more.`,
  raise: ({ column }) => `You need ${COLUMNS[column].many} soon.`,
  larva: ({ column }) => `You need ${COLUMNS[column].many} most.`,
  lower: ({ column }) => `You need ${COLUMNS[column].many} least.`,
  use: ({ card }) => `${cardName(card)} gives more than it costs now.`,
  recycle: ({ card }) => `${cardName(card)} is worth more to you gone than in your hand.`,
  'fly-for': ({ card }) => `${cardName(card)} does the least for you, and the flight goes on.`,
  take: ({ card }) => `${cardName(card)} promises most of these.`,
  token: ({ card }) => `A token does most on ${cardName(card)}.`,
  ferment: ({ count }) => `${cubes('fungus', count)} become twice as many cubes.`,
  crest: ({ symbol }) => `${SYMBOLS[symbol]} opens the most for you.`,
  search: ({ symbol }) => `${SYMBOLS[symbol]} is what you miss most.`,
  feed: ({ count }) => `${plural(count, { one: '# ant', other: '# ants' })} for your next turns.`,
  'feed-some': ({ lost }) => `${larvae(lost)} would cost more than they bring.`,
  object: ({ object }) => `The ${objectName(object)} brings most.`,
  track: ({ track }) => `The ${TRACKS[track]} brings most in the long run.`,
  scent: ({ terrain }) => `The ${TERRAINS[terrain]} is furthest out of your reach.`,
  tuck: ({ count }) =>
    plural(count, { one: 'That card does more under this one.', other: 'Those cards do more under this one.' }),
  empty: ({ room }) => `${roomAt(room)} has space for another Room then.`,
  choose: () => 'That one brings more.',
  swarm: ({ points }) => `That space is worth ${vp(points)}, and a new flight begins.`,
  'fly-on': ({ points }) =>
    points === 0 ? 'A disc is worth more where it is.' : `A space worth ${vp(points)} is still ahead.`,
} satisfies ReasonWords;
