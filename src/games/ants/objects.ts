/** Special objects: a hex's own, or one from beside the board. */
import { inOrder } from '#engine/questions.ts';
import { popTask, pushTasks } from './agenda.ts';
import { contentOf, gardenIn } from './content/content.ts';
import type { HexId } from './content/garden.ts';
import type { Tell } from './events.ts';
import { changeHex } from './harvest.ts';
import type { MoveOf } from './moves.ts';
import { NO_SUCH, type Rule } from './rule.ts';
import { activePlayer, activeSeat, type State } from './state.ts';
import { doAll } from './tasks.ts';

/** It lies before the player; its effect comes at once. */
function takeObject(state: State, object: string, tell: Tell): void {
  const player = activePlayer(state);
  player.taken = [...player.taken, object];
  tell?.({ kind: 'object-taken', seat: activeSeat(state), object });
  pushTasks(state, doAll(contentOf(state).file.objects.find(({ id }) => id === object)?.do ?? []));
}

export function takeHexObject(state: State, hex: HexId, tell: Tell): void {
  const index = gardenIn(state).hexAt.get(hex) ?? -1;
  const object = state.hexes[index]?.object ?? null;
  popTask(state);
  if (object === null) return;
  changeHex(state, index, { object: null });
  takeObject(state, object, tell);
}

export const OBJECT: Rule<MoveOf<'object'>> = {
  next: inOrder({ kind: 'options', asks: 'object', of: 'object', among: ({ objects }) => objects }),

  refuse: ({ objects }, _seat, { object }) => (object === undefined || objects.includes(object) ? null : NO_SUCH),

  enact(state, _seat, { object }, tell) {
    popTask(state);
    state.objects = state.objects.filter((other) => other !== object);
    takeObject(state, object, tell);
  },
};
