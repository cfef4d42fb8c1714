/** Who does what just now, read off a view: what both a picture and its words begin with. */
import { leftOf, type Seat } from '#engine/seat.ts';
import type { Position } from '#games/urland/state.ts';
import type { Words } from '../words.ts';

export const ROLES = ['environment', 'dummy', 'ichto'] as const;
export type Role = (typeof ROLES)[number];

export function roleOf(position: Position, seat: Seat): Role | null {
  if (position.environment === null) return null;
  if (seat === position.environment) return 'environment';
  return seat === leftOf(position.environment, position.seats) ? 'dummy' : 'ichto';
}

/** The seats that are to decide now; none while chance does, or when it is over. */
export function deciding({ phase, environment }: Position): readonly Seat[] {
  switch (phase.kind) {
    case 'setup':
    case 'draw':
    case 'epoch':
    case 'over':
      return [];
    case 'choose':
      return environment === null ? [] : [environment];
    case 'actions':
    case 'panic':
    case 'flee':
    case 'dive':
      return [phase.seat];
    case 'bid':
      return phase.waiting;
    case 'buy':
      return phase.queue.slice(0, 1);
  }
}

/** One chip leaves the game at setup, two with each epoch. */
export const epochOf = ({ erupted }: Position): number => 1 + Math.floor(Math.max(0, erupted.length - 1) / 2);

/** One line that says what is going on. */
export function headline(position: Position, words: Words['urland'], nameOf: (seat: Seat) => string): string {
  const { phase, environment } = position;
  const say = words.picture.headline;
  switch (phase.kind) {
    case 'setup':
      return say.setup;
    case 'draw':
      return environment === null ? say.setup : say.draw({ name: nameOf(environment) });
    case 'choose':
      return environment === null ? say.setup : say.choose({ name: nameOf(environment) });
    case 'actions':
      return say.actions({ name: nameOf(phase.seat), count: phase.left });
    case 'panic':
    case 'flee':
    case 'dive':
      return say[phase.kind]({ name: nameOf(phase.seat) });
    case 'epoch':
      return say.epoch;
    case 'bid':
      return say.bid({ count: phase.waiting.length });
    case 'buy': {
      const [first] = phase.queue;
      return first === undefined ? words.picture.auction : say.buy({ name: nameOf(first) });
    }
    case 'over':
      return say.over({ name: nameOf(phase.winner) });
  }
}
