/** The gene shop: each gene with its price, its mutation points, and how many cards nobody has. */
import type { Seat } from '#engine/seat.ts';
import { genesIn } from '#games/ursuppe/genes.ts';
import { type Offer, offersFor } from '#games/ursuppe/outlook/shop.ts';
import { ofSeat, type Position } from '#games/ursuppe/state.ts';
import { FULL_PICTURE } from '../kit/discord-boxes.ts';
import { HEADER_HEIGHT, iconSign, titleBar } from '../kit/title-bar.ts';
import type { Box, Scene, Shape } from '../scene.ts';
import { filled, roundedBox, stamped, text } from '../shapes.ts';
import { figureShape } from './figures.ts';
import { geneTile } from './gene-tiles.ts';
import { type Look, wordsOf } from './look.ts';
import { CREAM, EMBER, LEAF, MUTED, NIGHT, OZONE, SLATE } from './theme.ts';

const COLUMNS = 2;
const GAP = 8;
const TILE = 62;
const NAME_LEFT = TILE + 20;
const NAME_WIDTH = 352;

/** From the left end of a row. */
const PRICE_AT = 438;
const POINTS_AT = 514;
const LEFT_AT = 606;

function figures({ price, mutationPoints, left }: Offer, { x, y, height }: Box, colour: string): Shape[] {
  const middle = y + height / 2;
  const at = (offset: number) => ({ x: x + offset, y: middle });
  return [
    ...figureShape({ icon: 'energy', tint: EMBER, value: price, colour }, at(PRICE_AT)),
    ...figureShape({ icon: 'dna', tint: LEAF, value: mutationPoints, colour }, at(POINTS_AT)),
    ...figureShape({ icon: 'cards', tint: OZONE, value: left, colour }, at(LEFT_AT)),
  ];
}

/** What the player has is ticked; what they can't buy now is in the background. */
function row(offer: Offer, look: Look, isOwned: boolean, box: Box): Shape[] {
  const { x, y, height } = box;
  const isOpen = offer.refusal === null;
  const colour = isOpen ? CREAM : MUTED;
  const tick = stamped(`icon/tick/${EMBER}`, x + TILE - 8, y + height - 20, 0.08);
  return [
    filled(roundedBox(box, 16), isOpen ? '#35505a' : SLATE),
    ...geneTile(offer.gene, { x: x + 8, y: y + (height - TILE) / 2 }, TILE, isOpen || isOwned),
    ...(isOwned ? [tick] : []),
    text(wordsOf(look).genes[offer.gene].name, x + NAME_LEFT, y + height / 2, {
      size: 42,
      face: isOpen ? 'strong' : 'text',
      colour,
      maxWidth: NAME_WIDTH,
    }),
    ...figures(offer, box, colour),
  ];
}

function rowBox(index: number, rows: number): Box {
  const { width, height } = FULL_PICTURE;
  const each = Math.floor((height - HEADER_HEIGHT - GAP) / rows);
  const wide = (width - GAP) / COLUMNS - GAP;
  const [column, line] = [Math.floor(index / rows), index % rows];
  return { x: GAP + column * (wide + GAP), y: HEADER_HEIGHT + line * each, width: wide, height: each - GAP };
}

export function shopScene(position: Position, seat: Seat, look: Look): Scene {
  const offers = offersFor(position, seat);
  const own = genesIn(position.genes[seat] ?? 0);
  const rows = Math.ceil(offers.length / COLUMNS);
  const title = wordsOf(look).picture.shop({ bp: ofSeat(position.bp, seat) });
  return {
    game: 'ursuppe',
    ...FULL_PICTURE,
    background: NIGHT,
    shapes: [
      ...titleBar({ title, fill: NIGHT, sign: iconSign('icon/dna'), width: FULL_PICTURE.width, right: 20 }),
      ...offers.flatMap((offer, i) => row(offer, look, own.includes(offer.gene), rowBox(i, rows))),
    ],
  };
}
