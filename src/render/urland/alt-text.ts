/** The alternative text of each picture, for the same view and look. */
import { seatsOf } from '#engine/seat.ts';
import type { Gene } from '#games/urland/genes.ts';
import type { View } from '#games/urland/view.ts';
import { altTextOfBoard, altTextOfGenes, altTextOfHand, altTextOfMenu, type Cast } from '#i18n/urland/alt-text.ts';
import { type Look, letterOf, nameOf, wordsOf } from './look.ts';

const castOf = (view: View, look: Look): Cast => ({
  names: seatsOf(view.seats).map((seat) => nameOf(look, seat)),
  letters: seatsOf(view.seats).map((seat) => letterOf(look, seat)),
});

export const boardAltText = (view: View, look: Look): string =>
  altTextOfBoard(view, look.moment, castOf(view, look), wordsOf(look));

export const handAltText = (view: View, look: Look): string => altTextOfHand(view, wordsOf(look));

export const genesAltText = (genes: readonly Gene[], look: Look): string => altTextOfGenes(genes, wordsOf(look));

export const menuAltText = (view: View, look: Look): string =>
  altTextOfMenu(look.targets, view, castOf(view, look), wordsOf(look));
