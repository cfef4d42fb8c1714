/** The picture beside each question. */
import type { Area } from '#games/urland/board.ts';
import type { Gene } from '#games/urland/genes.ts';
import { boardAltText, genesAltText, handAltText, menuAltText } from '#render/urland/alt-text.ts';
import { genesScene } from '#render/urland/genes-scene.ts';
import { handScene } from '#render/urland/hand-scene.ts';
import type { Target } from '#render/urland/look.ts';
import { menuScene } from '#render/urland/menu-scene.ts';
import type { Sketch } from '../../faces/face.ts';
import { lookFor } from '../../faces/urland.ts';
import type { Asked, At, Options } from '../guide.ts';
import type { AmountStep, HeapStep } from '../walk.ts';
import { origin, underWay, viewOf } from './asked.ts';
import { asksPlace, letterAt, targetsOf } from './places.ts';
import { questionOf } from './questions.ts';

/** Where they leave and where they come, on the map. */
export const FROM = '–';
export const TO = '+';

export function mapSketch(asked: Asked, title: string, targets: readonly Target[]): Sketch {
  const view = viewOf(asked);
  const look = { ...lookFor(asked.cast), targets };
  const alt = targets.length === 0 ? boardAltText(view, look) : menuAltText(view, look);
  return { scene: menuScene(view, look, title), alt };
}

export function handSketch(asked: Asked): Sketch {
  const look = lookFor(asked.cast);
  return { scene: handScene(viewOf(asked), look), alt: handAltText(viewOf(asked), look) };
}

export function genesSketch(asked: Asked, genes: readonly Gene[]): Sketch {
  const look = lookFor(asked.cast);
  return { scene: genesScene(genes, look), alt: genesAltText(genes, look) };
}

export function sketchOf(at: At): Sketch | null {
  const { step } = at;
  switch (step.kind) {
    case 'options':
      return optionsSketch({ ...at, step });
    case 'amount':
      return amountSketch({ ...at, step });
    case 'heap':
      return heapSketch({ ...at, step });
  }
}

function optionsSketch(at: At<Options>): Sketch {
  const view = viewOf(at);
  if (at.step.of === 'chip') return handSketch(at);
  if (at.step.of === 'gene' || view.phase.kind === 'buy') return genesSketch(at, view.row);
  if (asksPlace(at)) return mapSketch(at, questionOf(at), targetsOf(at));
  const from = origin(at);
  return mapSketch(at, questionOf(at), from === null ? [] : [{ area: from, letter: letterAt(0) }]);
}

function amountSketch(at: At<AmountStep>): Sketch {
  const view = viewOf(at);
  const { phase } = view;
  if (phase.kind === 'bid') return genesSketch(at, view.row);
  const [from, to] = phase.kind === 'flee' ? [phase.land, phase.ocean] : (underWay(at)?.answers ?? []);
  const targets = [
    { area: from as Area, letter: FROM },
    { area: to as Area, letter: TO },
  ];
  return mapSketch(at, questionOf(at), targets);
}

function heapSketch(at: At<HeapStep>): Sketch {
  const targets = at.step.places.map(({ place }, index) => ({ area: place as Area, letter: letterAt(index) }));
  return mapSketch(at, questionOf(at), targets);
}
