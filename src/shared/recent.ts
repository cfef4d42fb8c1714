/** A cache of the values used last. */
export interface Recent<K, V> {
  /** Keeps nothing if `make` throws. */
  get(key: K, make: () => V): V;
  find(key: K): V | undefined;
  set(key: K, value: V): void;
  drop(key: K): void;
  clear(): void;
}

const one = (): number => 1;

/**
 * Law: what is kept weighs at most `size`, unless it is a single value. The one unused for longest goes first. Each value
 * weighs 1 unless said otherwise.
 */
export function recent<K, V>(size: number, weigh: (value: V) => number = one): Recent<K, V> {
  /** In order of last use, the longest unused first. */
  const values = new Map<K, V>();
  let weight = 0;

  function set(key: K, value: V): void {
    drop(key);
    values.set(key, value);
    weight += weigh(value);
    while (weight > size && values.size > 1) dropOldest();
  }

  function drop(key: K): void {
    const known = values.get(key);
    if (known !== undefined && values.delete(key)) weight -= weigh(known);
  }

  function dropOldest(): void {
    for (const oldest of values.keys()) {
      drop(oldest);
      return;
    }
  }

  return {
    get(key, make) {
      const known = values.get(key);
      if (known !== undefined) {
        values.delete(key);
        values.set(key, known);
        return known;
      }
      const value = make();
      set(key, value);
      return value;
    },
    find(key) {
      const known = values.get(key);
      if (known !== undefined) set(key, known);
      return known;
    },
    set,
    drop,
    clear() {
      values.clear();
      weight = 0;
    },
  };
}
