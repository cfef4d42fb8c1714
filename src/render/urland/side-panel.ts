/** Beside the board: the players, and below them the genes on offer. */
import type { View } from '#games/urland/view.ts';
import type { Box, Shape } from '../scene.ts';
import { geneOffer, isAboutGenes, type OfferStyle, offerHeight } from './gene-cards.ts';
import type { Look } from './look.ts';
import { cardHeight, playersPanel } from './players-panel.ts';

export const SIDE_WIDTH = 320;
const MARGIN = 6;
const GAP = 10;

/** A lower card has no room for two lines below the name. */
const FULL_CARD = 126;
/** A card of an auction needs only one line. */
const LOW_CARD = 98;

const inside = ({ x, y, width, height }: Box): Box => ({
  x: x + MARGIN,
  y: y + MARGIN,
  width: width - 2 * MARGIN,
  height: height - 2 * MARGIN,
});

/** With names, if that leaves the players enough. */
function styleOf(view: View, look: Look, height: number): OfferStyle {
  const left = height - offerHeight(view, 'named') - GAP;
  return cardHeight(view.seats, left) >= (isAboutGenes(view, look) ? LOW_CARD : FULL_CARD) ? 'named' : 'signs';
}

export function sidePanel(view: View, look: Look, whole: Box): Shape[] {
  const box = inside(whole);
  const style = styleOf(view, look, box.height);
  const offer = offerHeight(view, style);
  const above = offer === 0 ? box.height : box.height - offer - GAP;
  return [
    ...playersPanel(view, look, { ...box, height: above }),
    ...geneOffer(view, look, style, { ...box, y: box.y + box.height - offer, height: offer }),
  ];
}

/** Where the map alone is shown, the players alone are beside it. */
export const playersBeside = (view: View, look: Look, whole: Box): Shape[] => playersPanel(view, look, inside(whole));
