/** The colony's things: cubes, tokens, columns, tracks, symbols and places. */
import type { Criterion, MainAction, Stage } from '#games/ants/box.ts';
import type { COLOURS as ALL_COLOURS } from '#games/ants/colours.ts';
import type {
  CardType,
  Column,
  CubeKind,
  Gain,
  SwarmId,
  SymbolId,
  Terrain,
  TokenKind,
  TrackId,
} from '#games/ants/content/content-file.ts';
import { cards, either, plural } from './counts.ts';

export type Colour = (typeof ALL_COLOURS)[number];

export const COLOURS = {
  red: { name: 'Red', letter: 'R' },
  blue: { name: 'Blue', letter: 'B' },
  green: { name: 'Green', letter: 'G' },
  yellow: { name: 'Yellow', letter: 'Y' },
} as const satisfies Record<Colour, { name: string; letter: string }>;

/** `letter`: where there is room for no more. */
export const CUBES: Readonly<Record<CubeKind, { name: string; letter: string }>> = {
  food: { name: 'Food', letter: 'F' },
  leaf: { name: 'Leaf', letter: 'L' },
  fungus: { name: 'Fungus', letter: 'U' },
};

export const cubes = (kind: CubeKind, count: number): string => `${count} ${CUBES[kind].name}`;

export const gains = (what: Gain, count: number): string => {
  switch (what) {
    case 'aggression':
      return plural(count, { one: '# Aggression token', other: '# Aggression tokens' });
    case 'mutation':
      return plural(count, { one: '# Mutation token', other: '# Mutation tokens' });
    case 'wild':
      return plural(count, { one: '# wild ant', other: '# wild ants' });
    default:
      return cubes(what, count);
  }
};

/** Discs that lie on a card. */
const TOKENS: Readonly<Record<TokenKind, { one: string; other: string }>> = {
  aphid: { one: 'Aphid token', other: 'Aphid tokens' },
  sprout: { one: 'Sprout token', other: 'Sprout tokens' },
  radiator: { one: 'Radiator token', other: 'Radiator tokens' },
};

export const tokenName = (kind: TokenKind): string => TOKENS[kind].one;
export const tokensName = (kind: TokenKind): string => TOKENS[kind].other;

export const tokens = (kind: TokenKind, count: number): string =>
  plural(count, { one: `# ${TOKENS[kind].one}`, other: `# ${TOKENS[kind].other}` });

export const SYMBOLS: Readonly<Record<SymbolId, string>> = {
  Ap: 'Aphid',
  Ag: 'Aggression',
  Fa: 'Farming',
  Cm: 'Communication',
  Co: 'Constitution',
  Bu: 'Building',
  St: 'Strength',
  In: 'Intelligence',
  Po: 'Poison',
};

export const TERRAINS: Readonly<Record<Terrain, string>> = {
  lawn: 'lawn',
  bed: 'flowerbed',
  pond: 'pond edge',
  veg: 'kitchen bed',
  gravel: 'gravel path',
  wood: 'woodpile',
};

interface ColumnWords {
  readonly one: string;
  readonly a: string;
  readonly many: string;
  readonly letter: string;
}

export const COLUMNS: Readonly<Record<Column, ColumnWords>> = {
  d: { one: 'Digger', a: 'a Digger', many: 'Diggers', letter: 'D' },
  e: { one: 'Explorer', a: 'an Explorer', many: 'Explorers', letter: 'E' },
  f: { one: 'Forager', a: 'a Forager', many: 'Foragers', letter: 'F' },
};

export const antsOf = (column: Column, count: number): string =>
  plural(count, { one: `# ${COLUMNS[column].one}`, other: `# ${COLUMNS[column].many}` });

export const STAGES: Readonly<Record<Stage, string>> = { ant: 'ant', larva: 'larva', egg: 'egg' };

export const TRACKS: Readonly<Record<TrackId, string>> = {
  food: 'Food track',
  leaf: 'Leaf track',
  d: 'Digger egg track',
  e: 'Explorer egg track',
  f: 'Forager egg track',
};

/** Where the word *track* is said already. */
const TRACK_KINDS: Readonly<Record<TrackId, string>> = {
  food: 'Food',
  leaf: 'Leaf',
  d: 'Digger egg',
  e: 'Explorer egg',
  f: 'Forager egg',
};

const EGG_TRACKS: readonly TrackId[] = ['d', 'e', 'f'];

/** One of these tracks, as it is spoken of. */
export function shortTrackChoice(of: readonly TrackId[]): string {
  if (of.length === Object.keys(TRACKS).length) return 'any track';
  if (of.length === EGG_TRACKS.length && EGG_TRACKS.every((track) => of.includes(track))) return 'any egg track';
  return `${either(of.map((track) => TRACK_KINDS[track]))} track`;
}

export const trackChoice = (of: readonly TrackId[]): string => {
  const choice = shortTrackChoice(of);
  return choice.startsWith('any') ? choice : `the ${choice}`;
};

export const TYPES: Readonly<Record<CardType, { one: string; many: string }>> = {
  room: { one: 'Room', many: 'Rooms' },
  skill: { one: 'Skill', many: 'Skills' },
  achievement: { one: 'Achievement', many: 'Achievements' },
};

export const ACTIONS: Readonly<Record<MainAction, string>> = { dig: 'digs', explore: 'explores', forage: 'forages' };

export const CRITERIA: Readonly<Record<Criterion, string>> = {
  rooms: 'rooms',
  pheromones: 'pheromones',
  achievements: 'achievements',
};

export const SWARMS: Readonly<Record<SwarmId, string>> = { low: 'low', mid: 'middle', high: 'high' };

export const ROMAN: Readonly<Record<number, string>> = { 1: 'I', 2: 'II', 3: 'III' };

/** A room tile is known by its squares. */
export const roomAt = (room: string): string => room.split('+').join('–');

export const sizeOf = (room: string): number => room.split('+').length;

export const discarding = (min: number, max: number): string =>
  min === max ? `discard ${cards(max)}` : `discard ${either([min, cards(max)])}`;
