/** A game by its id. Tables play all games alike: which one it is, only the id says. */
import { deciders } from '#engine/decision.ts';
import type { Entry, Game, GameTypes } from '#engine/game.ts';
import type { GameModule } from '#engine/module.ts';
import type { Seat } from '#engine/seat.ts';
import { GAME_IDS, type GameId, isGameId, MODULES, OFFERED_GAMES } from '#games/index.ts';

export { GAME_IDS, type GameId, isGameId, OFFERED_GAMES };
export type AnyGame = Game<GameTypes>;
export type AnyEntry = Entry;
export type AnyMove = GameTypes['move'];
export type AnyEvent = GameTypes['event'];

export type AnyModule = GameModule<GameTypes>;

export const moduleOf = (id: GameId): AnyModule => MODULES[id];
export const gameOf = (id: GameId): AnyGame => MODULES[id].game;

/** The games that people are offered: a template only where it is asked for. */
export const gamesOnOffer = (withTemplates: boolean): readonly GameId[] =>
  GAME_IDS.filter((id) => withTemplates || moduleOf(id).isTemplate !== true);

/** The seats that are to decide in this state. */
export const askedIn = (id: GameId, state: object): readonly Seat[] => deciders(gameOf(id).decision(state));

/** The game is still played by these rules. */
export const isCurrent = (id: GameId, rulesVersion: number): boolean => gameOf(id).rulesVersion === rulesVersion;
