/** The picture that is shown large: a place in the browser's history, so that Back closes it instead of leaving the page. */
import { useEffect, useState } from 'preact/hooks';
import type { Picture } from './context.ts';

interface Place {
  readonly enlarged: Picture;
}

const pictureHere = (): Picture | null => (history.state as Place | null)?.enlarged ?? null;

export interface Enlarged {
  readonly picture: Picture | null;
  readonly enlarge: (picture: Picture) => void;
  readonly putBack: () => void;
}

export function useEnlarged(): Enlarged {
  const [picture, setPicture] = useState(pictureHere);
  useEffect(() => {
    // Forward enlarges it again; at Back it closes by itself, and says so.
    const look = () => setPicture((before) => pictureHere() ?? before);
    addEventListener('popstate', look);
    return () => removeEventListener('popstate', look);
  }, []);
  const enlarge = (enlarged: Picture) => {
    history.pushState({ enlarged } satisfies Place, '');
    setPicture(enlarged);
  };
  const putBack = () => {
    // After Back we are there already.
    if (pictureHere() !== null) history.back();
    setPicture(null);
  };
  return { picture, enlarge, putBack };
}
