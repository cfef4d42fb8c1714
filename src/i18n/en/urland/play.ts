import type { Area, Land, Ocean, Region } from '#games/urland/board.ts';
import type { Gene } from '#games/urland/genes.ts';
import type { Heap } from '#games/urland/moves.ts';
import type { Counted } from '../values.ts';
import { actions, ichtos, plural } from './counts.ts';
import { GENES, geneName } from './genes.ts';
import { each, OCEANS, The, the, type Way, where } from './places.ts';
import { whose } from './victims.ts';

interface Bidder {
  /** Null for the reader. */
  name: string | null;
  /** The highest bid that they can pay for; null if none. */
  most: number | null;
  reserve: number;
  map: number;
  genes: number;
}

interface Young {
  own: number;
  others: readonly (Counted & { letter: string })[];
}

/** A player's choices, asked and answered in the second person. */
export const play = {
  actions: {
    land: 'Land',
    breed: 'Breed',
    swim: 'Swim',
    retreat: 'Retreat',
    assimilate: 'Assimilate',
    cross: 'Cross a strait',
    egg: 'Lay an egg',
    fly: 'Fly',
    stink: 'Stink',
    bite: 'Bite',
    extra: 'Play an extra turn',
    done: 'End my turn',
    buy: 'Buy a gene',
    decline: 'Buy nothing',
  },
  titles: {
    choose: 'Pick the land to be scored',
    actions: 'Your turn',
    panic: 'Panic! You are last on the track, so you decide',
    flee: 'Panic! Your Ears heard it coming',
    dive: 'Eruption! Your Ears heard it coming',
    bid: 'Mutation: your bid',
    buy: 'Mutation: your choice',
    waiting: 'Your seat',
  },
  /** In a call to whose turn it is. */
  toTake: ({ count }: Counted) => `${actions(count)} to take`,
  situation: {
    choose: 'Your choice is final, and stays secret until the others have acted.',
    actions: ({ left, extra, reserve }: { left: number; extra: number; reserve: number }) =>
      `**${actions(left)} left** · ${ichtos(reserve)} in reserve · ${plural(extra, { one: '# extra turn', other: '# extra turns' })} in hand`,
    extra: ({ extra }: { extra: number }) =>
      `Your actions are used up. An extra turn gives you 2 more; you have ${plural(extra, { one: '# chip', other: '# chips' })} for it.`,
    flee: ({ land, ocean, count }: { land: Land; ocean: Ocean; count: number }) =>
      `You have ${ichtos(count)} on ${the(land)}. How many of them flee into ${OCEANS[ocean]}? The others stay.`,
    dive: ({ land, count }: { land: Land; count: number }) =>
      `${ichtos(count)} of yours on ${the(land)} would be lost; ${plural(count, { one: 'it dives', other: 'they dive' })} into the ocean of your choice instead.`,
    bid: ({ reserve, map, genes }: { reserve: number; map: number; genes: number }) =>
      `Bid 0 to ${reserve}. You pay with Ichtos from the map, where you have ${map}${genes === 0 ? '' : `; your ${plural(genes, { one: 'gene adds 1', other: '# genes add #' })} to the price`}.`,
    buy: ({ price, map, isFirst }: { price: number; map: number; isFirst: boolean }) =>
      [
        ...(isFirst ? ['Yours was the best bid that can be paid, so you must take one.'] : []),
        price === 0 ? 'It costs you nothing.' : `It costs you **${ichtos(price)}** of your ${map} on the map.`,
      ].join(' '),
  },
  /** Beside the question how much to bid. */
  bidders: {
    heading: 'Who can pay for which bid. Of equal bids, whoever is further up here chooses first:',
    line: ({ name, most, reserve, map, genes }: Bidder) => {
      const limit = most === null ? 'can’t pay for any' : most === 0 ? '0 at most' : `0 to ${most}`;
      const means = [`${reserve} in reserve`, `${map} on the map`, plural(genes, { one: '# gene', other: '# genes' })];
      return `${name ?? '**You**'}: **${limit}** (${means.join(', ')})`;
    },
  },
  questions: {
    action: 'What will you do?',
    extra: 'Play an extra turn?',
    'land.from': 'Land from which ocean?',
    'land.to': ({ from }: { from: Area }) => `From ${the(from)}: onto which land?`,
    'land.count': 'How many land?',
    'breed.ocean': 'Breed in which ocean? Everybody with enough there breeds too.',
    'swim.from': 'Swim from which ocean?',
    'swim.to': ({ from }: { from: Area }) => `From ${the(from)}: to which ocean?`,
    'swim.count': 'How many swim?',
    'retreat.heap': 'Which Ichtos go back to your reserve?',
    'assimilate.area': 'Assimilate where?',
    'assimilate.first': ({ from }: { from: Area }) => `${The(from)}: the first of the two is whose?`,
    'assimilate.second': 'And the second?',
    'cross.from': 'Cross which strait?',
    'cross.to': ({ from }: { from: Area }) => `From Region ${from}: to which shore?`,
    'egg.land': 'Lay an egg on which land?',
    'fly.from': 'Fly from which land?',
    'fly.to': ({ from }: { from: Area }) => `From ${the(from)}: where to?`,
    'fly.count': 'How many fly?',
    'stink.land': 'Stink on which land?',
    'stink.victim': ({ from }: { from: Area }) => `On ${the(from)}: who can’t stand it?`,
    'stink.ocean': ({ from }: { from: Area }) => `From ${the(from)}: into which ocean?`,
    'bite.area': 'Bite where?',
    'bite.victim': ({ from }: { from: Area }) => `${The(from)}: bite whom?`,
    'score.chip': 'Which land is scored?',
    'panic.land': 'Which of the most crowded lands panics?',
    'panic.ocean': ({ from }: { from: Area }) => `Into which ocean do those on ${the(from)} flee?`,
    'flee.count': 'How many flee?',
    'dive.land': 'Which land first?',
    'dive.ocean': 'Dive into which ocean?',
    'bid.amount': 'How much do you bid?',
    'buy.gene': 'Which gene?',
    buy: 'Will you buy a gene, and which?',
    'buy.heap': 'Which Ichtos do you pay with?',
  },
  option: {
    region: ({ region }: { region: number }) => `Region ${region}`,
    /** `letter`: its mark on the map. */
    place: ({ letter, area, crowd }: { letter: string; area: Area; crowd: string }) =>
      `${letter} · ${The(area)}${crowd === '' ? '' : ` (${crowd})`}`,
    landFrom: ({ ocean, count }: Counted & { ocean: Ocean }) => `Land: ${OCEANS[ocean]} (${count})`,
    placeWith: ({ place, count }: Counted & { place: string }) => `${place}: ${ichtos(count)}`,
    crossing: ({ from, to }: { from: Area; to: Region }) => `Region ${from} → ${to}`,
    /** `young`: of the reader, then of the others by their letters. */
    breeding: ({ letter, area, young }: { letter: string; area: Area; young: Young }) => {
      const shares = [
        ...(young.own === 0 ? [] : [`you +${young.own}`]),
        ...young.others.map(({ letter: whose, count }) => `${whose} +${count}`),
      ];
      return `${letter} · ${The(area)}${shares.length === 0 ? '' : ` (${shares.join(', ')})`}`;
    },
    chip: ({ land }: { land: number }) => `Score land ${land}`,
    confirmBid: ({ amount }: { amount: number }) => `Bid ${amount}`,
    confirmPayment: ({ gene }: { gene: Gene }) => `Pay and take ${geneName(gene)}`,
    confirmRetreat: ({ count }: Counted) => (count === 0 ? 'Retreat' : `Take ${ichtos(count)} back`),
    gene: ({ gene }: { gene: Gene }) => `**${geneName(gene)}**: ${GENES[gene].effect}.`,
    confirmCount: ({ count }: Counted) => ichtos(count),
  },
  hand: {
    none: 'You hold no chips. The Environment player holds three, then the Dummy the two that are left.',
    handed: 'Handed to you. Look, but don’t tell: next turn you are the Environment player.',
    holding: 'You are the Environment player, and these are your chips so far.',
    choosing: 'One of these is scored this turn; the choice is yours.',
    picked: ({ chip }: { chip: number }) => `You picked land ${chip}. It is scored when the others have acted.`,
    land: ({ chip, crowd, outcome }: { chip: number; crowd: string; outcome: string }) =>
      `**Land ${chip}** (${crowd}). ${outcome}`,
    empty: 'nobody',
    outcome: {
      nobody: 'If scored now: no points.',
      gains: ({ shares }: { shares: readonly string[] }) => `If scored now: ${shares.join(', ')}.`,
    },
    share: ({ name, points }: { name: string; points: number }) => `${name} +${points}`,
  },
  /** A move in the past tense, for the player who made it. */
  made: {
    land: ({ count, from, to }: Counted & Way) =>
      `You brought ${ichtos(count)} ashore from ${the(from)} onto ${the(to)}.`,
    breed: ({ ocean }: { ocean: Ocean }) => `You bred in ${OCEANS[ocean]}.`,
    swim: ({ count, from, to }: Counted & Way) => `You swam with ${ichtos(count)} from ${the(from)} to ${the(to)}.`,
    retreat: ({ count, heap }: Counted & { heap: Heap }) =>
      `You took ${ichtos(count)} back to your reserve: ${each(heap)}.`,
    assimilate: ({ area, victims }: { area: Area; victims: readonly string[] }) =>
      `You assimilated two ${where(area)}: ${whose(victims)}.`,
    cross: ({ from, to }: { from: Region; to: Region }) =>
      `You crossed the strait from region ${from} to region ${to}.`,
    egg: ({ land }: { land: Land }) => `You laid an egg on ${the(land)}.`,
    fly: ({ count, from, to }: Counted & Way) => `You flew ${ichtos(count)} from ${the(from)} to ${the(to)}.`,
    stink: ({ land, victim, ocean }: { land: Land; victim: string; ocean: Ocean }) =>
      `You drove ${victim} from ${the(land)} into ${OCEANS[ocean]}.`,
    bite: ({ area, victim }: { area: Area; victim: string }) => `You bit one of ${victim}’s ${where(area)}.`,
    score: ({ chip }: { chip: number }) => `You picked land ${chip}. It is scored when the others have acted.`,
    extra: 'You play an extra turn: 2 more actions.',
    done: 'You ended your turn.',
    panic: ({ land, ocean }: { land: Land; ocean: Ocean }) =>
      `You sent everybody on ${the(land)} into ${OCEANS[ocean]}.`,
    flee: ({ count }: Counted) =>
      count === 0
        ? 'All of yours stay.'
        : `${plural(count, { one: '# Ichto of yours flees', other: '# Ichtos of yours flee' })}.`,
    dive: ({ land, ocean }: { land: Land; ocean: Ocean }) =>
      `Those of yours on ${the(land)} dive into ${OCEANS[ocean]}.`,
    bid: ({ amount }: { amount: number }) => `Your bid: ${amount}.`,
    buy: ({ gene, price }: { gene: Gene; price: number; heap: Heap }) =>
      price === 0 ? `You took ${geneName(gene)} for nothing.` : `You bought ${geneName(gene)} for ${ichtos(price)}.`,
    decline: 'You bought nothing.',
  },
  /** Warnings before a move. */
  warnings: {
    lastOne:
      'This takes your last Ichto off the map. You could never come back: no more turns for you, though your marker still counts.',
    cannotPay: ({ amount, price, map }: { amount: number; price: number; map: number }) =>
      `A bid of ${amount} would cost you ${price}, and you have ${map} on the map: you could not pay and would be out of this auction.`,
    costsAll: ({ amount }: { amount: number }) =>
      `Paying for a bid of ${amount} would take your last Ichto off the map. You could never come back.`,
    inAdvance: {
      cannotPay: ({ amount, price, map }: { amount: number; price: number; map: number }) =>
        `As things stand, a bid of ${amount} would cost you ${price}, and you have ${map} on the map. If that is still so at the auction, you can’t pay and are out of it.`,
      costsAll: ({ amount }: { amount: number }) =>
        `As things stand, paying for a bid of ${amount} would take your last Ichto off the map. You could never come back.`,
    },
    actionsLeft: ({ left }: { left: number }) => `You still have ${actions(left)}. What you don’t use now is lost.`,
  },
};
