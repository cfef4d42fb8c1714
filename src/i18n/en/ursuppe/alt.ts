/** The board in words, for pictures and for those who can't see them. */
import type { Space } from '#games/ursuppe/board.ts';
import type { Card } from '#games/ursuppe/cards.ts';
import { environmentOf } from '#games/ursuppe/cards.ts';
import type { Gene } from '#games/ursuppe/genes.ts';
import { bp } from './counts.ts';
import { GENES, geneName } from './genes.ts';
import { drift, type Food, shortFood, upper } from './soup.ts';

interface AltPlayer {
  letter: string;
  name: string;
  place: number;
  bp: number;
  genes: readonly Gene[];
}

interface AltOffer {
  gene: Gene;
  price: number;
  mutationPoints: number;
  left: number;
  isOpen: boolean;
}

export const alt = {
  headline: ({ headline }: { headline: string }) => (/[!?.]$/.test(headline) ? headline : `${headline}.`),
  environment: ({ card }: { card: Card }) => `${upper(drift(card))}, ozone ${environmentOf(card).ozone}.`,
  map: 'Rows from north to south: 1 above 3; 2 3 4 5 6; 7 8 island 9 10; 11 12 13 14 15; 16 17 18 19 below 11 to 14.',
  key: 'Each space: cubes by letter of colour, then amoebas as letter and number, a stroke for each damage.',
  shortKey: 'Cubes, then amoebas; strokes are damage.',
  space: ({ space, food, crowd }: { space: Space; food: Food; crowd: string }) =>
    `${space}: ${[shortFood(food), crowd].filter(Boolean).join(', ') || 'empty'}.`,
  shopKey: 'Price, mutation points, cards left; a cross for what you can’t buy now.',
  offer: ({ gene, price, mutationPoints, left, isOpen }: AltOffer) =>
    `${isOpen ? '' : '×'}${geneName(gene)} ${price}, ${mutationPoints}, ${left}.`,
  gene: ({ gene }: { gene: Gene }) => `${geneName(gene)}: ${GENES[gene].effect}.`,
  amoeba: ({ letter, amoeba, damage }: { letter: string; amoeba: number; damage: number }) =>
    `${letter}${amoeba}${'’'.repeat(damage)}`,
  player: ({ letter, name, place, bp: has, genes }: AltPlayer) =>
    `${letter} ${name} at ${place}, ${bp(has)}${genes.map((gene) => `, ${geneName(gene)}`).join('')}.`,
  shortPlayer: ({ letter, place, bp: has, genes }: AltPlayer) =>
    `${letter} at ${place}, ${has}${genes.map((gene) => `, ${geneName(gene)}`).join('')}.`,
};

/** As text of one width. */
export const boardText = {
  island: 'island',
  player: ({ name, place, bp: has, genes }: Omit<AltPlayer, 'letter'>) =>
    `${name.padEnd(7)} space ${String(place).padStart(2)}   ${bp(has).padStart(5)}   ${genes.map(geneName).join(', ')}`,
};
