/** Runs the tasks of each key one after the other. Different keys do not wait for each other. */
export interface Queues {
  /** Law: a task must not wait for another task of its own key. */
  run<T>(key: string, task: () => T | Promise<T>): Promise<T>;
  /** Resolves when no task is under way any more. */
  idle(): Promise<void>;
}

export function createQueues(): Queues {
  const tails = new Map<string, Promise<unknown>>();

  function run<T>(key: string, task: () => T | Promise<T>): Promise<T> {
    const result = (tails.get(key) ?? Promise.resolve()).then(task);
    const tail: Promise<unknown> = result.then(
      () => forget(key, tail),
      () => forget(key, tail),
    );
    tails.set(key, tail);
    return result;
  }

  function forget(key: string, tail: Promise<unknown>): void {
    if (tails.get(key) === tail) tails.delete(key);
  }

  async function idle(): Promise<void> {
    while (tails.size > 0) await Promise.all(tails.values());
  }

  return { run, idle };
}
