/** Why a move is good, in words. */
import type { Reason } from '#ai/ursuppe/reason.ts';
import type { UrsuppeWords } from './words.ts';

export type { Reason };

export function sayReason({ id, values }: Reason, { reasons }: UrsuppeWords): string {
  switch (id) {
    case 'start-ahead':
    case 'start-behind':
    case 'start-between':
      return reasons[id](values);
    case 'food':
    case 'cling-to-food':
    case 'hold-to-food':
      return reasons[id](values);
    case 'site':
      return reasons[id](values);
    case 'away-from-hunger':
      return reasons[id](values);
    case 'poor-odds':
      return reasons[id](values);
    case 'once-more':
    case 'prey':
    case 'fight':
    case 'flee':
      return reasons[id](values);
    case 'meal':
      return reasons[id](values);
    case 'bears-hunger':
      return reasons[id](values);
    case 'keep-genes':
      return reasons[id](values);
    case 'must-give':
      return reasons[id](values);
    case 'points-stay':
      return reasons[id](values);
    case 'spares-bp':
      return reasons[id](values);
    case 'gene':
      return reasons[id](values);
    case 'gene-points':
      return reasons[id](values);
    case 'amoeba-points':
      return reasons[id](values);
    case 'toward-points':
      return reasons[id](values);
    case 'save-to-divide':
      return reasons[id](values);
    case 'save':
      return reasons[id](values);
    default:
      return reasons[id];
  }
}
