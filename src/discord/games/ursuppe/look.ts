/** How a picture of Ursuppe is drawn for one reader. */
import type { Event } from '#games/ursuppe/events.ts';
import type { Position } from '#games/ursuppe/state.ts';
import { tallyOf } from '#games/ursuppe/tally.ts';
import { isColour } from '#i18n/ursuppe/cast.ts';
import { boardAltText, boardScene } from '#render/ursuppe/board-scene.ts';
import type { Look } from '#render/ursuppe/look.ts';
import { endAltText, endScene } from '#render/ursuppe/tally-scene.ts';
import type { Reader } from '../../readers/reader.ts';
import type { Sketch } from '../game-pictures.ts';

export const lookFor = ({ names, colours, palette, language }: Reader, events: readonly Event[] = []): Look => ({
  names,
  colours: colours.filter(isColour),
  palette,
  language,
  events,
  targets: null,
  title: null,
});

export const boardSketch = (view: Position, look: Look): Sketch => ({
  scene: boardScene(view, look),
  alt: boardAltText(view, look),
});

export function endSketch(events: readonly Event[], view: Position, reader: Reader): Sketch | null {
  const tally = tallyOf(events, view);
  const look = lookFor(reader);
  return tally && { scene: endScene(tally, view, look), alt: endAltText(tally, view, look) };
}
