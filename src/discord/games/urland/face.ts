/** Urland, as people see it. */
import { invariant } from '#engine/invariant.ts';
import type { Seat } from '#engine/seat.ts';
import type { Colour } from '#games/urland/colours.ts';
import type { Event } from '#games/urland/events.ts';
import { onOffer } from '#games/urland/mutation.ts';
import type { Refusal } from '#games/urland/refusals.ts';
import { roleOf } from '#games/urland/roles.ts';
import type { Order } from '#games/urland/standing-orders.ts';
import type { View } from '#games/urland/view.ts';
import { sayEvent, sayStandInEvent } from '#i18n/urland/events.ts';
import { sayRefusal } from '#i18n/urland/refusals.ts';
import { headline } from '#i18n/urland/situation.ts';
import type { Words } from '#i18n/words.ts';
import { boardAltText, handAltText } from '#render/urland/alt-text.ts';
import { boardScene } from '#render/urland/board-scene.ts';
import { handScene } from '#render/urland/hand-scene.ts';
import type { Look } from '#render/urland/look.ts';
import type { AnyEvent } from '#tables/rulebook.ts';
import { escaped, escapedNames } from '../../readers/escaped.ts';
import type { Face, GreatMoment, OrderKind, Reader, Sketch } from '../face.ts';
import { ACCENTS, epochIn, linesOf, momentsIn, type ToldMoment } from './moments.ts';

const SIGNS: Readonly<Record<Colour, string>> = { red: '🔴', blue: '🔵', green: '🟢', yellow: '🟡', purple: '🟣' };

/** Views and events of a table that plays Urland are Urland's. */
const asView = (view: object): View => view as View;
const asEvent = (event: AnyEvent): Event => event as Event;
const asColour = (colour: string): Colour => colour as Colour;

export const lookFor = (reader: Reader, events: readonly AnyEvent[] = []): Look => ({
  names: reader.names,
  colours: reader.colours.map(asColour),
  palette: reader.palette,
  language: reader.language,
  events: events.map(asEvent),
  targets: [],
  moment: null,
});

/** Seen from the board anyway, or told by what comes next. */
const SMALL_TALK: readonly Event['kind'][] = ['drew', 'turn-began', 'turn-ended', 'bid-placed'];

const ACTIONS: readonly Event['kind'][] = [
  'chose',
  'chose-chip',
  'acted',
  'extra-turn',
  'turn-ended',
  'dived',
  'bid-placed',
  'bought',
  'declined',
];

function awaiting(view: View, seats: readonly Seat[]): View {
  const { phase } = view;
  return phase.kind === 'bid' ? { ...view, phase: { ...phase, waiting: [...seats] } } : view;
}

function playerLine(view: View, seat: Seat, reader: Reader): string {
  const { urland, bot } = reader.words;
  const place = view.track[seat] ?? 0;
  const genes = (view.genes[seat] ?? []).map((gene) => urland.genes[gene].name);
  // What one holds and who one would be next means nothing any more.
  if (view.phase.kind === 'over') return bot.urland.finalPlayer({ place, genes });
  const role = roleOf(view, seat);
  return bot.urland.player({
    role: role === null ? null : urland.roles[role],
    place,
    reserve: view.reserve[seat] ?? 0,
    extra: view.extraTurns[seat] ?? 0,
    genes,
  });
}

const boardSketch = (view: View, look: Look): Sketch => ({
  scene: boardScene(view, look),
  alt: boardAltText(view, look),
});

function greatMoment(told: ToldMoment, view: View, reader: Reader): GreatMoment {
  const { kind, events } = told;
  const moment = { kind, epoch: epochIn(told, view) };
  return {
    name: kind,
    accent: ACCENTS[kind],
    title: reader.words.urland.picture.moments[kind],
    lines: linesOf(told, view, escapedNames(reader), reader.words.urland),
    sketch: boardSketch(view, { ...lookFor(reader, events), moment }),
  };
}

const ORDERS = [
  { kind: 'bid', asksAmount: true },
  { kind: 'end-turn', asksAmount: false },
  { kind: 'panic', asksAmount: false },
] as const satisfies readonly (OrderKind & { kind: Order['kind'] })[];

function orderWords(kind: string, bot: Words['bot']): { readonly name: string; readonly hint: string } {
  const known = ORDERS.find((order) => order.kind === kind);
  invariant(known !== undefined, `${kind} is an order`);
  return bot.urland.orders[known.kind];
}

export const URLAND_FACE: Face = {
  title: (words) => words.bot.urland.title,
  about: (words) => words.bot.urland.about,
  sign: (colour) => SIGNS[asColour(colour)] ?? '⚪',
  colourName: (colour, words) => words.urland.colours[asColour(colour)]?.name ?? colour,
  awaiting: (view, seats) => awaiting(asView(view), seats),
  headline: (view, reader) => headline(asView(view), reader.words.urland, (seat) => escaped(reader.names[seat] ?? '')),
  playerLine: (view, seat, reader) => playerLine(asView(view), seat, reader),
  onOffer: (view, { urland }) => onOffer(asView(view)).map((gene) => urland.genes[gene]),
  event: (event, reader) => sayEvent(asEvent(event), escapedNames(reader), reader.words.urland),
  standInEvent: (event, seat, reader) =>
    sayStandInEvent(asEvent(event), seat, escapedNames(reader), reader.words.urland),
  refusal: (refusal, reader) => sayRefusal(refusal as Refusal, escapedNames(reader), reader.words.urland),
  board: (view, reader, events) => boardSketch(asView(view), lookFor(reader, events)),
  hand: (view, reader) => {
    const { hand, picked } = asView(view);
    if (hand.length === 0 && picked === null) return null;
    const look = lookFor(reader);
    return { scene: handScene(asView(view), look), alt: handAltText(asView(view), look) };
  },
  isDealt: ({ kind }) => kind === 'drew-chip' || kind === 'was-handed',
  isNews: (event) => !SMALL_TALK.includes(asEvent(event).kind),
  isAction: (event) => ACTIONS.includes(asEvent(event).kind),
  orders: ORDERS,
  orderName: (kind, { bot }) => orderWords(kind, bot).name,
  orderHint: (kind, { bot }) => orderWords(kind, bot).hint,
  moments: (events, view, reader) =>
    momentsIn(events.map(asEvent)).map((told) => greatMoment(told, asView(view), reader)),
};
