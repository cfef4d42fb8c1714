/** The picture beside each question: the garden, the nest, the display or cards, with what can be chosen. */
import { openIds } from '#engine/menu.ts';
import type { CardId } from '#games/ants/content/cards.ts';
import { contentOf } from '#games/ants/content/content.ts';
import { onDisplay } from '#games/ants/deck.ts';
import type { Move } from '#games/ants/moves.ts';
import { sayAdvised } from '#i18n/ants/moves.ts';
import type { Targets } from '#render/ants/look.ts';
import type { Sketch } from '../game-pictures.ts';
import { boardSketch, cardsSketch, colonySketch, displaySketch, lookFor, queensSketch, tracksSketch } from './look.ts';
import { questionOf } from './question-texts.ts';
import { type AskedSeat, type AtList, type AtQuestion, wordsOf } from './seat-context.ts';

const NOWHERE: Targets = { hexes: [], corners: [], path: [] };

const gardenSketch = ({ view, reader }: AskedSeat, title: string, targets: Targets | null): Sketch =>
  boardSketch(view, { ...lookFor(reader), title, targets });

const nestSketch = ({ view, seat, reader }: AskedSeat, title: string, squares: readonly string[] = []): Sketch =>
  colonySketch(view, seat, { ...lookFor(reader), title }, squares);

const squaresOf = (rooms: readonly string[]): string[] => [...new Set(rooms.flatMap((room) => room.split('+')))];

/** From the display with the whole display, else the cards alone. */
function cardsAsked(at: AtList, ids: readonly CardId[]): Sketch | null {
  const { cards } = contentOf(at.view);
  const known = ids.filter((id) => cards.has(id));
  const laid: readonly CardId[] = onDisplay(at.view.display);
  if (known.length > 1 && known.every((id) => laid.includes(id)))
    return displaySketch(at.view, lookFor(at.reader), known);
  return cardsSketch(at.view, known, lookFor(at.reader));
}

/** Null for options that have no picture. */
function listSketch(at: AtList): Sketch | null {
  const title = questionOf(at);
  const ids = openIds(at.step).map(String);
  switch (at.step.of) {
    case 'queen':
      return queensSketch(at.view, lookFor(at.reader));
    case 'hex':
      return gardenSketch(at, title, { ...NOWHERE, hexes: ids });
    case 'corner':
      return gardenSketch(at, title, { ...NOWHERE, corners: ids.map(Number), path: at.step.draft.path ?? [] });
    case 'room':
      return nestSketch(at, title, squaresOf(ids));
    case 'card':
      return cardsAsked(at, ids);
    case 'column':
    case 'stage':
    case 'track':
    case 'tile':
    case 'terrain':
    case 'symbol':
      return nestSketch(at, title);
    default:
      return null;
  }
}

/** Before anything is chosen: where it will happen. */
function openingSketch(at: AtQuestion): Sketch | null {
  switch (at.view.phase) {
    case 'queen':
      return queensSketch(at.view, lookFor(at.reader));
    case 'effects':
    case 'final':
      return nestSketch(at, questionOf(at));
    case 'swarm':
      return tracksSketch(at.view, lookFor(at.reader));
    default:
      return gardenSketch(at, questionOf(at), null);
  }
}

const isList = (at: AtQuestion): at is AtList => at.step.kind === 'options' || at.step.kind === 'some';

export function sketchesOf(at: AtQuestion): Sketch[] {
  const isOpening = at.step.kind === 'options' && at.step.isOpening;
  const sketch = isOpening || !isList(at) ? openingSketch(at) : listSketch(at);
  return [sketch ?? []].flat();
}

function moveTargets(move: Move): Targets | null {
  switch (move.kind) {
    case 'explore':
    case 'explorer':
    case 'defeat':
      return { ...NOWHERE, hexes: [move.hex] };
    case 'forage':
    case 'foragers':
      return { ...NOWHERE, path: move.path };
    default:
      return null;
  }
}

/** Null for a move that happens nowhere. */
export function moveSketchOf(asked: AskedSeat, move: Move): Sketch | null {
  const title = sayAdvised(move, wordsOf(asked));
  const targets = moveTargets(move);
  if (targets !== null) return gardenSketch(asked, title, targets);
  switch (move.kind) {
    case 'dig':
    case 'room':
    case 'empty':
      return nestSketch(asked, title, squaresOf([move.room]));
    case 'play':
    case 'take':
    case 'one':
      return cardsSketch(asked.view, [move.card], lookFor(asked.reader));
    case 'keep':
      return cardsSketch(asked.view, move.cards, lookFor(asked.reader));
    default:
      return null;
  }
}
