/** The picture beside each question: the board with what can be chosen, the shop, or the player's genes. */

import { standingOf } from '#games/ursuppe/amoebas.ts';
import { neighbour, type Outcome } from '#games/ursuppe/board.ts';
import { type Gene, genesIn } from '#games/ursuppe/genes.ts';
import type { Move } from '#games/ursuppe/moves.ts';
import { driftTarget } from '#games/ursuppe/outlook/drifting.ts';
import { genesAltText, shopAltText } from '#i18n/ursuppe/alt-text-of-genes.ts';
import { sayAdvised } from '#i18n/ursuppe/moves.ts';
import { genesScene } from '#render/ursuppe/genes-scene.ts';
import { castIn, type Targets } from '#render/ursuppe/look.ts';
import { shopScene } from '#render/ursuppe/shop-scene.ts';
import type { Sketch } from '../game-pictures.ts';
import { onAmoebas, onSpaces, targetsAt } from './choice-targets.ts';
import { boardSketch, lookFor } from './look.ts';
import { questionOf } from './question-texts.ts';
import { type AskedSeat, type AtQuestion, wordsOf } from './seat-context.ts';

export function shopSketch(asked: AskedSeat): Sketch {
  const { view, seat, reader } = asked;
  return { scene: shopScene(view, seat, lookFor(reader)), alt: shopAltText(view, seat, wordsOf(asked)) };
}

/** Null without any genes. */
export function genesSketch(asked: AskedSeat, genes: readonly Gene[]): Sketch | null {
  if (genes.length === 0) return null;
  return { scene: genesScene(genes, lookFor(asked.reader)), alt: genesAltText(genes, wordsOf(asked)) };
}

export const ownGenes = ({ view, seat }: AskedSeat): Gene[] => genesIn(view.genes[seat] ?? 0);

const choiceSketch = ({ view, reader }: AskedSeat, title: string, targets: Targets | null): Sketch =>
  boardSketch(view, { ...lookFor(reader), title, targets });

export function sketchesOf(at: AtQuestion): Sketch[] {
  switch (at.view.phase) {
    case 'genes':
      return [shopSketch(at)];
    case 'defect':
      return [genesSketch(at, ownGenes(at)) ?? []].flat();
    default:
      return [choiceSketch(at, questionOf(at), targetsAt(at))];
  }
}

/** Where a step of this amoeba leads. */
function stepTargets({ view, seat }: AskedSeat, move: Extract<Move, { way: unknown }>): Targets {
  const from = standingOf(view, seat, move.amoeba);
  const to = move.way === 'dice' || move.way === 'stay' ? from : neighbour(from, move.way satisfies Outcome);
  return onSpaces([to === 0 ? from : to], from);
}

function moveTargets(asked: AskedSeat, move: Move): Targets | null {
  const { view, seat } = asked;
  switch (move.kind) {
    case 'place':
      return onSpaces([move.space]);
    case 'drift': {
      const from = standingOf(view, seat, move.amoeba);
      return onSpaces([driftTarget(view, from)], from);
    }
    case 'move':
    case 'go':
    case 'again':
    case 'flee':
      return stepTargets(asked, move);
    case 'struggle':
    case 'aggress':
      return onAmoebas([{ seat: move.owner, amoeba: move.prey }]);
    case 'cling':
      return onAmoebas(move.amoebas.map((amoeba) => ({ seat, amoeba })));
    case 'stay':
    case 'rest':
    case 'eat':
    case 'starve':
    case 'fight':
    case 'yield':
      return onSpaces([standingOf(view, seat, move.amoeba)]);
    default:
      return null;
  }
}

/** Null for a move that happens nowhere. */
export function moveSketchOf(asked: AskedSeat, move: Move): Sketch | null {
  if (move.kind === 'buy') return genesSketch(asked, [move.gene]);
  if (move.kind === 'give') return genesSketch(asked, move.genes);
  const targets = moveTargets(asked, move);
  if (targets === null) return null;
  const title = sayAdvised(move, castIn(lookFor(asked.reader), asked.view), wordsOf(asked));
  return choiceSketch(asked, title, targets);
}
