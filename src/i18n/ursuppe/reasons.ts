/** Why a move is good, in words. */
import type { Reason } from '#ai/ursuppe/reason.ts';
import type { UrsuppeWords } from './words.ts';

export type { Reason };

export function sayReason(reason: Reason, { reasons }: UrsuppeWords): string {
  switch (reason.id) {
    case 'food':
    case 'no-food':
    case 'away-from-hunger':
    case 'room':
      return reasons[reason.id](reason.values);
    case 'prey':
      return reasons.prey(reason.values);
    case 'keep-genes':
      return reasons[reason.id](reason.values);
    case 'give-genes':
      return reasons[reason.id](reason.values);
    case 'gene':
      return reasons.gene(reason.values);
    case 'gene-points':
      return reasons[reason.id](reason.values);
    case 'amoeba-points':
      return reasons[reason.id](reason.values);
    default:
      return reasons[reason.id];
  }
}
