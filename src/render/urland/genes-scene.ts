/** Genes one below the other, each with its effect. */
import { AUTOMATIC_GENES, type Gene } from '#games/urland/genes.ts';
import type { Scene, Shape } from '../scene.ts';
import { filled, roundedBox, text } from '../shapes.ts';
import { geneSign } from './gene-cards.ts';
import { type Look, wordsOf } from './look.ts';
import { CREAM, INK, NIGHT } from './theme.ts';

const WIDTH = 1000;
const CARD = 180;
const GAP = 14;
const MUTED = '#4d5b66';

function card(look: Look, gene: Gene, top: number): Shape[] {
  const words = wordsOf(look);
  const { name, effect } = words.genes[gene];
  const isAutomatic = AUTOMATIC_GENES.includes(gene);
  const note = isAutomatic ? words.picture.automatic : '';
  return [
    filled(roundedBox({ x: GAP, y: top, width: WIDTH - 2 * GAP, height: CARD }, 26), CREAM),
    ...geneSign(gene, 110, top + CARD / 2, 70),
    text(name, 206, top + 46, { size: 52, face: 'strong', colour: INK, maxWidth: isAutomatic ? 520 : 760 }),
    text(note, WIDTH - 44, top + 46, { size: 38, colour: '#b06a00', maxWidth: 230, align: 'right', least: 30 }),
    text(effect, 206, top + 98, { size: 40, colour: MUTED, maxWidth: 758, lines: 2, least: 32 }),
  ];
}

export function genesScene(genes: readonly Gene[], look: Look): Scene {
  const words = wordsOf(look).picture;
  const height = genes.length === 0 ? 120 : GAP + genes.length * (CARD + GAP);
  const nothing = text(words.noGenes, WIDTH / 2, 60, {
    size: 50,
    face: 'strong',
    colour: CREAM,
    maxWidth: WIDTH - 80,
    align: 'center',
  });
  return {
    game: 'urland',
    width: WIDTH,
    height,
    background: NIGHT,
    shapes: genes.length === 0 ? [nothing] : genes.flatMap((gene, i) => card(look, gene, GAP + i * (CARD + GAP))),
  };
}
