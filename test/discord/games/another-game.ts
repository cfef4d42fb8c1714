/** The registered game, made unlike itself until the test is over: what other games may bring. */
import { onTestFinished } from 'vitest';
import type { Face } from '#discord/games/face.ts';
import { faceOf } from '#discord/games/faces.ts';
import type { Game, GameTypes } from '#engine/game.ts';
import type { GameModule } from '#engine/module.ts';
import { type GameId, MODULES } from '#games/index.ts';

export interface Unlike {
  readonly game?: Partial<Game<GameTypes>>;
  readonly module?: Partial<GameModule<GameTypes>>;
  readonly face?: Partial<Face>;
}

export function makeUnlikeItself(id: GameId, { game = {}, module = {}, face = {} }: Unlike): void {
  const before = MODULES[id];
  const shown = faceOf(id);
  const shownBefore = { ...shown };
  MODULES[id] = { ...before, ...module, game: { ...before.game, ...game } };
  Object.assign(shown, face);
  onTestFinished(() => {
    MODULES[id] = before;
    for (const key of Object.keys(face)) Reflect.deleteProperty(shown, key);
    Object.assign(shown, shownBefore);
  });
}
