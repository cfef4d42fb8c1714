/** A game by its id. Tables treat all games alike. */
import { deciders, type SeatsDecision } from '#engine/decision.ts';
import type { Entry, Game, GameTypes } from '#engine/game.ts';
import type { GameModule } from '#engine/module.ts';
import type { Seat } from '#engine/seat.ts';
import { GAME_IDS, type GameId, isGameId, MODULES } from '#games/index.ts';

export { GAME_IDS, type GameId, isGameId };
export type AnyGame = Game<GameTypes>;
export type AnyEntry = Entry;
export type AnyMove = GameTypes['move'];
export type AnyEvent = GameTypes['event'];

export type AnyModule = GameModule<GameTypes>;

export const moduleOf = (id: GameId): AnyModule => MODULES[id];
export const gameOf = (id: GameId): AnyGame => MODULES[id].game;

/** The games that people can choose. */
export const gamesOnOffer = (withTemplates: boolean): readonly GameId[] =>
  GAME_IDS.filter((id) => withTemplates || moduleOf(id).isTemplate !== true);

/** The seats that are to decide in this state. */
export const askedIn = (id: GameId, state: object): readonly Seat[] => deciders(gameOf(id).decision(state));

/** The decision of seats in this state; null if chance decides or the game is over. */
export function decisionOfSeats(id: GameId, state: object): SeatsDecision | null {
  const decision = gameOf(id).decision(state);
  return decision.kind === 'seats' ? decision : null;
}

/** These are the game's present rules. */
export const isCurrent = (id: GameId, rulesVersion: number): boolean => gameOf(id).rulesVersion === rulesVersion;
