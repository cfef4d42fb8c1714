/** What every computer player of every game keeps to. */
import { describe, expect, it } from 'vitest';
import { LEVELS } from '#ai/levels.ts';
import { type Computers, choose } from '#ai/player.ts';
import { selfPlay } from '#ai/self-play.ts';
import { seededDice } from '#engine/chance.ts';
import type { Game, GameTypes } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import { expectSame } from '../games/laws.ts';

interface Decisive<T extends GameTypes> {
  readonly state: T['state'];
  readonly seat: Seat;
}

/** Moments of one game at which somebody decides; of these, every `nth`. */
export type Moments<T extends GameTypes> = (seats: number, nth: number) => Iterable<Decisive<T>>;

const FEW = 3;

const seatCountsOf = ({ seats: { min, max } }: Game<GameTypes>): number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

export function computerLaws<T extends GameTypes>(game: Game<T>, computers: Computers<T>, moments: Moments<T>): void {
  momentLaws(game, computers, moments);
  it.each(LEVELS)(
    `%s computer players of ${game.id} play whole games to their end, and with the same seed to the same one`,
    (level) => {
      const table = Array.from({ length: game.seats.max }, () => ({ level: computers[level], iterations: 1 }));
      const once = selfPlay(game, table, 17);
      expect(game.decision(once.end).kind).toBe('over');
      expect(selfPlay(game, table, 17).log).toEqual(once.log);
    },
  );
}

/** Those that are about single decisions. */
export function momentLaws<T extends GameTypes>(game: Game<T>, computers: Computers<T>, moments: Moments<T>): void {
  describe.each(LEVELS)(`a %s computer player of ${game.id}`, (level) => {
    const { think, searches } = computers[level];
    const seatCounts = seatCountsOf(game as Game<GameTypes>);
    const most = Math.max(...seatCounts);

    it.each(seatCounts)(
      'chooses by its view alone: worlds it cannot tell apart, the same choice: %i seats',
      (seats) => {
        for (const { state, seat } of moments(seats, 25)) {
          const view = game.view(state, seat);
          const other = game.view(game.world(view, seededDice(99)), seat);
          const choice = (seen: T['view']) => choose(think(seen, seat, seededDice(5)), FEW);
          expectSame(choice(other), choice(view));
        }
      },
    );

    it.each(seatCounts)('never makes an illegal move: %i seats', (seats) => {
      const dice = seededDice(seats);
      for (const { state, seat } of moments(seats, 20)) {
        const { move } = choose(think(game.view(state, seat), seat, dice), FEW);
        expect([move, game.refuse(state, { by: seat, move })]).toEqual([move, null]);
      }
    });

    if (!searches) {
      it('has made up its mind from the beginning, for it does not search', () => {
        for (const { state, seat } of moments(most, 31)) {
          expect(think(game.view(state, seat), seat, seededDice(1)).isSettled()).toBe(true);
        }
      });
    }

    it('does not touch the view it is given', () => {
      for (const { state, seat } of moments(most, 25)) {
        const view = game.view(state, seat);
        const before = structuredClone(view);
        choose(think(view, seat, seededDice(1)), FEW);
        expectSame(view, before);
      }
    });

    it('keeps within its budget, and is ready with a move even without any', () => {
      for (const { state, seat } of moments(most, 40)) {
        for (const iterations of [0, 1, FEW]) {
          const choice = choose(think(game.view(state, seat), seat, seededDice(1)), iterations);
          expect(choice.iterations).toBeLessThanOrEqual(iterations);
          expect(game.refuse(state, { by: seat, move: choice.move })).toBeNull();
        }
      }
    });
  });
}
