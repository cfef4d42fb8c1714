import type { Gene } from '#games/ursuppe/genes.ts';
import { either } from './counts.ts';
import { geneName } from './genes.ts';

/** The rules in short: each text answers one question and fits a phone screen. */
export const rules = {
  /** Below the text of a gene. */
  card: ({ price, points, three, four }: { price: number; points: number; three: number; four: number }) =>
    `**Price** ${price} BP · **mutation points** ${points} · **cards** ${three} with three players, ${four} with four`,
  advanced: ({ bases }: { bases: readonly Gene[] }) =>
    `To buy it you give back ${either(bases.map(geneName))}, which you must have had before this turn. It counts as two genes for points.`,
  topics: {
    game: {
      title: 'The game in a minute',
      text: 'Be furthest ahead on the track when the game ends.\n**You are a tribe of amoebas** in a soup of 19 spaces around an island. Amoebas eat the cubes that the others leave behind, and leave cubes of your colour. Whoever finds no meal is damaged; two damage kill.\n**A round** has six phases: move and feed, a new current and gene defects, new genes, cell division, deaths, points.\n**Biopoints (BP)** pay for everything: you start with 4 and get 10 each round.\n**Genes** change the rules for your amoebas. But the more you have, the sooner a thin ozone layer takes some away.\n**Points** come each round for amoebas in the soup and for genes. The game ends when a marker reaches space 41 (25 in the shorter game), or after round 10. An evening at one table, or some weeks with a move now and then.',
    },
    round: {
      title: 'A round',
      text: '1. **Move and feed**: the last on the track begins; each player’s amoebas act by number.\n2. **Environment**: a card brings a new current and a new ozone; genes that are too many are lost.\n3. **New genes** are bought.\n4. **Cell division**: everybody gets 10 BP and may buy new amoebas.\n5. **Deaths**: amoebas with too much damage die. Then Aggression may attack.\n6. **Points**: the markers advance.\nPhase 1 begins with the last on the track; all others begin with the leader.',
    },
    map: {
      title: 'The soup',
      text: 'Nineteen spaces around an island:\n```\n  .   1   .   .   .\n  2   3   4   5   6\n  7   8  isle 9  10\n 11  12  13  14  15\n 16  17  18  19   .\n```\nNorth is up. Spaces side by side are neighbours, never across a corner. Nobody enters the island or leaves the soup. Any number of amoebas may share a space.',
    },
    setup: {
      title: 'The start',
      text: 'On every space lie 2 cubes of each colour. In an order that chance decides, each player puts a marker on a free start space. Then the last on the track begins, and each places an amoeba on an empty space; with four players this first one has 1 damage. Then the leader begins, and each places a second one without damage. You choose their numbers: low numbers act first.',
    },
    move: {
      title: 'Move',
      text: 'Each amoeba **drifts** one space with the current, for nothing; where the way is blocked it stays.\nOr it **moves** for 1 BP: a die says where. 1 west, 2 north, 3 east, 4 south, 5 stay, 6 any direction. A blocked direction means that it stays, and the BP is gone.\nGenes give more: Movement I and II, Speed, Streamline, Tentacle, Holding.\nThen it feeds, before the next one moves.',
    },
    feed: {
      title: 'Feed',
      text: 'With four players a meal is 1 cube of each foreign colour. With three players it is 2 of one foreign colour and 1 of the other. An amoeba never eats its own colour.\nIf such a meal lies there, it must eat; the cubes go back to their reserves, and 2 of your colour come into the space.\nIf none lies there, it may eat what your genes allow, attack with Struggle for Survival, or starve: 1 damage. Nothing heals.',
    },
    attack: {
      title: 'Attacks',
      text: 'An attack costs 1 BP. The owner of the attacked amoeba answers: **fight** (with Defense, 1 BP), **flee** (with Escape, 1 BP), each once, or **yield**. Without those genes there is nothing to decide.\nIf it fights and throws higher, or gets away, the attack has failed. Otherwise the amoeba is lost.\nAn attacker in Phase 1 that fails starves, unless Persistence gives it a second try.',
    },
    cling: {
      title: 'Cling',
      text: 'With Holding, your amoebas may cling to an amoeba of somebody else that leaves their space, whenever one does: then they go along. That costs nothing. One that has not acted yet still acts later, from where it is then.',
    },
    defects: {
      title: 'Gene defects',
      text: 'In Phase 2 a new card shows the ozone. Add up the mutation points of your genes: what is more than the ozone is your excess. You give back genes that count at least as much, or pay the rest with 1 BP for each point. You choose, but you can’t give away a gene for nothing. Ray Protection counts 4 when it is given back. What you overpay is lost.',
    },
    genes: {
      title: 'New genes',
      text: 'In Phase 3 each player buys as many genes as they can pay, one after the other. Nobody has a gene twice, and most have only one or two cards. Persistence, Movement II, Aggression and Armour cost a basic gene as well, one that you had before this turn.\nA gene works at once.',
    },
    division: {
      title: 'Cell division',
      text: 'In Phase 4 everybody gets 10 BP. A new amoeba costs 6 BP, with Division Rate 4, and goes to a space beside one of yours where you have none. As many as you can pay, at most seven.\nIf you have none left, the first is free and goes anywhere; with exactly one, the next goes anywhere, too.',
    },
    deaths: {
      title: 'Deaths',
      text: 'In Phase 5 every amoeba with 2 damage dies, with Life Expectancy one with 3. It leaves 2 cubes of each colour in its space, and you can use its number again. Until then it counts for everything.\nThen the owner of Aggression may attack once.',
    },
    scoring: {
      title: 'Points',
      text: '**Amoebas in the soup**: 3 bring 1 space, 4 bring 2, 5 bring 4, 6 bring 5, 7 bring 6.\n**Genes**: 3 bring 1 space, 4 bring 2, 5 bring 3, 6 or more bring 4. Persistence, Movement II, Aggression and Armour count as two genes each, Ray Protection as none.\nThe leader moves first, and occupied spaces are not counted. So no two markers ever share a space.',
    },
    end: {
      title: 'The end',
      text: 'The game ends after a Phase 6 in which a marker stands on space 41 or beyond, in the shorter game on 25, or after round 10. Whoever is furthest ahead wins.',
    },
    chance: {
      title: 'Cards and dice',
      text: 'There are eleven cards: west with ozone 6, 9 and 12; east with 8, 10 and 10; north with 9 and 11; south with 10 and 13; and a calm with 14. None comes twice, so the cards left say what can still come. Nothing in this game is hidden but the cards and dice to come. The seed of all chance is fixed before the game and shown after it, so that you can check it.',
    },
    orders: {
      title: 'Deciding in advance',
      text: 'Under **More** you can leave orders: always drift, never cling, how to defend and more. One stands from the start: your amoebas eat by themselves. Take it out there to choose the cubes of each meal. An order answers for you at once, so that nobody waits for you. Where it does not fit you are asked. Undo takes back what an order did, and then you decide yourself.',
    },
  },
  rulings: {
    'R-BOARD': {
      title: 'The soup is a reconstruction',
      text: 'North and east follow the printed drawings. The west column and the south row rest on other sources and on the count of 19 spaces.',
    },
    'R-HEAL': {
      title: 'Nothing heals',
      text: 'No rule takes damage away. An amoeba that leaves the soup comes back without any.',
    },
    'R-CARDS': {
      title: 'The eleven cards',
      text: 'The list of cards comes from one source; their number and range agree with the others. A card that was replaced never comes back.',
    },
    'R-ORDER': {
      title: 'Who places first',
      text: 'All orders of the players are equally likely. Dice that are thrown again on ties would come to the same.',
    },
    'R-ONE': {
      title: 'One answer, no question',
      text: 'Where only one answer is possible nobody is asked: it happens by itself.',
    },
    'R-KILLED': {
      title: 'Eaten before its turn',
      text: 'An amoeba that was eaten earlier in Phase 1 has no turn. One that was dragged away or has fled acts from where it is.',
    },
    'R-SIX': {
      title: 'A six may stay',
      text: 'A blocked direction means staying. So a 6 may be used to stay where a direction is blocked.',
    },
    'R-STAY': {
      title: 'Staying is for those who would drift',
      text: 'Paying to stay, or holding on, is possible only where the current would take the amoeba away. Elsewhere drifting is standing still, for nothing.',
    },
    'R-FLEE': {
      title: 'A flight leaves if it can',
      text: 'While it stands in the space of the attack, a fleeing amoeba stays only if it can do nothing else. As soon as it has left, the attack has failed, wherever a second step leads.',
    },
    'R-TENTACLE-STEP': {
      title: 'Cubes for each step',
      text: 'Tentacle takes cubes anew for each step, so that some can be dropped and others picked up on the way.',
    },
    'R-CLING': {
      title: 'Clinging at any time',
      text: 'Clinging is free and works in every step of everybody: drift, move and flight. It is asked anew for each step.',
    },
    'R-TENTACLE-CLING': {
      title: 'Those that cling carry nothing',
      text: 'An amoeba that clings takes no cubes along, also with Tentacle.',
    },
    'R-PARASITE': {
      title: 'One payer a meal',
      text: 'Parasitism saves one cube a meal, and one player pays for it. No gene protects from it, and there need not be too little food.',
    },
    'R-MUST-EAT': {
      title: 'Food on the table is eaten',
      text: 'Where a basic meal lies in its space, an amoeba must eat. It may then neither starve nor attack.',
    },
    'R-DOOMED': {
      title: 'Damage kills in Phase 5',
      text: 'Until Phase 5 an amoeba with deadly damage acts and counts like any other.',
    },
    'R-AGGRESSOR': {
      title: 'Nobody in particular attacks',
      text: 'Aggression names a target and no attacking amoeba, since nothing depends on which it is.',
    },
    'R-OWN-PREY': {
      title: 'Eating your own',
      text: 'An own amoeba that is attacked is eaten at once. Your Defense, Escape and Armour do nothing against yourself.',
    },
    'R-TIES': {
      title: 'Equal dice',
      text: 'Equal dice in a fight are thrown again and are not written down.',
    },
    'R-REFIGHT': {
      title: 'The second throw',
      text: 'With Persistence a lost throw in defence is made once more by itself and for nothing.',
    },
    'R-RETRY': {
      title: 'The second attempt',
      text: 'A second attempt is the same kind of attack once more, with all its choices, and the target may fight and flee afresh.',
    },
    'R-FAILED': {
      title: 'A failed attack was the meal',
      text: 'An attacker that fails may attack again or starve. Whatever lies there, its meal is over, unless it was dragged to another space.',
    },
    'R-DEFECT': {
      title: 'Nothing is given for nothing',
      text: 'For a defect you may not give back a gene without which the others count enough already.',
    },
    'R-ARMOUR': {
      title: 'Armour and its two roots',
      text: 'Of Defense and Escape only the one that you gave for Armour is closed to you. The other you may have or buy.',
    },
    'R-INCOME': { title: 'Income for all', text: 'Everybody gets 10 BP when Phase 4 begins.' },
    'R-FREE': {
      title: 'The free amoeba',
      text: 'Whoever has no amoeba gets one for nothing, on any space. They may decline it.',
    },
    'R-SECOND': {
      title: 'The second amoeba',
      text: 'With exactly one amoeba the next may go to any space without it, at the normal price.',
    },
    'R-EXTINCT': {
      title: 'Without amoebas',
      text: 'A player without amoebas stays in the game and misses only Phase 1.',
    },
    'R-FINISH': {
      title: 'Where the finish begins',
      text: 'The finish has ten spaces. Sources differ; 41 to 50 is better attested than 42.',
    },
    'R-SHORT': {
      title: 'The shorter game',
      text: 'A table may agree that the finish begins at 25. Nothing else changes.',
    },
  },
};
