/** The end of a list that is kept there by its reversed column, as long as nobody scrolls up. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { MessageView } from '../../protocol.ts';
import { isLater } from '../state.ts';

/** Further up than this, in pixels, one reads what is older. */
const NEAR = 80;

export function useEndOf(messages: readonly MessageView[]) {
  const list = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState('0');
  const last = messages.at(-1);
  const newest = last?.json.id ?? '0';
  const look = () => {
    // In a reversed column, the end is at 0 and everything above it is less.
    if ((list.current?.scrollTop ?? 0) > -NEAR) setSeen(newest);
  };
  const goThere = () => list.current?.scrollTo({ top: 0 });
  useEffect(() => {
    // What comes for one person alone is the answer to what they have just done.
    if (last?.onlyFor) goThere();
    look();
  }, [newest]);
  return { list, look, goThere, hasNews: isLater(newest, seen) };
}
