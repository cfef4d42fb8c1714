/** A move in words: in the past tense for the player who made it, or as advice. */
import { seatsOf } from '#engine/seat.ts';
import type { Cubes } from '#games/ursuppe/cubes.ts';
import { cubesIn } from '#games/ursuppe/meals.ts';
import type { Move, MoveOf } from '#games/ursuppe/moves.ts';
import { amoebaOf, type Cast, type FoodOfColour, foodOf } from './cast.ts';
import type { UrsuppeWords } from './words.ts';

/** A sentence for every kind of move. */
type Telling = UrsuppeWords['play']['made'];

export const sayMade = (move: Move, cast: Cast, { play }: UrsuppeWords): string => tell(move, cast, play.made);

export const sayAdvised = (move: Move, cast: Cast, { play }: UrsuppeWords): string => tell(move, cast, play.advised);

/** Cubes that go along, as food. */
const loadOf = (cast: Cast, take: Cubes): FoodOfColour[] =>
  foodOf(
    cast,
    seatsOf(cast.colours.length).map((seat) => take.find(({ place }) => place === seat)?.count ?? 0),
  );

function tell(move: Move, cast: Cast, telling: Telling): string {
  switch (move.kind) {
    case 'start':
      return telling.start(move);
    case 'place':
      return telling.place(move);
    case 'drift':
    case 'move':
    case 'go':
    case 'again':
    case 'flee':
      return tellStep(move, cast, telling);
    case 'stay':
    case 'rest':
    case 'starve':
    case 'fight':
    case 'yield':
      return telling[move.kind](move);
    case 'cling':
      return telling.cling(move);
    case 'eat':
      return telling.eat({ amoeba: move.amoeba, food: foodOf(cast, cubesIn(move.meal)) });
    case 'struggle':
      return telling.struggle({ amoeba: move.amoeba, prey: amoebaOf(cast, move.owner, move.prey) });
    case 'aggress':
      return telling.aggress({ prey: amoebaOf(cast, move.owner, move.prey) });
    case 'give':
      return telling.give(move);
    case 'buy':
      return telling.buy(move);
    case 'done':
    case 'pass':
      return telling[move.kind];
  }
}

function tellStep(move: MoveOf<'drift' | 'move' | 'go' | 'again' | 'flee'>, cast: Cast, telling: Telling): string {
  const { amoeba } = move;
  const take = loadOf(cast, move.take);
  switch (move.kind) {
    case 'drift':
      return telling.drift({ amoeba, take });
    case 'go':
      return telling.go({ amoeba, way: move.way, take });
    case 'move':
    case 'again':
    case 'flee':
      return telling[move.kind]({ amoeba, way: move.way, take });
  }
}
