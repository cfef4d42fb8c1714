/** Orders that are given at a question: buttons and a list below its answers. */
import type { OptionId } from '#engine/menu.ts';
import type { OfferedOrder, OrderList, Shortcuts } from '../games/game-questions.ts';
import { type Block, buttons, LIMITS } from '../wire/message.ts';
import { pressButton, pressSelect, questionsIn } from './panel.ts';
import type { AtQuestion, SeatAtTable } from './seat-context.ts';
import { walkIn } from './seat-walk.ts';
import { readIndex, writeIndex } from './token.ts';

export type Given = Pick<OfferedOrder, 'order' | 'told'>;

const NONE: Shortcuts = { orders: [], list: null };

function shortcutsFor(asked: SeatAtTable): Shortcuts {
  const step = walkIn(asked, [])?.end;
  if (step === undefined || step.kind === 'complete') return NONE;
  return questionsIn(asked).shortcuts?.({ ...asked, step }) ?? NONE;
}

const optionsOf = ({ options }: OrderList) => options.slice(0, LIMITS.options);

function listBlocks(asked: SeatAtTable, list: OrderList): Block[] {
  const offered = optionsOf(list).map(({ label, description }, index) => ({
    value: writeIndex(index),
    label,
    ...(description === undefined ? {} : { description }),
  }));
  const max = Math.min(list.most, offered.length);
  if (max === 0) return [];
  return pressSelect(asked, { kind: 'order-list' }, { placeholder: list.placeholder, options: offered, min: 1, max });
}

/** `at`: the first question of a move. */
export function shortcutBlocks(asked: SeatAtTable, at: AtQuestion): Block[] {
  const { orders, list } = questionsIn(asked).shortcuts?.(at) ?? NONE;
  const each = orders.map(({ label, isMain }, index) => {
    const style = isMain ? 'primary' : 'secondary';
    return pressButton(asked, { kind: 'order', index }, { label, emoji: '⏩', style });
  });
  return [...(list === null ? [] : listBlocks(asked, list)), ...(each.length === 0 ? [] : [buttons(...each)])];
}

/** Null if the panel offered no such order. */
export const offeredOrder = (asked: SeatAtTable, index: number): Given | null =>
  shortcutsFor(asked).orders[index] ?? null;

/** Null if the list had no such things. */
export function listedOrder(asked: SeatAtTable, values: readonly string[]): Given | null {
  const { list } = shortcutsFor(asked);
  if (list === null || values.length === 0) return null;
  const offered = optionsOf(list);
  const chosen = values.map((value): OptionId | null => offered[readIndex(value) ?? -1]?.id ?? null);
  const ids = offered.map(({ id }) => id).filter((id) => chosen.includes(id));
  return chosen.includes(null) || ids.length > list.most ? null : list.orderOf(ids);
}
