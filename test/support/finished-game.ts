/** A whole game as everybody heard it, and as everybody sees it when it is over. */
import { readFileSync } from 'node:fs';
import { heardBy } from '#engine/event.ts';
import type { GameTypes } from '#engine/game.ts';
import type { GameModule } from '#engine/module.ts';
import { linesOf, playRecord } from '#engine/record.ts';

export interface FinishedGame<T extends GameTypes> {
  readonly events: readonly T['event'][];
  readonly end: T['view'];
}

function finishedGame<T extends GameTypes>(module: GameModule<T>, record: string): FinishedGame<T> {
  const events: T['event'][] = [];
  const played = playRecord(module, linesOf(record), (each) => events.push(...heardBy(each.events, 'public')));
  if (!played.ok || played.value.end === null) throw new Error('the record can be played');
  return { events, end: module.game.view(played.value.end, 'public') };
}

/** `name`: a golden game, without its folder. */
export const goldenGame = <T extends GameTypes>(module: GameModule<T>, name: string): FinishedGame<T> =>
  finishedGame(module, readFileSync(`test/games/${module.game.id}/golden/${name}.${module.game.id}`, 'utf8'));
