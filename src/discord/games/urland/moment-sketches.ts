/** The pictures of a great moment: close-ups of where it happened. The table's own board shows the whole map. */
import type { Area } from '#games/urland/board.ts';
import type { Event } from '#games/urland/events.ts';
import type { View } from '#games/urland/view.ts';
import { boardAltText } from '#render/urland/alt-text.ts';
import { bidsAltText, bidsScene, shownBidsIn } from '#render/urland/bids-scene.ts';
import { type Look, wordsOf } from '#render/urland/look.ts';
import { areNear, surroundingsScene } from '#render/urland/menu-scene.ts';
import type { Reader } from '../../readers/reader.ts';
import type { Sketch } from '../game-pictures.ts';
import { lookFor } from './look.ts';
import { epochIn, type ToldMoment } from './moments.ts';

function placesOf(event: Event): Area[] {
  switch (event.kind) {
    case 'panicked':
      return [event.land, event.ocean];
    case 'erupted':
      return [event.land];
    default:
      return [];
  }
}

function closeUp(view: View, look: Look, around: readonly Area[]): Sketch {
  const title = look.moment ? wordsOf(look).picture.moments[look.moment.kind] : '';
  return { scene: surroundingsScene(view, look, title, around), alt: boardAltText(view, look) };
}

/** Places that one close-up has no room for get one each. */
function closeUps(view: View, look: Look, places: readonly Area[]): Sketch[] {
  if (places.length === 0) return [];
  const groups = areNear(view, places) ? [places] : places.map((place) => [place]);
  return groups.map((around) => closeUp(view, look, around));
}

export function momentSketches(told: ToldMoment, view: View, reader: Reader): Sketch[] {
  const { kind, events } = told;
  const look = { ...lookFor(reader, events), moment: { kind, epoch: epochIn(told, view) } };
  const bids = shownBidsIn(events);
  if (bids) return [{ scene: bidsScene(view, look, bids), alt: bidsAltText(look, bids) }];
  return closeUps(view, look, [...new Set(events.flatMap(placesOf))]);
}
