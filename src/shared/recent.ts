/** A cache of the values used last. */
export interface Recent<K, V> {
  /** Keeps nothing if `make` throws. */
  get(key: K, make: () => V): V;
  set(key: K, value: V): void;
  drop(key: K): void;
  clear(): void;
}

/** Law: keeps at most `size` values. The one unused for longest goes first. */
export function recent<K, V>(size: number): Recent<K, V> {
  /** In order of last use, the longest unused first. */
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
