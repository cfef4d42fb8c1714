/** What was said before: brought when somebody scrolls to the top, or asks for it. */
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { usePage, usePane } from '../context.ts';
import { seenSince } from '../state.ts';

/** This close to the top, in pixels, one wants to see what is above it. */
const NEAR = 200;

export function useOlder(channelId: string, list: RefObject<HTMLElement | null>) {
  const { state, ask, hear } = usePage();
  const { person } = usePane();
  const since = seenSince(state, channelId, person.id);
  const asked = useRef<string | null>(null);
  const load = async () => {
    if (since === null || asked.current === since) return;
    asked.current = since;
    // The button that was pressed may be gone after it.
    if (list.current?.contains(document.activeElement)) list.current.focus({ preventScroll: true });
    const answer = await ask({ kind: 'look-back', personId: person.id, channelId, messageId: since });
    asked.current = null;
    if (answer.kind === 'older') hear({ ...answer, channelId, personId: person.id });
  };
  const look = () => {
    if (list.current === null) return;
    // In a reversed column, the end is at 0 and everything above it is less.
    const { scrollTop, scrollHeight, clientHeight } = list.current;
    if (scrollHeight - clientHeight + scrollTop < NEAR) void load();
  };
  return { any: since !== null, load, look };
}
