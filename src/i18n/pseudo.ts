export const OPENING = '⟦';
export const CLOSING = '⟧';

type Leaf = string | ((...gaps: readonly unknown[]) => string);

function markedLeaf(leaf: Leaf): Leaf {
  if (typeof leaf === 'string') return `${OPENING}${leaf}${CLOSING}`;
  return (...gaps) => `${OPENING}${leaf(...gaps)}${CLOSING}`;
}

/** The same words, with each text and each sentence in brackets. */
export function marked<Words extends object>(words: Words): Words {
  const entries = Object.entries(words).map(([key, value]) => [
    key,
    typeof value === 'object' && value !== null ? marked(value) : markedLeaf(value as Leaf),
  ]);
  return (Array.isArray(words) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as Words;
}
