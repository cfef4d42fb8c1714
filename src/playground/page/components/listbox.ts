import { useState } from 'preact/hooks';

interface ListboxPlan {
  readonly count: number;
  readonly isOpen: boolean;
  readonly onChoose: (index: number) => void;
  readonly onClose: () => void;
}

interface Listbox {
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Arrows, Home, End, Enter and Escape in an open list whose box keeps the focus. */
export function useListbox({ count, isOpen, onChoose, onClose }: ListboxPlan): Listbox {
  const [wanted, setActive] = useState(0);
  const active = Math.min(wanted, Math.max(0, count - 1));
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setActive((active + 1) % Math.max(1, count)),
    ArrowUp: () => setActive((active + count - 1) % Math.max(1, count)),
    Home: () => setActive(0),
    End: () => setActive(count - 1),
    Enter: () => onChoose(active),
    Tab: () => onChoose(active),
    Escape: onClose,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = isOpen && !event.shiftKey ? moves[event.key] : undefined;
    if (move === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };
  return { active, setActive, onKeyDown };
}
