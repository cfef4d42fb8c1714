/** One card, large, with all it says in sentences. */
import type { Card } from '#games/ants/content/cards.ts';
import { cardFacts, cardInFull } from '#i18n/ants/cards.ts';
import type { Scene, Shape } from '../scene.ts';
import { filled, roundedBox, stamped, text } from '../shapes.ts';
import { type CountedSign, signAt, signRow, widthOfSigns } from './bonuses.ts';
import { needsPlate, pointsPill, priceOf, TYPE_SIGNS, TYPE_TINTS } from './cards.ts';
import { type Look, wordsOf } from './look.ts';
import { INK, NIGHT, PARCHMENT } from './theme.ts';

const SIZE = { width: 1000, height: 620 };
const BOX = { x: 10, y: 10, width: SIZE.width - 20, height: SIZE.height - 20 };
const HEAD = 100;
const PAD = 30;
const SIGN = 66;
const FAINT = '#5b5142';

function facts(card: Card): Shape[] {
  const y = BOX.y + HEAD + 54;
  const style = { size: SIGN, colour: INK, isCounted: true };
  const price = priceOf(card);
  const left = BOX.x + PAD;
  const after = left + (price.length === 0 ? 0 : widthOfSigns(price, style) + 18);
  const symbols = card.symbols.map((sign): CountedSign => ({ sign, count: 1 }));
  const right = BOX.x + BOX.width - PAD - widthOfSigns(symbols, { size: SIGN, colour: INK });
  return [
    ...signRow(price, { x: left, y }, style),
    ...needsPlate(card, { x: after, y }, SIGN - 6).shapes,
    ...signRow(symbols, { x: right, y }, { size: SIGN, colour: INK }),
  ];
}

/** So few letters leave room for large ones, and for a sign below them. */
const SHORT = 90;

function effect(words: string): Shape {
  const { size, lines } = words.length <= SHORT ? { size: 66, lines: 4 } : { size: 48, lines: 5 };
  const style = { size, least: 40, colour: INK, maxWidth: BOX.width - 2 * PAD, lines };
  return text(words, BOX.x + PAD, BOX.y + HEAD + 202 + size / 2, style);
}

/** The type of the card, large and faint. */
const watermark = (card: Card): Shape => ({
  ...stamped(`sign/${TYPE_SIGNS[card.type]}`, BOX.x + BOX.width - 150, BOX.y + BOX.height - 140, 2.4),
  opacity: 0.14,
});

export function cardScene(card: Card, look: Look): Scene {
  const say = wordsOf(look);
  const words = cardInFull(card, say);
  const width = BOX.width - 2 * PAD;
  return {
    game: 'ants',
    ...SIZE,
    background: NIGHT,
    shapes: [
      filled(roundedBox(BOX, 30), PARCHMENT),
      filled(roundedBox({ ...BOX, height: HEAD }, 30), TYPE_TINTS[card.type]),
      signAt(TYPE_SIGNS[card.type], { x: BOX.x + PAD + 36, y: BOX.y + HEAD / 2 }, 78),
      text(say.names.card({ card: card.id }), BOX.x + PAD + 90, BOX.y + HEAD / 2, {
        size: 64,
        face: 'strong',
        colour: INK,
        maxWidth: width - 200,
      }),
      ...(card.vp > 0 ? pointsPill(card.vp, { x: BOX.x + BOX.width - PAD - 40, y: BOX.y + HEAD / 2 }, 86) : []),
      ...(words.length <= SHORT ? [watermark(card)] : []),
      ...facts(card),
      text(cardFacts(card, say), BOX.x + PAD, BOX.y + HEAD + 120, {
        size: 36,
        least: 28,
        colour: FAINT,
        maxWidth: width,
        lines: 2,
      }),
      effect(words),
    ],
  };
}
