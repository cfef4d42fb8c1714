import type { ComputerPlayer } from '#tables/ports.ts';

/** A computer player that tells how long it took, its failures included. */
export function timedComputer(
  computer: ComputerPlayer,
  thought: (purpose: 'move' | 'suggestion', milliseconds: number) => void,
): ComputerPlayer {
  async function timed<T>(purpose: 'move' | 'suggestion', think: () => T | Promise<T>): Promise<T> {
    const begun = performance.now();
    try {
      return await think();
    } finally {
      thought(purpose, performance.now() - begun);
    }
  }
  return {
    choose: (question) => timed('move', () => computer.choose(question)),
    suggest: (question, stop) => timed('suggestion', () => computer.suggest(question, stop)),
  };
}
