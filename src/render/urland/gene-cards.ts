/** The genes on offer: with their names where there is room, otherwise as signs alone. */
import { AUTOMATIC_GENES, type Gene } from '#games/urland/genes.ts';
import { onOffer } from '#games/urland/mutation.ts';
import type { View } from '#games/urland/view.ts';
import type { Box, Shape } from '../scene.ts';
import { circle, filled, lined, roundedBox, stamped, text } from '../shapes.ts';
import { type Look, wordsOf } from './look.ts';
import { CREAM, INK, LEAF, MUTED, SLATE } from './theme.ts';

/** Automatic genes stand out: they need no choice. */
const EMBERED = '#ffdf94';

const HEAD = 46;
const ROW = { named: 47, signs: 58 };
const SIGNS_IN_A_ROW = 5;
const FOOT = 6;

export type OfferStyle = 'named' | 'signs';

/** Whether the picture is about the genes on offer. */
export const isAboutGenes = ({ phase }: View, { moment }: Look): boolean =>
  phase.kind === 'bid' || phase.kind === 'buy' || moment?.kind === 'auction';

export function offerHeight(view: View, style: OfferStyle): number {
  const count = onOffer(view).length;
  if (count === 0) return 0;
  return HEAD + FOOT + ROW[style] * (style === 'named' ? count : Math.ceil(count / SIGNS_IN_A_ROW));
}

export const geneSign = (gene: Gene, x: number, y: number, radius: number): Shape[] => [
  filled(circle({ x, y }, radius), AUTOMATIC_GENES.includes(gene) ? EMBERED : LEAF),
  stamped(`icon/${gene}/${INK}`, x, y, radius / 350),
];

function named(look: Look, gene: Gene, { x, y, width }: Box, row: number): Shape[] {
  const middle = y + HEAD + (row + 0.5) * ROW.named;
  const { name } = wordsOf(look).genes[gene];
  return [
    filled(roundedBox({ x: x + 12, y: middle - 21, width: 50, height: 42 }, 11), LEAF),
    stamped(`icon/${gene}/${INK}`, x + 37, middle, 0.076),
    text(name, x + 74, middle, { size: 40, colour: CREAM, maxWidth: width - 84 }),
  ];
}

function sign(gene: Gene, { x, y, width }: Box, index: number): Shape[] {
  const each = (width - 16) / SIGNS_IN_A_ROW;
  const middle = {
    x: x + 8 + ((index % SIGNS_IN_A_ROW) + 0.5) * each,
    y: y + HEAD + (Math.floor(index / SIGNS_IN_A_ROW) + 0.5) * ROW.signs,
  };
  return [
    filled(roundedBox({ x: middle.x - 27, y: middle.y - 25, width: 54, height: 50 }, 12), LEAF),
    stamped(`icon/${gene}/${INK}`, middle.x, middle.y, 0.088),
  ];
}

/** Framed in an auction, since it is about them. */
export function geneOffer(view: View, look: Look, style: OfferStyle, box: Box): Shape[] {
  const genes = onOffer(view);
  if (genes.length === 0) return [];
  const isHot = isAboutGenes(view, look);
  const colour = isHot ? LEAF : MUTED;
  const { x, y, width } = box;
  return [
    filled(roundedBox(box, 15), SLATE),
    ...(isHot ? [lined(roundedBox(box, 15), { colour: LEAF, width: 5 })] : []),
    stamped(`icon/mutation/${colour}`, x + 32, y + 26, 0.072),
    text(wordsOf(look).picture.onOffer, x + 60, y + 26, { size: 39, colour, maxWidth: width - 66 }),
    ...genes.flatMap((gene, i) => (style === 'named' ? named(look, gene, box, i) : sign(gene, box, i))),
  ];
}
