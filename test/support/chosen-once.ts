/** To choose the moves of a game takes far longer than to make them: a game that several laws look at is chosen once. */
import type { Entry, Game, GameTypes } from '#engine/game.ts';
import { playedOut } from '#engine/match.ts';

/** Games kept; the oldest goes first. */
const MOST = 64;

const KEPT = new Map<string, readonly Entry[]>();

function keep(key: string, entries: readonly Entry[]): void {
  KEPT.set(key, entries);
  for (const oldest of [...KEPT.keys()].slice(0, -MOST)) KEPT.delete(oldest);
}

/** All entries of a game from this state. `name` says everything that they depend on. */
export function chosenOnce<T extends GameTypes>(
  game: Game<T>,
  name: string,
  start: T['state'],
  decide: (state: T['state']) => Entry<T> | null,
): readonly Entry<T>[] {
  const key = `${game.id}: ${name}`;
  const kept = KEPT.get(key) as readonly Entry<T>[] | undefined;
  if (kept !== undefined) return kept;
  const entries = [...playedOut(game, game.copy(start), decide)];
  keep(key, entries);
  return entries;
}

/** Every state of such a game with the entry that follows. The state is the game's own, and changes when the next is asked for. */
export function* momentsOnce<T extends GameTypes>(
  game: Game<T>,
  name: string,
  start: T['state'],
  decide: (state: T['state']) => Entry<T> | null,
): Generator<{ readonly state: T['state']; readonly next: Entry<T> | null }> {
  const state = game.copy(start);
  for (const next of chosenOnce(game, name, start, decide)) {
    yield { state, next };
    game.enact(state, next, null);
  }
  yield { state, next: null };
}
