/** Plays lines of a record on a position, each of them legal. */
import { apply } from '#engine/apply.ts';
import type { Told } from '#engine/event.ts';
import type { Entry, Game, GameTypes } from '#engine/game.ts';
import { invariant } from '#engine/invariant.ts';

export interface PlayedLines<T extends GameTypes> {
  readonly state: T['state'];
  readonly events: readonly Told<T['event']>[];
}

export function playLines<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  lines: readonly string[],
  entryOf: (state: T['state'], line: string) => Entry<T>,
): PlayedLines<T> {
  let played: PlayedLines<T> = { state, events: [] };
  for (const line of lines) {
    const applied = apply(game, played.state, entryOf(played.state, line));
    invariant(applied.ok, `${line} is legal: ${JSON.stringify(applied)}`);
    played = { state: applied.value.state, events: [...played.events, ...applied.value.events] };
  }
  return played;
}
