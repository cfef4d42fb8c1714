/** What chance can decide: the things in the box, each once. */
import { seatsOf } from '#engine/seat.ts';
import { type QueenId, TERRAINS } from './box.ts';
import type { Back } from './content/cards.ts';
import { contentOf } from './content/content.ts';
import type { Chance, ChanceOf } from './moves.ts';
import { type Position, playerAt } from './state.ts';

export const ids = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);

/** Each of these once, and nothing else. */
const isAllOf = (said: readonly string[], all: readonly string[]): boolean =>
  said.length === all.length && new Set(said).size === all.length && said.every((each) => all.includes(each));

/** So many of these, none twice. */
const isSomeOf = (said: readonly string[], all: readonly string[], count: number): boolean =>
  said.length === count && new Set(said).size === count && said.every((each) => all.includes(each));

export const cardsWith = (position: Position, back: Back): string[] =>
  [...contentOf(position).cards.values()].filter((card) => card.back === back).map(({ id }) => id);

export const enemiesBy = (position: Position): string[][] =>
  TERRAINS.map((terrain) => ids(contentOf(position).file.enemies.filter((enemy) => enemy.terrain === terrain)));

export const ownNests = (position: Position): string[] =>
  ids(contentOf(position).file.nests).filter((nest) => nest !== 'common');

export const setIds = (position: Position): string[] => ids(contentOf(position).file.incubationSets);

export const queenIds = (position: Position): QueenId[] => ids(contentOf(position).file.queens) as QueenId[];

/** By seat: the tiles of its set. */
export const tilesBy = (position: Position): string[][] =>
  seatsOf(position.seats).map((seat) => {
    const { set } = playerAt(position, seat);
    return ids(contentOf(position).file.incubationSets.find(({ id }) => id === set)?.tiles ?? []);
  });

/** Two Queen's Rooms first, then six Openings; no card twice. */
function isDeal(position: Position, { hands }: ChanceOf<'deal'>): boolean {
  const { dealQueensRooms, dealOpenings } = contentOf(position).file.constants;
  const rooms = hands.map((hand) => hand.slice(0, dealQueensRooms));
  const openings = hands.map((hand) => hand.slice(dealQueensRooms));
  return (
    hands.length === position.seats &&
    rooms.every((hand) => hand.length === dealQueensRooms) &&
    openings.every((hand) => hand.length === dealOpenings) &&
    isSomeOf(rooms.flat(), cardsWith(position, 'queensRoom'), position.seats * dealQueensRooms) &&
    isSomeOf(openings.flat(), cardsWith(position, 'opening'), position.seats * dealOpenings)
  );
}

export function isDrawable(position: Position, move: Chance): boolean {
  const { file } = contentOf(position);
  switch (move.kind) {
    case 'first':
      return move.seat < position.seats;
    case 'objects':
      return isAllOf(move.objects, ids(file.objects));
    case 'leaves':
      return isAllOf(move.tiles, ids(file.leafTiles));
    case 'enemies': {
      const piles = enemiesBy(position);
      return move.piles.length === piles.length && piles.every((pile, at) => isAllOf(move.piles[at] ?? [], pile));
    }
    case 'deck':
      return isAllOf(move.cards, cardsWith(position, 'base'));
    case 'nests':
      return isSomeOf(move.nests, ownNests(position), position.seats);
    case 'queens': {
      const queens = move.pairs.map(({ queen }) => queen);
      const sets = move.pairs.map(({ set }) => set);
      const { seats } = position;
      return isSomeOf(queens, queenIds(position), seats) && isSomeOf(sets, setIds(position), seats);
    }
    case 'sets':
      return isSomeOf(move.sets, setIds(position), position.seats);
    case 'tiles': {
      const tiles = tilesBy(position);
      return move.layers.length === tiles.length && tiles.every((set, at) => isAllOf(move.layers[at] ?? [], set));
    }
    case 'deal':
      return isDeal(position, move);
    case 'shuffle':
      return isAllOf(move.cards, position.discards);
  }
}
