/** Genes as cards, each with its effect. */
import { AUTOMATIC_GENES, type Gene } from '#games/urland/genes.ts';
import type { Box, Scene, Shape } from '../scene.ts';
import { filled, roundedBox, text } from '../shapes.ts';
import { geneSign } from './gene-cards.ts';
import { type Look, wordsOf } from './look.ts';
import { CREAM, INK, NIGHT } from './theme.ts';

interface Plan {
  readonly width: number;
  readonly columns: number;
  /** Of the longest effect. */
  readonly lines: number;
}

/** Few genes are written large, all of them fit the box of a desktop. */
function planFor(count: number): Plan {
  if (count <= 3) return { width: 1000, columns: 1, lines: 2 };
  if (count <= 6) return { width: 1100, columns: 2, lines: 3 };
  if (count <= 8) return { width: 1400, columns: 2, lines: 2 };
  return { width: 1400, columns: 3, lines: 3 };
}

const GAP = 10;
const PAD = 18;
const HEAD = 72;
const LINE = 45;
const AFTER_SIGN = 84;
const NOTE_WIDTH = 172;
/** A narrow card has room for the name alone; its sign has another colour. */
const NOTE_FROM = 500;
const MUTED = '#4d5b66';

function note(look: Look, gene: Gene, { x, y, width }: Box): Shape[] {
  if (width < NOTE_FROM || !AUTOMATIC_GENES.includes(gene)) return [];
  const style = { size: 39, colour: '#a05f00', maxWidth: NOTE_WIDTH, align: 'right' } as const;
  return [text(wordsOf(look).picture.automatic, x + width - PAD, y + HEAD / 2 + 2, style)];
}

function card(look: Look, gene: Gene, box: Box, lines: number): Shape[] {
  const { x, y, width } = box;
  const { name, effect } = wordsOf(look).genes[gene];
  const notes = note(look, gene, box);
  const taken = AFTER_SIGN + PAD + (notes.length > 0 ? NOTE_WIDTH + 8 : 0);
  return [
    filled(roundedBox(box, 22), CREAM),
    ...geneSign(gene, x + 44, y + HEAD / 2 + 2, 32),
    text(name, x + AFTER_SIGN, y + HEAD / 2 + 2, { size: 48, face: 'strong', colour: INK, maxWidth: width - taken }),
    ...notes,
    text(effect, x + PAD, y + HEAD + 18, { size: 40, colour: MUTED, maxWidth: width - 2 * PAD, lines }),
  ];
}

function cards(look: Look, genes: readonly Gene[], { width, columns, lines }: Plan): Shape[] {
  const size = { width: (width - GAP) / columns - GAP, height: HEAD + lines * LINE };
  return genes.flatMap((gene, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const box = { x: GAP + column * (size.width + GAP), y: GAP + row * (size.height + GAP), ...size };
    return card(look, gene, box, lines);
  });
}

function noGenes(look: Look, width: number): Shape[] {
  const style = { size: 50, face: 'strong', colour: CREAM, maxWidth: width - 80, align: 'center' } as const;
  return [text(wordsOf(look).picture.noGenes, width / 2, 60, style)];
}

export function genesScene(genes: readonly Gene[], look: Look): Scene {
  const plan = planFor(genes.length);
  const rows = Math.ceil(genes.length / plan.columns);
  return {
    game: 'urland',
    width: plan.width,
    height: rows === 0 ? 120 : GAP + rows * (HEAD + plan.lines * LINE + GAP),
    background: NIGHT,
    shapes: rows === 0 ? noGenes(look, plan.width) : cards(look, genes, plan),
  };
}
