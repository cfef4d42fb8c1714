/** The rules in short: each text answers one question and fits a phone screen. Numbers come from the content. */

import type { ContentFile } from '#games/ants/content/content-design.ts';
import type { AbilityDesign } from '#games/ants/content/content-file.ts';
import { list, upper, vp } from './counts.ts';
import { rulings } from './rulings.ts';
import { ROMAN, SWARMS, SYMBOLS, TERRAINS } from './things.ts';

const byPlayers = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([players, count]) => `${count} with ${players}`)
    .join(', ');

export const rules = {
  topics: {
    game: {
      title: 'The game in a minute',
      text: () =>
        'Have the most victory points (VP) when the game ends.\n**You lead an ant colony** in a garden. Your Diggers dig rooms into your nest, your Explorers settle in the garden, your Foragers walk its paths and bring home Food and Leaf.\n**A turn** is one action: Dig, Explore, Forage, play cards, fight an enemy, or Incubate.\n**Dig, Explore and Forage** spend ants; the more, the stronger. Each brings a card.\n**Incubate** brings new ones: eggs become larvae, larvae become ants, and your tracks produce.\n**Cards** give symbols, points and effects. With symbols you defeat enemies and fulfil Achievements.\n**Stars** are worth most: for full areas of your nest, for pheromones, for achievements. When enough stars are out, one more round is played; then everybody incubates once more, and points are counted.',
    },
    content: {
      title: 'What is ours, and what is not',
      text: () =>
        'How ANTS is played, its actions, phases and terms, is the published game’s. **Everything on cards, tiles and map is our own**: names, costs, effects, enemies, abilities, queens’ names, nests and the garden. The printed cards and boards were not at hand, and none is shown here. So games here and at a real table differ in what you draw, not in how you play.',
    },
    turn: {
      title: 'A turn',
      text: () =>
        'You carry out one action:\n• **Dig**: place room tiles in your nest.\n• **Explore**: put an explorer on a hex.\n• **Forage**: walk a path of foragers along corners.\n• **Cards**: play two cards, or one card and defeat one enemy, in either order.\n• **Incubate**: raise your brood.\nYou may take free actions around it. The turn ends by itself. There is no pass, but you can always incubate.',
    },
    strength: {
      title: 'Strength',
      text: ({ constants }: ContentFile) =>
        `Dig takes Diggers, Explore Explorers, Forage Foragers; wild ants help with all. Each ant is 1 strength, up to ${constants.maxStrength}.\n**Boost**: ${constants.boostFood} Food for 1 more strength, as often as you like. At least one real ant must go.\nThe ants are spent: most return to your supply; explorers and foragers stay in the garden.\nThen you take a card from the action’s row of the display: the top row with Dig, the middle one with Explore, the bottom one with Forage.`,
    },
    dig: {
      title: 'Dig',
      text: () =>
        'Place room tiles with as many squares in all as your strength: size 1, 2 or 3 in a row, 4 as a square. Each must lie on free squares and touch area I or a tile that is there. You get the bonuses of the squares it covers, at once.\nA full area brings a star. Rooms wait empty until you play a Room card into them.',
    },
    explore: {
      title: 'Explore',
      text: () =>
        'Put one explorer on a hex without one, anywhere in the garden, whose strength is not above yours. You get the hex’s bonus, or the object that lies there.\nThen an enemy and cubes appear, and every forager at the hex’s corners takes a cube: whoever is furthest on the flight first.\nAn explorer lets you fight enemies on hexes of that terrain, and a forager’s path may begin at its hex.',
    },
    forage: {
      title: 'Forage',
      text: () =>
        'Put as many foragers as your strength on corners, along one path: each beside the one before, all free. It begins on a red corner, beside a forager of yours, or at a hex that you explored and have no forager at yet.\nEach forager brings its corner’s bonus, and 1 cube from each hex it touches.',
    },
    pheromones: {
      title: 'Pheromones',
      text: ({ stars }: ContentFile) =>
        `When the last cube of a hex is harvested, everybody with a forager at its corners emits the pheromone of that terrain, once in the game for each terrain. Pheromones number ${list(stars.pheromones)} bring a star each.\nIf the player at turn emits the first one on a terrain’s leaf tile, they get its bonus.`,
    },
    cards: {
      title: 'Playing cards',
      text: () =>
        'A card goes from your hand to the table if you meet its requirements and pay its Leaf.\n**Rooms** also need an empty room tile of their size or more. **Skills** cost Leaf. **Achievements** cost nothing and give no symbols, but bring you nearer to stars.\nRequirements are shown, not paid. For a missing symbol you may discard a Mutation token; for Aggression also an Aggression token.\nA played card stays for good: its symbols, points and effects.',
    },
    paying: {
      title: 'Paying',
      text: ({ constants }: ContentFile) =>
        `**Fungus** pays as Food or as Leaf. Some cards hold tokens that pay, too.\n**Emergency store**: once your own Food is spent, you may take Food from it for a payment or a requirement. Each of its ${constants.store} cubes costs ${vp(1)} at the end; after that each Food costs ${vp(constants.debtVp)}, at most ${constants.debtMax} times.`,
    },
    enemies: {
      title: 'Enemies',
      text: () =>
        'To defeat an enemy in the garden you need an explorer on a hex of its terrain, and its symbols. It goes to a free space of your ability board, in a row not above its difficulty: I goes to row 1, II to rows 1 and 2, III anywhere. You get that ability for good, and its points.',
    },
    /** The rows of the ability board follow. */
    abilities: {
      title: 'Abilities',
      text: () => 'Each defeated enemy gives you one of these:',
    },
    incubate: {
      title: 'Incubate',
      text: () =>
        '1. **Clear**: ants of the top tile go, but one of each column is stored.\n2. **Tile**: if you meet the top tile’s requirement, you turn it: an achievement, and one track advances.\n3. **Produce**: Food, Leaf and eggs by your tracks; abilities and cards work.\n4. **Effects with a price**, each once. You may also discard a card to fly 1.\n5. **Feed**: 1 Food for each larva; you may give up larvae instead.\n6. **Slide**: larvae become ants, eggs become larvae.',
    },
    free: {
      title: 'Free actions',
      text: ({ constants }: ContentFile) =>
        `Before your action, between two cards, and while you feed:\n• **Convert** for ${constants.convertFood} Food: an ant or larva on its tile goes to another column.\n• **Use** a card with a free action.\n• What your queen allows.\nBoosts are part of an action.`,
    },
    flight: {
      title: 'The Nuptial Flight',
      text: ({ flight }: ContentFile) =>
        `Your disc advances from square 0 to ${flight.last}; some squares give a bonus. On squares ${list(flight.swarms.map(({ square }) => square))} you may **swarm**: your disc takes the best free space there for good, and a new one begins at 0. Each player has one disc in each of these areas at most.\n${flight.swarms
          .map(
            ({ id, values }) =>
              `**${upper(SWARMS[id])}**: ${Object.entries(values)
                .map(([players, worth]) => `${worth.join('/')} VP with ${players}`)
                .join(', ')}`,
          )
          .join('\n')}\nWhoever is further on the flight harvests first.`,
    },
    stars: {
      title: 'Stars',
      text: ({ stars }: ContentFile) =>
        `Three kinds, three of each:\n• **Rooms**: each area of your nest that is wholly covered.\n• **Pheromones**: numbers ${list(stars.pheromones)} that you emit.\n• **Achievements**: numbers ${list(stars.achievements)}, cards and incubation tiles together.\nOne, two or three stars of a kind are worth ${stars.vp.slice(1).join(', ')} VP.`,
    },
    tracks: {
      title: 'Tracks',
      text: ({ tracks }: ContentFile) =>
        `Your five tracks say what an incubation produces: Food, Leaf, and eggs of Diggers, Explorers and Foragers. A square’s number is what it gives. ${tracks.vp.flatMap((points, square) => (points === 0 ? [] : [`Square ${square} is worth ${vp(points)}`])).join(', ')} at the end.`,
    },
    symbols: {
      title: 'Symbols and terrains',
      text: () =>
        `**Symbols**: ${list(Object.values(SYMBOLS))}. They are on your played cards and are never used up.\n**Terrains**: ${list(Object.values(TERRAINS))}.\nAn **Aggression token** stands for a missing Aggression symbol, a **Mutation token** for any symbol; both are spent.`,
    },
    setup: {
      title: 'The start',
      text: ({ constants }: ContentFile) =>
        `Everybody gets a nest, a queen with three incubation tiles, three ants and three larvae, one of each kind. Queens are chosen counter-clockwise, so that the first player gets the last one.\nThen each gets ${constants.dealQueensRooms} Queen’s Rooms and ${constants.dealOpenings} Openings, and keeps ${constants.keepCards} of them in secret.\nIn the **introduction** nobody has a queen, all nests are the same, and Food and Leaf tracks begin at 1.`,
    },
    end: {
      title: 'The end, and points',
      text: ({ stars }: ContentFile) =>
        `When enough stars are out (${byPlayers(stars.track['standard'] ?? {})} players; in the short game ${byPlayers(stars.track['short'] ?? {})}), the round is finished and one more is played. Then each player incubates a last time.\n**Points**: stars, swarming discs, cards, abilities, objects, tracks on squares 4 and 5, 1 for each ant (top tile, storage, wild), less for the store.\nEqual points: more stars, then more cubes, then the victory is shared.`,
    },
    secrets: {
      title: 'What is secret',
      text: () =>
        'Your hand, the cards you were dealt and those you kept, cards tucked away, the deck and the piles of enemies. Everything else is open: displays, cards played, cubes, tracks. How many cards somebody holds, everybody may know. The seed of all chance is fixed before the game and shown after it, so that you can check it.',
    },
  },
  abilityLine: ({ id, row, vp: points, effect }: Pick<AbilityDesign, 'id' | 'row' | 'vp'> & { effect: string }) =>
    `**${id}** (row ${row}, ${vp(points)}): ${effect}`,
  enemy: ({ terrain, difficulty, needs }: { terrain: keyof typeof TERRAINS; difficulty: number; needs: string }) =>
    `Difficulty ${ROMAN[difficulty]}, on a ${TERRAINS[terrain]}.\n**Needs** ${needs}.`,
  object: ({ vp: points, effect }: { vp: number; effect: string }) =>
    effect === '' ? `${vp(points)} at the end.` : `${upper(effect)}. ${vp(points)} at the end.`,
  rulings,
};
