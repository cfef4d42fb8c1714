const CHARACTERS = new Intl.Segmenter();

/** Cuts text to a length by whole characters, with an ellipsis for the missing part. */
export function cutTo(words: string, most: number): string {
  if (words.length <= most) return words;
  const beyond = CHARACTERS.segment(words).containing(most - 1);
  return `${words.slice(0, beyond?.index ?? 0)}…`;
}
