/** What sticks calls its things, and how it says where it stands. */
import type { Seat } from '#engine/seat.ts';
import { rankingOf } from '#games/sticks/ranking.ts';
import { countOf, pebblesOf } from '#games/sticks/state.ts';
import type { Sticks } from '#games/sticks/types.ts';
import { sayRefusal } from '#i18n/sticks/refusals.ts';
import { ruleEntries } from '#i18n/sticks/rules.ts';
import { headline } from '#i18n/sticks/situation.ts';
import { sticksIn } from '#i18n/sticks/words.ts';
import { escaped } from '../../readers/escaped.ts';
import type { GameWords } from '../game-words.ts';
import { isColour } from './look.ts';

const leaderOf = ([best = []]: ReturnType<typeof rankingOf>): Seat | null =>
  best.length === 1 ? (best[0] ?? null) : null;

const SIGNS = { red: '🔴', blue: '🔵' } as const;

export const WORDS = {
  title: ({ language }) => sticksIn(language).title,
  about: ({ language }) => sticksIn(language).about,
  sign: (colour) => (isColour(colour) ? SIGNS[colour] : '⚪'),
  colourName: (colour, { language }) => (isColour(colour) ? sticksIn(language).colours[colour].name : colour),
  headline: (view, { language, names }) => headline(view, sticksIn(language), (seat) => escaped(names[seat] ?? '')),
  task: ({ phase }, { language }) => (phase.kind === 'answer' ? sticksIn(language).play.titles.answer : null),
  leader: (view) => leaderOf(rankingOf(view)),
  playerLine: (view, seat, { language }) =>
    sticksIn(language).player({ count: countOf(view, seat), goal: view.goal, pebbles: pebblesOf(view, seat) }),
  refusal: (refusal, { language }) => sayRefusal(refusal, sticksIn(language)),
  rules: ({ language }) => ruleEntries(sticksIn(language)),
  options: ({ language }) => sticksIn(language).options,
} satisfies GameWords<Sticks>;
