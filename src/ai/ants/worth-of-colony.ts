/** Cubes, tokens, ants, brood and production. */

import { COLUMNS } from '#games/ants/box.ts';
import { contentOf } from '#games/ants/content/content.ts';
import type { Player, Position } from '#games/ants/state.ts';
import type { Outlook } from './outlook.ts';
import { COLONY, GAINS } from './weights.ts';

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** The strength of one action. */
const FULL_STRENGTH = 4;

/** The more there is of a thing, the less one more is worth: only the first of them counts whole. */
const diminished = (count: number, plenty: number): number => plenty * (1 - Math.exp(-count / plenty));

const cubesWorth = ({ food, leaf, fungus, aggression, mutation }: Player): number =>
  GAINS.food * diminished(food, COLONY.plenty) +
  GAINS.leaf * diminished(leaf, COLONY.plenty) +
  GAINS.fungus * diminished(fungus, COLONY.plenty) +
  GAINS.aggression * diminished(aggression, COLONY.fewTokens) +
  GAINS.mutation * diminished(mutation, COLONY.fewTokens);

/** Ants score a point at the end, so none is ever worth less. */
function antsWorth(count: number, time: number): number {
  const first = Math.min(count, FULL_STRENGTH);
  const each = 1 + (COLONY.ant - 1) * time;
  const beyond = 1 - (1 - COLONY.antBeyond) * time;
  return first * each + (count - first) * beyond;
}

/** Between production and slide, larvae are ants to be and eggs are larvae to be. */
const isBeforeSlide = ({ agenda, turn, players }: Position, player: Player): boolean =>
  turn !== null && players[turn] === player && agenda.some(({ kind }) => kind === 'slide');

/** Only larvae that there is Food for will be ants. */
function hatchingWorth(player: Player, { time }: Outlook): number {
  const [, middle, bottom] = player.tiles;
  const larvae = sumOf(middle?.discs ?? []);
  const fed = Math.min(larvae, player.food + player.fungus);
  const share = larvae === 0 ? 0 : fed / larvae;
  let worth = -fed * GAINS.food * time;
  for (let at = 0; at < COLUMNS.length; at++)
    worth += antsWorth((player.stored[at] ?? 0) + share * (middle?.discs[at] ?? 0), time);
  return worth + COLONY.larva * time * sumOf(bottom?.discs ?? []);
}

function standingWorth(player: Player, { time }: Outlook): number {
  const [top, middle, bottom] = player.tiles;
  let worth = (COLONY.larva * sumOf(middle?.discs ?? []) + COLONY.egg * sumOf(bottom?.discs ?? [])) * time;
  for (let at = 0; at < COLUMNS.length; at++)
    worth += antsWorth((top?.discs[at] ?? 0) + (player.stored[at] ?? 0), time);
  return worth;
}

function broodWorth(position: Position, player: Player, outlook: Outlook): number {
  const wild = player.wild * (1 + (GAINS.wild - 1) * outlook.time);
  return wild + (isBeforeSlide(position, player) ? hatchingWorth(player, outlook) : standingWorth(player, outlook));
}

/** The lesser of the two, and a little less where they are near each other. */
const lesser = (a: number, b: number): number => (a * b) / Math.cbrt(a ** 3 + b ** 3);

const madeOn = (track: number, { tracks }: Player, production: readonly number[]): number =>
  production[tracks[track] ?? 0] ?? 0;

/** An egg is an ant to be if there will be Food for it: neither track is worth much without the other. */
function productionWorth(position: Position, player: Player, { incubations }: Outlook): number {
  const { production } = contentOf(position).file.tracks;
  const food = madeOn(0, player, production);
  const leaf = madeOn(1, player, production);
  const eggs = madeOn(2, player, production) + madeOn(3, player, production) + madeOn(4, player, production);
  const worth =
    COLONY.antMade * lesser(eggs, food + COLONY.otherFood) +
    COLONY.foodMade * diminished(food, COLONY.muchMade) +
    COLONY.leafMade * diminished(leaf, COLONY.muchMade) +
    COLONY.eggMade * eggs;
  return worth * incubations;
}

export const colonyWorth = (position: Position, player: Player, outlook: Outlook): number =>
  cubesWorth(player) * outlook.time +
  broodWorth(position, player, outlook) +
  productionWorth(position, player, outlook);
