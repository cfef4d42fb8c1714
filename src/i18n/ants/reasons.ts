/** Why a move is good, in words. */
import type { Reason } from '#ai/ants/reason.ts';
import type { AntsWords } from './words.ts';

export type { Reason };

/** Each id has its sentence, and that takes the values as they are: the id chooses both. */
export const sayReason = ({ id, values }: Reason, { reasons }: AntsWords): string =>
  (reasons[id] as (values: Reason['values']) => string)(values);
