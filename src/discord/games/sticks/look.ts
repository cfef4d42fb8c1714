/** How the table is drawn for one reader. */
import type { Stick } from '#games/sticks/board.ts';
import { COLOURS, type Colour } from '#games/sticks/box.ts';
import type { Event } from '#games/sticks/events.ts';
import { tallyOf } from '#games/sticks/tally.ts';
import type { View } from '#games/sticks/view.ts';
import { boardAltText, boardScene } from '#render/sticks/board-scene.ts';
import type { Look } from '#render/sticks/look.ts';
import { endAltText, endScene } from '#render/sticks/tally-scene.ts';
import type { Reader } from '../../readers/reader.ts';
import type { Sketch } from '../game-pictures.ts';

export const isColour = (colour: string): colour is Colour => COLOURS.some((each) => each === colour);

const lookFor = ({ names, colours, palette, language }: Reader, marks: readonly Stick[]): Look => ({
  ...{ names, colours: colours.filter(isColour), palette, language, marks },
});

/** `marks`: the sticks that it is about. */
export function boardSketch(view: View, reader: Reader, marks: readonly Stick[]): Sketch {
  const look = lookFor(reader, marks);
  return { scene: boardScene(view, look), alt: boardAltText(view, look) };
}

export function endSketch(events: readonly Event[], view: View, reader: Reader): Sketch | null {
  const tally = tallyOf(events, view);
  const look = lookFor(reader, []);
  return tally && { scene: endScene(tally, view, look), alt: endAltText(tally, view, look) };
}
