/** Genes as cards: the row on offer, small between auctions and large in one. */
import { AUTOMATIC_GENES, type Gene } from '#games/urland/genes.ts';
import { onOffer } from '#games/urland/mutation.ts';
import type { View } from '#games/urland/view.ts';
import type { Box, Shape } from '../scene.ts';
import { circle, filled, lined, roundedBox, stamped, text } from '../shapes.ts';
import { type Look, wordsOf } from './look.ts';
import { CREAM, INK, LEAF, MUTED, SLATE } from './theme.ts';

/** Automatic genes stand out: they need no choice. */
const EMBERED = '#ffdf94';

const SMALL = 76;
const CARD = { height: 214, gap: 10, widest: 340 };
const MOST_IN_A_ROW = 5;

const inAuction = ({ phase }: View): boolean => phase.kind === 'bid' || phase.kind === 'buy';

const rowsFor = (view: View): number => Math.ceil(onOffer(view).length / MOST_IN_A_ROW);

export function geneRowHeight(view: View): number {
  if (onOffer(view).length === 0) return 0;
  return inAuction(view) ? rowsFor(view) * (CARD.height + CARD.gap) + CARD.gap : SMALL + 20;
}

export const geneSign = (gene: Gene, x: number, y: number, radius: number): Shape[] => [
  filled(circle({ x, y }, radius), AUTOMATIC_GENES.includes(gene) ? EMBERED : LEAF),
  stamped(`icon/${gene}/${INK}`, x, y, radius / 350),
];

function geneCard(look: Look, gene: Gene, box: Box): Shape[] {
  const { name } = wordsOf(look).genes[gene];
  const middle = box.x + box.width / 2;
  return [
    filled(roundedBox({ ...box, y: box.y + 5 }, 20), 'rgba(0,0,0,0.35)'),
    filled(roundedBox(box, 20), CREAM),
    lined(roundedBox({ x: box.x + 8, y: box.y + 8, width: box.width - 16, height: box.height - 16 }, 14), {
      colour: LEAF,
      width: 4,
    }),
    ...geneSign(gene, middle, box.y + 84, 60),
    text(name, middle, box.y + box.height - 40, {
      size: 44,
      face: 'strong',
      colour: INK,
      maxWidth: box.width - 32,
      align: 'center',
    }),
  ];
}

/** As many rows as needed, evenly filled. */
function largeRow(view: View, look: Look, top: number, width: number): Shape[] {
  const perRow = Math.ceil(view.row.length / rowsFor(view));
  const each = Math.min(CARD.widest, (width - (perRow + 1) * CARD.gap) / perRow);
  return view.row.flatMap((gene, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, view.row.length - row * perRow);
    const left = (width - inRow * (each + CARD.gap) + CARD.gap) / 2;
    const x = left + (i % perRow) * (each + CARD.gap);
    return geneCard(look, gene, { x, y: top + row * (CARD.height + CARD.gap), width: each, height: CARD.height });
  });
}

function smallRow(view: View, look: Look, top: number, width: number): Shape[] {
  const y = top + SMALL / 2;
  const left = 392;
  return [
    filled(roundedBox({ x: 10, y: top, width: width - 20, height: SMALL }, 18), SLATE),
    stamped(`icon/mutation/${MUTED}`, 50, y, 0.09),
    text(wordsOf(look).picture.onOffer, 84, y, { size: 40, colour: MUTED, maxWidth: left - 104 }),
    ...view.row.flatMap((gene, i) => [
      filled(roundedBox({ x: left + i * 98, y: y - 31, width: 88, height: 62 }, 14), LEAF),
      stamped(`icon/${gene}/${INK}`, left + i * 98 + 44, y, 0.1),
    ]),
  ];
}

export function geneRow(view: View, look: Look, top: number, width: number): Shape[] {
  if (onOffer(view).length === 0) return [];
  return inAuction(view) ? largeRow(view, look, top, width) : smallRow(view, look, top, width);
}
