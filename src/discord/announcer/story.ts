/** The lines of a panel after some news: what was undone leaves them. */

/** What news adds to the lines of a panel, and which lines no longer count. */
export interface NewLines {
  readonly added: readonly string[];
  readonly takenBack: readonly string[];
}

/** `before`: the last lines before the panel was posted. `since`: the lines after that. */
export interface Story {
  readonly before: readonly string[];
  readonly since: readonly string[];
}

export const NO_STORY: Story = { before: [], since: [] };

/** A line that was told twice is taken back once. */
export function toldOn({ before, since }: Story, { added, takenBack }: NewLines): Story {
  const lines = [...before, ...since, ...added].map((line, index) => ({ line, isOld: index < before.length }));
  for (const undone of takenBack) {
    const at = lines.findLastIndex(({ line }) => line === undone);
    if (at !== -1) lines.splice(at, 1);
  }
  const linesWith = (old: boolean) => lines.filter(({ isOld }) => isOld === old).map(({ line }) => line);
  return { before: linesWith(true), since: linesWith(false) };
}
