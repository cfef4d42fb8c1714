/** The pictures of genes in words. */
import type { Seat } from '#engine/seat.ts';
import type { Gene } from '#games/ursuppe/genes.ts';
import { offersFor } from '#games/ursuppe/outlook/shop.ts';
import { ofSeat, type Position } from '#games/ursuppe/state.ts';
import { cutTo } from '../cut.ts';
import { MOST_ALT_TEXT } from './alt-text.ts';
import type { UrsuppeWords } from './words.ts';

type Say = UrsuppeWords;

/** Genes that the player can't buy now are among them, marked. */
export function shopAltText(position: Position, seat: Seat, { picture, alt }: Say): string {
  const offers = offersFor(position, seat).map(({ refusal, ...offer }) =>
    alt.offer({ ...offer, isOpen: refusal === null }),
  );
  return cutTo([picture.shop({ bp: ofSeat(position.bp, seat) }), alt.shopKey, ...offers].join(' '), MOST_ALT_TEXT);
}

export const genesAltText = (genes: readonly Gene[], { alt }: Say): string =>
  cutTo(genes.map((gene) => alt.gene({ gene })).join(' '), MOST_ALT_TEXT);
