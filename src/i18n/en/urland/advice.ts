import type { Area, Land, Ocean } from '#games/urland/board.ts';
import type { Gene } from '#games/urland/genes.ts';
import { ichtos, plural, points } from './counts.ts';
import { geneName } from './genes.ts';
import { each, OCEANS, The, the, type Way, where } from './places.ts';
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
  'score-spares-you': ({ rival, least }: { rival: number; least: number }) =>
    `None of your chips brings you anything as things stand. With this one ${rivalGets(rival)}; with any other it would be at least ${least}.`,
  'score-waits': ({ rival }: { rival: number }) =>
    `None of your chips brings you anything as things stand; with this one ${rivalGets(rival)}. But the others act first, and over many trials this one did well.`,
  'score-looks-ahead': (gaps: { rival: number; better: number; points: number }) =>
    `As things stand it brings you nothing, and ${rivalGets(gaps.rival)}; land ${gaps.better} would bring you ${points(gaps.points)}. But the others act first, and over many trials this one did well.`,
  'hold-land': (gaps: { land: Land; percent: number; points: number; before: number }) =>
    `It brings you ${points(gaps.points)}${gaps.before === 0 ? '' : ` instead of ${gaps.before}`} if ${the(gaps.land)} is scored ${thisTurn(gaps.percent)}.`,
  'deny-land': (gaps: { land: Land; percent: number; victim: string; points: number; before: number }) =>
    `If ${the(gaps.land)} is scored ${thisTurn(gaps.percent)}, ${gaps.victim} gets ${gaps.points === 0 ? 'nothing' : gaps.points} instead of ${gaps.before}.`,
  'secure-land': (gaps: { land: Land; points: number; rival: string }) =>
    `It keeps your ${points(gaps.points)} on ${the(gaps.land)} safe: so far ${gaps.rival} could spoil them with one more there.`,
  'strengthen-land': (gaps: { land: Land; points: number }) =>
    `It makes you stronger on ${the(gaps.land)}, which brings you ${points(gaps.points)} if it is scored as things stand.`,
  'prepare-land': (gaps: { land: Land; percent: number; more: number; points: number }) =>
    `With ${gaps.more} more there, ${the(gaps.land)} brings you ${points(gaps.points)}; it may be scored ${thisTurn(gaps.percent)}.`,
  'settle-land': ({ land }: { land: Land }) =>
    `${The(land)} is done for this epoch. It is for the next one: nothing that counts before then looks worth more to you.`,
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
    plural(count, {
      one: 'It is worth more in your reserve, from where it can be born again.',
      other: 'They are worth more in your reserve, from where they can be born again.',
    }),
  'save-idle': ({ count, land }: { count: number; land: Land }) =>
    plural(count, {
      one: `${The(land)} brings you as much without it, and an eruption there would cost you all but one. From your reserve it can be born again.`,
      other: `${The(land)} brings you as much without them, and an eruption there would cost you all but one. From your reserve they can be born again.`,
    }),
  'weaken-rival': ({ area, victim, left }: { area: Area; victim: string; left: number }) =>
    `It leaves ${victim} with ${left === 0 ? 'none' : left} ${where(area)}.`,
  'stunt-rival': (gaps: { ocean: Ocean; victim: string; young: number; before: number }) =>
    `In ${OCEANS[gaps.ocean]} ${gaps.victim} then gets ${gaps.young === 0 ? 'no young' : `${gaps.young} young`} instead of ${gaps.before}, whenever somebody breeds there.`,
  'worth-an-extra-turn': 'Two more actions now are worth more than the chip later.',
  'nothing-better': 'Of all that I tried, nothing leaves you better off than stopping here.',
  'keep-extra-turn': 'Your extra turn is worth more later.',
  'steer-panic': ({ ocean }: { ocean: Ocean }) =>
    `None of yours must flee; in ${OCEANS[ocean]} the others gain little that I can see.`,
  'stand-firm': 'They are worth more where they are.',
  'bid-for-choice': 'Whoever bids more chooses earlier, and a gene looks worth that many Ichtos to you.',
  'bid-beats-all': 'Nobody else can pay as much and come before you, so you choose first.',
  'bid-nothing': 'It saves your Ichtos: no gene on offer looks clearly worth a bid.',
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
