/** Cuts text to a length by whole characters, with an ellipsis for the missing part. */
export function cutTo(words: string, most: number): string {
  if (words.length <= most) return words;
  let cut = '';
  for (const { segment } of new Intl.Segmenter().segment(words)) {
    if (cut.length + segment.length > most - 1) break;
    cut += segment;
  }
  return `${cut}…`;
}
