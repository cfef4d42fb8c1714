/** The whole table in one picture: what is going on, the sticks, the players. */
import { seatsOf } from '#engine/seat.ts';
import { SEATS } from '#games/sticks/box.ts';
import type { View } from '#games/sticks/view.ts';
import { altTextOfBoard } from '#i18n/sticks/alt-text.ts';
import { headline } from '#i18n/sticks/situation.ts';
import { FULL_PICTURE } from '../kit/discord-boxes.ts';
import { CREAM, NIGHT } from '../kit/theme.ts';
import type { Scene, Shape } from '../scene.ts';
import { text } from '../shapes.ts';
import { type Look, letterOf, nameOf, wordsOf } from './look.ts';
import { playerCards } from './player-cards.ts';
import { ROWS_HEIGHT, stickRows } from './stick-rows.ts';

const { width: FULL_WIDTH, height: FULL_HEIGHT } = FULL_PICTURE;

const HEADER_HEIGHT = 100;
const MARGIN = 20;

const title = (view: View, look: Look): Shape =>
  text(
    headline(view, wordsOf(look), (seat) => nameOf(look, seat)),
    FULL_WIDTH / 2,
    HEADER_HEIGHT / 2 + 4,
    { size: 58, face: 'strong', colour: CREAM, maxWidth: FULL_WIDTH - 2 * MARGIN, align: 'center' },
  );

export function boardScene(view: View, look: Look): Scene {
  const cardsTop = HEADER_HEIGHT + ROWS_HEIGHT + MARGIN;
  return {
    width: FULL_WIDTH,
    height: FULL_HEIGHT,
    background: NIGHT,
    shapes: [
      title(view, look),
      ...stickRows(view, look, { x: MARGIN, y: HEADER_HEIGHT, width: FULL_WIDTH - 2 * MARGIN }),
      ...playerCards(view, look, { x: MARGIN, y: cardsTop, width: FULL_WIDTH - 2 * MARGIN }),
    ],
  };
}

export function boardAltText(view: View, look: Look): string {
  const names = seatsOf(SEATS).map((seat) => nameOf(look, seat));
  const letters = seatsOf(SEATS).map((seat) => letterOf(look, seat));
  return altTextOfBoard(view, { names, letters }, wordsOf(look));
}
