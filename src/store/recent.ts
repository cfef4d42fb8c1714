/** The few hundred values used last, so that a lively table is not read again for every click. */
export interface Recent<K, V> {
  get(key: K, load: () => V): V;
  set(key: K, value: V): void;
  drop(key: K): void;
  clear(): void;
}

export function recent<K, V>(size: number): Recent<K, V> {
  const values = new Map<K, V>();

  /** A map keeps its keys in the order they were set: the first is the one not used for longest. */
  function set(key: K, value: V): void {
    values.delete(key);
    values.set(key, value);
    if (values.size <= size) return;
    for (const oldest of values.keys()) {
      values.delete(oldest);
      break;
    }
  }

  return {
    get(key, load) {
      const known = values.get(key);
      if (known !== undefined) return known;
      const value = load();
      set(key, value);
      return value;
    },
    set,
    drop: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}
