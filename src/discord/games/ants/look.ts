/** How a picture of ANTS is drawn for one reader, and each picture with its alternative text. */
import type { Seat } from '#engine/seat.ts';
import type { CardId } from '#games/ants/content/cards.ts';
import { contentOf } from '#games/ants/content/content.ts';
import type { Event } from '#games/ants/events.ts';
import type { Position } from '#games/ants/state.ts';
import { tallyOf } from '#games/ants/tally.ts';
import { altTextOfCard, altTextOfDisplay, altTextOfHand } from '#i18n/ants/cards-text.ts';
import { isColour } from '#i18n/ants/cast.ts';
import { altTextOfColony } from '#i18n/ants/colony-text.ts';
import { altTextOfQueens } from '#i18n/ants/queens-text.ts';
import { altTextOfTracks } from '#i18n/ants/tracks-text.ts';
import { boardAltText, boardScene } from '#render/ants/board-scene.ts';
import { cardScene } from '#render/ants/card-scene.ts';
import { cardsScene } from '#render/ants/cards-scene.ts';
import { colonyScene } from '#render/ants/colony-scene.ts';
import { displayScene } from '#render/ants/display-scene.ts';
import { castIn, type Look, wordsOf } from '#render/ants/look.ts';
import { queensScene } from '#render/ants/queens-scene.ts';
import { endAltText, endScene } from '#render/ants/tally-scene.ts';
import { tracksScene } from '#render/ants/tracks-scene.ts';
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

/** `squares`: those that can be chosen. */
export const colonySketch = (view: Position, seat: Seat, look: Look, squares: readonly string[] = []): Sketch => ({
  scene: colonyScene(view, seat, look, squares),
  alt: altTextOfColony(view, seat, castIn(look, view), wordsOf(look)),
});

/** `lit`: cards that can be chosen. */
export const displaySketch = (view: Position, look: Look, lit: readonly CardId[] = []): Sketch => ({
  scene: displayScene(view, look, lit),
  alt: altTextOfDisplay(view, wordsOf(look)),
});

export const queensSketch = (view: Position, look: Look): Sketch => ({
  scene: queensScene(view, look),
  alt: altTextOfQueens(view, wordsOf(look)),
});

export const tracksSketch = (view: Position, look: Look): Sketch => ({
  scene: tracksScene(view, look),
  alt: altTextOfTracks(view, castIn(look, view), wordsOf(look)),
});

export function endSketch(events: readonly Event[], view: Position, reader: Reader): Sketch | null {
  const tally = tallyOf(events, view);
  const look = lookFor(reader);
  return tally && { scene: endScene(tally, view, look), alt: endAltText(tally, view, look) };
}

/** A single card is shown large; null without any. */
export function cardsSketch(view: Position, ids: readonly CardId[], look: Look): Sketch | null {
  const [first] = ids;
  if (first === undefined) return null;
  const single = ids.length === 1 ? contentOf(view).cards.get(first) : undefined;
  if (single) return { scene: cardScene(single, look), alt: altTextOfCard(view, first, wordsOf(look)) };
  return { scene: cardsScene(view, ids, look), alt: altTextOfHand(view, ids, wordsOf(look)) };
}
