/** A game by its id. Tables play all games alike: which one it is, only the id says. */
import type { Companion } from '#engine/companion.ts';
import { deciders } from '#engine/decision.ts';
import type { Entry, Game, GameTypes } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import { COMPANIONS } from '#games/companions.ts';
import { GAMES, type GameId } from '#games/index.ts';

export type { GameId };
export type AnyGame = Game<GameTypes>;
export type AnyEntry = Entry;
export type AnyMove = GameTypes['move'];
export type AnyEvent = GameTypes['event'];

export const gameOf = (id: GameId): AnyGame => GAMES[id];
export const companionOf = (id: GameId): Companion<GameTypes> => COMPANIONS[id];

export const GAME_IDS = Object.keys(GAMES) as GameId[];
export const isGameId = (id: string): id is GameId => Object.hasOwn(GAMES, id);

/** The seats that are to decide in this state. */
export const askedIn = (id: GameId, state: object): readonly Seat[] => deciders(gameOf(id).decision(state));

/** The game is still played by these rules. */
export const isCurrent = (id: GameId, rulesVersion: number): boolean => gameOf(id).rulesVersion === rulesVersion;
