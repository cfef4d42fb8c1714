/** ANTS' names for its things, and its sentences about the state of a table. */
import type { Seat } from '#engine/seat.ts';
import { seatsOf } from '#engine/seat.ts';
import { contentOf } from '#games/ants/content/content.ts';
import { onDisplay } from '#games/ants/deck.ts';
import type { Options } from '#games/ants/options.ts';
import type { Position } from '#games/ants/state.ts';
import type { Ants } from '#games/ants/types.ts';
import { cardInBrief } from '#i18n/ants/cards.ts';
import { isColour } from '#i18n/ants/cast.ts';
import { rulingBehind, sayRefusal } from '#i18n/ants/refusals.ts';
import { ruleEntries } from '#i18n/ants/rules.ts';
import { conditions, headline, playerLine, pointsOf } from '#i18n/ants/situation.ts';
import { antsIn } from '#i18n/ants/words.ts';
import type { GameWords } from '../game-words.ts';
import { ORDER_WORDS } from './orders.ts';
import { castFor, wordsFor } from './seat-context.ts';

const SIGNS: Readonly<Record<string, string>> = { red: '🔴', blue: '🔵', green: '🟢', yellow: '🟡' };

/** Alone with the most points, as if the game ended now. */
function leaderIn(view: Position): Seat | null {
  if (view.round === 0) return null;
  const seats = seatsOf(view.seats).toSorted((a, b) => pointsOf(view, b) - pointsOf(view, a));
  const [first, second] = seats;
  return first !== undefined && second !== undefined && pointsOf(view, first) > pointsOf(view, second) ? first : null;
}

export const WORDS = {
  title: ({ language }) => antsIn(language).title,
  about: ({ language }) => antsIn(language).about,
  sign: (colour) => SIGNS[colour] ?? '⚪',
  colourName: (colour, { language }) => (isColour(colour) ? antsIn(language).colours[colour].name : colour),
  headline: (view, reader) => headline(view, castFor(reader), wordsFor(reader)),
  task: ({ phase }, { language }) => (phase === 'over' ? null : antsIn(language).tasks[phase]),
  conditions: (view, reader) => conditions(view, wordsFor(reader)),
  leader: leaderIn,
  playerLine: (view, seat, reader) => playerLine(view, seat, wordsFor(reader)),
  refusal: (refusal, reader) => sayRefusal(refusal, wordsFor(reader)),
  rulingBehind,
  rules: ({ language }) => ruleEntries(antsIn(language)),
  onOffer: (view, { language }) =>
    onDisplay(view.display).flatMap((id) => {
      const card = contentOf(view).cards.get(id);
      const say = antsIn(language);
      return card ? [{ name: say.names.card({ card: id }), effect: cardInBrief(card, say) }] : [];
    }),
  orders: ORDER_WORDS,
  options: ({ language }) => antsIn(language).options,
  firstGame: {
    options: { rules: 'intro', length: 'short' } satisfies Partial<Options>,
    words: ({ language }) => antsIn(language).firstGame,
  },
} satisfies GameWords<Ants>;
