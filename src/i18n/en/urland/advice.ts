import { pluralsOf } from '../../plural.ts';
import type { playUrland } from './play.ts';
import { whose } from './victims.ts';
import type { Way } from './way.ts';

const plural = pluralsOf<'one' | 'other'>('en');
const ichtos = (count: number): string => plural(count, { one: '# Ichto', other: '# Ichtos' });
const points = (count: number): string => plural(count, { one: '# point', other: '# points' });

/** Every kind of move, as what somebody is advised to do. */
const moves: typeof playUrland.made = {
  land: ({ count, from, to }) => `Bring ${ichtos(count)} ashore from ${from} onto ${to}.`,
  breed: ({ ocean }) => `Breed in ${ocean}.`,
  swim: ({ count, from, to }) => `Swim with ${ichtos(count)} from ${from} to ${to}.`,
  retreat: ({ count, places }) => `Take ${ichtos(count)} back to your reserve: ${places.join(', ')}.`,
  assimilate: ({ where, victims }) => `Assimilate two ${where}: ${whose(victims)}.`,
  cross: ({ from, to }) => `Cross the strait from region ${from} to region ${to}.`,
  egg: ({ land }) => `Lay an egg on ${land}.`,
  fly: ({ count, from, to }) => `Fly ${ichtos(count)} from ${from} to ${to}.`,
  stink: ({ land, victim, ocean }) => `Drive ${victim} from ${land} into ${ocean}.`,
  bite: ({ where, victim }) => `Bite one of ${victim}’s ${where}.`,
  score: ({ chip }) => `Score land ${chip}.`,
  extra: 'Play an extra turn.',
  done: 'End your turn.',
  panic: ({ land, ocean }) => `Send everybody on ${land} into ${ocean}.`,
  flee: ({ count }) => (count === 0 ? 'Let all of yours stay.' : `Let ${ichtos(count)} of yours flee.`),
  dive: ({ land, ocean }) => `Let yours on ${land} dive into ${ocean}.`,
  bid: ({ amount }) => `Bid ${amount}.`,
  buy: ({ gene, price, places }) =>
    price === 0 ? `Take ${gene}.` : `Take ${gene} for ${ichtos(price)}: ${places.join(', ')}.`,
  decline: 'Buy nothing.',
};

/** For those who get something, and what the best of the others gets. */
const rivalGets = (rival: number): string =>
  rival === 0 ? 'nobody else gets anything' : `the best of the others gets ${rival}`;

const thisTurn = (percent: number): string => (percent === 0 ? 'later this epoch' : `this turn (${percent}% likely)`);

/** Why a move is good, by the id of the reason. */
const reasons = {
  'score-pays-you': (gaps: { points: number; rival: number }) =>
    `As things stand it brings you ${points(gaps.points)}, and ${rivalGets(gaps.rival)}.`,
  'score-spares-you': ({ rival }: { rival: number }) =>
    `As things stand none of your chips brings you anything; with this one, ${rivalGets(rival)}.`,
  'score-looks-ahead': (gaps: { rival: number; better: number; points: number }) =>
    `As things stand it brings you nothing, and ${rivalGets(gaps.rival)}; land ${gaps.better} would bring you ${points(gaps.points)}. But the others act first, and then I expect more of this one.`,
  'hold-land': (gaps: { land: string; percent: number; points: number }) =>
    `It brings you ${points(gaps.points)} if ${gaps.land} is scored ${thisTurn(gaps.percent)}.`,
  'strengthen-land': (gaps: { land: string; points: number }) =>
    `It makes you stronger on ${gaps.land}, which brings you ${points(gaps.points)} if it is scored as things stand.`,
  'prepare-land': ({ land, percent }: { land: string; percent: number }) =>
    `It brings nothing yet, but it makes you stronger on ${land}, which may be scored ${thisTurn(percent)}.`,
  'settle-land': ({ land }: { land: string }) =>
    `Not for now: ${land} is done for this epoch, but it is a place to be later.`,
  'end-on-land': ({ land }: { land: string }) =>
    `Those on land count when the game ends, though ${land} itself is never scored again.`,
  breed: ({ young, others }: { young: number; others: number }) =>
    others === 0
      ? `You get ${young} young, and nobody else any.`
      : `You get ${young} young, all others together ${others}.`,
  gather: ({ ocean, count }: { ocean: string; count: number }) =>
    `Then you have ${count} in ${ocean}: enough to breed there.`,
  'join-own': ({ ocean, count }: { ocean: string; count: number }) => `Then you have ${count} in ${ocean}.`,
  'spread-out': ({ ocean }: { ocean: string }) => `It gives you a foot in ${ocean}.`,
  'draw-back': ({ count }: { count: number }) =>
    plural(count, { one: 'It is worth more in your reserve.', other: 'They are worth more in your reserve.' }),
  'weaken-rival': ({ where, victim }: { where: string; victim: string }) => `It makes ${victim} weaker ${where}.`,
  'worth-an-extra-turn': 'Two more actions now are worth more than the chip later.',
  'nothing-better': 'I see nothing that would do you more good than stopping here.',
  'keep-extra-turn': 'Your extra turn is worth more later.',
  'steer-panic': ({ ocean }: { ocean: string }) => `You do best if they end up in ${ocean}.`,
  'stand-firm': 'They are worth more where they are.',
  'swim-away': 'They are worth more in the water.',
  'bid-for-choice': 'Whoever bids more chooses earlier, and a gene looks worth that many Ichtos to you.',
  'bid-nothing': 'No gene on offer looks worth a bid to you.',
  'gene-worth-its-price': ({ gene, price }: { gene: string; price: number }) =>
    price === 0 ? `${gene} costs you nothing.` : `${gene} looks worth its price to you.`,
  'gene-must-be-bought': ({ gene }: { gene: string }) => `You must take one, and ${gene} looks best to you.`,
  'too-dear': ({ price }: { price: number }) => `For ${ichtos(price)}, none of them looks worth it to you.`,
};

export const adviceUrland = {
  moves,
  reasons,
  /** Above a picture of it, where there is little room. */
  way: ({ action, from, to }: Way & { action: string }) => `${action}: ${from} to ${to}`,
};
