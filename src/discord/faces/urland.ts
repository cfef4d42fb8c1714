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
import { escaped, escapedNames } from '../escaped.ts';
import type { Cast, Face, GreatMoment, OrderKind, Sketch } from './face.ts';
import { ACCENTS, epochIn, linesOf, momentsIn, type ToldMoment } from './urland-moments.ts';

const SIGNS: Readonly<Record<Colour, string>> = { red: '🔴', blue: '🔵', green: '🟢', yellow: '🟡', purple: '🟣' };

/** Views and events of a table that plays Urland are Urland's. */
const asView = (view: object): View => view as View;
const asEvent = (event: AnyEvent): Event => event as Event;
const asColour = (colour: string): Colour => colour as Colour;

export const lookFor = (cast: Cast, events: readonly AnyEvent[] = []): Look => ({
  names: cast.names,
  colours: cast.colours.map(asColour),
  palette: cast.palette,
  language: cast.language,
  events: events.map(asEvent),
  targets: [],
  moment: null,
});

/** Seen from the board anyway, or told by what comes next. */
const SMALL_TALK: readonly Event['kind'][] = ['drew', 'turn-began', 'turn-ended', 'bid-placed'];

const DEEDS: readonly Event['kind'][] = [
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

function playerLine(view: View, seat: Seat, cast: Cast): string {
  const { urland, bot } = cast.words;
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

function greatMoment(told: ToldMoment, view: View, cast: Cast): GreatMoment {
  const { kind, events } = told;
  const moment = { kind, epoch: epochIn(told, view) };
  return {
    name: kind,
    accent: ACCENTS[kind],
    title: cast.words.urland.picture.moments[kind],
    lines: linesOf(told, view, escapedNames(cast), cast.words.urland),
    sketch: boardSketch(view, { ...lookFor(cast, events), moment }),
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
  headline: (view, cast) => headline(asView(view), cast.words.urland, (seat) => escaped(cast.names[seat] ?? '')),
  playerLine: (view, seat, cast) => playerLine(asView(view), seat, cast),
  onOffer: (view, { urland }) => onOffer(asView(view)).map((gene) => urland.genes[gene]),
  event: (event, cast) => sayEvent(asEvent(event), escapedNames(cast), cast.words.urland),
  standInEvent: (event, seat, cast) => sayStandInEvent(asEvent(event), seat, escapedNames(cast), cast.words.urland),
  refusal: (refusal, cast) => sayRefusal(refusal as Refusal, escapedNames(cast), cast.words.urland),
  board: (view, cast, events) => boardSketch(asView(view), lookFor(cast, events)),
  hand: (view, cast) => {
    const { hand, picked } = asView(view);
    if (hand.length === 0 && picked === null) return null;
    const look = lookFor(cast);
    return { scene: handScene(asView(view), look), alt: handAltText(asView(view), look) };
  },
  isDealt: ({ kind }) => kind === 'drew-chip' || kind === 'was-handed',
  isNews: (event) => !SMALL_TALK.includes(asEvent(event).kind),
  isDeed: (event) => DEEDS.includes(asEvent(event).kind),
  orders: ORDERS,
  orderName: (kind, { bot }) => orderWords(kind, bot).name,
  orderHint: (kind, { bot }) => orderWords(kind, bot).hint,
  moments: (events, view, cast) => momentsIn(events.map(asEvent)).map((told) => greatMoment(told, asView(view), cast)),
};
