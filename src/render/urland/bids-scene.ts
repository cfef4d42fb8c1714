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
import { AMBER, CREAM, MUTED, NIGHT, SLATE } from './theme.ts';

/** What was bid, who chooses before whom, the genes that went at once, and who could not pay. */
export interface ShownBids {
  readonly bids: BySeat<number>;
  readonly order: readonly Seat[];
  readonly bought: BySeat<Gene | null>;
  readonly out: readonly Seat[];
}

export function shownBidsIn(events: readonly Event[]): ShownBids | null {
  const shown = events.find((event) => event.kind === 'bids-shown');
  if (shown === undefined) return null;
  const sales = events.filter((event) => event.kind === 'bought');
  const boughtBy = (seat: number): Gene | null => sales.find((sale) => sale.seat === seat)?.gene ?? null;
  const out = events.flatMap((event) => (event.kind === 'could-not-pay' ? [event.seat] : []));
  return { bids: shown.bids, order: shown.order, bought: shown.bids.map((_, seat) => boughtBy(seat)), out };
}

/** The first in the order who can pay chooses first, and must. */
const firstBuyer = ({ order, out }: ShownBids): Seat | undefined => order.find((seat) => !out.includes(seat));

const ROW = { height: 136, gap: 14 };
const ANIMALS = { left: 470, width: 600, step: 74 };

/** They close up until all fit. */
function animals(look: Look, seat: Seat, bid: number, y: number): Shape[] {
  const { left, width, step: widest } = ANIMALS;
  const step = Math.min(widest, (width - widest) / Math.max(1, bid - 1));
  const symbol = `ichto/${look.palette}/${colourOf(look, seat)}`;
  return Array.from({ length: bid }, (_, i) => stamped(symbol, left + widest / 2 + step * i, y, 0.8));
}

/** In a column beside the genes, so that all stand below each other. A bid that can't be paid is crossed out. */
function amount(bid: number, box: Box, standing: Standing): Shape[] {
  const y = box.y + box.height / 2;
  const right = box.x + box.width - 160;
  const width = 48 * String(bid).length;
  const colour = { first: AMBER, in: CREAM, out: MUTED }[standing];
  return [
    text(String(bid), right, y, { size: 92, face: 'strong', colour, maxWidth: 120, align: 'right' }),
    ...(standing === 'out' ? [lined(`M ${right - width} ${y} L ${right + 8} ${y}`, { colour: CREAM, width: 8 })] : []),
  ];
}

type Standing = 'first' | 'in' | 'out';

function row(look: Look, { bids, bought }: ShownBids, seat: Seat, box: Box, standing: Standing): Shape[] {
  const y = box.y + box.height / 2;
  const bid = bids[seat] ?? 0;
  const gene = bought[seat] ?? null;
  const colour = standing === 'out' ? MUTED : CREAM;
  return [
    filled(roundedBox(box, 22), SLATE),
    ...(standing === 'first' ? [lined(roundedBox(box, 22), { colour: AMBER, width: 8 })] : []),
    ...badge(paintOf(look, seat), letterOf(look, seat), { x: box.x + 62, y }),
    text(nameOf(look, seat), box.x + 112, y, { size: 54, face: 'strong', colour, maxWidth: 330 }),
    ...animals(look, seat, bid, y),
    ...amount(bid, box, standing),
    ...(gene ? geneSign(gene, box.x + box.width - 80, y, 54) : []),
  ];
}

export function bidsScene(view: View, look: Look, shown: ShownBids): Scene {
  const { width } = FULL_PICTURE;
  const first = firstBuyer(shown);
  const rows = shown.order.map((seat, index) => {
    const top = HEADER_HEIGHT + ROW.gap + index * (ROW.height + ROW.gap);
    const box = { x: ROW.gap, y: top, width: width - 2 * ROW.gap, height: ROW.height };
    return row(look, shown, seat, box, seat === first ? 'first' : shown.out.includes(seat) ? 'out' : 'in');
  });
  return {
    game: 'urland',
    width,
    height: HEADER_HEIGHT + ROW.gap + shown.order.length * (ROW.height + ROW.gap),
    background: NIGHT,
    shapes: [...titleLine(view, look, wordsOf(look).picture.moments.auction, width), ...rows.flat()],
  };
}

export function bidsAltText(look: Look, { bids, order, out }: ShownBids): string {
  const { picture, alt } = wordsOf(look);
  const told = order.map((seat) => ({
    letter: letterOf(look, seat),
    name: nameOf(look, seat),
    count: bids[seat] ?? 0,
    isOut: out.includes(seat),
  }));
  return `${picture.moments.auction}. ${told.map(alt.shownBid).join(' ')}`;
}
