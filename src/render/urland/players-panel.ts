/** One card for each player under the board. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import type { Gene } from '#games/urland/genes.ts';
import type { View } from '#games/urland/view.ts';
import { deciding, roleOf } from '#i18n/urland/situation.ts';
import type { Box, Shape } from '../scene.ts';
import { circle, filled, lined, roundedBox, stamped, text } from '../shapes.ts';
import { colourOf, type Look, letterOf, nameOf, paintOf, wordsOf } from './look.ts';
import { AMBER, CREAM, EMBER, INK, SLATE } from './theme.ts';

export const PANEL_HEIGHT = 282;
const GAP = 10;
const PAD = 14;
const MUTED = '#b9c6cf';

function badge(look: Look, seat: Seat, x: number, y: number): Shape[] {
  const { fill, ink } = paintOf(look, seat);
  return [
    filled(circle({ x, y }, 29), fill),
    lined(circle({ x, y }, 29), { colour: CREAM, width: 4 }),
    text(letterOf(look, seat), x, y, { size: 42, face: 'strong', colour: ink, maxWidth: 50, align: 'center' }),
  ];
}

const ROLE_SIGNS = { environment: 'icon/world', dummy: 'icon/dummy', ichto: 'sign' } as const;

function role(view: View, look: Look, seat: Seat, box: Box, y: number): Shape[] {
  const role = roleOf(view, seat);
  if (role === null) return [];
  const colour = role === 'environment' ? EMBER : MUTED;
  const symbol = role === 'ichto' ? `sign/${colour}` : `${ROLE_SIGNS[role]}/${colour}`;
  return [
    stamped(symbol, box.x + PAD + 16, y, role === 'ichto' ? 0.36 : 0.072),
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

function geneTile(gene: Gene, x: number, y: number): Shape[] {
  return [
    filled(roundedBox({ x: x - 29, y: y - 29, width: 58, height: 58 }, 14), '#9fd8b4'),
    stamped(`icon/${gene}/${INK}`, x, y, 0.094),
  ];
}

const genes = (view: View, seat: Seat, box: Box, y: number): Shape[] =>
  (view.genes[seat] ?? []).flatMap((gene, i) => geneTile(gene, box.x + PAD + 29 + i * 66, y));

function bid(view: View, look: Look, seat: Seat, box: Box, y: number): Shape[] {
  const { phase } = view;
  if (phase.kind !== 'buy') return [];
  const words = wordsOf(look).picture.bid({ count: phase.bids[seat] ?? 0 });
  const right = box.x + box.width - PAD;
  const colour = phase.queue.includes(seat) ? EMBER : MUTED;
  return [
    text(words, right, y, {
      size: 40,
      face: 'strong',
      colour,
      maxWidth: box.width - 2 * PAD - 66 * (view.genes[seat]?.length ?? 0),
      align: 'right',
    }),
  ];
}

function card(view: View, look: Look, seat: Seat, box: Box): Shape[] {
  const { fill } = paintOf(look, seat);
  const acts = deciding(view).includes(seat);
  const wins = view.phase.kind === 'over' && view.phase.winner === seat;
  const shape = roundedBox(box, 18);
  const frame = acts || wins ? [lined(shape, { colour: wins ? EMBER : AMBER, width: 8 })] : [];
  const sign = acts || wins ? 64 : 0;
  const right = box.x + box.width - 40;
  return [
    filled(shape, SLATE),
    filled(roundedBox({ x: box.x, y: box.y, width: box.width, height: 78 }, 18), fill, 0.34),
    ...frame,
    ...badge(look, seat, box.x + PAD + 26, box.y + 39),
    text(nameOf(look, seat), box.x + PAD + 64, box.y + 40, {
      size: 46,
      face: 'strong',
      colour: CREAM,
      maxWidth: box.width - PAD - 72 - sign,
    }),
    ...(acts ? turnSign(right, box.y + 39) : []),
    ...(wins ? [stamped(`icon/crown/${EMBER}`, right, box.y + 39, 0.105)] : []),
    ...role(view, look, seat, box, box.y + 108),
    ...numbers(view, look, seat, box, box.y + 164),
    ...genes(view, seat, box, box.y + 226),
    ...bid(view, look, seat, box, box.y + 226),
  ];
}

/** An amber arrow: it is this player's turn. */
const turnSign = (x: number, y: number): Shape[] => [
  filled(circle({ x, y }, 27), AMBER),
  filled(`M${x - 10} ${y - 15}L${x + 17} ${y}L${x - 10} ${y + 15}Z`, INK),
];

export function playersPanel(view: View, look: Look, { x, y, width }: Omit<Box, 'height'>): Shape[] {
  const each = (width - GAP * (view.seats + 1)) / view.seats;
  return seatsOf(view.seats).flatMap((seat) =>
    card(view, look, seat, { x: x + GAP + seat * (each + GAP), y, width: each, height: PANEL_HEIGHT - 20 }),
  );
}
