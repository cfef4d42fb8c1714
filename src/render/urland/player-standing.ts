/** What a player's card shows below the name: role, reserve, extra turns, bid and genes, as signs. */
import type { BySeat, Seat } from '#engine/seat.ts';
import { MUTATION_SPACES } from '#games/urland/box.ts';
import type { Gene } from '#games/urland/genes.ts';
import { roleOf } from '#games/urland/roles.ts';
import type { View } from '#games/urland/view.ts';
import type { Box, Point, Shape } from '../scene.ts';
import { filled, roundedBox, stamped, text } from '../shapes.ts';
import { colourOf, type Look, wordsOf } from './look.ts';
import { CREAM, EMBER, INK, LEAF, MUTED } from './theme.ts';

const TILE = { width: 53, gap: 6 };
/** One for each possible mutation. */
const GENE_PLACES = MUTATION_SPACES.length;
const GENES_WIDTH = GENE_PLACES * (TILE.width + TILE.gap);

/** At the right end, as high as there is room. */
export function geneTiles(genes: readonly Gene[], { x, y, width, height }: Box): Shape[] {
  const high = Math.min(TILE.width + 10, height - 12);
  return Array.from({ length: GENE_PLACES }, (_, i): Shape[] => {
    const box = {
      x: x + width - GENES_WIDTH + TILE.gap + i * (TILE.width + TILE.gap),
      y: y + (height - high) / 2,
      width: TILE.width,
      height: high,
    };
    const gene = genes[i];
    if (!gene) return [filled(roundedBox(box, 12), '#33444f')];
    const size = Math.min(TILE.width, high) - 6;
    return [
      filled(roundedBox(box, 12), LEAF),
      stamped(`icon/${gene}/${INK}`, box.x + TILE.width / 2, box.y + high / 2, size / 512),
    ];
  }).flat();
}

const ROLE_SIGNS = {
  environment: { symbol: `icon/world/${EMBER}`, scale: 0.072 },
  dummy: { symbol: `icon/dummy/${MUTED}`, scale: 0.072 },
  ichto: { symbol: `sign/${MUTED}`, scale: 0.34 },
} as const;

function roleSign(view: View, seat: Seat, { x, y }: Point): Shape[] {
  const role = roleOf(view, seat);
  if (role === null) return [];
  const { symbol, scale } = ROLE_SIGNS[role];
  return [stamped(symbol, x + 20, y, scale)];
}

const hourglasses = (count: number, { x, y }: Point): Shape[] =>
  Array.from({ length: count }, (_, i) => stamped(`icon/hourglass/${MUTED}`, x + 60 + i * 28, y, 0.056));

function reserve(view: View, look: Look, seat: Seat, { x, y }: Point): Shape[] {
  return [
    stamped(`ichto/${look.palette}/${colourOf(look, seat)}`, x + 20, y, 0.36),
    text(String(view.reserve[seat] ?? 0), x + 48, y, { size: 40, face: 'strong', colour: CREAM, maxWidth: 44 }),
  ];
}

/** In an auction a bid matters more than the rest, at the end a rank. */
function verdict(words: string, isFirst: boolean, { x, y }: Point, maxWidth: number): Shape[] {
  const colour = isFirst ? EMBER : MUTED;
  return [text(words, x, y, { size: 41, face: 'strong', colour, maxWidth })];
}

/** 1 for the player furthest ahead. */
const rankOf = (view: View, seat: Seat): number =>
  1 + view.track.filter((space) => space > (view.track[seat] ?? 0)).length;

/** What has been bid, once that is shown; at the moment of an auction also if the table has gone on. */
function bidsIn({ phase }: View, { events, moment }: Look): BySeat<number> | null {
  if (phase.kind === 'buy') return phase.bids;
  if (moment?.kind !== 'auction') return null;
  return events.flatMap((event) => (event.kind === 'bids-shown' ? [event.bids] : []))[0] ?? null;
}

type Line = (spot: Point, maxWidth: number) => Shape[];

function bidLine(view: View, look: Look, seat: Seat): Line | null {
  const bids = bidsIn(view, look);
  if (bids === null) return null;
  const isOpen = view.phase.kind !== 'buy' || view.phase.queue.includes(seat);
  const words = wordsOf(look).picture.bid({ count: bids[seat] ?? 0 });
  return (spot, maxWidth) => verdict(words, isOpen, spot, maxWidth);
}

function rankLine(view: View, look: Look, seat: Seat): Line | null {
  if (view.phase.kind !== 'over') return null;
  const rank = rankOf(view, seat);
  return (spot, maxWidth) => verdict(wordsOf(look).picture.rank({ rank }), rank === 1, spot, maxWidth);
}

/** The most important line first: a low card has room for only one. */
function linesOf(view: View, look: Look, seat: Seat): Line[] {
  const own = bidLine(view, look, seat) ?? rankLine(view, look, seat);
  const stock: Line = (spot) => reserve(view, look, seat, spot);
  const role: Line = (spot) => [...roleSign(view, seat, spot), ...hourglasses(view.extraTurns[seat] ?? 0, spot)];
  return own ? [own, stock] : [stock, role];
}

const LINE_HEIGHT = 38;

export function standing(view: View, look: Look, seat: Seat, { x, y, width, height }: Box): Shape[] {
  const room = Math.max(1, Math.floor(height / LINE_HEIGHT));
  const lines = linesOf(view, look, seat).slice(0, room);
  const step = height / lines.length;
  return lines.flatMap((line, i) => line({ x, y: y + step * (i + 0.5) }, width - GENES_WIDTH));
}
