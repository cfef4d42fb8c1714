import { expect, it } from 'vitest';
import type { Reason } from '#ai/urland/reason.ts';
import type { Seat } from '#engine/seat.ts';
import { sayReason } from '#i18n/urland/reasons.ts';
import { urlandIn } from '#i18n/urland/words.ts';

const NAMES = ['Ann', 'Bob', 'Cleo'];
const say = urlandIn('en');

it.each<[Reason, string]>([
  [
    { id: 'score-pays-you', values: { chip: 4, points: 3, rival: 2 } },
    'As things stand it brings you 3 points, and the best of the others gets 2.',
  ],
  [
    { id: 'score-pays-you', values: { chip: 4, points: 3, rival: 0 } },
    'As things stand it brings you 3 points, and nobody else gets anything.',
  ],
  [
    { id: 'score-spares-you', values: { chip: 4, rival: 3 } },
    'As things stand none of your chips brings you anything; with this one, the best of the others gets 3.',
  ],
  [
    { id: 'score-looks-ahead', values: { chip: 4, rival: 0, better: 9, points: 2 } },
    'As things stand it brings you nothing, and nobody else gets anything; land 9 would bring you 2 points. But the others act first, and then I expect more of this one.',
  ],
  [
    { id: 'hold-land', values: { land: 7, percent: 33, points: 2 } },
    'It brings you 2 points if land 7 is scored this turn (33% likely).',
  ],
  [
    { id: 'hold-land', values: { land: 7, percent: 0, points: 2 } },
    'It brings you 2 points if land 7 is scored later this epoch.',
  ],
  [
    { id: 'prepare-land', values: { land: 7, percent: 9 } },
    'It brings nothing yet, but it makes you stronger on land 7, which may be scored this turn (9% likely).',
  ],
  [
    { id: 'strengthen-land', values: { land: 7, points: 3 } },
    'It makes you stronger on land 7, which brings you 3 points if it is scored as things stand.',
  ],
  [{ id: 'join-own', values: { ocean: 'E', count: 2 } }, 'Then you have 2 in Rheic.'],
  [{ id: 'breed', values: { ocean: 'A', young: 2, others: 0 } }, 'You get 2 young, and nobody else any.'],
  [{ id: 'gather', values: { ocean: 'E', count: 3 } }, 'Then you have 3 in Rheic: enough to breed there.'],
  [{ id: 'draw-back', values: { count: 1 } }, 'It is worth more in your reserve.'],
  [{ id: 'weaken-rival', values: { area: 3, victim: 1 as Seat } }, 'It makes Bob weaker on land 3.'],
  [{ id: 'steer-panic', values: { land: 3, ocean: 'C' } }, 'You do best if they end up in Austral.'],
  [{ id: 'gene-worth-its-price', values: { gene: 'teeth', price: 0 } }, 'Teeth costs you nothing.'],
  [{ id: 'gene-must-be-bought', values: { gene: 'teeth' } }, 'You must take one, and Teeth looks best to you.'],
  [
    { id: 'end-on-land', values: { land: 1 } },
    'Those on land count when the game ends, though land 1 itself is never scored again.',
  ],
  [{ id: 'too-dear', values: { price: 4 } }, 'For 4 Ichtos, none of them looks worth it to you.'],
  [{ id: 'bid-nothing', values: {} }, 'No gene on offer looks worth a bid to you.'],
])('%j is said in words', (reason, words) => {
  expect(sayReason(reason, NAMES, say)).toBe(words);
});
