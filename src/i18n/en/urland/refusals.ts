import type { Area } from '#games/urland/board.ts';
import type { Gene } from '#games/urland/genes.ts';
import { actions, plural } from './counts.ts';
import { geneName } from './genes.ts';
import { the, type Way, where } from './places.ts';

/** Why something can't be done, and what to do instead. */
export const refusals = {
  malformed: 'That is not a choice in this game. Open the menu again.',
  'game-over': 'The game is over.',
  'not-your-decision': 'It is not your turn to decide.',
  'not-now': 'Not now: something else is to be decided first.',
  'not-drawable': 'That chip is not in the pile.',
  'wrong-deal': 'Those are not the cards and chips of this box.',
  'needs-gene': ({ gene }: { gene: Gene }) => `You need ${geneName(gene)} for that.`,
  'too-few-actions': ({ needs, left }: { needs: number; left: number }) =>
    left === 0
      ? `That takes ${actions(needs)}; you have none left.`
      : `That takes ${actions(needs)}; you have ${left}.`,
  'actions-left': ({ left }: { left: number }) =>
    plural(left, {
      one: 'Use your action first; an extra turn comes after it.',
      other: 'Use your # actions first; an extra turn comes after them.',
    }),
  'no-extra-turn': 'You have no extra turn left.',
  'extra-turn-played': 'You have played an extra turn in this turn already; one is the most.',
  'no-target': 'There is nothing on the map to do it with.',
  /** The same with more detail, where it is known. */
  noTargetFor: {
    land: 'None of yours is in an ocean.',
    breed: 'It takes 3 of yours in one ocean (2 with Care of Young). Swim some together first.',
    swim: 'None of yours is in an ocean.',
    assimilate: 'Nowhere are two rival Ichtos where you have one.',
    cross: 'None of yours is on land beside an open strait.',
    egg: 'None of yours is on land.',
    fly: 'None of yours is on land.',
    stink: 'No rival is on a land where you are.',
    bite: 'No rival that Teeth can reach is where you are; on land, Ears keep theirs safe.',
  },
  'no-such-land': ({ land }: { land: number }) => `Land ${land} is part of another land now.`,
  'none-of-yours-there': ({ area }: { area: Area }) => `None of yours is ${where(area)}.`,
  'not-touching': ({ from, to }: Way) => `There is no way from ${the(from)} to ${the(to)}: they don’t touch.`,
  'same-area': ({ area }: { area: Area }) => `They are ${where(area)} already.`,
  'too-many': ({ max }: { max: number }) => `At most ${max}.`,
  'too-few': ({ min }: { min: number }) => `At least ${min}.`,
  'no-young-there': ({ area }: { area: Area }) =>
    `Too few of yours are ${where(area)}: it takes 3 (2 with Care of Young).`,
  'reserve-empty': 'Your reserve is empty. Retreat takes Ichtos back into it.',
  'too-few-opponents-there': ({ area, needs }: { area: Area; needs: number }) =>
    plural(needs, {
      one: `There is nobody ${where(area)} whom that could touch.`,
      other: `It takes # rival Ichtos ${where(area)}.`,
    }),
  'no-such-opponent': 'Choose one of the others.',
  'none-of-theirs-there': ({ area, name }: { area: Area; name: string }) => `${name} has too few ${where(area)}.`,
  'not-in-seat-order': 'Name the two in the order they sit.',
  'protected-by-ears': ({ name }: { name: string }) => `${name} has Ears: on land, Teeth can’t reach those.`,
  'no-strait': ({ from, to }: { from: number; to: number }) => `There is no strait between regions ${from} and ${to}.`,
  'one-land': ({ from, to }: { from: number; to: number }) =>
    `Regions ${from} and ${to} are one land: no strait is left between them.`,
  'unruly-heap': 'Count each area once, with at least one.',
  'not-in-hand': ({ chip }: { chip: number }) => `Chip ${chip} is not in your hand.`,
  'not-most-crowded': ({ land }: { land: number }) => `Land ${land} is not the most crowded: only one that is panics.`,
  'not-next-land': ({ land }: { land: number }) => `Another land comes before ${land}.`,
  'gene-not-open': ({ gene }: { gene: Gene }) => `${geneName(gene)} is not on offer.`,
  'wrong-price': ({ price }: { price: number }) => `The price is exactly ${price}.`,
  'must-buy': 'Yours was the best bid that can be paid, so you must take one.',
};
