/** The rules in short: each text answers one question and fits a phone screen. */
export const rules = {
  automatic: 'Always on, wanted or not.',
  optional: 'Use it when you like.',
  notWithThree: 'Not in the game with three players.',
  topics: {
    game: {
      title: 'The game in a minute',
      text: 'Be furthest ahead on the track when the game ends.\n**Your tribe**, the Ichtos, begins in five oceans and spreads over twelve regions on three continents. Those not on the map are your reserve: breeding brings them in, losses send them back.\n**Each turn** one land is scored, and only the Environment player knows which: that player picks one of three region chips in secret before the others act. Whoever stands alone there gets 3 points; of several, the strongest get most and the weakest leave, unless all are equal.\n**An epoch** ends when its chips run out: two volcanoes erupt and make larger lands. Once in each epoch a panic drives the most crowded land into the sea.\n**Genes** give you abilities of your own. When somebody reaches space 12, 16 or 21, all bid for them in secret, and pay with Ichtos from the map.\n**The end** comes when somebody reaches space 30, mostly after about twenty turns in three epochs. The most Ichtos on the map and the most on land bring a few last points. Play it in an evening, or over weeks with a move now and then.',
    },
    turn: {
      title: 'A turn',
      text: 'One player is the Environment, the left neighbour is the Dummy, all others are Ichto players.\n1. The Environment player secretly picks one of three region chips and hands the other two to the Dummy.\n2. The Ichto players act one after the other: 2 actions each (3 with three players).\n3. The picked chip is shown and its land is scored.\n4. Roles move one seat to the left, and the new Environment player draws a third chip.',
    },
    environment: {
      title: 'The Environment player',
      text: 'You hold three region chips. Those handed to you are known to whoever held them before; those you drew, to nobody else. Pick the land that will be scored at the end of this turn, before anybody acts. The other two chips go to the Dummy. You have no actions yourself this turn, so pick a land where you already stand well.',
    },
    dummy: {
      title: 'The Dummy',
      text: 'You sit this turn out, but you see the two chips that were not picked. Keep them to yourself: next turn you are the Environment player, and they are most of your hand.',
    },
    ichto: {
      title: 'Ichto players',
      text: 'You act: land, breed, swim or retreat, and whatever your genes allow, in any mix. A turn has 2 actions, with three players 3, and 1 more with Warm Blood. You may stop early; what you don’t use is lost. You can only guess which land will be scored: chips lying on the board are out until the next epoch.',
    },
    land: {
      title: 'Land',
      text: '1 action: one of your Ichtos goes from an ocean to a land on its coast. With Legs or Turbo, up to two at once. Only Ichtos on land score.',
    },
    breed: {
      title: 'Breed',
      text: '1 action: choose an ocean. Every colour with 3 to 5 Ichtos there gets 1 more from its reserve, with 6 or more 2 more. That goes for everybody, and nobody can refuse. You may only choose an ocean where you get at least one yourself.',
    },
    swim: {
      title: 'Swim',
      text: '1 action: as many of your Ichtos as you like go from one ocean to one that touches it. Three or more of yours in one ocean can breed there, six or more breed double.',
    },
    retreat: {
      title: 'Retreat',
      text: '1 action: take back as many Ichtos as you like, from wherever you like, to your reserve. You breed and bid from your reserve. Never take back your very last one: it can’t return.',
    },
    extra: {
      title: 'Extra turn',
      text: 'When your actions are used up you may spend an extra-turn chip for 2 more, once a turn. You start with 2 chips (1 with three players). They are worth nothing at the end.',
    },
    scoring: {
      title: 'Scoring a land',
      text: 'Alone there: 3 points.\nSeveral colours, all equally strong: 2 points each.\nOtherwise the weakest go back to their reserves without a point; then the strongest get 3 each, and all others left 2.\nStrength is the number of Ichtos, and half a one more with Muscles.',
    },
    track: {
      title: 'The track',
      text: 'Your marker counts only free spaces and jumps over the others, so no two ever share one and there are no ties. When several score, whoever is furthest ahead moves first. Reaching 12, 16 and 21 sets off a mutation, 30 the end.',
    },
    panic: {
      title: 'Panic',
      text: 'One chip in the pile is Panic. When it is drawn, everybody on the land with the most Ichtos flees into one ocean on its coast. The player last on the track chooses the ocean, and the land if several are equally crowded.',
    },
    epoch: {
      title: 'End of an epoch',
      text: 'When no third chip can be drawn, one of the last two, at random, is scored; the other is not. Then both volcanoes erupt, and their chips leave the game. A mutation follows if one is due. All other chips are shuffled with Panic, and the same player begins the new epoch with three.',
    },
    eruption: {
      title: 'Eruption',
      text: 'A volcano joins its region to the one before it in its continent: from then on the two are one land with all their coasts. In every land that a volcano touched each colour keeps one Ichto; all more go back to the reserve.',
    },
    mutation: {
      title: 'Mutation',
      text: 'Everybody secretly bids from 0 to what is in the reserve. The highest chooses a gene first; of equal bids, the one further back on the track. You pay your bid, and 1 for each gene you have, with Ichtos from the map. If that is more than you have there, you are out of the auction. The first who can pay must buy; the others may. At most three genes are sold (two with three players).',
    },
    end: {
      title: 'The end',
      text: 'The game ends when a marker reaches 30, or when fewer than three chips are left for a new epoch. Then: most Ichtos on the map, 3 points (shared if tied); most on land, 2 points, among all but the one who took those 3 alone. Whoever is furthest ahead wins.',
    },
    secrets: {
      title: 'Who knows what',
      text: 'The Environment player knows three chips, the Dummy the two that were handed on. Everybody sees the chips on the board: those lands won’t be scored again this epoch. Bids are secret until all are in. The seed of all chance is fixed before the game and shown after it, so that you can check it.',
    },
  },
  genes: {
    assimilation:
      '2 actions: where you have an Ichto, two rival Ichtos go back to their reserves and one of yours comes in their place. They may belong to one player or to two.',
    legs: '1 action: land with up to two, from one ocean onto one land. Or walk one Ichto across a strait that no volcano has bridged.',
    care: 'In oceans your 2 or 3 Ichtos have 1 young, 4 or 5 have 2, 6 or more have 3.',
    egg: 'On a land where you are, one new Ichto from your reserve. 2 actions where you have exactly one, 1 action where you have two or more.',
    wings: '1 action: fly with one or two Ichtos from a land to any one other area.',
    muscles: 'You count half an Ichto more when a land is scored, if you are there at all. Not in the final scoring.',
    ears: 'In a panic you choose how many of yours flee. In an eruption those you would lose dive into an ocean beside the land. Teeth can’t take yours on land.',
    stink:
      '1 action: on a land where you are, all Ichtos of one rival go into one ocean on its coast. You choose both.',
    turbo: '1 action: land with up to two, from one ocean onto one land; or swim to any ocean at all.',
    warm: 'One more action each time you are an Ichto player. Not in an extra turn.',
    teeth: '1 action: one rival Ichto where you have one goes back to its reserve.',
  },
  rulings: {
    'R-BOARD': {
      title: 'The map is a reconstruction',
      text: 'The coasts of this map are our own, drawn so that they agree with everything the rules say about the printed one.',
    },
    'R-TILES': {
      title: 'There are always enough volcanoes',
      text: 'The box holds seven volcano tiles. A long game may need more, and it gets them.',
    },
    'R-EXTINCT': {
      title: 'Nobody on the map, no turn',
      text: 'Every action starts from an Ichto of yours on the map. Whoever has none is passed over, and a turn ends when the last one leaves. Nothing brings you back, but your marker stays and can still win.',
    },
    'R-STRADDLE': {
      title: 'An extra turn comes after the turn',
      text: 'You play the chip when your normal actions are used up. So something that costs 2 actions can’t use the last normal one and the first extra one.',
    },
    'R-EARS-COUNT': {
      title: 'Ears are part of the crowd',
      text: 'Which land panics depends on how many stand there, those with Ears too. Ears decide who runs, not who is counted.',
    },
    'R-CHIPS': {
      title: 'Three chips make a hand',
      text: 'If fewer than three region chips are left for a new epoch, the game goes straight to its final scoring, without a mutation before it.',
    },
    'R-RING': {
      title: 'A volcano inside one land',
      text: 'If its neighbour is already part of the same land, nothing is left to join. The losses are taken all the same, and the chip leaves the game. A land without a chip is never scored again; for all else it counts.',
    },
    'R-ASSIM': {
      title: 'Assimilation: any two',
      text: 'The two Ichtos may belong to one player or to two; they just can’t be yours.',
    },
    'R-LEGS-TURBO': {
      title: 'Legs and Turbo: two, not four',
      text: 'Each lets you land two at once. Having both doesn’t make it more.',
    },
  },
};
