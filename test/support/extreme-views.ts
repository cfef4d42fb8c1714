/** Positions at the edge of what can be shown. */
import { seat } from '#engine/seat.ts';
import { OCEANS, REGIONS } from '#games/urland/board.ts';
import { GENES } from '#games/urland/genes.ts';
import type { View } from '#games/urland/view.ts';
import { aView } from './urland-views.ts';

export const LONG_NAMES = [
  'Wolfgang Amadeus der Große Fürst',
  'Świętopełk Żółćgęśłą-Jaźńowski W',
  'Doña Ñúñez de la Peña y Güéll XX',
  'Françoise-Élodie d’Œuvrecœur-Ça!',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
];

const everywhere = [...OCEANS, ...REGIONS].reduce(
  (view, area) => view.ichtos(area, 1, 1, 1, 1, 1),
  aView({ seats: 5 }).nobodyInTheSea(),
);
const crowdedSea = OCEANS.reduce((view, ocean) => view.ichtos(ocean, 3, 3, 3, 3, 3), everywhere);

const FULL_GENES: View['genes'] = [
  ['assimilation', 'legs', 'care'],
  ['stink', 'warm', 'muscles'],
  ['teeth', 'turbo'],
  ['wings', 'egg'],
  ['ears'],
];

const PHASES: View['phase'][] = [
  { kind: 'setup', next: 'volcano' },
  { kind: 'draw' },
  { kind: 'choose' },
  { kind: 'actions', seat: seat(4), left: 3, extraPlayed: false },
  { kind: 'panic', seat: seat(0), lands: [...REGIONS] },
  { kind: 'flee', land: 10, ocean: 'C' },
  { kind: 'dive', lands: [1, 10] },
  { kind: 'epoch' },
  { kind: 'bid', waiting: [seat(0), seat(1), seat(2), seat(3), seat(4)], after: 'turn' },
  { kind: 'buy', queue: [seat(4), seat(3)], bids: [27, 26, 25, 24, 23], sold: 0, after: 'epoch' },
  { kind: 'over', winner: seat(4) },
];

/** Five players everywhere, with all there is to say about them, in each phase. */
export const EXTREME_VIEWS: readonly View[] = PHASES.map(
  (phase) =>
    crowdedSea.with({
      phase,
      genes: FULL_GENES,
      track: [36, 37, 35, 34, 33],
      scored: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      row: ['assimilation', 'stink', 'care'],
      extraTurns: [2, 2, 2, 2, 2],
      environment: phase.kind === 'setup' ? null : seat(1),
      pileSize: 12,
    }).view,
);

/** The longest row of genes there can be, before anybody has bought one. */
export const LONGEST_ROW: View = crowdedSea.with({
  row: GENES.slice(0, 10),
  phase: { kind: 'bid', waiting: [seat(2)], after: 'turn' },
}).view;
