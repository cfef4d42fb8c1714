/** Words of a line, taken one after the other. Parts are written exactly when they apply. */
import type { WordReader, Words } from './words.ts';

export interface WordQueue {
  /** The next word as a value. */
  next<T>(read: WordReader<T>): T;
  /** The value after this word if it comes next; else `otherwise`. */
  optional<T>(name: string, read: WordReader<T>, otherwise: T): T;
  /** The value after this word, which has to come next. */
  named<T>(name: string, read: WordReader<T>): T;
  isEmpty(): boolean;
  /** All that is left. */
  rest<T>(read: WordReader<T>): T[];
}

/** Stops the reading of a line that is not of the format. */
class NotInFormat extends Error {}

function taken<T>(value: T | null): T {
  if (value === null) throw new NotInFormat();
  return value;
}

function queueOf(words: Words): WordQueue {
  let at = 0;
  const word = (): string => {
    const next = words[at];
    at += 1;
    return taken(next ?? null);
  };
  const queue: WordQueue = {
    next: (read) => taken(read(word())),
    optional: (name, read, otherwise) => (words[at] === name ? queue.named(name, read) : otherwise),
    named(name, read) {
      taken(word() === name ? name : null);
      return taken(read(word()));
    },
    isEmpty: () => at >= words.length,
    rest(read) {
      const values = words.slice(at).map((each) => taken(read(each)));
      at = words.length;
      return values;
    },
  };
  return queue;
}

/** Null if the words are not of the format, or if some are left. */
export function readWords<T>(words: Words, read: (queue: WordQueue) => T | null): T | null {
  const queue = queueOf(words);
  try {
    const value = read(queue);
    return queue.isEmpty() ? value : null;
  } catch (error) {
    if (error instanceof NotInFormat) return null;
    throw error;
  }
}
