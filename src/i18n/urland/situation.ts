/** Who does what now, read from a position: the beginning of both a picture and its words. */
import { deciders } from '#engine/decision.ts';
import type { Seat } from '#engine/seat.ts';
import { epochOf } from '#games/urland/epoch.ts';
import { decisionIn } from '#games/urland/play.ts';
import type { Position } from '#games/urland/state.ts';
import type { UrlandWords } from './words.ts';

/** The seats that must decide now; empty when chance decides or the game is over. */
export const deciding = (position: Position): readonly Seat[] => deciders(decisionIn(position));

/** A picture's great moment, in the epoch of this number. */
export interface PicturedMoment {
  readonly kind: keyof UrlandWords['picture']['moments'];
  readonly epoch: number;
}

export interface Caption {
  readonly title: string;
  readonly epoch: number;
}

/** The subject of a picture: a past moment, or what is going on now. */
export function captionOf(
  position: Position,
  moment: PicturedMoment | null,
  words: UrlandWords,
  nameOf: (seat: Seat) => string,
): Caption {
  if (moment) return { title: words.picture.moments[moment.kind], epoch: moment.epoch };
  return { title: headline(position, words, nameOf), epoch: epochOf(position) };
}

/** One line about what is going on. */
export function headline(position: Position, words: UrlandWords, nameOf: (seat: Seat) => string): string {
  const { phase, environment } = position;
  const say = words.picture.headline;
  const [decider] = deciding(position);
  const name = decider === undefined ? '' : nameOf(decider);
  switch (phase.kind) {
    case 'setup':
      return say.setup;
    case 'draw':
      return environment === null ? say.setup : say.draw({ name: nameOf(environment) });
    case 'actions':
      return phase.left === 0 ? say.extra({ name }) : say.actions({ name, count: phase.left });
    case 'choose':
    case 'panic':
    case 'flee':
    case 'dive':
    case 'buy':
      return say[phase.kind]({ name });
    case 'epoch':
      return say.epoch;
    case 'bid':
      return say.bid({ count: phase.waiting.length });
    case 'over':
      return say.over({ name: nameOf(phase.winner) });
  }
}
