import type { Gene } from '#games/ursuppe/genes.ts';

interface GeneWords {
  readonly name: string;
  /** In a few words, for a list. */
  readonly effect: string;
  /** A page of the rules. */
  readonly text: string;
}

export const GENES: Readonly<Record<Gene, GeneWords>> = {
  intelligence: {
    name: 'Intelligence',
    effect: 'does nothing but count for points',
    text: 'It does nothing for your amoebas, but it is cheap and counts as a gene when points are given.',
  },
  movement1: {
    name: 'Movement I',
    effect: 'two dice to move, and you choose',
    text: 'A move of yours throws two dice, and you choose one of their outcomes. The same goes for a flight.',
  },
  spores: {
    name: 'Spores',
    effect: 'new amoebas go anywhere',
    text: 'A new amoeba may go to any space where you have none. It need not be beside one of yours.',
  },
  speed: {
    name: 'Speed',
    effect: 'a second step for nothing',
    text: 'After the first step of a move you may take a second one, with new dice and for nothing. Not after drifting. In a flight, too.',
  },
  defense: {
    name: 'Defense',
    effect: 'fight back when attacked, 1 BP',
    text: 'When one of your amoebas is attacked you may pay 1 BP and fight: one die each, and the higher wins; equal dice are thrown again. If yours is higher, the attack has failed. Once for each attack.',
  },
  escape: {
    name: 'Escape',
    effect: 'flee when attacked, 1 BP',
    text: 'When one of your amoebas is attacked you may pay 1 BP and flee: it moves with all your movement genes. As soon as it has left the space, the attack has failed. Once for each attack.',
  },
  substitution: {
    name: 'Substitution',
    effect: 'other mixtures of food',
    text: 'With four players your amoebas may also eat 2 + 2 or 3 + 1 cubes of two foreign colours. With three players they may also eat 4 of one foreign colour.',
  },
  ray: {
    name: 'Ray Protection',
    effect: 'takes 2 points off, but scores nothing',
    text: 'It takes 2 mutation points off your sum. If you give it back for a defect it counts 4. It does not count as a gene when points are given.',
  },
  streamline: {
    name: 'Streamline',
    effect: 'moving and fleeing cost nothing',
    text: 'Your moves and flights cost 0 BP. Fighting and attacking still cost 1 BP.',
  },
  tentacle: {
    name: 'Tentacle',
    effect: 'carry cubes along',
    text: 'When one of your amoebas leaves a space, by drift, move or flight, it may take up to 3 cubes of any colours along, your own too; with three players up to 2. Once for each step.',
  },
  holding: {
    name: 'Holding',
    effect: 'stay for nothing, or cling to others',
    text: 'Your amoebas may stay where they are instead of drifting, for nothing. And when an amoeba of somebody else leaves a space where yours are, any of yours may cling to it and go along. That costs nothing and is nobody’s turn.',
  },
  life: {
    name: 'Life Expectancy',
    effect: 'dies of 3 damage, not of 2',
    text: 'Your amoebas die of 3 damage instead of 2. If you lose it in Phase 2, it no longer helps in Phase 5.',
  },
  frugality: {
    name: 'Frugality',
    effect: 'one cube less is enough',
    text: 'A meal of your amoebas may be one cube smaller, any cube. Not in the game with three players.',
  },
  struggle: {
    name: 'Struggle for Survival',
    effect: 'attack instead of starving, 1 BP',
    text: 'An amoeba of yours that finds no basic meal may attack another amoeba in its space for 1 BP, once. If that succeeds the other one is eaten: 1 cube of each colour is left of it, and yours does not starve. Your own amoebas can be attacked, too; those of a player with Armour can’t.',
  },
  parasitism: {
    name: 'Parasitism',
    effect: 'one cube less, and somebody there pays',
    text: 'A meal of your amoebas may be one cube smaller, any cube, if somebody else with an amoeba in that space has at least 1 BP: that player pays 1 BP to the bank. Once a meal. Not in the game with three players.',
  },
  division: {
    name: 'Division Rate',
    effect: 'a new amoeba costs 4 BP',
    text: 'A new amoeba costs you 4 BP instead of 6.',
  },
  persistence: {
    name: 'Persistence',
    effect: 'Speed, and a second try in every fight',
    text: 'It does all that Speed does. When an attack of yours has failed you may attack once more for nothing, the same amoeba or another. When you fight back and lose the throw, you throw once more.',
  },
  movement2: {
    name: 'Movement II',
    effect: 'no dice: you choose the direction',
    text: 'A move of yours needs no dice: you choose any open direction. You may also pay to stay where the current would take your amoeba away. The same goes for a flight, but without staying.',
  },
  aggression: {
    name: 'Aggression',
    effect: 'Struggle, and one attack in Phase 5',
    text: 'It does all that Struggle for Survival does. And once a round, after the deaths of Phase 5, you may pay 1 BP and attack any foreign amoeba that shares a space with one of yours. If that succeeds it dies and leaves 2 cubes of each colour; one with Armour gets 1 damage instead.',
  },
  armour: {
    name: 'Armour',
    effect: 'safe from Struggle, hard to kill',
    text: 'Nobody else can attack your amoebas in Phase 1. An attack by Aggression in Phase 5 gives an amoeba of yours 1 damage instead of killing it; it dies at once if that is too much. While you have Armour, you can’t buy back the gene that you gave for it.',
  },
};

export const geneName = (gene: Gene): string => GENES[gene].name;
