/** What a game brings so that a judge can learn from its games: `SCHOOL` in `scripts/<game>/school.ts`. */
import type { ComputerLevel } from '#ai/player.ts';
import type { Network } from '#ai/search/network.ts';
import type { Dice } from '#engine/chance.ts';
import type { Game, GameTypes } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import { type GameId, isGameId } from '#games/index.ts';

export interface School<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /** Numbers of seats, and the share of a generation's time that goes to each: larger tables take longer. */
  readonly tables: readonly (readonly [seats: number, share: number])[];
  /** How many traits there are. */
  readonly traits: number;
  readonly weightsFile: URL;

  /** What the players of a lesson agree on. */
  optionsFor(dice: Dice): T['options'];

  /** A rule of thumb whose estimates are off by so much. */
  playByThumb(state: T['state'], seat: Seat, noise: number, dice: Dice): T['move'];

  /** Games begin by chance, so that a judge meets more than what good players come to: how much, as noise. */
  readonly noises: readonly number[];
  /** How many decisions a seat makes in a game, about. */
  readonly decisions: number;

  /** A strong player with this judge. */
  playerWith(network: Network): ComputerLevel<T>;

  /** Whether a judge is asked here. */
  isMoment(state: T['state']): boolean;
  seatsIn(state: T['state']): number;
  traitsOf(state: T['state'], seat: Seat): Int16Array;
  winnerOf(end: T['state']): Seat;
}

export async function schoolOf(game: string): Promise<School> {
  if (!isGameId(game)) throw new Error(`no game ${game}`);
  return (await import(`../${game satisfies GameId}/school.ts`)).SCHOOL;
}
