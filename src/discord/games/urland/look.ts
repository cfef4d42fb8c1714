/** How a picture of Urland is drawn for one reader. */
import { COLOURS, type Colour } from '#games/urland/colours.ts';
import type { Event } from '#games/urland/events.ts';
import { tallyOf } from '#games/urland/tally.ts';
import type { View } from '#games/urland/view.ts';
import { boardAltText } from '#render/urland/alt-text.ts';
import { boardScene } from '#render/urland/board-scene.ts';
import type { Look } from '#render/urland/look.ts';
import { endAltText, endScene } from '#render/urland/tally-scene.ts';
import type { Reader } from '../../readers/reader.ts';
import type { Sketch } from '../game-pictures.ts';

export const isColour = (colour: string): colour is Colour => COLOURS.some((each) => each === colour);

export const lookFor = ({ names, colours, palette, language }: Reader, events: readonly Event[] = []): Look => ({
  names,
  colours: colours.filter(isColour),
  palette,
  language,
  events,
  targets: [],
  moment: null,
});

export const boardSketch = (view: View, look: Look): Sketch => ({
  scene: boardScene(view, look),
  alt: boardAltText(view, look),
});

export function endSketch(events: readonly Event[], view: View, reader: Reader): Sketch | null {
  const tally = tallyOf(events, view);
  const look = lookFor(reader);
  return tally && { scene: endScene(tally, view, look), alt: endAltText(tally, view, look) };
}
