/** Genes as cards: the row on offer, small between auctions and large in one. */
import { AUTOMATIC_GENES, type Gene } from '#games/urland/genes.ts';
import type { View } from '#games/urland/view.ts';
import type { Box, Shape } from '../scene.ts';
import { circle, filled, lined, roundedBox, stamped, text } from '../shapes.ts';
import { type Look, wordsOf } from './look.ts';
import { CREAM, INK, SLATE } from './theme.ts';

const LEAF = '#9fd8b4';
const MOSS = '#2f7d62';
const MUTED = '#b9c6cf';

const SMALL = 76;
const CARD = { width: 268, height: 214, gap: 10 };
const A_ROW = 5;

const inAuction = ({ phase }: View): boolean => phase.kind === 'bid' || phase.kind === 'buy';

export function geneRowHeight(view: View): number {
  if (view.row.length === 0) return 0;
  return inAuction(view) ? Math.ceil(view.row.length / A_ROW) * (CARD.height + CARD.gap) + CARD.gap : SMALL + 20;
}

export function geneCard(look: Look, gene: Gene, box: Box): Shape[] {
  const { name } = wordsOf(look).genes[gene];
  const middle = box.x + box.width / 2;
  const isAutomatic = AUTOMATIC_GENES.includes(gene);
  return [
    filled(roundedBox({ ...box, y: box.y + 5 }, 20), 'rgba(0,0,0,0.35)'),
    filled(roundedBox(box, 20), CREAM),
    lined(roundedBox({ x: box.x + 8, y: box.y + 8, width: box.width - 16, height: box.height - 16 }, 14), { colour: LEAF, width: 4 }),
    filled(circle({ x: middle, y: box.y + 84 }, 60), isAutomatic ? EMBERED : LEAF),
    stamped(`icon/${gene}/${INK}`, middle, box.y + 84, 0.17),
    text(name, middle, box.y + box.height - 40, { size: 44, face: 'strong', colour: INK, maxWidth: box.width - 32, align: 'center' }),
  ];
}
const EMBERED = '#ffdf94';

function largeRow(view: View, look: Look, top: number, width: number): Shape[] {
  return view.row.flatMap((gene, i) => {
    const inRow = Math.min(A_ROW, view.row.length - Math.floor(i / A_ROW) * A_ROW);
    const left = (width - inRow * CARD.width - (inRow - 1) * CARD.gap) / 2;
    const x = left + (i % A_ROW) * (CARD.width + CARD.gap);
    const y = top + Math.floor(i / A_ROW) * (CARD.height + CARD.gap);
    return geneCard(look, gene, { x, y, width: CARD.width, height: CARD.height });
  });
}

function smallRow(view: View, look: Look, top: number, width: number): Shape[] {
  const y = top + SMALL / 2;
  const left = 330;
  return [
    filled(roundedBox({ x: 10, y: top, width: width - 20, height: SMALL }, 18), SLATE),
    stamped(`icon/mutation/${MUTED}`, 50, y, 0.09),
    text(wordsOf(look).picture.onOffer, 84, y, { size: 40, colour: MUTED, maxWidth: left - 104 }),
    ...view.row.flatMap((gene, i) => [
      filled(roundedBox({ x: left + i * 106, y: y - 31, width: 96, height: 62 }, 14), LEAF),
      stamped(`icon/${gene}/${INK}`, left + i * 106 + 48, y, 0.1),
    ]),
  ];
}

export function geneRow(view: View, look: Look, top: number, width: number): Shape[] {
  if (view.row.length === 0) return [];
  return inAuction(view) ? largeRow(view, look, top, width) : smallRow(view, look, top, width);
}

export { LEAF, MOSS };
