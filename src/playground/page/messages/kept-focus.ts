/** The focus stays in the message that was pressed, whatever the answer makes of it, and goes to a private answer that can be used. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { MessageView } from '../../protocol.ts';
import {
  firstAnswering,
  type HeldControl,
  heldControl,
  isSameControl,
  messageIn,
  successorOf,
} from './held-control.ts';

interface Use {
  readonly held: HeldControl;
  /** A press with the mouse or a finger: the reader looks at that place, and nothing may scroll away under it. */
  readonly byPointer: boolean;
  /** The private message that has come since. It may have nothing to press yet. */
  readonly answerId: string | null;
}

export function useKeptFocus(list: RefObject<HTMLElement | null>, newest: MessageView | undefined): void {
  const use = useUse(list);
  const answerId = newest?.onlyFor ? newest.json.id : null;
  useLayoutEffect(() => {
    if (answerId !== null && use.current !== null) use.current = { ...use.current, answerId };
  }, [answerId]);
  useLayoutEffect(() => {
    if (list.current === null || use.current === null) return;
    placeFor(list.current, use.current)?.focus({ preventScroll: use.current.byPointer });
  });
}

/** Where the focus belongs; null where it may stay. */
function placeFor(list: HTMLElement, { held, answerId }: Use): HTMLElement | null {
  const answer = answerId === null ? null : messageIn(list, answerId);
  return (answer && firstAnswering(answer)) ?? (hasLostFocus(held) ? successorOf(list, held) : null);
}

/** Which control of these messages is in use, if any is. */
function useUse(list: RefObject<HTMLElement | null>): RefObject<Use | null> {
  const use = useRef<Use | null>(null);
  useEffect(() => {
    const look = ({ target, type }: Event) => {
      // A form or a picture in front of the messages gives the focus back.
      if (target instanceof Element && target.closest('[role="dialog"], dialog') !== null) return;
      const held = target instanceof Node && list.current?.contains(target) ? heldControl(target) : null;
      const byPointer = type === 'pointerdown' || (use.current?.byPointer === true && isIn(use.current.held, held));
      use.current = held && { held, byPointer, answerId: null };
    };
    const takeKeys = () => {
      if (use.current !== null) use.current = { ...use.current, byPointer: false };
    };
    document.addEventListener('pointerdown', look);
    document.addEventListener('focusin', look);
    document.addEventListener('keydown', takeKeys);
    return () => {
      document.removeEventListener('pointerdown', look);
      document.removeEventListener('focusin', look);
      document.removeEventListener('keydown', takeKeys);
    };
  }, []);
  return use;
}

const isIn = (before: HeldControl, now: HeldControl | null): boolean => before.messageId === now?.messageId;

/** Its control is gone or greyed out, or the bot put another one where it stood. */
function hasLostFocus(held: HeldControl): boolean {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return true;
  return (
    activeElement.matches(':disabled') || (heldControl(activeElement) !== null && !isSameControl(activeElement, held))
  );
}
