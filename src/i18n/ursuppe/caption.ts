/** What a picture says is going on: two short lines. */
import { phaseNumber } from '#games/ursuppe/outlook/order-of-play.ts';
import type { Position } from '#games/ursuppe/state.ts';
import { leader } from '#games/ursuppe/track.ts';
import { type Cast, nameOf } from './cast.ts';
import type { UrsuppeWords } from './words.ts';

interface Caption {
  readonly title: string;
  /** Null while the table is set up, and when the game is over. */
  readonly phase: string | null;
}

function titleOf(position: Position, cast: Cast, { picture }: UrsuppeWords): string {
  const { phase, turn, amoeba, attack, round } = position;
  if (phase === 'over') return picture.over({ name: nameOf(cast, leader(position)) });
  if (turn === null) return round === 0 ? picture.setup : picture.card;
  const name = nameOf(cast, turn);
  if (attack !== null && phase !== 'aggression') {
    return picture.attack({ name, owner: nameOf(cast, attack.owner), prey: attack.prey });
  }
  switch (phase) {
    case 'start':
    case 'place':
    case 'defect':
    case 'genes':
    case 'divide':
    case 'aggression':
      return picture[phase]({ name });
    default:
      return amoeba === null ? picture.setup : picture.acts({ name, amoeba });
  }
}

export function captionOf(position: Position, cast: Cast, say: UrsuppeWords): Caption {
  const number = phaseNumber(position);
  return { title: titleOf(position, cast, say), phase: number === null ? null : say.phase({ number }) };
}
