import { pluralsOf } from '../../plural.ts';

const plural = pluralsOf<'one' | 'other'>('en');
const actions = (count: number): string => plural(count, { one: '# action', other: '# actions' });

/** Why something can't be done, and what can. */
export const refusals = {
  malformed: 'That is not a choice in this game. Open the menu again.',
  'game-over': 'The game is over.',
  'not-your-decision': 'It is not your turn to decide.',
  'not-now': 'Not now: something else is to be decided first.',
  'not-drawable': 'That chip is not in the pile.',
  'wrong-deal': 'Those are not the cards and chips of this box.',
  'needs-gene': ({ gene }: { gene: string }) => `You need ${gene} for that.`,
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
  'extra-turn-played': 'One extra turn a turn: you have played yours.',
  'no-target': 'There is nothing on the map to do it with.',
  /** The same, where more can be said. */
  noTargetFor: {
    land: 'None of yours is in an ocean.',
    breed: 'It takes 3 of yours in one ocean (2 with Care of Young). Swim some together first.',
    swim: 'None of yours is in an ocean.',
    assimilate: 'Nowhere do two rival Ichtos stand beside one of yours.',
    cross: 'None of yours is on land beside an open strait.',
    egg: 'None of yours is on land.',
    fly: 'None of yours is on land.',
    stink: 'On no land does a rival stand beside one of yours.',
    bite: 'Nowhere does a rival stand beside one of yours whom Teeth can reach; on land, Ears keep theirs safe.',
  },
  'no-such-land': ({ land }: { land: number }) => `Land ${land} is part of another land now.`,
  'none-of-yours-there': ({ area }: { area: string }) => `None of yours is in ${area}.`,
  'not-touching': ({ from, to }: { from: string; to: string }) => `${from} and ${to} don’t touch.`,
  'same-area': ({ area }: { area: string }) => `They are in ${area} already.`,
  'too-many': ({ max }: { max: number }) => `At most ${max}.`,
  'too-few': ({ min }: { min: number }) => `At least ${min}.`,
  'no-young-there': ({ area }: { area: string }) => `Too few of yours in ${area}: it takes 3 (2 with Care of Young).`,
  'reserve-empty': 'Your reserve is empty. Retreat takes Ichtos back into it.',
  'too-few-opponents-there': ({ area }: { area: string }) => `Nobody in ${area} whom that could touch.`,
  'no-such-opponent': 'Choose one of the others.',
  'none-of-theirs-there': ({ area, name }: { area: string; name: string }) => `${name} has too few in ${area}.`,
  'not-in-seat-order': 'Name the two in the order they sit.',
  'protected-by-ears': ({ name }: { name: string }) => `${name} has Ears: on land, Teeth can’t reach those.`,
  'no-strait': ({ from, to }: { from: number; to: number }) => `There is no strait between ${from} and ${to}.`,
  'one-land': ({ from, to }: { from: number; to: number }) => `${from} and ${to} are one land.`,
  'unruly-heap': 'Count each area once, with at least one.',
  'not-in-hand': ({ chip }: { chip: number }) => `Chip ${chip} is not in your hand.`,
  'not-most-crowded': ({ land }: { land: number }) => `Land ${land} is not the most crowded.`,
  'not-next-land': ({ land }: { land: number }) => `Another land comes before ${land}.`,
  'gene-not-open': ({ gene }: { gene: string }) => `${gene} is not on offer.`,
  'wrong-price': ({ price }: { price: number }) => `The price is exactly ${price}.`,
  'must-buy': 'Yours was the best bid that can be paid, so you must take one.',
};
