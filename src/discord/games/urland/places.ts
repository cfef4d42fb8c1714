/** Areas on buttons and pictures: both show the same letter for each area that can be chosen. */

import { seatsOf } from '#engine/seat.ts';
import { young } from '#games/urland/actions/breed.ts';
import type { Area, Ocean, Region } from '#games/urland/board.ts';
import type { Thing } from '#games/urland/rule.ts';
import { openAcross } from '#games/urland/straits.ts';
import { crowdNames } from '#i18n/urland/places.ts';
import type { Target } from '#render/urland/look.ts';
import { lookFor } from './look.ts';
import {
  type AskedSeat,
  type AtList,
  areaOf,
  oceanOf,
  origin,
  regionOf,
  type Say,
  underWay,
  wordsOf,
} from './seat-context.ts';

const PLACES: readonly Thing[] = ['ocean', 'land', 'area', 'region'];

/** Whether the options of this question are areas of the map. */
export const asksPlace = ({ step }: AtList): boolean => PLACES.some((thing) => thing === step.of);

export const letterAt = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);

const openPicks = ({ step }: AtList): (string | number)[] =>
  step.options.filter(({ blocked }) => blocked === null).map(({ id }) => id);

/** A way across a strait is named by its two regions, so their numbers stand on the map. */
export const targetsOf = (at: AtList): Target[] =>
  openPicks(at).map((pick, index) => ({
    area: areaOf(pick),
    letter: at.step.of === 'region' ? String(pick) : letterAt(index),
  }));

/** What everybody gets, the player first. */
function youngIn(asked: AskedSeat, ocean: Ocean) {
  const { view, seat } = asked;
  const letters = lettersOf(asked);
  const others = seatsOf(view.seats)
    .filter((other) => other !== seat)
    .map((other) => ({ letter: letters[other] ?? '', count: young(view, ocean, other) }));
  return { own: young(view, ocean, seat), others: others.filter(({ count }) => count > 0) };
}

const lettersOf = (asked: AskedSeat): string[] =>
  lookFor(asked.reader).colours.map((colour) => wordsOf(asked).colours[colour].letter);

function crowdIn(asked: AskedSeat, area: Area): string {
  return crowdNames(asked.view, area, lettersOf(asked));
}

export const heapLabel = (area: Area, index: number, say: Say): string =>
  say.play.option.place({ letter: letterAt(index), area, crowd: '' });

export const optionPlace = (at: AtList, pick: string | number): string =>
  at.step.of === 'region'
    ? wordsOf(at).play.option.region({ region: Number(pick) })
    : wordsOf(at).areaTitle({ area: areaOf(pick) });

/** A region with one open strait leads across it without another question. */
function shoreLabel(at: AtList, region: Region): string {
  const { option } = wordsOf(at).play;
  const from = origin(at);
  if (from !== null) return option.crossing({ from, to: region });
  const [only, ...others] = openAcross(at.view, region);
  const isOnly = only !== undefined && others.length === 0;
  return isOnly ? option.crossing({ from: region, to: only }) : option.region({ region });
}

export function placeLabel(at: AtList, pick: string | number): string {
  const { option } = wordsOf(at).play;
  if (at.step.of === 'region') return shoreLabel(at, regionOf(pick));
  const index = openPicks(at).indexOf(pick);
  const letter = index === -1 ? '–' : letterAt(index);
  const area = areaOf(pick);
  if (underWay(at)?.kind === 'breed') {
    return option.breeding({ letter, area, young: youngIn(at, oceanOf(pick)) });
  }
  return option.place({ letter, area, crowd: crowdIn(at, area) });
}
