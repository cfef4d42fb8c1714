/** Why a move is good, in words. */
import type { Reason } from '#ai/urland/reason.ts';
import type { BySeat } from '#engine/seat.ts';
import type { UrlandWords } from './words.ts';

export type { Reason };

export function sayReason({ id, values }: Reason, names: BySeat<string>, say: UrlandWords): string {
  const { reasons } = say.advice;
  switch (id) {
    case 'score-pays-you':
      return reasons[id](values);
    case 'score-spares-you':
      return reasons[id](values);
    case 'score-waits':
      return reasons[id](values);
    case 'score-looks-ahead':
      return reasons[id](values);
    case 'hold-land':
      return reasons[id](values);
    case 'strengthen-land':
      return reasons[id](values);
    case 'prepare-land':
      return reasons[id](values);
    case 'settle-land':
    case 'end-on-land':
      return reasons[id](values);
    case 'breed':
      return reasons[id](values);
    case 'gather':
      return reasons[id](values);
    case 'join-own':
      return reasons[id](values);
    case 'spread-out':
    case 'steer-panic':
      return reasons[id](values);
    case 'deny-land':
      return reasons[id]({ ...values, victim: names[values.victim] ?? '' });
    case 'secure-land':
      return reasons[id]({ ...values, rival: names[values.rival] ?? '' });
    case 'save-idle':
      return reasons[id](values);
    case 'weaken-rival':
      return reasons[id]({ ...values, victim: names[values.victim] ?? '' });
    case 'stunt-rival':
      return reasons[id]({ ...values, victim: names[values.victim] ?? '' });
    case 'gene-worth-its-price':
      return reasons[id](values);
    case 'gene-must-be-bought':
      return reasons[id](values);
    case 'draw-back':
      return reasons[id](values);
    case 'too-dear':
      return reasons[id](values);
    case 'worth-an-extra-turn':
    case 'nothing-better':
    case 'keep-extra-turn':
    case 'stand-firm':
    case 'bid-for-choice':
    case 'bid-beats-all':
    case 'bid-nothing':
      return reasons[id];
  }
}
