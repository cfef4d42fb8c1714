// Moments of golden games worth looking at, one for each thing that a picture must be able to show.
import { type Seat, seatsOf } from '#engine/seat.ts';
import type { Card, CardId } from '#games/ants/content/cards.ts';
import { contentOf } from '#games/ants/content/content.ts';
import { nextCorners } from '#games/ants/garden-map.ts';
import { MODULE } from '#games/ants/index.ts';
import { playerAt } from '#games/ants/state.ts';
import { tallyOf } from '#games/ants/tally.ts';
import { boardScene } from '#render/ants/board-scene.ts';
import { cardScene } from '#render/ants/card-scene.ts';
import { cardsScene } from '#render/ants/cards-scene.ts';
import { colonyScene } from '#render/ants/colony-scene.ts';
import { displayScene } from '#render/ants/display-scene.ts';
import type { Targets } from '#render/ants/look.ts';
import { queensScene } from '#render/ants/queens-scene.ts';
import { endScene } from '#render/ants/tally-scene.ts';
import { tracksScene } from '#render/ants/tracks-scene.ts';
import { gardenLook } from '../../test/support/ants-look.ts';
import { type Moment, momentsOf } from '../../test/support/ants-moments.ts';
import { goldenGame } from '../../test/support/finished-game.ts';
import type { Gallery } from '../gallery-picture.ts';

const look = gardenLook();
const clear = gardenLook({ palette: 'clear' });
const LONG_NAMES = ['Wolfgang Amadeus', 'Żółwik-Łódź Świętopełk', '𝓕𝓪𝓷𝓬𝔂 ✨ Name ✨', 'œuvre-à-l’Œil'];

const [anna = 0 as Seat, bjoern = anna, chloe = anna, dominika = anna] = seatsOf(4);

/** After this share of all entries. */
function after(share: number, moments: readonly Moment[]): Moment {
  const found = moments[Math.floor((moments.length - 1) * share)];
  if (!found) throw new Error('a golden game has entries');
  return found;
}

const four = momentsOf('4-players-full-standard-own-1');
const two = after(0.6, momentsOf('2-players-full-standard-own'));
const three = after(0.6, momentsOf('3-players-full-standard-own'));
const middle = after(0.55, four);
const dense = after(1, four);
const start = after(0.06, four);

const queens = four.find(({ view }) => view.phase === 'queen') ?? start;

function theEnd(name: string) {
  const { events, end } = goldenGame(MODULE, name);
  const tally = tallyOf(events, end);
  if (tally === null) throw new Error('a golden game is whole');
  return endScene(tally, end, look);
}

/** The first moment of a game at which somebody has this queen and has covered stones with her. */
function withStones(moments: readonly Moment[]): { moment: Moment; seat: Seat } {
  for (const moment of moments.toReversed()) {
    const seat = seatsOf(moment.view.seats).find((each) => playerAt(moment.view, each).queen === 'Q9');
    if (seat !== undefined) return { moment, seat };
  }
  throw new Error('somebody has the Stonecutter');
}

const explored = four.find(({ events }) => events.some(({ kind }) => kind === 'explored')) ?? middle;
const foraged = four.findLast(({ events }) => events.some(({ kind }) => kind === 'foraged')) ?? middle;

const cards = contentOf(middle.view).cards;
const all: readonly CardId[] = [...cards.keys()];
const some = (count: number): CardId[] => all.filter((_, i) => i % 7 === 3).slice(0, count);

function cardNamed(name: string): Card {
  const found = [...cards.values()].find((card) => card.name === name);
  if (!found) throw new Error(`there is a card ${name}`);
  return found;
}

const targets = (more: Partial<Targets>): Targets => ({ hexes: [], corners: [], path: [], ...more });
const beginnings = nextCorners(middle.view, anna, []);

export const GALLERY: Gallery = {
  '01-setup': { scene: boardScene(start.view, look) },
  '02-in-the-middle': { scene: boardScene(middle.view, { ...look, events: middle.events }), shownAs: 'ants.png' },
  '03-over': { scene: boardScene(dense.view, look) },
  '04-two-players': { scene: boardScene(two.view, { ...look, events: two.events }) },
  '05-three-players': { scene: boardScene(three.view, look) },
  '06-long-names': { scene: boardScene(middle.view, gardenLook({ names: LONG_NAMES })) },
  '07-explored': { scene: boardScene(explored.view, { ...look, events: explored.events }) },
  '08-foraged': { scene: boardScene(foraged.view, { ...look, events: foraged.events }) },
  '09-where-to-explore': {
    scene: boardScene(middle.view, {
      ...look,
      title: 'Which hex do you explore?',
      targets: targets({ hexes: ['b1', 'b3', 'b5', 'c3', 'c5', 'd1'] }),
    }),
  },
  '10-where-a-path-begins': {
    scene: boardScene(middle.view, {
      ...look,
      title: 'Where does the path begin?',
      targets: targets({ corners: beginnings }),
    }),
  },
  '11-where-a-path-goes-on': {
    scene: boardScene(middle.view, {
      ...look,
      title: 'And the next corner?',
      targets: targets({
        path: beginnings.slice(0, 1),
        corners: nextCorners(middle.view, anna, beginnings.slice(0, 1)),
      }),
    }),
  },
  '12-a-colony': { scene: colonyScene(dense.view, dominika, look), shownAs: 'ants-colony.png' },
  '13-a-young-colony': { scene: colonyScene(start.view, bjoern, look) },
  '14-a-colony-in-the-middle': { scene: colonyScene(middle.view, chloe, clear) },
  '15-where-to-dig': {
    scene: colonyScene(middle.view, anna, { ...look, title: 'Which room do you dig?' }, ['A1', 'A5', 'B3', 'C3', 'C4']),
  },
  '17-the-display': { scene: displayScene(middle.view, look) },
  '18-which-card': {
    scene: displayScene(
      middle.view,
      look,
      middle.view.display.slice(0, 3).flatMap((card) => card ?? []),
    ),
  },
  '19-two-cards': { scene: cardsScene(middle.view, some(2), look) },
  '20-five-cards': { scene: cardsScene(middle.view, some(5), look) },
  '21-nine-cards': { scene: cardsScene(middle.view, some(9), look) },
  '22-twenty-cards': { scene: cardsScene(middle.view, some(20), look) },
  '23-more-cards-than-fit': { scene: cardsScene(middle.view, all.slice(0, 40), look) },
  '24-a-room': { scene: cardScene(cardNamed('Great Fungus Garden'), look) },
  '25-a-skill': { scene: cardScene(cardNamed('Sun Basking'), look) },
  '26-an-achievement': { scene: cardScene(cardNamed('Farmers'), look) },
  '27-the-tracks': { scene: tracksScene(dense.view, look) },
  '28-the-tracks-at-the-start': { scene: tracksScene(start.view, look) },
  '29-the-tracks-of-two': { scene: tracksScene(two.view, clear) },
  '30-clear-palette': { scene: boardScene(middle.view, clear) },
  '31-protanopia': { scene: boardScene(middle.view, look), vision: 'protanopia' },
  '32-deuteranopia': { scene: boardScene(middle.view, look), vision: 'deuteranopia' },
  '33-tritanopia': { scene: boardScene(middle.view, look), vision: 'tritanopia' },
  '34-greyscale': { scene: boardScene(middle.view, look), vision: 'greyscale' },
  '35-on-a-phone': { scene: boardScene(middle.view, look), width: 400 },
  '36-a-colony-on-a-phone': { scene: colonyScene(dense.view, dominika, look), width: 400 },
  '37-which-queen': { scene: queensScene(queens.view, look) },
  '38-the-end': { scene: theEnd('4-players-full-standard-own-1') },
  '39-the-end-of-two': { scene: theEnd('2-players-full-short-own') },
  '40-the-end-on-a-phone': { scene: theEnd('4-players-full-standard-own-1'), width: 400 },
  ...stones(),
};

function stones(): Gallery {
  const { moment, seat } = withStones(momentsOf('4-players-full-standard-own-rare-10012'));
  return { '16-a-colony-with-stones': { scene: colonyScene(moment.view, seat, look) } };
}
