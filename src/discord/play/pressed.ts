/** The result of a press on a play panel: another panel, or a move. Nothing is done yet. */
import type { AnyMove } from '#tables/rulebook.ts';
import { repeatsIn } from './again.ts';
import { readChoice } from './options-panel.ts';
import type { Drafted } from './panel.ts';
import { type PanelPress, readPress } from './panel-press.ts';
import { onward } from './presumed.ts';
import type { AtAmount, AtHeap, SeatAtTable } from './seat-context.ts';
import type { PanelState } from './seat-panel.ts';
import { stepIn, walkIn } from './seat-walk.ts';
import { marked, turned } from './set-panel.ts';
import { type Given, listedOrder, offeredOrder } from './shortcuts.ts';
import { type Change, changeAmount, changeHeap } from './stepper.ts';
import { readCounts, readIndex, readSet, readToken, type Token, writeCounts } from './token.ts';
import type { Walk } from './walk.ts';

export type Pressed =
  /** Ask the question at the end of this walk. */
  | { readonly kind: 'ask'; readonly walk: Walk; readonly state: PanelState }
  /** `isSure`: the player has been warned. `times`: in a row. */
  | {
      readonly kind: 'move';
      readonly walk: Walk;
      readonly move: AnyMove;
      readonly isSure: boolean;
      readonly times: number;
    }
  /** Give this order. */
  | { readonly kind: 'order'; readonly given: Given }
  | { readonly kind: 'undo' | 'undo-turn' };

/** `values`: of a select. Null for a press that the panel did not offer. */
export function pressed(asked: SeatAtTable, text: string, values: readonly string[]): Pressed | null {
  const press = readPress(text);
  if (press === null || press.kind === 'undo' || press.kind === 'undo-turn') return press;
  if (press.kind === 'order' || press.kind === 'order-list') {
    const given = press.kind === 'order' ? offeredOrder(asked, press.index) : listedOrder(asked, values);
    return given && { kind: 'order', given };
  }
  const plain = press.kind === 'pick' ? readPick(press, values) : press;
  const walk = plain && walkIn(asked, plain.answers);
  return plain && walk && afterWalk(asked, plain, plain.kind === 'go' ? onward(asked, walk) : walk, values);
}

type Plain = Exclude<PanelPress, { kind: 'undo' | 'undo-turn' | 'pick' | 'order' | 'order-list' }>;

/** The value of a list completes the press. */
function readPick({ answers, shelf }: PanelPress & { kind: 'pick' }, [value = '']: readonly string[]): Plain | null {
  const choice = readChoice(value);
  if ('tokens' in choice) return { kind: 'go', answers: [...answers, ...choice.tokens] };
  const index = readIndex(choice.shelf);
  return index === null ? null : { kind: 'open', answers, shelf: [...shelf, index] };
}

function afterWalk(asked: SeatAtTable, press: Plain, walk: Walk, values: readonly string[]): Pressed | null {
  const { end } = walk;
  switch (press.kind) {
    case 'go':
    case 'sure':
      if (end.kind !== 'complete') return { kind: 'ask', walk, state: {} };
      return { kind: 'move', walk, move: end.move, isSure: press.kind === 'sure', times: 1 };
    case 'repeat':
      return repeated(asked, walk);
    case 'why':
      return { kind: 'ask', walk, state: { isWhy: true } };
    case 'open':
      return { kind: 'ask', walk, state: { shelf: press.shelf } };
    case 'count':
    case 'focus':
    case 'mark': {
      const drafted = draftedBy(asked, press, walk, values);
      const full = drafted && press.kind === 'mark' ? withFullSet(asked, walk, drafted) : null;
      if (full) return afterWalk(asked, { kind: 'go', answers: full.tokens }, onward(asked, full), values);
      return drafted && { kind: 'ask', walk, state: { drafted } };
    }
  }
}

/** A set with no room for more is the answer, and needs no other press; null if it has room, or the rules refuse it. */
function withFullSet(asked: SeatAtTable, walk: Walk, { draft }: Drafted): Walk | null {
  const { end } = walk;
  const isFull = end.kind === 'some' && readSet(end, draft)?.length === end.max;
  return isFull ? stepIn(asked, walk, draft) : null;
}

/** The table is as it was when the button counted them. */
function repeated(asked: SeatAtTable, walk: Walk): Pressed | null {
  if (walk.end.kind !== 'complete') return null;
  const { move } = walk.end;
  const { times } = repeatsIn(asked, move);
  return times < 2 ? null : { kind: 'move', walk, move, isSure: true, times };
}

type Drafting = Extract<PanelPress, { kind: 'count' | 'focus' | 'mark' }>;

/** The changed draft; null if this question has no draft. */
function draftedBy(asked: SeatAtTable, press: Drafting, { end }: Walk, values: readonly string[]): Drafted | null {
  const { draft } = press;
  const change = press.kind === 'count' ? press.change : null;
  const focus = press.kind === 'focus' ? readIndex(values[0] ?? '') : press.focus;
  if (focus === null) return null;
  switch (end.kind) {
    case 'amount':
      return change && countedAmount(end, draft, change);
    case 'heap':
      return press.kind === 'mark' ? null : countedHeap(end, { draft, focus }, change);
    case 'some': {
      const at = { ...asked, step: end };
      if (change !== null) return null;
      return press.kind === 'mark' ? marked(asked, at, press, values) : turned(asked, at, { draft, focus });
    }
    case 'options':
    case 'complete':
      return null;
  }
}

function countedAmount(step: AtAmount['step'], draft: Token, change: Change): Drafted | null {
  const before = readToken(step, draft);
  return typeof before === 'number' ? { draft: String(changeAmount(before, change, step)), focus: 0 } : null;
}

/** `change`: null if only another place is shown. */
function countedHeap(step: AtHeap['step'], { draft, focus }: Drafted, change: Change | null): Drafted | null {
  const counts = readCounts(step, draft);
  if (counts === null || step.places[focus] === undefined) return null;
  return { draft: writeCounts(step, change === null ? counts : changeHeap(step, counts, focus, change)), focus };
}
