/** Urland, as people see it. */
import type { Seat } from '#engine/seat.ts';
import type { Event } from '#games/urland/events.ts';
import type { Refusal } from '#games/urland/refusals.ts';
import type { View } from '#games/urland/view.ts';
import { sayEvent } from '#i18n/urland/events.ts';
import { sayRefusal } from '#i18n/urland/refusals.ts';
import { headline, roleOf } from '#i18n/urland/situation.ts';
import type { Colour } from '#render/players.ts';
import { boardAltText, handAltText } from '#render/urland/alt-text.ts';
import { boardScene } from '#render/urland/board-scene.ts';
import { handScene } from '#render/urland/hand-scene.ts';
import type { Look } from '#render/urland/look.ts';
import type { AnyEvent } from '#tables/rulebook.ts';
import { escaped } from '../escaped.ts';
import type { Announced, Cast, Face, Occasion } from './face.ts';

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
});

const OCCASION_OF: Readonly<Partial<Record<Event['kind'], Occasion>>> = {
  'panic-drawn': 'panic',
  'panic-without-effect': 'panic',
  panicked: 'panic',
  'epoch-ended': 'epoch',
  lost: 'eruption',
  erupted: 'eruption',
  'epoch-began': 'epoch',
  mutation: 'auction',
  'bids-shown': 'auction',
  'could-not-pay': 'purchase',
  bought: 'purchase',
  declined: 'purchase',
  'final-total': 'final',
  'final-land': 'final',
};

function announced(events: readonly AnyEvent[]): readonly Announced[] {
  const runs: { occasion: Occasion; events: AnyEvent[] }[] = [];
  for (const event of events) {
    const occasion = OCCASION_OF[asEvent(event).kind];
    if (!occasion) continue;
    const last = runs.at(-1);
    if (last?.occasion === occasion) last.events.push(event);
    else runs.push({ occasion, events: [event] });
  }
  return runs;
}

function playerLine(view: View, seat: Seat, cast: Cast): string {
  const { urland, bot } = cast.words;
  const role = roleOf(view, seat);
  return bot.urland.player({
    role: role === null ? null : urland.roles[role],
    place: view.track[seat] ?? 0,
    reserve: view.reserve[seat] ?? 0,
    extra: view.extraTurns[seat] ?? 0,
    genes: (view.genes[seat] ?? []).map((gene) => urland.genes[gene].name),
  });
}

const escapedNames = ({ names }: Cast): string[] => names.map((name) => escaped(name));

export const URLAND_FACE: Face = {
  title: (words) => words.bot.urland.title,
  sign: (colour) => SIGNS[asColour(colour)] ?? '⚪',
  colourName: (colour, words) => words.urland.colours[asColour(colour)]?.name ?? colour,
  headline: (view, cast) => headline(asView(view), cast.words.urland, (seat) => escaped(cast.names[seat] ?? '')),
  playerLine: (view, seat, cast) => playerLine(asView(view), seat, cast),
  event: (event, cast) => sayEvent(asEvent(event), escapedNames(cast), cast.words.urland),
  refusal: (refusal, cast) => sayRefusal(refusal as Refusal, escapedNames(cast), cast.words.urland),
  board: (view, cast, events) => {
    const look = lookFor(cast, events);
    return { scene: boardScene(asView(view), look), alt: boardAltText(asView(view), look) };
  },
  hand: (view, cast) => {
    if (URLAND_FACE.handKey(view) === null) return null;
    const look = lookFor(cast);
    return { scene: handScene(asView(view), look), alt: handAltText(asView(view), look) };
  },
  handKey: (view) => {
    const { hand, picked } = asView(view);
    return hand.length === 0 && picked === null ? null : JSON.stringify([hand, picked]);
  },
  announced,
};
