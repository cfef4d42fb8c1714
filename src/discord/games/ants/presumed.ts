/** What hardly anybody wants to be asked: who goes along on an action, and what it is paid with. */
import { type Answer, heapSize, type OptionId, openIds } from '#engine/menu.ts';
import { COLUMN_OF, MAIN_ACTIONS, type MainAction } from '#games/ants/box.ts';
import { antsIn } from '#games/ants/counters.ts';
import { playerAt } from '#games/ants/state.ts';
import { startHeap, storeFor } from './payments.ts';
import { type AtHeap, type AtOptions, type AtQuestion, wordsOf } from './seat-context.ts';

const actionIn = ({ step }: AtQuestion): MainAction | null =>
  MAIN_ACTIONS.find((action) => action === step.draft.kind) ?? null;

/** Own ants go first, then wild ants; Boosts cost Food. */
function wildAnts(at: AtOptions, action: MainAction): OptionId | null {
  const own = antsIn(playerAt(at.view, at.seat), COLUMN_OF[action]);
  const missing = Math.max(0, (at.step.draft.strength ?? 0) - own);
  return openIds(at.step).findLast((count) => Number(count) <= missing) ?? null;
}

function ofAction(at: AtOptions, action: MainAction): OptionId | null {
  switch (at.step.asks) {
    case 'wild':
      return wildAnts(at, action);
    case 'boost':
      return openIds(at.step)[0] ?? null;
    case 'queen':
      return openIds(at.step).find((card) => card === 'none') ?? null;
    default:
      return null;
  }
}

/** The store comes last; labels tell of it, and there is a warning before debt. */
function payment(at: AtHeap): Answer {
  const counts = startHeap(at);
  const heap = at.step.places.map(({ place }, index) => ({ place, count: counts[index] ?? 0 }));
  return heap.filter(({ count }) => count > 0);
}

export function presumedAt(at: AtQuestion): Answer | null {
  const { step } = at;
  const action = actionIn(at);
  if (step.kind === 'options') return action && ofAction({ ...at, step }, action);
  if (step.kind !== 'heap') return null;
  // Whoever can't feed all chooses between larvae and the store.
  const isShort = step.asks === 'lose' && storeFor(at, heapSize(step.places)) > 0;
  return isShort ? null : payment({ ...at, step });
}

/** Who goes along, where it is not own ants alone. */
export function presumedText(at: AtQuestion): string | null {
  const { strength, wild = 0, boost = 0, pay = [] } = at.step.draft;
  if (strength === undefined || wild + boost === 0) return null;
  return wordsOf(at).play.option.sent({ strength, wild, boost, pay });
}
