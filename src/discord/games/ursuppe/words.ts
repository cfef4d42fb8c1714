/** Ursuppe's names for its things, and its sentences about the state of a table. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import { countOf } from '#games/ursuppe/amoebas.ts';
import type { Colour } from '#games/ursuppe/colours.ts';
import { genesIn } from '#games/ursuppe/genes.ts';
import { doomedOf } from '#games/ursuppe/outlook/forecast.ts';
import { orderOfPlay } from '#games/ursuppe/outlook/order-of-play.ts';
import { ofSeat, type Position } from '#games/ursuppe/state.ts';
import { leader } from '#games/ursuppe/track.ts';
import type { Ursuppe } from '#games/ursuppe/types.ts';
import { isColour } from '#i18n/ursuppe/cast.ts';
import { mapText } from '#i18n/ursuppe/map-text.ts';
import { conditionsText } from '#i18n/ursuppe/outlook.ts';
import { rulingBehind, sayRefusal } from '#i18n/ursuppe/refusals.ts';
import { ruleEntries } from '#i18n/ursuppe/rules.ts';
import { headline, task } from '#i18n/ursuppe/situation.ts';
import { ursuppeIn } from '#i18n/ursuppe/words.ts';
import type { Reader } from '../../readers/reader.ts';
import type { GameWords } from '../game-words.ts';
import { ORDER_WORDS } from './orders.ts';
import { castFor, wordsFor } from './seat-context.ts';

const SIGNS: Readonly<Record<Colour, string>> = { red: '🔴', blue: '🔵', green: '🟢', yellow: '🟡' };

function playerLine(view: Position, seat: Seat, reader: Reader): string {
  const say = wordsFor(reader);
  const player = {
    place: ofSeat(view.track, seat),
    count: countOf(view, seat),
    genes: genesIn(view.genes[seat] ?? 0),
  };
  if (view.phase === 'over') return say.finalPlayer(player);
  return say.player({ ...player, bp: ofSeat(view.bp, seat), doomed: doomedOf(view, seat).length });
}

/** As they come in this phase; before anything is drawn, as they sit. */
function listedIn(view: Position): readonly Seat[] {
  const { now } = orderOfPlay(view);
  return now.length === 0 ? seatsOf(view.seats) : now;
}

export const WORDS = {
  title: ({ language }) => ursuppeIn(language).title,
  about: ({ language }) => ursuppeIn(language).about,
  sign: (colour) => (isColour(colour) ? SIGNS[colour] : '⚪'),
  colourName: (colour, { language }) => (isColour(colour) ? ursuppeIn(language).colours[colour].name : colour),
  headline: (view, reader) => headline(view, castFor(reader), wordsFor(reader)),
  task: (view, { language }) => task(view, ursuppeIn(language)),
  conditions: (view, reader) => conditionsText(view, castFor(reader), wordsFor(reader)),
  listed: listedIn,
  leader: (view) => (view.track.some((space) => space > 0) ? leader(view) : null),
  playerLine,
  refusal: (refusal, reader) => sayRefusal(refusal, castFor(reader), wordsFor(reader)),
  rulingBehind,
  rules: ({ language }) => ruleEntries(ursuppeIn(language)),
  map: (view, { language }) => ({
    title: ursuppeIn(language).map.title,
    text: mapText(view, ursuppeIn(language)),
  }),
  orders: ORDER_WORDS,
  options: ({ language }) => ursuppeIn(language).options,
} satisfies GameWords<Ursuppe>;
