/** One card for each player under the board. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import { MUTATION_SPACES } from '#games/urland/box.ts';
import type { Gene } from '#games/urland/genes.ts';
import { roleOf } from '#games/urland/roles.ts';
import type { View } from '#games/urland/view.ts';
import { deciding } from '#i18n/urland/situation.ts';
import { badge } from '../kit/marks.ts';
import type { Box, Shape } from '../scene.ts';
import { filled, lined, roundedBox, stamped, text } from '../shapes.ts';
import { colourOf, type Look, letterOf, nameOf, paintOf, wordsOf } from './look.ts';
import { AMBER, CREAM, EMBER, INK, LEAF, MUTED, SLATE } from './theme.ts';

export const PANEL_HEIGHT = 282;
const GAP = 10;
const PAD = 14;

const ROLE_SIGNS = {
  environment: { symbol: 'icon/world', scale: 0.072 },
  dummy: { symbol: 'icon/dummy', scale: 0.072 },
  ichto: { symbol: 'sign', scale: 0.36 },
} as const;

function roleShapes(view: View, look: Look, seat: Seat, box: Box, y: number): Shape[] {
  const role = roleOf(view, seat);
  if (role === null) return [];
  const colour = role === 'environment' ? EMBER : MUTED;
  const { symbol, scale } = ROLE_SIGNS[role];
  return [
    stamped(`${symbol}/${colour}`, box.x + PAD + 16, y, scale),
    text(wordsOf(look).roles[role], box.x + PAD + 42, y, { size: 40, colour, maxWidth: box.width - PAD - 46 }),
  ];
}

/** Place on the track, reserve, extra turns: a sign and a number each, evenly spread. */
function numbers(view: View, look: Look, seat: Seat, box: Box, y: number): Shape[] {
  const items = [
    { symbol: `icon/finish/${MUTED}`, scale: 0.068, value: view.track[seat] ?? 0 },
    { symbol: `ichto/${look.palette}/${colourOf(look, seat)}`, scale: 0.37, value: view.reserve[seat] ?? 0 },
    { symbol: `icon/hourglass/${MUTED}`, scale: 0.068, value: view.extraTurns[seat] ?? 0 },
  ];
  const step = (box.width - 2 * PAD + 4) * 0.37;
  return items.flatMap(({ symbol, scale, value }, i) => {
    const x = box.x + PAD - 2 + i * step;
    return [
      stamped(symbol, x + 18, y, scale),
      text(String(value), x + 41, y, { size: 41, face: 'strong', colour: CREAM, maxWidth: 48 }),
    ];
  });
}

const tile = (x: number, y: number): string => roundedBox({ x: x - 29, y: y - 29, width: 58, height: 58 }, 14);

const geneTile = (gene: Gene, x: number, y: number): Shape[] => [
  filled(tile(x, y), LEAF),
  stamped(`icon/${gene}/${INK}`, x, y, 0.094),
];

/** One for each possible mutation. */
const GENE_PLACES = MUTATION_SPACES.length;

function genes(view: View, seat: Seat, box: Box, y: number): Shape[] {
  const owned = view.genes[seat] ?? [];
  return Array.from({ length: GENE_PLACES }, (_, i) => {
    const [x, gene] = [box.x + PAD + 29 + i * 66, owned[i]];
    return gene ? geneTile(gene, x, y) : [filled(tile(x, y), '#33444f')];
  }).flat();
}

/** In an auction a bid matters more than the role. */
function bid(look: Look, amount: number, isOpen: boolean, box: Box, y: number): Shape[] {
  const colour = isOpen ? EMBER : MUTED;
  return [
    stamped(`icon/mutation/${colour}`, box.x + PAD + 16, y, 0.072),
    text(wordsOf(look).picture.bid({ count: amount }), box.x + PAD + 42, y, {
      size: 41,
      face: 'strong',
      colour,
      maxWidth: box.width - PAD - 46,
    }),
  ];
}

/** 1 for the player furthest ahead. */
const rankOf = (view: View, seat: Seat): number =>
  1 + view.track.filter((space) => space > (view.track[seat] ?? 0)).length;

function rank(view: View, look: Look, seat: Seat, box: Box, y: number): Shape[] {
  const place = rankOf(view, seat);
  const colour = place === 1 ? EMBER : MUTED;
  return [
    stamped(`icon/crown/${colour}`, box.x + PAD + 16, y, 0.072),
    text(wordsOf(look).picture.rank({ rank: place }), box.x + PAD + 42, y, {
      size: 41,
      colour,
      maxWidth: box.width - PAD - 46,
    }),
  ];
}

function secondLine(view: View, look: Look, seat: Seat, box: Box, y: number): Shape[] {
  const { phase } = view;
  if (phase.kind === 'over') return rank(view, look, seat, box, y);
  if (phase.kind === 'buy') return bid(look, phase.bids[seat] ?? 0, phase.queue.includes(seat), box, y);
  return roleShapes(view, look, seat, box, y);
}

/** The player whose turn it is, or who has won, is on amber; at a great moment nobody is, since nobody must decide. */
function isInLight(view: View, { moment }: Look, seat: Seat): boolean {
  if (view.phase.kind === 'over') return view.phase.winner === seat;
  return moment === null && deciding(view).includes(seat);
}

function nameStrip(view: View, look: Look, seat: Seat, box: Box): Shape[] {
  const lit = isInLight(view, look, seat);
  const strip = roundedBox({ x: box.x, y: box.y, width: box.width, height: 78 }, 18);
  return [
    lit ? filled(strip, AMBER) : filled(strip, paintOf(look, seat).fill, 0.34),
    ...(lit ? [lined(roundedBox(box, 18), { colour: AMBER, width: 8 })] : []),
    ...badge(paintOf(look, seat), letterOf(look, seat), { x: box.x + PAD + 26, y: box.y + 39 }),
    text(nameOf(look, seat), box.x + PAD + 64, box.y + 40, {
      size: 46,
      face: 'strong',
      colour: lit ? INK : CREAM,
      maxWidth: box.width - PAD - 70,
    }),
  ];
}

function card(view: View, look: Look, seat: Seat, box: Box): Shape[] {
  return [
    filled(roundedBox(box, 18), SLATE),
    ...nameStrip(view, look, seat, box),
    ...secondLine(view, look, seat, box, box.y + 108),
    ...numbers(view, look, seat, box, box.y + 164),
    ...genes(view, seat, box, box.y + 226),
  ];
}

export function playersPanel(view: View, look: Look, { x, y, width }: Omit<Box, 'height'>): Shape[] {
  const each = (width - GAP * (view.seats + 1)) / view.seats;
  return seatsOf(view.seats).flatMap((seat) =>
    card(view, look, seat, { x: x + GAP + seat * (each + GAP), y, width: each, height: PANEL_HEIGHT - 20 }),
  );
}
