import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface ListOptionProps {
  readonly id: string;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
  readonly children: ComponentChildren;
}

/** One line of a list whose box keeps the focus. */
export function ListOption({ id, isActive, isChosen, onPoint, onChoose, children }: ListOptionProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the box that has the focus
    <div
      ref={line}
      id={id}
      class="list-option"
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      data-active={isActive}
      onPointerMove={onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}
