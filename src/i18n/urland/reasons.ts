/** Why a move is good, in words. */
import type { Reason } from '#ai/urland/reason.ts';
import type { BySeat } from '#engine/seat.ts';
import type { Words } from '../words.ts';
import { areaName, whereabouts } from './places.ts';

export type { Reason };

export function sayReason({ id, values }: Reason, names: BySeat<string>, say: Words['urland']): string {
  const { reasons } = say.advice;
  switch (id) {
    case 'score-pays-you':
      return reasons[id](values);
    case 'score-spares-you':
      return reasons[id](values);
    case 'score-looks-ahead':
      return reasons[id](values);
    case 'hold-land':
      return reasons[id]({ ...values, land: areaName(values.land, say) });
    case 'strengthen-land':
      return reasons[id]({ ...values, land: areaName(values.land, say) });
    case 'prepare-land':
      return reasons[id]({ ...values, land: areaName(values.land, say) });
    case 'settle-land':
    case 'end-on-land':
      return reasons[id]({ land: areaName(values.land, say) });
    case 'breed':
      return reasons[id](values);
    case 'gather':
      return reasons[id]({ ...values, ocean: areaName(values.ocean, say) });
    case 'join-own':
      return reasons[id]({ ...values, ocean: areaName(values.ocean, say) });
    case 'spread-out':
    case 'steer-panic':
      return reasons[id]({ ocean: areaName(values.ocean, say) });
    case 'weaken-rival':
      return reasons[id]({ where: whereabouts(values.area, say), victim: names[values.victim] ?? '' });
    case 'gene-worth-its-price':
      return reasons[id]({ ...values, gene: say.genes[values.gene].name });
    case 'gene-must-be-bought':
      return reasons[id]({ gene: say.genes[values.gene].name });
    case 'draw-back':
      return reasons[id](values);
    case 'too-dear':
      return reasons[id](values);
    case 'worth-an-extra-turn':
    case 'nothing-better':
    case 'keep-extra-turn':
    case 'stand-firm':
    case 'swim-away':
    case 'bid-for-choice':
    case 'bid-nothing':
      return reasons[id];
  }
}
