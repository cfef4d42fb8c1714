/** What the rulebook leaves open, and how it is played here. */
export const rulings = {
  'R-AGENDA': {
    title: 'One thing after the other',
    text: 'What follows from something is finished before what comes after it: a card’s first effect, with all that it sets off, comes before its second.',
  },
  'R-PUBLIC-ASK': {
    title: 'Questions betray no hand',
    text: 'Whoever has cards in hand is asked whether to play one, playable or not. So nobody learns anything from being asked or not.',
  },
  'R-FREE-POINTS': {
    title: 'When free actions go',
    text: 'Free actions go while you choose your action, before the second half of a card action, and while you feed. Nothing is lost by that: they don’t touch what runs in between.',
  },
  'R-TURN-END': {
    title: 'The turn ends by itself',
    text: 'When nothing is left to decide, the turn is over. What could be done after the action can be done before the next one just as well.',
  },
  'R-NO-DEAD-END': {
    title: 'Nobody is ever stuck',
    text: 'You can always incubate: every part of it is optional or happens by itself.',
  },
  'R-NO-PASS': {
    title: 'A turn is an action',
    text: 'You must carry out one of the actions; stopping a card action before its first half is not possible.',
  },
  'R-CARD-ACTION': {
    title: 'Cards and enemies in one flow',
    text: 'Play a card or defeat an enemy first. After a card you may play a second one or defeat an enemy; after an enemy you may play a card.',
  },
  'R-ATOMIC': {
    title: 'Judged as a whole',
    text: 'An action that can’t be carried out is refused before it costs anything.',
  },
  'R-STORED-FIRST': {
    title: 'Stored ants go first',
    text: 'The ants of an action come from storage first, then from the top tile. Stored ones can’t be converted, so this never hurts.',
  },
  'R-AUTO-STORE': {
    title: 'Ants are stored by themselves',
    text: 'When the top tile is cleared, one ant of each column goes to its storage space if that is free. That is never a disadvantage.',
  },
  'R-SMALLEST-ROOM': {
    title: 'The smallest room is filled',
    text: 'A Room fills the smallest empty tile that is large enough; of equal ones, the one placed first. No other choice is ever better.',
  },
  'R-TOKENS': {
    title: 'Tokens stand in by themselves',
    text: 'Missing Aggression symbols are covered by Aggression tokens first, then by Mutation tokens; every other symbol by Mutation tokens. Exactly as many as are missing are spent, or none.',
  },
  'R-INC-ORDER': {
    title: 'The order of an incubation',
    text: 'Food, Leaf and eggs come first, then abilities, then cards in the order played. What has a price comes last, and you choose its order.',
  },
  'R-DIG-REST': {
    title: 'What does not fit is lost',
    text: 'A Dig places tiles as long as one fits. Strength that is left then is lost.',
  },
  'R-BLOCKED': {
    title: 'A corner taken on the way',
    text: 'If a corner of your path is no longer free when its ant comes, this ant and the rest of the path return to the supply.',
  },
  'R-PARTIAL': {
    title: 'As much as can be',
    text: 'What can be done in part is done in part. What can’t be done at all lapses, and the rest goes on.',
  },
  'R-START-HEX': {
    title: 'Hexes filled from the start',
    text: 'A hex that got its enemy and its cubes at the start brings no harvest when it is explored: the exploration has produced nothing.',
  },
  'R-LEAF-LOST': {
    title: 'A leaf tile’s bonus can be lost',
    text: 'Only the player at turn gets a leaf tile’s bonus, and only with the first pheromone there. If others put the first one, nobody ever gets it.',
  },
  'R-STORE-LACK': {
    title: 'The store is for need',
    text: 'Food comes from the emergency store only after all your own Food is spent. Fungus and tokens may be kept.',
  },
  'R-DEBT': {
    title: 'Debt has an end',
    text: 'When the store is empty, Food comes with a token of debt, at most five of them.',
  },
  'R-CAP': {
    title: 'The last possible round',
    text: 'If the stars never run out, round 50 is the last, in the short game round 35.',
  },
  'R-WILD-NEED': {
    title: 'Wild ants have no column',
    text: 'Wild ants don’t count where a requirement asks for Diggers, Explorers or Foragers: they have a column only while they act.',
  },
  'R-EMPTIED': {
    title: 'An emptied room’s card stays',
    text: 'A Room card whose tile is emptied again stays in play with all that it does.',
  },
  'R-NO-SELF-TRIGGER': {
    title: 'A card does not set itself off',
    text: 'Effects that wait for something are set off by other cards alone, never by the card they stand on being played.',
  },
  'R-ONE-TILE': {
    title: 'One tile an incubation',
    text: 'An incubation turns one tile at most, the top one. A card may allow any of the three; it is still one.',
  },
  'R-EGG-SHIFT': {
    title: 'Lowering an egg track',
    text: 'The track that goes down must stand on 2 or more, and at least one of the others must be able to go up.',
  },
  'R-OTHER-BACKS': {
    title: 'Openings leave the game',
    text: 'Openings and Queen’s Rooms have other backs than the deck’s cards. When they are discarded they are out of the game.',
  },
  'R-FLIGHT-END': {
    title: 'The end of the flight',
    text: 'On the last square of the flight further advances are lost.',
  },
  'R-FLIGHT-AGAIN': {
    title: 'Bonuses again',
    text: 'After swarming, the new disc gets the bonuses of the squares again.',
  },
  'R-STONES': {
    title: 'Stones beside the nest',
    text: 'For the Stonecutter the stones are neighbours by edges like squares. A room tile may lie on stones alone if it touches a tile.',
  },
  'R-COVER': {
    title: 'All effects of the rulebook',
    text: 'Every icon, requirement and effect that the rulebook’s appendix explains occurs on our cards.',
  },
  'R-GARBLED': {
    title: 'Three damaged lines',
    text: 'Three lines of the appendix at hand are damaged. Here a Room gives 1 VP for each room tile of size 1 or 2, a Skill gains a Radiator token with each Strength card, and another pays 2 Food for 1 advance per explorer in the garden.',
  },
};
