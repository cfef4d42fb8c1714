// Positions worth looking at, one for each thing that a picture must be able to show.
import { seat } from '#engine/seat.ts';
import type { Stick } from '#games/sticks/board.ts';
import { MODULE } from '#games/sticks/index.ts';
import { tallyOf } from '#games/sticks/tally.ts';
import { boardScene } from '#render/sticks/board-scene.ts';
import type { Look } from '#render/sticks/look.ts';
import { endScene } from '#render/sticks/tally-scene.ts';
import { goldenGame } from '../../test/support/finished-game.ts';
import { sticks, sticksFrom } from '../../test/support/sticks.ts';
import type { Gallery } from '../gallery-picture.ts';

const look: Look = {
  names: ['Anna', 'Björn'],
  colours: ['red', 'blue'],
  palette: 'standard',
  language: 'en',
  marks: [],
};

function theEnd(name: string, how: Look) {
  const { events, end } = goldenGame(MODULE, name);
  const tally = tallyOf(events, end);
  if (tally === null) throw new Error('a golden game is whole');
  return endScene(tally, end, how);
}

const LONG_NAMES = ['Wolfgang Amadeus der Große von und zu', 'Żółwik-Łódź Świętopełk Ñandú Peñalosa'];

const middle = sticks({ red: [3, 4, 5, 17, 18, 33], blue: [21, 22, 44, 54], pebbles: [2, 3], turn: 'blue' });
const reached = sticksFrom(7, 3) as Stick[];

export const GALLERY: Gallery = {
  '01-the-first-turn': { scene: boardScene(sticks({}), look) },
  '02-in-the-middle': { scene: boardScene(middle, look) },
  '03-somebody-reaches': {
    scene: boardScene(
      { ...middle, phase: { kind: 'answer', seat: seat(1), sticks: reached } },
      { ...look, marks: reached },
    ),
  },
  '04-nearly-all-gone': {
    scene: boardScene(sticks({ red: sticksFrom(1, 20), blue: sticksFrom(31, 19), pebbles: [0, 0] }), {
      ...look,
      names: LONG_NAMES,
    }),
  },
  '05-clear-palette': { scene: boardScene(middle, { ...look, palette: 'clear' }) },
  '06-counted': { scene: theEnd('twenty-won-by-pebbles', look) },
  '07-counted-for-two-winners': { scene: theEnd('ten-shared', { ...look, names: LONG_NAMES }) },
};
