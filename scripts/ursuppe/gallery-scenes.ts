// Positions worth looking at, one for each thing that a picture must be able to show.
import { GENES } from '#games/ursuppe/genes.ts';
import { MODULE } from '#games/ursuppe/index.ts';
import { tallyOf } from '#games/ursuppe/tally.ts';
import { boardScene } from '#render/ursuppe/board-scene.ts';
import { genesScene } from '#render/ursuppe/genes-scene.ts';
import type { Look } from '#render/ursuppe/look.ts';
import { shopScene } from '#render/ursuppe/shop-scene.ts';
import { endScene } from '#render/ursuppe/tally-scene.ts';
import { goldenGame } from '../../test/support/finished-game.ts';
import { laidOut, type Scene, seatOf } from '../../test/support/ursuppe.ts';
import { soupLook } from '../../test/support/ursuppe-look.ts';
import type { Gallery } from '../gallery-picture.ts';

const look = soupLook();

function theEnd(name: string, how: Look) {
  const { events, end } = goldenGame(MODULE, name);
  const tally = tallyOf(events, end);
  if (tally === null) throw new Error('a golden game is whole');
  return endScene(tally, end, how);
}

const LONG_NAMES = ['Wolfgang Amadeus', 'Żółwik-Łódź Świętopełk', '𝓕𝓪𝓷𝓬𝔂 ✨ Name ✨', 'œuvre-à-l’Œil'];

const MIDDLE: Scene = {
  round: 5,
  card: 'E8',
  track: [17, 21, 12, 14],
  bp: { red: 3, blue: 11, green: 7, yellow: 1 },
  genes: {
    red: ['movement1', 'tentacle', 'struggle'],
    blue: ['intelligence', 'spores', 'division', 'armour'],
    green: ['holding', 'ray', 'life', 'frugality', 'persistence', 'movement2', 'escape'],
    yellow: ['substitution', 'parasitism'],
  },
  amoebas: {
    red: { 1: 3, 2: [8, 1], 4: 12, 5: 17 },
    blue: { 1: 1, 2: 8, 3: [5, 1], 6: 9, 7: 14 },
    green: { 1: [8, 1], 3: 12, 4: [14, 2], 5: 15, 7: 18 },
    yellow: { 2: [14, 2], 3: 6, 4: 14 },
  },
  cubes: {
    1: [0, 2, 2, 4],
    3: [3, 0, 1, 2],
    4: [6, 0, 3, 1],
    5: [0, 4, 4, 2],
    8: [4, 3, 0, 2],
    9: [2, 8, 0, 0],
    12: [5, 2, 1, 12],
    13: [0, 0, 0, 0],
    14: [2, 5, 10, 3],
    15: [1, 0, 6, 2],
    17: [7, 1, 2, 0],
    18: [2, 2, 5, 1],
  },
  phase: 'move',
  turn: 'green',
  amoeba: 3,
};

const middle = laidOut(MIDDLE);

const crowded = laidOut({
  ...MIDDLE,
  amoebas: {
    red: { 1: 12, 2: [12, 1], 3: 12, 4: 12, 5: 8, 6: 8, 7: 3 },
    blue: { 1: 12, 2: 12, 3: 12, 4: 8, 5: 8, 6: 3, 7: 3 },
    green: { 1: 12, 2: 12, 3: 12, 4: 12, 5: 8, 6: 3, 7: 3 },
    yellow: { 1: 12, 2: 12, 3: 8, 4: 3, 5: 3, 6: 3, 7: 3 },
  },
});

const three = laidOut({
  seats: 3,
  finish: 'short',
  round: 3,
  card: 'N9',
  track: [9, 6, 11],
  bp: { red: 8, blue: 12, green: 0 },
  genes: { red: ['speed', 'streamline', 'division'], blue: ['movement1'], green: ['tentacle', 'aggression', 'ray'] },
  amoebas: { red: { 1: 2, 2: 7, 3: 11 }, blue: { 1: [10, 1], 2: 6, 5: 15 }, green: { 1: 18, 2: 17, 3: 19, 4: 13 } },
  phase: 'genes',
  turn: 'green',
});

const start = laidOut({ round: 0, card: 'calm14', track: [0, 0, 0, 0], phase: 'start', turn: 'blue' });
const over = laidOut({ ...MIDDLE, round: 9, track: [38, 43, 41, 33], phase: 'over', turn: null });

export const GALLERY: Gallery = {
  '01-setup': { scene: boardScene(start, look) },
  '02-in-the-middle': { scene: boardScene(middle, look), shownAs: 'ursuppe.png' },
  '03-three-players': { scene: boardScene(three, look) },
  '04-a-crowd': { scene: boardScene(crowded, { ...look, names: LONG_NAMES }) },
  '05-over': { scene: boardScene(over, look) },
  '06-events': {
    scene: boardScene(middle, {
      ...look,
      events: [
        { kind: 'went', seat: seatOf('green'), amoeba: 3, going: 'drift', from: 11, to: 12, take: [0, 0, 0, 0] },
        { kind: 'starved', seat: seatOf('red'), amoeba: 2, space: 8, damage: 1 },
        { kind: 'died', seat: seatOf('red'), amoeba: 3, space: 4, cubes: [2, 2, 2, 2] },
        { kind: 'died', seat: seatOf('yellow'), amoeba: 7, space: 4, cubes: [2, 2, 2, 2] },
      ],
    }),
  },
  '07-where-to-go': {
    scene: boardScene(middle, {
      ...look,
      title: 'Which way?',
      targets: { spaces: [8, 13, 17, 11], amoebas: [], from: 12 },
    }),
  },
  '08-whom-to-attack': {
    scene: boardScene(middle, {
      ...look,
      title: 'Whose amoeba does it attack?',
      targets: {
        spaces: [],
        amoebas: [
          { seat: seatOf('blue'), amoeba: 7 },
          { seat: seatOf('green'), amoeba: 4 },
        ],
        from: null,
      },
    }),
  },
  '09-where-to-divide': {
    scene: boardScene(middle, {
      ...look,
      title: 'On which space do you put amoeba 2?',
      targets: { spaces: [2, 4, 11, 13, 16, 18], amoebas: [], from: null },
    }),
  },
  '10-shop': { scene: shopScene(middle, seatOf('blue'), look) },
  '11-shop-of-three': { scene: shopScene(three, seatOf('green'), look) },
  '12-three-genes': { scene: genesScene(['struggle', 'parasitism', 'ray'], look) },
  '13-six-genes': { scene: genesScene(GENES.slice(9, 15), look) },
  '14-eight-genes': { scene: genesScene(GENES.slice(12), look) },
  '15-twelve-genes': { scene: genesScene(GENES.slice(0, 12), look) },
  '16-all-genes': { scene: genesScene(GENES, look) },
  '17-protanopia': { scene: boardScene(middle, look), vision: 'protanopia' },
  '18-deuteranopia': { scene: boardScene(middle, look), vision: 'deuteranopia' },
  '19-tritanopia': { scene: boardScene(middle, look), vision: 'tritanopia' },
  '20-greyscale': { scene: boardScene(middle, look), vision: 'greyscale' },
  '21-clear-palette': { scene: boardScene(middle, soupLook({ palette: 'clear' })) },
  '22-on-a-phone': { scene: boardScene(middle, look), width: 400 },
  '23-an-attack': {
    scene: boardScene(
      {
        ...middle,
        phase: 'react',
        attack: { owner: seatOf('red'), prey: 4, space: 12, attempt: 1, fought: false, throws: 0, fled: false },
      },
      look,
    ),
  },
  '24-counted': { scene: theEnd('4-players-long-after-round-10', look) },
  '25-counted-with-three': { scene: theEnd('3-players-short-in-the-finish', soupLook({ palette: 'clear' })) },
  '26-counted-with-long-names': { scene: theEnd('4-players-long-in-the-finish', soupLook({ names: LONG_NAMES })) },
};
