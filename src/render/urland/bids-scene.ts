/** The bids of an auction, uncovered: best first, each with as many Ichtos as were bid. */
import type { BySeat, Seat } from '#engine/seat.ts';
import type { Event } from '#games/urland/events.ts';
import type { Gene } from '#games/urland/genes.ts';
import type { View } from '#games/urland/view.ts';
import { FULL_PICTURE } from '../kit/discord-boxes.ts';
import { badge } from '../kit/marks.ts';
import { HEADER_HEIGHT } from '../kit/title-bar.ts';
import type { Box, Scene, Shape } from '../scene.ts';
import { filled, lined, roundedBox, stamped, text } from '../shapes.ts';
import { geneSign } from './gene-cards.ts';
import { titleLine } from './header.ts';
import { colourOf, type Look, letterOf, nameOf, paintOf, wordsOf } from './look.ts';
import { AMBER, CREAM, NIGHT, SLATE } from './theme.ts';

/** What was bid, who chooses before whom, and the genes that went at once. */
export interface ShownBids {
  readonly bids: BySeat<number>;
  readonly order: readonly Seat[];
  readonly bought: BySeat<Gene | null>;
}

export function shownBidsIn(events: readonly Event[]): ShownBids | null {
  const shown = events.find((event) => event.kind === 'bids-shown');
  if (shown === undefined) return null;
  const sales = events.filter((event) => event.kind === 'bought');
  const boughtBy = (seat: number): Gene | null => sales.find((sale) => sale.seat === seat)?.gene ?? null;
  return { bids: shown.bids, order: shown.order, bought: shown.bids.map((_, seat) => boughtBy(seat)) };
}

const ROW = { height: 136, gap: 14 };
const ANIMALS = { left: 470, width: 640, step: 74 };

/** They close up until all fit. */
function animals(look: Look, seat: Seat, bid: number, y: number): Shape[] {
  const step = Math.min(ANIMALS.step, ANIMALS.width / Math.max(1, bid));
  const symbol = `ichto/${look.palette}/${colourOf(look, seat)}`;
  return Array.from({ length: bid }, (_, i) => stamped(symbol, ANIMALS.left + step * (i + 0.5), y, 0.8));
}

function row(look: Look, { bids, bought }: ShownBids, seat: Seat, box: Box, isFirst: boolean): Shape[] {
  const y = box.y + box.height / 2;
  const bid = bids[seat] ?? 0;
  const gene = bought[seat] ?? null;
  return [
    filled(roundedBox(box, 22), SLATE),
    ...(isFirst ? [lined(roundedBox(box, 22), { colour: AMBER, width: 8 })] : []),
    ...badge(paintOf(look, seat), letterOf(look, seat), { x: box.x + 62, y }),
    text(nameOf(look, seat), box.x + 112, y, { size: 54, face: 'strong', colour: CREAM, maxWidth: 330 }),
    ...animals(look, seat, bid, y),
    text(String(bid), box.x + box.width - (gene ? 160 : 40), y, {
      size: 92,
      face: 'strong',
      colour: isFirst ? AMBER : CREAM,
      maxWidth: 120,
      align: 'right',
    }),
    ...(gene ? geneSign(gene, box.x + box.width - 80, y, 54) : []),
  ];
}

export function bidsScene(view: View, look: Look, shown: ShownBids): Scene {
  const { width } = FULL_PICTURE;
  const rows = shown.order.map((seat, index) => {
    const top = HEADER_HEIGHT + ROW.gap + index * (ROW.height + ROW.gap);
    const box = { x: ROW.gap, y: top, width: width - 2 * ROW.gap, height: ROW.height };
    return row(look, shown, seat, box, index === 0 && (shown.bids[seat] ?? 0) > 0);
  });
  return {
    game: 'urland',
    width,
    height: HEADER_HEIGHT + ROW.gap + shown.order.length * (ROW.height + ROW.gap),
    background: NIGHT,
    shapes: [...titleLine(view, look, wordsOf(look).picture.moments.auction, width), ...rows.flat()],
  };
}

export function bidsAltText(look: Look, { bids, order }: ShownBids): string {
  const { picture, alt } = wordsOf(look);
  const told = order.map((seat) => ({
    letter: letterOf(look, seat),
    name: nameOf(look, seat),
    count: bids[seat] ?? 0,
  }));
  return `${picture.moments.auction}. ${told.map(alt.shownBid).join(' ')}`;
}
