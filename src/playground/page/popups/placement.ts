import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Between a list and what it must not touch, in pixels. */
const GAP = 8;
/** A list that is higher than this is scrolled, in pixels. */
const HIGHEST = 260;

/** Opens a list to the side of its button where there is more room among the messages, and never beyond them. */
export function usePlacement(
  isOpen: boolean,
  button: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const room = button.current?.closest('.message-scroll')?.getBoundingClientRect();
    if (!isOpen || room === undefined || button.current === null || list.current === null) return;
    const { top, bottom } = button.current.getBoundingClientRect();
    const [above, below] = [top - room.top - GAP, room.bottom - bottom - GAP];
    const isAbove = below < Math.min(HIGHEST, list.current.scrollHeight) && above > below;
    list.current.dataset['side'] = isAbove ? 'above' : 'below';
    list.current.style.maxHeight = `${Math.min(HIGHEST, isAbove ? above : below)}px`;
  });
}
