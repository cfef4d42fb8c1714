/** What is going on, read off a position. */
import { decider } from '#games/ursuppe/decider.ts';
import { phaseNumber } from '#games/ursuppe/outlook/order-of-play.ts';
import type { Position } from '#games/ursuppe/state.ts';
import { leader } from '#games/ursuppe/track.ts';
import { type Cast, nameOf } from './cast.ts';
import type { UrsuppeWords } from './words.ts';

/** In one line: the round, the phase, and who is at turn. */
export function headline(position: Position, cast: Cast, { headline: say }: UrsuppeWords): string {
  const { phase, round, turn, amoeba, attack } = position;
  const number = phaseNumber(position);
  if (phase === 'over') return say.over({ name: nameOf(cast, leader(position)) });
  if (turn === null) return number === null ? say.setup : say.card({ round });
  const name = nameOf(cast, turn);
  if (number === null) return phase === 'start' || phase === 'place' ? say[phase]({ name }) : say.setup;
  const isUnderAttack = phase === 'react' || phase === 'fight';
  if (attack !== null && isUnderAttack) {
    return say.attack({ round, number, name, owner: nameOf(cast, attack.owner), prey: attack.prey });
  }
  return amoeba === null ? say.turn({ round, number, name }) : say.move({ round, number, name, amoeba });
}

/** What whoever has the turn is to do; null where somebody else decides, or nobody. */
export function task(position: Position, { tasks: say }: UrsuppeWords): string | null {
  const { phase, round, turn, amoeba } = position;
  const number = phaseNumber(position);
  if (turn === null || decider(position) !== turn) return null;
  if (number === null) return phase === 'start' || phase === 'place' ? say[phase] : null;
  return amoeba === null ? say.turn({ round, number }) : say.move({ round, number, amoeba });
}
