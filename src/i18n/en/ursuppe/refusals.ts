import type { Outcome } from '#games/ursuppe/board.ts';
import type { AmoebaNumber } from '#games/ursuppe/box.ts';
import { type AdvancedGene, basesOf, type Gene, isAdvanced } from '#games/ursuppe/genes.ts';
import type { Named } from '../values.ts';
import { bp, cubes, either } from './counts.ts';
import { geneName } from './genes.ts';
import { type OfAmoeba, type OnSpace, WAYS, whose } from './soup.ts';

interface OneGene {
  gene: Gene;
}

/** Why something can't be done, and what to do instead. */
export const refusals = {
  malformed: 'That is not a choice in this game. Open the menu again.',
  'game-over': 'The game is over.',
  'not-your-decision': 'It is not your turn to decide.',
  'not-now': 'Not now: something else is to be decided first.',
  'not-drawable': 'Chance can’t bring that now.',
  'not-that-amoeba': ({ amoeba }: { amoeba: AmoebaNumber }) =>
    `It is the turn of amoeba ${amoeba}. Decide for that one.`,
  'needs-gene': ({ gene }: OneGene) => `You need ${geneName(gene)} for that. Phase 3 sells genes.`,
  'too-few-bp': ({ needs, has }: { needs: number; has: number }) =>
    `That costs ${bp(needs)}; you have ${has}. Phase 4 brings 10 more.`,
  'no-target': 'There is nobody here to do it to.',
  'no-start-space': ({ space }: { space: number }) => `${space} is not a start space. Choose one that is offered.`,
  'start-space-taken': ({ name, space }: Named & { space: number }) =>
    `${name} starts on ${space} already. Choose a free one.`,
  'number-on-board': ({ amoeba }: { amoeba: AmoebaNumber }) =>
    `Your amoeba ${amoeba} is in the soup already. Take another number.`,
  'all-on-board': 'All seven of your amoebas are in the soup.',
  'space-taken': ({ space }: OnSpace) => `Somebody is on space ${space} already. At the start, choose an empty one.`,
  'own-amoeba-there': ({ space }: OnSpace) =>
    `You have an amoeba on space ${space} already. A new one needs a space without one of yours.`,
  'not-beside-own': ({ space }: OnSpace) =>
    `Space ${space} is not beside any of your amoebas. Choose one that is, or buy Spores.`,
  'dice-decide': 'The dice say where it goes. With Movement II you would choose.',
  'owner-decides': 'With Movement II you say where it goes: choose a direction.',
  'way-blocked': ({ way }: { way: Outcome }) => `The way ${WAYS[way]} is blocked. Choose an open one.`,
  'not-thrown': ({ way }: { way: Outcome }) =>
    way === 'stay'
      ? 'The dice don’t let it stay. Choose a direction that they show.'
      : `The dice don’t show ${WAYS[way]}. Choose what they show.`,
  'stays-anyway': 'The current does not take it away from here, so it stays for nothing: let it drift.',
  'must-go': 'A step that is paid for leads somewhere. Choose a direction.',
  'must-leave': 'It flees, so it leaves the space if it can. Choose a direction.',
  'nothing-to-take': 'It does not leave this space, so it carries nothing.',
  'too-many': ({ max }: { max: number }) => `It can take ${cubes(max)} at most. Take fewer.`,
  'unruly-cubes': 'Name each colour once, in the order of the seats.',
  'not-on-space': (of: OfAmoeba) => `${whose(of)} is not in that space. Choose one that is.`,
  'unruly-amoebas': 'Name each amoeba once, in rising order.',
  'no-meal': 'There is no meal for it here.',
  'not-your-meal': 'Your genes don’t allow that meal. Choose one that is offered.',
  'food-not-there': 'Those cubes don’t lie here. Choose a meal that does.',
  'needs-payer': 'That meal is one cube short: somebody in this space must pay for it.',
  'no-payer': ({ name }: Named) => `${name} can’t pay: it takes an amoeba in this space and at least ${bp(1)}.`,
  'whole-meal': 'That is a whole meal: nobody pays for it. Choose one with a cube less.',
  'must-eat': 'A basic meal lies here, so it must eat.',
  'attack-instead-of-meal': 'The attack took the place of its meal.',
  'no-second-attempt': 'It has attacked already. A second try needs Persistence.',
  'not-itself': 'It can’t attack itself. Choose another.',
  armoured: ({ name }: Named) => `${name} has Armour: nobody attacks those in Phase 1.`,
  'not-sharing-a-space': (of: OfAmoeba) => `${whose(of)} shares no space with one of yours. Choose one that does.`,
  'own-amoeba': 'Aggression is for the amoebas of others. Choose one of theirs.',
  'own-prey': 'Nobody defends an amoeba against its own kind.',
  'fought-already': 'It has fought this attack already. It can flee or yield.',
  'fled-already': 'It has tried to flee from this attack already. It can fight or yield.',
  'not-owned': ({ gene }: OneGene) => `You don’t have ${geneName(gene)}. Choose one of your genes.`,
  'unruly-genes': 'Name each gene once, in the order of the list.',
  superfluous: ({ gene }: OneGene) =>
    `${geneName(gene)} would be given away for nothing: without it the rest is enough. Keep it.`,
  'not-in-game': ({ gene }: OneGene) => `${geneName(gene)} is not in the game with three players.`,
  'not-in-pool': ({ gene }: OneGene) => `Every card of ${geneName(gene)} is taken. Wait until one comes back.`,
  'owned-already': ({ gene }: OneGene) => `You have ${geneName(gene)} already; nobody has a gene twice.`,
  'given-for': ({ gene, advanced }: OneGene & { advanced: AdvancedGene }) =>
    `You gave ${geneName(gene)} for ${geneName(advanced)} and can’t have it as well.`,
  'bought-this-turn': ({ gene }: OneGene) =>
    `You have bought ${geneName(gene)} in this turn. You can give it for another gene from the next round on.`,
  'wrong-gene-given': ({ gene }: OneGene) =>
    isAdvanced(gene)
      ? `For ${geneName(gene)} you give back ${either(basesOf(gene).map(geneName))}.`
      : `You give nothing back for ${geneName(gene)}.`,
  /** The same with more detail, where it is known. */
  noTargetFor: {
    struggle: 'No amoeba that it could attack is in its space.',
    aggress: 'No foreign amoeba shares a space with one of yours.',
    place: 'There is no space for a new amoeba of yours.',
    buy: 'There is no gene that you could buy now.',
  },
};
