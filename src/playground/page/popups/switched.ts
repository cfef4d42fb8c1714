/** What a button opens and closes. Escape closes it, too, and so does whatever one turns to: so no two are open at once. */
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useLeaving } from './leaving.ts';

export function useSwitched<Opened extends HTMLElement>() {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const opened = useRef<Opened>(null);
  const close = () => setOpen(false);
  useLeaving(isOpen, [button, opened], close);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [isOpen]);
  const attributes = { 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setOpen(!isOpen) } as const;
  return { isOpen, close, id, button, opened, attributes };
}

export type Switched<Opened extends HTMLElement> = ReturnType<typeof useSwitched<Opened>>;
