/** The score at the end, and who came where. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import { SWARMS } from './box.ts';
import type { PlayedCard } from './cards-in-play.ts';
import type { Card } from './content/cards.ts';
import { type Ability, contentOf } from './content/content.ts';
import { counted } from './counters.ts';
import { cardAt } from './deck.ts';
import { stonesCovered } from './rooms.ts';
import type { Scores } from './scores.ts';
import { type Player, type Position, playerAt } from './state.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** `vp` and `end` effects of a card or an ability. */
function worth(position: Position, seat: Seat, { vp, ends }: Card | Ability, card: PlayedCard | null): number {
  let points = vp;
  for (const end of ends) points += end.vp * Math.floor(counted(position, seat, end.counter, card) / end.each);
  return points;
}

function swarmingOf(position: Position, seat: Seat): number {
  const { swarms } = contentOf(position).file.flight;
  return sum(
    swarms.map(({ id, values }) => {
      const space = position.swarms[SWARMS.indexOf(id)]?.indexOf(seat) ?? -1;
      return values[position.seats]?.[space] ?? 0;
    }),
  );
}

const antsOf = ({ tiles, stored, wild }: Player): number => sum(tiles[0]?.discs ?? []) + sum(stored) + wild;

function stonesOf(position: Position, player: Player): number {
  const queen = contentOf(position).file.queens.find(({ id }) => id === player.queen);
  return queen?.stoneVp?.[stonesCovered(position, player)] ?? 0;
}

function storeOf(position: Position, { store, debt }: Player): number {
  const { constants } = contentOf(position).file;
  const malus = constants.storeMalus[constants.store - store] ?? 0;
  return 0 - malus - debt * constants.debtVp;
}

export function scoreOf(position: Position, seat: Seat): Scores {
  const player = playerAt(position, seat);
  const { file, abilities } = contentOf(position);
  const sources = {
    stars: sum(player.stars.map((count) => file.stars.vp[count] ?? 0)),
    swarming: swarmingOf(position, seat),
    cards: sum(player.cards.map((card) => worth(position, seat, cardAt(position, card.id), card))),
    enemies: sum(
      player.abilities.map(({ space }) => {
        const ability = abilities.get(space);
        return ability ? worth(position, seat, ability, null) : 0;
      }),
    ),
    objects: sum(player.taken.map((taken) => file.objects.find(({ id }) => id === taken)?.vp ?? 0)),
    production: sum(player.tracks.map((square) => file.tracks.vp[square] ?? 0)),
    ants: antsOf(player),
    stones: stonesOf(position, player),
    store: storeOf(position, player),
  };
  return { ...sources, total: sum(Object.values(sources)) };
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
