/** What is going on, read off a position. */
import type { Seat } from '#engine/seat.ts';
import { rankingOf } from '#games/sticks/ranking.ts';
import type { Position } from '#games/sticks/state.ts';
import type { SticksWords } from './words.ts';

/** In one line. */
export function headline(position: Position, say: SticksWords, nameOf: (seat: Seat) => string): string {
  const { phase } = position;
  switch (phase.kind) {
    case 'begin':
      return say.headline.begin;
    case 'turn':
    case 'answer':
      return say.headline[phase.kind]({ name: nameOf(phase.seat) });
    case 'over': {
      const [[winner, ...others] = []] = rankingOf(position);
      return winner === undefined || others.length > 0
        ? say.headline.shared
        : say.headline.won({ name: nameOf(winner) });
    }
  }
}
