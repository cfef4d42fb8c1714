/** A store that tells how long each of its methods took, those that fail too. */
export function timedStore<S extends object>(store: S, took: (method: string, milliseconds: number) => void): S {
  const methods = Object.entries(store).map(([name, method]: [string, (...given: unknown[]) => Promise<unknown>]) => {
    const timed = async (...given: unknown[]): Promise<unknown> => {
      const begun = performance.now();
      try {
        return await method(...given);
      } finally {
        took(name, performance.now() - begun);
      }
    };
    return [name, timed] as const;
  });
  return Object.fromEntries(methods) as S;
}
