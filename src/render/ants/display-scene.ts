/** The display: three rows of three cards, each row with the action that takes from it. */
import { COLUMN_OF, MAIN_ACTIONS } from '#games/ants/box.ts';
import { contentOf } from '#games/ants/content/content.ts';
import { rowOf } from '#games/ants/deck.ts';
import type { Position } from '#games/ants/state.ts';
import { FULL_PICTURE } from '../kit/discord-boxes.ts';
import type { Box, Scene, Shape } from '../scene.ts';
import { lined, roundedBox } from '../shapes.ts';
import { signAt } from './bonuses.ts';
import { smallCard } from './cards.ts';
import type { Look } from './look.ts';
import { MUTED, NIGHT } from './theme.ts';

const GAP = 8;
const MARGIN = 58;

function boxAt(row: number, column: number, columns: number): Box {
  const width = (FULL_PICTURE.width - MARGIN) / columns - GAP;
  const height = (FULL_PICTURE.height - GAP) / MAIN_ACTIONS.length - GAP;
  return { x: MARGIN + column * (width + GAP), y: GAP + row * (height + GAP), width, height };
}

/** `lit`: cards that can be chosen. */
export function displayScene(position: Position, look: Look, lit: readonly string[] = []): Scene {
  const { cards } = contentOf(position);
  const shapes = MAIN_ACTIONS.flatMap((action, row): Shape[] => {
    const slots = rowOf(position, action);
    const middle = boxAt(row, 0, 1);
    return [
      signAt(COLUMN_OF[action], { x: MARGIN / 2, y: middle.y + middle.height / 2 }, 50),
      ...slots.flatMap((id, column) => {
        const box = boxAt(row, column, slots.length);
        const card = id === null ? undefined : cards.get(id);
        if (!card) return [lined(roundedBox(box, 18), { colour: MUTED, width: 4, dash: [14, 12] }, 0.6)];
        return smallCard(card, box, look, { hasEffect: true, isLit: id !== null && lit.includes(id) });
      }),
    ];
  });
  return { game: 'ants', ...FULL_PICTURE, background: NIGHT, shapes };
}
