/** Cards of one player: a hand, those dealt at the beginning, or those played. */
import type { CardId } from '#games/ants/content/cards.ts';
import { contentOf } from '#games/ants/content/content.ts';
import type { Position } from '#games/ants/state.ts';
import { FULL_PICTURE } from '../kit/discord-boxes.ts';
import type { Box, Scene, Shape } from '../scene.ts';
import { text } from '../shapes.ts';
import { cardHeight, smallCard } from './cards.ts';
import type { Look } from './look.ts';
import { CREAM, NIGHT } from './theme.ts';

const GAP = 8;

interface Plan {
  readonly columns: number;
  readonly width: number;
  readonly hasEffects: boolean;
}

/** Few cards are large; more than nine have no room for their effects. */
function planFor(count: number): Plan {
  if (count <= 2) return { columns: count, width: 490 * count, hasEffects: true };
  return { columns: 3, width: FULL_PICTURE.width, hasEffects: count <= 9 };
}

const heightOf = ({ hasEffects }: Plan): number => cardHeight(hasEffects);

/** As many as there is room for. */
const mostFor = (plan: Plan): number => plan.columns * Math.floor((FULL_PICTURE.height - GAP) / (heightOf(plan) + GAP));

/** Law: at least one card. */
export function cardsScene(position: Position, ids: readonly CardId[], look: Look): Scene {
  const cards = ids.flatMap((id) => contentOf(position).cards.get(id) ?? []);
  const plan = planFor(cards.length);
  const size = { width: (plan.width - GAP) / plan.columns - GAP, height: heightOf(plan) };
  const boxOf = (i: number): Box => ({
    x: GAP + (i % plan.columns) * (size.width + GAP),
    y: GAP + Math.floor(i / plan.columns) * (size.height + GAP),
    ...size,
  });
  const most = mostFor(plan);
  const shown = cards.length > most ? cards.slice(0, most - 1) : cards;
  return {
    game: 'ants',
    width: plan.width,
    height: GAP + Math.ceil(Math.min(most, cards.length) / plan.columns) * (size.height + GAP),
    background: NIGHT,
    shapes: [
      ...shown.flatMap((card, i) => smallCard(card, boxOf(i), look, { hasEffect: plan.hasEffects })),
      ...(shown.length < cards.length ? [unseen(cards.length - shown.length, boxOf(shown.length))] : []),
    ],
  };
}

/** How many more there are. */
const unseen = (count: number, { x, y, width, height }: Box): Shape =>
  text(`+${count}`, x + width / 2, y + height / 2, {
    size: 60,
    face: 'strong',
    colour: CREAM,
    maxWidth: width,
    align: 'center',
  });
