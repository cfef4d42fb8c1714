import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Calls `leave` when somebody presses anything outside of these, or moves the focus there. */
export function useLeaving(isOpen: boolean, frames: readonly RefObject<HTMLElement | null>[], leave: () => void): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const look = ({ target }: Event) => {
      if (!frames.some(({ current }) => target instanceof Node && current?.contains(target))) leave();
    };
    document.addEventListener('pointerdown', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerdown', look);
      document.removeEventListener('focusin', look);
    };
  });
}
