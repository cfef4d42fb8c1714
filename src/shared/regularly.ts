export interface Every {
  every(milliseconds: number, call: () => void): () => void;
}

export interface Looks {
  /** Now, or as soon as the look that is under way is over. */
  ask(): void;
  /** No look begins any more. */
  stop(): void;
}

/**
 * Looks every so often, one look at a time. What comes too late for a look is not left for long: whoever asks meanwhile gets
 * another as soon as it is over. Law: `look` does not reject.
 */
export function regularly(clock: Every, milliseconds: number, look: () => Promise<void>): Looks {
  let [isLooking, isAsked, isStopped] = [false, false, false];

  async function lookWhileAsked(): Promise<void> {
    isLooking = true;
    for (isAsked = true; isAsked && !isStopped; ) {
      isAsked = false;
      await look();
    }
    isLooking = false;
  }

  function ask(): void {
    if (isLooking) isAsked = true;
    else void lookWhileAsked();
  }

  const stopClock = clock.every(milliseconds, ask);
  return {
    ask,
    stop() {
      isStopped = true;
      stopClock();
    },
  };
}
