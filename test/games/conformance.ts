/** Runs the laws over random games of every registered game and every number of seats. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededDice } from '#engine/chance.ts';
import type { Game, GameTypes } from '#engine/game.ts';
import { GAMES } from '#games/index.ts';
import {
  applyIsPure,
  menuIsTheRules,
  overIsOver,
  randomGame,
  replayIsTheState,
  somebodyDecides,
  viewsKeepSecrets,
  worldsCanBePlayed,
} from './laws.ts';

/** Moves kept from elsewhere in the game, to try where most of them are wrong. */
const POOL_SIZE = 40;

const seatCounts = ({ seats: { min, max } }: Game<GameTypes>): number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

function checkMenus(game: Game<GameTypes>, seats: number, seed: number): void {
  const dice = seededDice(seed + 1);
  const pool: GameTypes['move'][] = [];
  for (const moment of randomGame(game, seats, seed)) {
    for (const move of menuIsTheRules(game, moment, pool, dice)) {
      if (dice.below(4) === 0) pool[pool.length < POOL_SIZE ? pool.length : dice.below(POOL_SIZE)] = move;
    }
  }
}

export function conformance(games: number): void {
  const seeds = (check: (seed: number) => void) =>
    fc.assert(fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), check), { numRuns: games });

  for (const [id, registered] of Object.entries(GAMES)) {
    const game = registered as unknown as Game<GameTypes>;
    describe.each(seatCounts(game))(`${id} with %i seats`, (seats) => {
      it('goes by its own id and sets up the same, always', () => {
        expect(game.id).toBe(id);
        expect(game.setUp(seats)).toEqual(game.setUp(seats));
      });

      it('applies purely: same log, same state, also through JSON at each step', () => {
        seeds((seed) => {
          for (const moment of randomGame(game, seats, seed)) applyIsPure(game, moment);
        });
      });

      it('replays every prefix of its log, and is over when it is over', () => {
        seeds((seed) => {
          const moments = [...randomGame(game, seats, seed)];
          replayIsTheState(game, seats, moments.slice(0, 60));
          overIsOver(
            game,
            moments.at(-1)?.state ?? {},
            moments.flatMap(({ next }) => (next ? [next] : [])),
          );
        });
      });

      it('lets somebody decide until it is over, and nobody else', () => {
        seeds((seed) => {
          for (const moment of randomGame(game, seats, seed)) somebodyDecides(game, seats, moment);
        });
      });

      it('offers exactly what it does not refuse', () => {
        seeds((seed) => checkMenus(game, seats, seed));
      });

      it('keeps secrets: what a viewer can’t know changes nothing he sees or may choose', () => {
        seeds((seed) => {
          const dice = seededDice(seed + 1);
          for (const moment of randomGame(game, seats, seed)) viewsKeepSecrets(game, seats, moment, dice);
        });
      });

      it('can be played to its end from any invented world', () => {
        seeds((seed) => {
          const dice = seededDice(seed + 1);
          for (const moment of randomGame(game, seats, seed))
            if (dice.below(25) === 0) worldsCanBePlayed(game, moment, dice);
        });
      });
    });
  }
}
