/** Pictures in words, for those who can’t see them. */
import type { Stage } from '#games/ants/box.ts';
import type { CubeKind, SymbolId, Terrain, TrackId } from '#games/ants/content/content-file.ts';
import { cards, discs, list, stars, vp } from './counts.ts';
import { cardName, enemyName, nestName, objectName, queenName } from './names.ts';
import { COLUMNS, CUBES, roomAt, SYMBOLS, TERRAINS, tokens } from './things.ts';

/** Where there is room for one word. */
const SHORT_TERRAINS: Readonly<Record<Terrain, string>> = {
  lawn: 'lawn',
  bed: 'flowers',
  pond: 'pond',
  veg: 'kitchen',
  gravel: 'gravel',
  wood: 'wood',
};

const SHORT_TRACKS: Readonly<Record<TrackId, string>> = {
  food: 'Food',
  leaf: 'Leaf',
  d: 'D eggs',
  e: 'E eggs',
  f: 'F eggs',
};

const STAGES: Readonly<Record<Stage, string>> = { ant: 'Ants', larva: 'Larvae', egg: 'Eggs' };

interface AltHex {
  hex: string;
  terrain: Terrain;
  strength: number;
  /** The letter of whoever explored it; null if nobody did. */
  explorer: string | null;
  cube: CubeKind;
  /** Cubes that lie there. */
  count: number;
  /** Cubes that an exploration brings; null if there are none to come. */
  coming: number | null;
  enemy: string | null;
  difficulty: number;
  object: string | null;
}

const short = (count: number, cube: CubeKind): string => `${count}${CUBES[cube].letter}`;

const hexParts = (hex: AltHex): string[] => [
  `${hex.hex} ${SHORT_TERRAINS[hex.terrain]}`,
  hex.explorer ?? String(hex.strength),
  ...(hex.count === 0 ? [] : [short(hex.count, hex.cube)]),
];

const inColumns = (counts: readonly number[]): string =>
  (['d', 'e', 'f'] as const).map((column, at) => `${COLUMNS[column].letter}${counts[at] ?? 0}`).join(' ');

interface OneCard {
  name: string;
  facts: string;
  effect: string;
}

export const alt = {
  headline: ({ headline }: { headline: string }) => (/[!?.]$/.test(headline) ? headline : `${headline}.`),
  hexKey: 'Each hex: terrain, explorer or strength, cubes, enemy.',
  hex: (hex: AltHex) =>
    `${[...hexParts(hex), ...(hex.enemy === null ? [] : [enemyName(hex.enemy)]), ...(hex.object === null ? [] : [objectName(hex.object)])].join(' ')}.`,
  shortHex: (hex: AltHex) =>
    `${[...hexParts(hex), ...(hex.enemy === null ? [] : ['I'.repeat(hex.difficulty)])].join(' ')}.`,
  /** Without a limit: a hex a line. */
  fullHex: ({ bonus, corners, needs, ...hex }: AltHex & { bonus: string; corners: readonly number[]; needs: string }) =>
    [
      `**${hex.hex}** ${TERRAINS[hex.terrain]}, ${hex.explorer === null ? `strength ${hex.strength}, not explored` : `explored by ${hex.explorer}`}`,
      ...(hex.count === 0 ? [] : [`${hex.count} ${CUBES[hex.cube].name}`]),
      ...(hex.coming === null ? [] : [`brings ${hex.coming} ${CUBES[hex.cube].name}`]),
      ...(hex.explorer !== null || bonus === '' ? [] : [`bonus ${bonus}`]),
      ...(hex.object === null ? [] : [objectName(hex.object)]),
      ...(hex.enemy === null ? [] : [`${enemyName(hex.enemy)} ${'I'.repeat(hex.difficulty)} (${needs})`]),
      `corners ${corners.join(' ')}`,
    ].join('; '),
  corner: ({
    corner,
    hexes,
    next,
    bonus,
    owner,
    isRed,
  }: {
    corner: number;
    hexes: readonly string[];
    next: readonly number[];
    bonus: string;
    owner: string | null;
    isRed: boolean;
  }) =>
    `${corner}${isRed ? ' red' : ''} (${hexes.join(' ')}) → ${next.join(' ')}${bonus === '' ? '' : `: ${bonus}`}${owner === null ? '' : ` · ${owner}`}`,
  cornerKey: 'Each corner: the hexes beside it, the corners next to it, its bonus, whose forager is there.',
  foragers: ({ letter, corners }: { letter: string; corners: readonly number[] }) => `${letter}: ${corners.join(' ')}`,
  allForagers: ({ parts }: { parts: readonly string[] }) => `Foragers on corners ${parts.join('; ')}.`,
  noForagers: 'No foragers in the garden.',
  player: ({
    letter,
    name,
    points,
    stars: won,
    flight,
  }: {
    letter: string;
    name: string;
    points: number;
    stars: number;
    flight: number;
  }) => `${[letter, name].filter(Boolean).join(' ')}: ${vp(points)}, ${stars(won)}, flight ${flight}.`,
  nest: ({ name, nest, queen }: { name: string; nest: string; queen: string | null }) =>
    `${name}: ${nestName(nest)}${queen === null ? '' : `, the ${queen}`}.`,
  queenName: ({ queen }: { queen: Parameters<typeof queenName>[0] }) => queenName(queen),
  rooms: ({ rooms }: { rooms: readonly { room: string; card: string | null }[] }) =>
    `Rooms: ${rooms.map(({ room, card }) => `${roomAt(room)} ${card === null ? 'empty' : cardName(card)}`).join(', ')}.`,
  freeSquares: ({ squares }: { squares: readonly { square: string; bonus: string }[] }) =>
    squares.length === 0
      ? 'No free square.'
      : `Free: ${squares.map(({ square, bonus }) => (bonus === '' ? square : `${square} (${bonus})`)).join(', ')}.`,
  areas: ({ areas }: { areas: readonly { area: string; squares: readonly string[] }[] }) =>
    areas.map(({ area, squares }) => `Area ${area}: ${squares.join(' ')}.`).join(' '),
  supplies: ({ food, leaf, fungus, aggression, mutation, store, debt, supply }: Supplies) =>
    `${food} Food, ${leaf} Leaf, ${fungus} Fungus, ${aggression} Aggression, ${mutation} Mutation, ${store} in the store${debt === 0 ? '' : `, debt ${debt}`}, ${discs(supply)} in supply.`,
  tracks: ({ tracks }: { tracks: readonly { track: TrackId; square: number }[] }) =>
    `Tracks: ${tracks.map(({ track, square }) => `${SHORT_TRACKS[track]} ${square}`).join(', ')}.`,
  tile: ({
    stage,
    counts,
    needs,
    isTurned,
  }: {
    stage: Stage;
    counts: readonly number[];
    needs: string;
    isTurned: boolean;
  }) => `${STAGES[stage]} ${inColumns(counts)} (${isTurned ? 'turned' : `needs ${needs}`}).`,
  stored: ({ counts, wild }: { counts: readonly number[]; wild: number }) =>
    `Stored ${inColumns(counts)}, wild ${wild}.`,
  played: ({ parts }: { parts: readonly string[] }) => `Cards: ${parts.length === 0 ? 'none' : parts.join(', ')}.`,
  playedCard: ({
    card,
    held,
    under,
  }: {
    card: string;
    held: readonly { kind: Parameters<typeof tokens>[0]; count: number }[];
    under: number;
  }) => {
    const on = [
      ...held.map(({ kind, count }) => tokens(kind, count)),
      ...(under === 0 ? [] : [`${cards(under)} under it`]),
    ];
    return on.length === 0 ? cardName(card) : `${cardName(card)} (${list(on)})`;
  },
  symbols: ({ counts }: { counts: readonly { symbol: SymbolId; count: number }[] }) =>
    `Symbols: ${counts.length === 0 ? 'none' : counts.map(({ symbol, count }) => `${SYMBOLS[symbol]} ${count}`).join(', ')}.`,
  abilities: ({ held }: { held: readonly { space: string; enemy: string }[] }) =>
    held.length === 0
      ? 'No ability.'
      : `Abilities: ${held.map(({ space, enemy }) => `${space} ${enemyName(enemy)}`).join(', ')}.`,
  objects: ({ objects }: { objects: readonly string[] }) => `Objects: ${list(objects.map(objectName))}.`,
  scents: ({ terrains }: { terrains: readonly Terrain[] }) =>
    terrains.length === 0
      ? 'No pheromone emitted.'
      : `Pheromones emitted: ${list(terrains.map((terrain) => TERRAINS[terrain]))}.`,
  row: ({ row, parts }: { row: 'dig' | 'explore' | 'forage'; parts: readonly string[] }) =>
    `${{ dig: 'Dig', explore: 'Explore', forage: 'Forage' }[row]} row: ${parts.length === 0 ? 'empty' : parts.join(' ')}`,
  card: ({ name, facts, effect }: OneCard) => `${name} (${facts}): ${effect}.`,
  shortCard: ({ name, facts }: OneCard) => `${name} (${facts}).`,
  hand: ({ count }: { count: number }) => (count === 0 ? 'Your hand is empty.' : `${cards(count)} in your hand.`),
};

interface Supplies {
  food: number;
  leaf: number;
  fungus: number;
  aggression: number;
  mutation: number;
  store: number;
  debt: number;
  supply: number;
}

/** As text of one width. */
export const boardText = {
  hex: ({ hex, terrain, strength, explorer, cube, count, enemy, difficulty }: AltHex) =>
    `${hex} ${SHORT_TERRAINS[terrain]} ${explorer ?? strength}${count === 0 ? '' : ` ${short(count, cube)}`}${enemy === null ? '' : ` !${difficulty}`}`,
  foragers: ({ letter, corners }: { letter: string; corners: readonly number[] }) =>
    `${letter} foragers on corners ${corners.join(' ')}`,
  player: ({
    name,
    points,
    stars: won,
    flight,
    food,
    leaf,
    fungus,
    hand,
    rooms,
  }: {
    name: string;
    points: number;
    stars: number;
    flight: number;
    food: number;
    leaf: number;
    fungus: number;
    hand: number;
    rooms: number;
  }) =>
    `${name.padEnd(7)} ${vp(points).padStart(6)}  ${stars(won).padEnd(7)}  flight ${String(flight).padStart(2)}  F${food} L${leaf} U${fungus}  hand ${hand}  rooms ${rooms}`,
};
