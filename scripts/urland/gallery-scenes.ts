// Positions worth looking at, one for each thing that a picture must be able to show.
import { seat, seatsOf } from '#engine/seat.ts';
import { OCEANS, REGIONS, type Region } from '#games/urland/board.ts';
import type { Event } from '#games/urland/events.ts';
import { GENES } from '#games/urland/genes.ts';
import { MODULE } from '#games/urland/index.ts';
import { tallyOf } from '#games/urland/tally.ts';
import { bidsScene } from '#render/urland/bids-scene.ts';
import { boardScene } from '#render/urland/board-scene.ts';
import { genesScene } from '#render/urland/genes-scene.ts';
import { handScene } from '#render/urland/hand-scene.ts';
import type { Look } from '#render/urland/look.ts';
import { menuScene, surroundingsScene } from '#render/urland/menu-scene.ts';
import { endScene } from '#render/urland/tally-scene.ts';
import { goldenGame } from '../../test/support/finished-game.ts';
import { lookOf } from '../../test/support/look.ts';
import { aView, type ViewBuilder } from '../../test/support/urland-views.ts';
import type { Gallery } from '../gallery-picture.ts';

const NAMES = ['Anna', 'Björn', 'Chloé', 'Dominika', 'Esteban'];
const LONG_NAMES = [
  'Wolfgang Amadeus der Große',
  'Żółwik-Łódź Świętopełk',
  'Señorita Ñandú Peñalosa',
  '𝓕𝓪𝓷𝓬𝔂 ✨ Name ✨',
  'œuvre-à-l’Œil-d’Éloïse',
];

const look = lookOf(NAMES);

function theEnd(name: string, how: Look) {
  const { events, end } = goldenGame(MODULE, name);
  const tally = tallyOf(events, end);
  if (tally === null) throw new Error('a golden game is whole');
  return endScene(tally, end, how);
}

const withEvents = (...events: Event[]) => lookOf(NAMES, { events });

/** A few turns in: the first lands are taken, the first chips scored. */
export const early = aView({ seats: 4 })
  .erupt(11)
  .with({
    track: [4, 7, 5, 3],
    scored: [3, 7],
    environment: seat(2),
    phase: { kind: 'actions', seat: seat(1), left: 2, extraPlayed: false },
    pileSize: 6,
    isPicked: true,
  })
  .ichtos(1, 2, 1)
  .ichtos(2, 0, 2, 1)
  .ichtos(4, 0, 0, 0, 2)
  .ichtos(5, 1, 0, 2)
  .ichtos(7, 1, 2)
  .ichtos(8, 0, 1)
  .ichtos(10, 2, 0, 1, 1)
  .ichtos('E', 4, 2, 2, 3)
  .ichtos('A', 1, 3, 3, 1)
  .ichtos('C', 2, 1, 3, 5);

/** Three continents on the way to one each, everybody with genes. */
export const late = aView({ seats: 5 })
  .erupt(11, 2, 12, 5, 6)
  .with({
    track: [18, 23, 16, 20, 21],
    scored: [1, 10],
    environment: seat(3),
    phase: { kind: 'actions', seat: seat(0), left: 1, extraPlayed: true },
    genes: [['wings', 'care'], ['legs'], ['ears', 'muscles'], ['warm', 'teeth'], ['turbo']],
    extraTurns: [0, 1, 2, 1, 0],
    row: ['egg', 'stink'],
    pileSize: 4,
    panicked: true,
    mutations: 3,
  })
  .ichtos(1, 3, 1, 2, 0, 4)
  .ichtos(3, 0, 2)
  .ichtos(4, 1, 4, 3, 2, 1)
  .ichtos(7, 2, 0, 0, 1)
  .ichtos(8, 0, 2, 1)
  .ichtos(9, 1, 0, 0, 3)
  .ichtos(10, 4, 3, 1, 5, 2)
  .ichtos('A', 2, 1, 5, 0, 3)
  .ichtos('B', 6, 0, 2, 3, 1)
  .ichtos('E', 0, 5, 3, 6, 2);

const crowded = (seats: number): ViewBuilder =>
  OCEANS.reduce(
    (view, ocean) => view.ichtos(ocean, ...seatsOf(seats).map((at) => 4 + ((at + ocean.charCodeAt(0)) % 3))),
    aView({ seats }),
  );

/** Everybody everywhere. */
const everywhere = REGIONS.reduce(
  (view, region) => view.ichtos(region, 1, 1, 1, 1, 1),
  OCEANS.reduce((view, ocean) => view.ichtos(ocean, 2, 3, 1, 2, 3), aView({ seats: 5 })),
);

const inPanic = late.with({ phase: { kind: 'panic', seat: seat(2), lands: [10] }, panicked: true });
const landing: Event = { kind: 'acted', seat: seat(1), action: { kind: 'land', from: 'E', to: 7, count: 1 } };
const ring: readonly Region[] = [2, 3, 5, 6, 7, 9, 10, 11, 12];

const auction = late.with({
  phase: { kind: 'buy', queue: [seat(1), seat(0)], bids: [3, 5, 0, 2, 4], sold: 1, after: 'turn' },
  row: ['egg', 'stink', 'assimilation'],
  mutations: 2,
});

const targets = [
  { area: 4, letter: 'A' },
  { area: 7, letter: 'B' },
  { area: 8, letter: 'C' },
  { area: 2, letter: 'D' },
] as const;

export const GALLERY: Gallery = {
  '01-setup-3-players': {
    scene: boardScene(aView({ seats: 3 }).erupt(4).ichtos(1, 1, 0, 1).ichtos(9, 0, 2).ichtos(12, 1).view, look),
  },
  '02-setup-4-players': {
    scene: boardScene(
      aView({ seats: 4 }).erupt(9).ichtos(3, 1, 1).ichtos(6, 0, 1, 1).ichtos(10, 1, 0, 0, 2).view,
      look,
    ),
  },
  '03-setup-5-players': { scene: boardScene(aView({ seats: 5 }).erupt(11).view, look) },
  '04-a-landing': { scene: boardScene(early.view, withEvents(landing)), shownAs: 'board.png' },
  '05-a-scoring': {
    scene: boardScene(
      early.with({ scored: [3, 7, 10], phase: { kind: 'choose' }, environment: seat(3) }).view,
      withEvents(
        { kind: 'scored', chip: 10, scoring: 'competition', points: [3, 0, 2, 2], left: [0, 0, 0, 0] },
        { kind: 'marker-moved', seat: seat(0), from: 1, to: 4 },
      ),
    ),
  },
  '06-breeding': {
    scene: boardScene(
      early.view,
      withEvents(
        { kind: 'acted', seat: seat(3), action: { kind: 'breed', ocean: 'C' } },
        { kind: 'bred', ocean: 'C', young: [0, 0, 1, 1] },
      ),
    ),
  },
  '07-crowded-seas': { scene: boardScene(crowded(5).view, look) },
  '08-everybody-everywhere': { scene: boardScene(everywhere.view, look) },
  '09-joined-lands': { scene: boardScene(late.view, look) },
  '10-whole-continents': {
    scene: boardScene(late.erupt(...ring.filter((n) => ![2, 5, 6, 11, 12].includes(n))).view, look),
  },
  '11-panic': { scene: boardScene(inPanic.view, look) },
  '12-they-flee': {
    scene: boardScene(late.with({ panicked: true }).ichtos(10, 0, 0, 0, 0, 0).ichtos('C', 6, 5, 3, 6, 5).view, {
      ...withEvents({ kind: 'panicked', land: 10, ocean: 'C', fled: [4, 3, 1, 5, 2] }),
      moment: { kind: 'panic', epoch: 3 },
    }),
  },
  '13-eruption': {
    shownAs: 'eruption.png',
    scene: boardScene(
      early.erupt(2, 12).with({ scored: [], phase: { kind: 'choose' } }).view,
      withEvents(
        { kind: 'erupted', volcano: 2, land: 1, joined: true },
        { kind: 'erupted', volcano: 12, land: 10, joined: true },
        { kind: 'lost', land: 1, losses: [1, 2, 0, 0] },
      ),
    ),
  },
  '14-bids': {
    scene: boardScene(
      auction.with({
        phase: { kind: 'bid', waiting: [seat(1), seat(4)], after: 'turn' },
        row: ['legs', 'egg', 'wings', 'teeth'],
      }).view,
      look,
    ),
  },
  '15-auction': { scene: boardScene(auction.view, look) },
  '16-the-end': {
    scene: boardScene(
      late.with({ track: [26, 33, 19, 24, 29], row: [], phase: { kind: 'over', winner: seat(1) } }).view,
      look,
    ),
  },
  '17-long-names': { scene: boardScene(late.view, lookOf(LONG_NAMES)) },
  '18-protanopia': { scene: boardScene(late.view, look), vision: 'protanopia' },
  '19-deuteranopia': { scene: boardScene(late.view, look), vision: 'deuteranopia' },
  '20-tritanopia': { scene: boardScene(late.view, look), vision: 'tritanopia' },
  '21-greyscale': { scene: boardScene(late.view, look), vision: 'greyscale' },
  '22-clear-palette': { scene: boardScene(late.view, lookOf(NAMES, { palette: 'clear' })) },
  '23-full-board-on-a-phone': { scene: boardScene(late.view, look), width: 400 },
  '24-surroundings': {
    scene: surroundingsScene(early.with({ viewer: seat(1) }).view, withEvents(landing), 'Björn: 2 actions left', [
      'E',
      7,
    ]),
  },
  '25-surroundings-on-a-phone': {
    scene: surroundingsScene(late.with({ viewer: seat(3) }).view, look, 'Your surroundings', ['E']),
    width: 400,
  },
  '26-hand': { scene: handScene(early.with({ hand: [4, 9, 12] }).view, look) },
  '27-hand-picked': { scene: handScene(early.with({ hand: [4, 12], picked: 10, isPicked: true }).view, look) },
  '28-genes': { scene: genesScene(GENES, look) },
  '29-menu': { scene: menuScene(early.view, lookOf(NAMES, { targets }), 'Where do you land?') },
  '30-menu-of-oceans': {
    scene: menuScene(
      inPanic.view,
      lookOf(NAMES, {
        targets: [
          { area: 'B', letter: 'A' },
          { area: 'C', letter: 'B' },
          { area: 'E', letter: 'C' },
        ],
      }),
      'Where do they flee?',
    ),
  },
  '31-bids': {
    scene: bidsScene(late.view, look, {
      bids: [3, 27, 0, 3, 12],
      order: [seat(1), seat(4), seat(3), seat(0), seat(2)],
      bought: [null, null, null, null, 'wings'],
      out: [seat(1)],
    }),
  },
  '32-counted': { scene: theEnd('5-players-finish-at-an-epochs-end', look) },
  '33-counted-with-three': { scene: theEnd('3-players-out-of-chips', look) },
  '34-counted-with-long-names': {
    scene: theEnd('4-players-finish-in-a-turn', lookOf(LONG_NAMES, { palette: 'clear' })),
  },
  '35-counted-on-a-phone': { scene: theEnd('5-players-finish-at-an-epochs-end', look), width: 400 },
};
