/** How the table is drawn for one reader. */
import type { Stick } from '#games/sticks/board.ts';
import { COLOURS, type Colour } from '#games/sticks/box.ts';
import type { View } from '#games/sticks/view.ts';
import { boardAltText, boardScene } from '#render/sticks/board-scene.ts';
import type { Reader } from '../../readers/reader.ts';
import type { Sketch } from '../game-pictures.ts';

export const isColour = (colour: string): colour is Colour => COLOURS.some((each) => each === colour);

/** `marks`: the sticks that it is about. */
export function boardSketch(view: View, reader: Reader, marks: readonly Stick[]): Sketch {
  const { names, colours, palette, language } = reader;
  const look = { names, colours: colours.filter(isColour), palette, language, marks };
  return { scene: boardScene(view, look), alt: boardAltText(view, look) };
}
