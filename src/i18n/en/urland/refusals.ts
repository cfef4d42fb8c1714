import { pluralsOf } from '../../plural.ts';

const plural = pluralsOf<'one' | 'other'>('en');
const actions = (count: number): string => plural(count, { one: '# action', other: '# actions' });

/** Why something can't be done, and what can. */
export const refusals = {
  malformed: 'That is not a choice in this game. Open the menu again.',
  gameOver: 'The game is over.',
  notYourDecision: 'It is not your turn to decide.',
  notNow: 'Not now: something else is to be decided first.',
  notDrawable: 'That chip is not in the pile.',
  wrongDeal: 'Those are not the cards and chips of this box.',
  needsGene: ({ gene }: { gene: string }) => `You need ${gene} for that.`,
  tooFewActions: ({ needs, left }: { needs: number; left: number }) =>
    left === 0
      ? `That takes ${actions(needs)}; you have none left.`
      : `That takes ${actions(needs)}; you have ${left}.`,
  actionsLeft: ({ left }: { left: number }) =>
    plural(left, {
      one: 'Use your action first; an extra turn comes after it.',
      other: 'Use your # actions first; an extra turn comes after them.',
    }),
  noExtraTurn: 'You have no extra turn left.',
  extraTurnPlayed: 'One extra turn a turn: you have played yours.',
  noTarget: 'There is nothing on the map to do it with.',
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
  noSuchLand: ({ land }: { land: number }) => `Land ${land} is part of another land now.`,
  noneOfYoursThere: ({ area }: { area: string }) => `None of yours is in ${area}.`,
  notTouching: ({ from, to }: { from: string; to: string }) => `${from} and ${to} don’t touch.`,
  sameArea: ({ area }: { area: string }) => `They are in ${area} already.`,
  tooMany: ({ max }: { max: number }) => `At most ${max}.`,
  tooFew: ({ min }: { min: number }) => `At least ${min}.`,
  noYoungThere: ({ area }: { area: string }) => `Too few of yours in ${area}: it takes 3 (2 with Care of Young).`,
  reserveEmpty: 'Your reserve is empty. Retreat takes Ichtos back into it.',
  tooFewOpponentsThere: ({ area }: { area: string }) => `Nobody in ${area} whom that could touch.`,
  noSuchOpponent: 'Choose one of the others.',
  noneOfTheirsThere: ({ area, name }: { area: string; name: string }) => `${name} has too few in ${area}.`,
  notInSeatOrder: 'Name the two in the order they sit.',
  protectedByEars: ({ name }: { name: string }) => `${name} has Ears: on land, Teeth can’t reach those.`,
  noStrait: ({ from, to }: { from: number; to: number }) => `There is no strait between ${from} and ${to}.`,
  oneLand: ({ from, to }: { from: number; to: number }) => `${from} and ${to} are one land.`,
  unrulyHeap: 'Count each area once, with at least one.',
  notInHand: ({ chip }: { chip: number }) => `Chip ${chip} is not in your hand.`,
  notMostCrowded: ({ land }: { land: number }) => `Land ${land} is not the most crowded.`,
  notNextLand: ({ land }: { land: number }) => `Another land comes before ${land}.`,
  geneNotOpen: ({ gene }: { gene: string }) => `${gene} is not on offer.`,
  wrongPrice: ({ price }: { price: number }) => `The price is exactly ${price}.`,
  mustBuy: 'Yours was the best bid that can be paid, so you must take one.',
};
