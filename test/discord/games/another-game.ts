/** Changes the registered game until the test is over, as other games may differ. */
import { onTestFinished } from 'vitest';
import type { GameWords } from '#discord/games/game-words.ts';
import { presentationOf } from '#discord/games/index.ts';
import type { Game, GameTypes } from '#engine/game.ts';
import type { GameModule } from '#engine/module.ts';
import { type GameId, MODULES } from '#games/index.ts';

export interface Unlike {
  readonly game?: Partial<Game<GameTypes>>;
  readonly module?: Partial<GameModule<GameTypes>>;
  readonly words?: Partial<GameWords<GameTypes>>;
}

export function makeUnlikeItself(id: GameId, { game = {}, module = {}, words = {} }: Unlike): void {
  const before = MODULES[id];
  const shown = presentationOf(id).words;
  const shownBefore = { ...shown };
  MODULES[id] = { ...before, ...module, game: { ...before.game, ...game } };
  Object.assign(shown, words);
  onTestFinished(() => {
    MODULES[id] = before;
    for (const key of Object.keys(words)) Reflect.deleteProperty(shown, key);
    Object.assign(shown, shownBefore);
  });
}
