import type { Area, Land, Ocean } from '#games/urland/board.ts';
import type { Gene } from '#games/urland/genes.ts';
import { ichtos, plural, points } from './counts.ts';
import { geneName } from './genes.ts';
import { each, OCEANS, the, type Way, where } from './places.ts';
import { play } from './play.ts';
import { whose } from './victims.ts';

/** Every kind of move, as advice. */
const moves: typeof play.made = {
  land: ({ count, from, to }) => `Bring ${ichtos(count)} ashore from ${the(from)} onto ${the(to)}.`,
  breed: ({ ocean }) => `Breed in ${OCEANS[ocean]}.`,
  swim: ({ count, from, to }) => `Swim with ${ichtos(count)} from ${the(from)} to ${the(to)}.`,
  retreat: ({ count, heap }) => `Take ${ichtos(count)} back to your reserve: ${each(heap)}.`,
  assimilate: ({ area, victims }) => `Assimilate two ${where(area)}: ${whose(victims)}.`,
  cross: ({ from, to }) => `Cross the strait from region ${from} to region ${to}.`,
  egg: ({ land }) => `Lay an egg on ${the(land)}.`,
  fly: ({ count, from, to }) => `Fly ${ichtos(count)} from ${the(from)} to ${the(to)}.`,
  stink: ({ land, victim, ocean }) => `Drive ${victim} from ${the(land)} into ${OCEANS[ocean]}.`,
  bite: ({ area, victim }) => `Bite one of ${victim}’s ${where(area)}.`,
  score: ({ chip }) => `Score land ${chip}.`,
  extra: 'Play an extra turn.',
  done: 'End your turn.',
  panic: ({ land, ocean }) => `Send everybody on ${the(land)} into ${OCEANS[ocean]}.`,
  flee: ({ count }) => (count === 0 ? 'Let all of yours stay.' : `Let ${ichtos(count)} of yours flee.`),
  dive: ({ land, ocean }) => `Let yours on ${the(land)} dive into ${OCEANS[ocean]}.`,
  bid: ({ amount }) => `Bid ${amount}.`,
  buy: ({ gene, price, heap }) =>
    price === 0 ? `Take ${geneName(gene)}.` : `Take ${geneName(gene)} for ${ichtos(price)}: ${each(heap)}.`,
  decline: 'Buy nothing.',
};

/** For players who gain something; with the highest gain of the others. */
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
  'hold-land': (gaps: { land: Land; percent: number; points: number }) =>
    `It brings you ${points(gaps.points)} if ${the(gaps.land)} is scored ${thisTurn(gaps.percent)}.`,
  'strengthen-land': (gaps: { land: Land; points: number }) =>
    `It makes you stronger on ${the(gaps.land)}, which brings you ${points(gaps.points)} if it is scored as things stand.`,
  'prepare-land': ({ land, percent }: { land: Land; percent: number }) =>
    `It brings nothing yet, but it makes you stronger on ${the(land)}, which may be scored ${thisTurn(percent)}.`,
  'settle-land': ({ land }: { land: Land }) =>
    `Not for now: ${the(land)} is done for this epoch, but it is a place to be later.`,
  'end-on-land': ({ land }: { land: Land }) =>
    `Those on land count when the game ends, though ${the(land)} itself is never scored again.`,
  breed: ({ young, others }: { young: number; others: number }) =>
    others === 0
      ? `You get ${young} young, and nobody else any.`
      : `You get ${young} young, all others together ${others}.`,
  gather: ({ ocean, count }: { ocean: Ocean; count: number }) =>
    `Then you have ${count} in ${OCEANS[ocean]}: enough to breed there.`,
  'join-own': ({ ocean, count }: { ocean: Ocean; count: number }) => `Then you have ${count} in ${OCEANS[ocean]}.`,
  'spread-out': ({ ocean }: { ocean: Ocean }) => `It gives you a foot in ${OCEANS[ocean]}.`,
  'draw-back': ({ count }: { count: number }) =>
    plural(count, { one: 'It is worth more in your reserve.', other: 'They are worth more in your reserve.' }),
  'weaken-rival': ({ area, victim }: { area: Area; victim: string }) => `It makes ${victim} weaker ${where(area)}.`,
  'worth-an-extra-turn': 'Two more actions now are worth more than the chip later.',
  'nothing-better': 'I see nothing that would do you more good than stopping here.',
  'keep-extra-turn': 'Your extra turn is worth more later.',
  'steer-panic': ({ ocean }: { ocean: Ocean }) => `You do best if they end up in ${OCEANS[ocean]}.`,
  'stand-firm': 'They are worth more where they are.',
  'swim-away': 'They are worth more in the water.',
  'bid-for-choice': 'Whoever bids more chooses earlier, and a gene looks worth that many Ichtos to you.',
  'bid-nothing': 'No gene on offer looks worth a bid to you.',
  'gene-worth-its-price': ({ gene, price }: { gene: Gene; price: number }) =>
    price === 0 ? `${geneName(gene)} costs you nothing.` : `${geneName(gene)} looks worth its price to you.`,
  'gene-must-be-bought': ({ gene }: { gene: Gene }) => `You must take one, and ${geneName(gene)} looks best to you.`,
  'too-dear': ({ price }: { price: number }) => `For ${ichtos(price)}, none of them looks worth it to you.`,
};

export const advice = {
  moves,
  reasons,
  /** Above a picture of it, where there is little room. */
  way: ({ action, from, to }: Way & { action: 'land' | 'swim' | 'fly' }) =>
    `${play.actions[action]}: ${the(from)} to ${the(to)}`,
};
