/** Pictures of golden games, from the set-up to the end, at the sizes at which Discord shows them. */
import { createCanvas } from 'canvas';
import { expect, it } from 'vitest';
import { seatsOf } from '#engine/seat.ts';
import { contentOf } from '#games/ants/content/content.ts';
import type { Position } from '#games/ants/state.ts';
import { atlas } from '#render/ants/atlas.ts';
import { boardScene } from '#render/ants/board-scene.ts';
import { cardScene } from '#render/ants/card-scene.ts';
import { cardsScene } from '#render/ants/cards-scene.ts';
import { colonyScene } from '#render/ants/colony-scene.ts';
import { displayScene } from '#render/ants/display-scene.ts';
import { tracksScene } from '#render/ants/tracks-scene.ts';
import { fitText } from '#render/paint/lettering.ts';
import type { Scene, Shape } from '#render/scene.ts';
import { gardenLook } from '../../support/ants-look.ts';
import { momentsOf } from '../../support/ants-moments.ts';
import { faultsOf } from '../picture-laws.ts';

const look = gardenLook({ names: ['Wolfgang Amadeus', 'Żółwik-Łódź Świętopełk', 'Chloé', 'œuvre-à-l’Œil'] });

const scenesOf = (view: Position): Scene[] => [
  boardScene(view, look),
  tracksScene(view, look),
  displayScene(view, look),
  ...seatsOf(view.seats).map((seat) => colonyScene(view, seat, look)),
];

/** Every one would take a minute. */
const EACH = 40;

it.each([
  '2-players-full-short-own',
  '3-players-full-standard-common',
  '4-players-full-standard-own-rare-10012',
  '4-players-intro-short-common',
])('all pictures of %s can be read', (name) => {
  const moments = momentsOf(name).filter((_, i, all) => i % EACH === 0 || i === all.length - 1 || i < 8);
  for (const { view } of moments) for (const scene of scenesOf(view)) expect(faultsOf(scene, atlas)).toEqual([]);
});

const [beginning] = momentsOf('2-players-full-short-own');
const cards = beginning ? [...contentOf(beginning.view).cards.values()] : [];

const context = createCanvas(1, 1).getContext('2d');
/** Texts that end in an ellipsis. */
const cutTexts = (shapes: readonly Shape[]): string[] =>
  shapes.flatMap((shape) => {
    if (shape.kind === 'group') return cutTexts(shape.shapes);
    return shape.kind === 'text' && fitText(context, shape).lines.some((line) => line.endsWith('…'))
      ? [shape.text]
      : [];
  });

it('nothing that a card says is left out', () => {
  for (const card of cards) {
    expect(cutTexts(cardScene(card, look).shapes)).toEqual([]);
    const display = beginning && { ...beginning.view, display: beginning.view.display.map(() => card.id) };
    expect(display && cutTexts(displayScene(display, look).shapes)).toEqual([]);
  }
});

it('every card can be read in small and large', () => {
  expect(cards.length).toBe(158);
  for (const [i, card] of cards.entries()) {
    expect(faultsOf(cardScene(card, look), atlas)).toEqual([]);
    const some = cards.slice(i, i + 9).map(({ id }) => id);
    if (beginning && i % 9 === 0) expect(faultsOf(cardsScene(beginning.view, some, look), atlas)).toEqual([]);
  }
});
