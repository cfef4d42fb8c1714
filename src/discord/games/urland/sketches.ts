/** The picture beside each question. */
import type { Area } from '#games/urland/board.ts';
import type { Gene } from '#games/urland/genes.ts';
import { boardAltText, genesAltText, handAltText, menuAltText } from '#render/urland/alt-text.ts';
import { genesScene } from '#render/urland/genes-scene.ts';
import { handScene } from '#render/urland/hand-scene.ts';
import type { Target } from '#render/urland/look.ts';
import { areNear, menuScene, surroundingsScene } from '#render/urland/menu-scene.ts';
import type { Sketch } from '../game-pictures.ts';
import { lookFor } from './look.ts';
import { asksPlace, letterAt, targetsOf } from './places.ts';
import { questionOf } from './question-texts.ts';
import {
  type AskedSeat,
  type AtAmount,
  type AtHeap,
  type AtOptions,
  type AtQuestion,
  areaOf,
  origin,
  underWay,
} from './seat-context.ts';

/** The areas that a move leaves and enters, on the map. */
export const FROM = '–';
export const TO = '+';

/** As close as these areas allow, by default the targets; without any, the whole map. */
export function mapSketch(
  asked: AskedSeat,
  title: string,
  targets: readonly Target[],
  around: readonly Area[] = areasOf(targets),
): Sketch {
  const view = asked.view;
  const look = { ...lookFor(asked.reader), targets };
  const isClose = around.length > 0 && areNear(view, around);
  return {
    scene: isClose ? surroundingsScene(view, look, title, around) : menuScene(view, look, title),
    alt: targets.length === 0 ? boardAltText(view, look) : menuAltText(view, look),
  };
}

const areasOf = (targets: readonly Target[]): Area[] => targets.map(({ area }) => area);

export function handSketch(asked: AskedSeat): Sketch {
  const look = lookFor(asked.reader);
  return { scene: handScene(asked.view, look), alt: handAltText(asked.view, look) };
}

export function genesSketch(asked: AskedSeat, genes: readonly Gene[]): Sketch {
  const look = lookFor(asked.reader);
  return { scene: genesScene(genes, look), alt: genesAltText(genes, look) };
}

export function sketchesOf(at: AtQuestion): Sketch[] {
  const { step } = at;
  switch (step.kind) {
    case 'options':
      return [optionsSketch({ ...at, step })];
    case 'some':
      return [];
    case 'amount':
      return [amountSketch({ ...at, step })];
    case 'heap':
      return [heapSketch({ ...at, step })];
  }
}

function optionsSketch(at: AtOptions): Sketch {
  const view = at.view;
  if (at.step.of === 'chip') return handSketch(at);
  if (at.step.of === 'gene' || view.phase.kind === 'buy') return genesSketch(at, view.row);
  const from = origin(at);
  if (asksPlace(at)) return placesSketch(at, from);
  return mapSketch(at, questionOf(at), from === null ? [] : [{ area: from, letter: letterAt(0) }]);
}

/** The choice of a start shows the whole map; the next choice shows the start with its possible targets. */
function placesSketch(at: AtOptions, from: Area | null): Sketch {
  const targets = targetsOf(at);
  const around = from === null ? areasOf(targets) : [from, ...areasOf(targets)];
  return mapSketch(at, questionOf(at), targets, at.step.asks === 'from' ? [] : around);
}

function amountSketch(at: AtAmount): Sketch {
  const view = at.view;
  const { phase } = view;
  if (phase.kind === 'bid') return genesSketch(at, view.row);
  const draft = underWay(at);
  const [from, to] = phase.kind === 'flee' ? [phase.land, phase.ocean] : [draft?.from, draft?.to];
  const targets = [...targetAt(from, FROM), ...targetAt(to, TO)];
  return mapSketch(at, questionOf(at), targets);
}

const targetAt = (area: Area | undefined, letter: string): Target[] => (area === undefined ? [] : [{ area, letter }]);

function heapSketch(at: AtHeap): Sketch {
  const targets = at.step.places.map(({ place }, index) => ({ area: areaOf(place), letter: letterAt(index) }));
  return mapSketch(at, questionOf(at), targets);
}
