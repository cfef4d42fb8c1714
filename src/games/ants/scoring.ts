/** The score at the end, and who came where. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import { SWARMS } from './box.ts';
import type { PlayedCard } from './cards-in-play.ts';
import { contentOf, laidBefore } from './content/content.ts';
import type { EndEffect } from './content/content-file.ts';
import { counted } from './counters.ts';
import { stonesCovered } from './rooms.ts';
import type { Scores } from './scores.ts';
import { type Player, type Position, playerAt } from './state.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const pointsFor = (position: Position, seat: Seat, end: EndEffect, card: PlayedCard | null): number =>
  end.vp * Math.floor(counted(position, seat, end.counter, card) / end.each);

/** `vp` and `end` effects of all cards played. */
function cardsOf(position: Position, seat: Seat, player: Player): number {
  const { vp, ending } = laidBefore(position, player);
  let points = vp;
  for (const { card, played } of ending) for (const end of card.ends) points += pointsFor(position, seat, end, played);
  return points;
}

/** The same of all abilities. */
function enemiesOf(position: Position, seat: Seat, { abilities: held }: Player): number {
  const { abilities } = contentOf(position);
  let points = 0;
  for (const { space } of held) {
    const ability = abilities.get(space);
    if (!ability) continue;
    points += ability.vp;
    for (const end of ability.ends) points += pointsFor(position, seat, end, null);
  }
  return points;
}

function swarmingOf(position: Position, seat: Seat): number {
  let points = 0;
  for (const { id, values } of contentOf(position).file.flight.swarms) {
    const space = position.swarms[SWARMS.indexOf(id)]?.indexOf(seat) ?? -1;
    points += values[position.seats]?.[space] ?? 0;
  }
  return points;
}

/** So many points for each of these places. */
const pointsAt = (places: readonly number[], points: readonly number[]): number =>
  places.reduce((total, place) => total + (points[place] ?? 0), 0);

const objectsOf = ({ taken }: Player, objects: readonly { readonly id: string; readonly vp: number }[]): number =>
  taken.reduce((total, each) => total + (objects.find(({ id }) => id === each)?.vp ?? 0), 0);

const antsOf = ({ tiles, stored, wild }: Player): number => sum(tiles[0]?.discs ?? []) + sum(stored) + wild;

function stonesOf(position: Position, player: Player): number {
  const queen = contentOf(position).file.queens.find(({ id }) => id === player.queen);
  return queen?.stoneVp === undefined ? 0 : (queen.stoneVp[stonesCovered(position, player)] ?? 0);
}

function storeOf(position: Position, { store, debt }: Player): number {
  const { constants } = contentOf(position).file;
  const malus = constants.storeMalus[constants.store - store] ?? 0;
  return 0 - malus - debt * constants.debtVp;
}

export function scoreOf(position: Position, seat: Seat): Scores {
  const player = playerAt(position, seat);
  const { file } = contentOf(position);
  const stars = pointsAt(player.stars, file.stars.vp);
  const swarming = swarmingOf(position, seat);
  const cards = cardsOf(position, seat, player);
  const enemies = enemiesOf(position, seat, player);
  const objects = objectsOf(player, file.objects);
  const production = pointsAt(player.tracks, file.tracks.vp);
  const ants = antsOf(player);
  const stones = stonesOf(position, player);
  const store = storeOf(position, player);
  const total = stars + swarming + cards + enemies + objects + production + ants + stones + store;
  return { stars, swarming, cards, enemies, objects, production, ants, stones, store, total };
}

export const scoresOf = (position: Position): Scores[] =>
  seatsOf(position.seats).map((seat) => scoreOf(position, seat));

/** VP, then stars, then cubes left. */
function standing(position: Position, seat: Seat): readonly number[] {
  const player = playerAt(position, seat);
  return [scoreOf(position, seat).total, sum(player.stars), player.food + player.leaf + player.fungus];
}

const compared = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((number, index) => number !== b[index]);
  return at === -1 ? 0 : (b[at] ?? 0) - (a[at] ?? 0);
};

/** Best first; who ties shares a place. */
export function rankingOf(position: Position): Seat[][] {
  const places: Seat[][] = [];
  const standings = seatsOf(position.seats).map((seat) => ({ seat, standing: standing(position, seat) }));
  let last: readonly number[] | null = null;
  for (const each of standings.sort((a, b) => compared(a.standing, b.standing))) {
    if (last !== null && compared(last, each.standing) === 0) places.at(-1)?.push(each.seat);
    else places.push([each.seat]);
    last = each.standing;
  }
  return places;
}

export const winnersOf = (position: Position): Seat[] => rankingOf(position)[0] ?? [];
