/** The values used last: what comes again soon is not made again, and what does not come again is forgotten. */
export interface Recent<K, V> {
  /** A value that could not be made, because `make` threw, is not kept. */
  get(key: K, make: () => V): V;
  set(key: K, value: V): void;
  drop(key: K): void;
  clear(): void;
}

/** Law: never keeps more than `size` values; the one not used for longest goes first. */
export function recent<K, V>(size: number): Recent<K, V> {
  /** In the order they were set: the longest unused first. */
  const values = new Map<K, V>();

  function set(key: K, value: V): void {
    values.delete(key);
    values.set(key, value);
    if (values.size > size) dropOldest();
  }

  function dropOldest(): void {
    for (const oldest of values.keys()) {
      values.delete(oldest);
      return;
    }
  }

  return {
    get(key, make) {
      const known = values.get(key);
      const value = known === undefined ? make() : known;
      set(key, value);
      return value;
    },
    set,
    drop: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}
