/** A card in small: what it is and costs in signs, what it does in few words. */
import type { Card } from '#games/ants/content/cards.ts';
import type { CardType } from '#games/ants/content/content-file.ts';
import { cardInBrief } from '#i18n/ants/cards.ts';
import type { Box, Point, Shape } from '../scene.ts';
import { filled, lined, roundedBox, text } from '../shapes.ts';
import { type CountedSign, signAt, signOfNeed, signRow, widthOfSigns } from './bonuses.ts';
import { type Look, wordsOf } from './look.ts';
import type { SignName } from './signs.ts';
import { AMBER, CREAM, GOLD, INK, PARCHMENT } from './theme.ts';

export const TYPE_SIGNS: Readonly<Record<CardType, SignName>> = { room: 'room', skill: 'skill', achievement: 'deed' };
/** Of the band behind the name. */
export const TYPE_TINTS: Readonly<Record<CardType, string>> = {
  room: '#d9b483',
  skill: '#b9d88e',
  achievement: '#f0d27c',
};

const PAD = 9;
const HEAD = 56;
const FACTS = 52;
const SIGN = { size: 44, colour: INK, isCounted: true } as const;

const EFFECT = 174;

/** Short effects are written large, long ones in four lines. */
const SHORT = { most: 60, size: 48, lines: 3 };
const LONG = { size: 39, lines: 4 };

export const cardHeight = (hasEffect: boolean): number => HEAD + FACTS + (hasEffect ? EFFECT : 6);

/** The size of a Room, and the cost. */
export const priceOf = ({ type, size, leaf }: Card): CountedSign[] => [
  ...(type === 'room' ? [{ sign: 'room', count: size } as const] : []),
  ...(leaf > 0 ? [{ sign: 'leaf', count: leaf } as const] : []),
];

/** What it takes, on a dark plate. */
export function needsPlate({ needs }: Card, { x, y }: Point, size: number): { shapes: Shape[]; width: number } {
  if (needs.length === 0) return { shapes: [], width: 0 };
  const style = { size, colour: CREAM };
  const signs = needs.map(signOfNeed);
  const width = widthOfSigns(signs, style) + 16;
  const plate = { x, y: y - size / 2 - 4, width, height: size + 8 };
  return { shapes: [filled(roundedBox(plate, 12), INK), ...signRow(signs, { x: x + 8, y }, style)], width };
}

function facts(card: Card, { x, y, width }: Box): Shape[] {
  const price = priceOf(card);
  const priceWidth = price.length === 0 ? 0 : widthOfSigns(price, SIGN) + 12;
  const symbols = card.symbols.map((sign): CountedSign => ({ sign, count: 1 }));
  const style = { size: SIGN.size, colour: INK };
  return [
    ...signRow(price, { x, y }, SIGN),
    ...needsPlate(card, { x: x + priceWidth, y }, SIGN.size - 4).shapes,
    ...signRow(symbols, { x: x + width - widthOfSigns(symbols, style), y }, style),
  ];
}

/** Beside longer names there is no room for the sign of the type. */
const LONG_NAME = 17;
const POINTS = 50;

export const pointsPill = (vp: number, { x, y }: Point, size: number): Shape[] => [
  filled(roundedBox({ x: x - size / 2, y: y - size * 0.4, width: size, height: size * 0.8 }, 12), INK),
  text(String(vp), x, y, {
    size: Math.round(size * 0.8),
    face: 'strong',
    colour: GOLD,
    maxWidth: size,
    align: 'center',
  }),
];

interface CardStyle {
  /** Whether there is room for it. */
  readonly hasEffect: boolean;
  readonly isLit?: boolean;
}

function effect(card: Card, { x, y, width }: Box, look: Look): Shape {
  const words = cardInBrief(card, wordsOf(look));
  const { size, lines } = words.length <= SHORT.most ? SHORT : LONG;
  return text(words, x, y + size / 2, { size, colour: INK, maxWidth: width, lines });
}

export function smallCard(card: Card, box: Box, look: Look, { hasEffect, isLit = false }: CardStyle): Shape[] {
  const { x, y, width } = box;
  const head = { ...box, height: HEAD };
  const inner = { x: x + PAD, y: y + HEAD + FACTS / 2 + 2, width: width - 2 * PAD, height: FACTS };
  const hasPoints = card.vp > 0;
  const name = wordsOf(look).names.card({ card: card.id });
  const sign = name.length > LONG_NAME ? 0 : 44;
  return [
    filled(roundedBox(box, 18), PARCHMENT),
    filled(roundedBox(head, 18), TYPE_TINTS[card.type]),
    ...(sign === 0 ? [] : [signAt(TYPE_SIGNS[card.type], { x: x + PAD + 18, y: y + HEAD / 2 }, 44)]),
    text(name, x + PAD + sign, y + HEAD / 2 + 1, {
      size: 44,
      face: 'strong',
      colour: INK,
      maxWidth: width - 2 * PAD + 2 - sign - (hasPoints ? POINTS : 0),
    }),
    ...(hasPoints ? pointsPill(card.vp, { x: x + width - PAD - POINTS / 2 + 5, y: y + HEAD / 2 }, POINTS) : []),
    ...facts(card, inner),
    ...(hasEffect ? [effect(card, { ...inner, y: y + HEAD + FACTS + 2 }, look)] : []),
    ...(isLit ? [lined(roundedBox(box, 18), { colour: AMBER, width: 8 })] : []),
  ];
}
