import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { usePlacement } from './placement.ts';
import { useSwitched } from './switched.ts';

interface MenuProps {
  readonly class: string;
  readonly label: string;
  readonly face: string;
  readonly onOpen?: () => void;
  readonly children: (close: () => void) => ComponentChildren;
}

/** A button with a sign on it that opens what can be done or set. */
export function Menu({ class: name, label, face, onOpen, children }: MenuProps) {
  const { isOpen, close, id, button, opened, attributes } = useSwitched<HTMLDivElement>();
  usePlacement(isOpen, button, opened);
  useEffect(() => {
    if (isOpen) onOpen?.();
  }, [isOpen]);
  return (
    <div class={name} data-open={isOpen}>
      <button type="button" class="icon-button" ref={button} aria-label={label} {...attributes}>
        {face}
      </button>
      <div class="menu" id={id} ref={opened} hidden={!isOpen}>
        {isOpen && children(close)}
      </div>
    </div>
  );
}
