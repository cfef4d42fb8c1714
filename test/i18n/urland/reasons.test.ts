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
    { id: 'score-spares-you', values: { chip: 4, rival: 2, least: 3 } },
    'None of your chips brings you anything as things stand. With this one the best of the others gets 2; with any other it would be at least 3.',
  ],
  [
    { id: 'score-waits', values: { chip: 4, rival: 3 } },
    'None of your chips brings you anything as things stand; with this one the best of the others gets 3. But the others act first, and over many trials this one did well.',
  ],
  [
    { id: 'score-looks-ahead', values: { chip: 4, rival: 0, better: 9, points: 2 } },
    'As things stand it brings you nothing, and nobody else gets anything; land 9 would bring you 2 points. But the others act first, and over many trials this one did well.',
  ],
  [
    { id: 'hold-land', values: { land: 7, percent: 33, points: 2, before: 0 } },
    'It brings you 2 points if land 7 is scored this turn (33% likely).',
  ],
  [
    { id: 'hold-land', values: { land: 7, percent: 0, points: 3, before: 2 } },
    'It brings you 3 points instead of 2 if land 7 is scored later this epoch.',
  ],
  [
    { id: 'deny-land', values: { land: 7, percent: 50, victim: 1 as Seat, points: 0, before: 3 } },
    'If land 7 is scored this turn (50% likely), Bob gets nothing instead of 3.',
  ],
  [
    { id: 'secure-land', values: { land: 7, points: 3, rival: 2 as Seat } },
    'It keeps your 3 points on land 7 safe: so far Cleo could spoil them with one more there.',
  ],
  [
    { id: 'prepare-land', values: { land: 7, percent: 9, more: 1, points: 2 } },
    'With 1 more there, land 7 brings you 2 points; it may be scored this turn (9% likely).',
  ],
  [
    { id: 'settle-land', values: { land: 7 } },
    'Land 7 is done for this epoch. It is for the next one: nothing that counts before then looks worth more to you.',
  ],
  [
    { id: 'strengthen-land', values: { land: 7, points: 3 } },
    'It makes you stronger on land 7, which brings you 3 points if it is scored as things stand.',
  ],
  [{ id: 'join-own', values: { ocean: 'E', count: 2 } }, 'Then you have 2 in Rheic.'],
  [{ id: 'breed', values: { ocean: 'A', young: 2, others: 0 } }, 'You get 2 young, and nobody else any.'],
  [{ id: 'gather', values: { ocean: 'E', count: 3 } }, 'Then you have 3 in Rheic: enough to breed there.'],
  [{ id: 'draw-back', values: { count: 1 } }, 'It is worth more in your reserve, from where it can be born again.'],
  [
    { id: 'save-idle', values: { count: 2, land: 5 } },
    'Land 5 brings you as much without them, and an eruption there would cost you all but one. From your reserve they can be born again.',
  ],
  [{ id: 'weaken-rival', values: { area: 3, victim: 1 as Seat, left: 2 } }, 'It leaves Bob with 2 on land 3.'],
  [
    { id: 'stunt-rival', values: { ocean: 'A', victim: 1 as Seat, young: 0, before: 1 } },
    'In Panthalassa Bob then gets no young instead of 1, whenever somebody breeds there.',
  ],
  [
    { id: 'bid-beats-all', values: { amount: 4 } },
    'Nobody else can pay as much and come before you, so you choose first.',
  ],
  [
    { id: 'steer-panic', values: { ocean: 'C' } },
    'None of yours must flee; in Austral the others gain little that I can see.',
  ],
  [{ id: 'gene-worth-its-price', values: { gene: 'teeth', price: 0 } }, 'Teeth costs you nothing.'],
  [{ id: 'gene-must-be-bought', values: { gene: 'teeth' } }, 'You must take one, and Teeth looks best to you.'],
  [
    { id: 'end-on-land', values: { land: 1 } },
    'Those on land count when the game ends, though land 1 itself is never scored again.',
  ],
  [{ id: 'too-dear', values: { price: 4 } }, 'For 4 Ichtos, none of them looks worth it to you.'],
  [{ id: 'bid-nothing', values: {} }, 'It saves your Ichtos: no gene on offer looks clearly worth a bid.'],
])('%j is said in words', (reason, words) => {
  expect(sayReason(reason, NAMES, say)).toBe(words);
});
