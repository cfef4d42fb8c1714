/** What the people at a table agree on before they start. */
import { type GameOptions, readGameOptions, usualOptions } from '#engine/options.ts';
import type { AnyGame } from './rulebook.ts';

/** The first for an evening together, the others for games by the way. */
export const DECISION_HOURS = [0.25, 24, 72] as const;

export type ClockRule =
  | { readonly kind: 'none' }
  /** For each turn anew. Kept tables know it by this name, from when every entry was a turn. */
  | { readonly kind: 'decision'; readonly hours: (typeof DECISION_HOURS)[number] }
  /** For all turns together; each that ends gives `increment` back. */
  | { readonly kind: 'budget'; readonly hours: number; readonly increment: number };

export interface Options {
  /** What is agreed about the game itself. */
  readonly game: GameOptions;
  /** The most that may sit down. */
  readonly seats: number;
  readonly language: string;
  readonly clock: ClockRule;
  /** Explain what can be done and why, to those who are new to it. */
  readonly hints: boolean;
  /** Whoever is to decide may ask for a move, from what he sees himself. */
  readonly suggestions: boolean;
}

export type OptionProblem = 'game' | 'seats' | 'language' | 'clock';

export const defaultOptions = (game: AnyGame): Options => ({
  game: game.settleOptions(usualOptions(game.options)),
  seats: game.seats.max,
  language: 'en',
  clock: { kind: 'none' },
  hints: true,
  suggestions: true,
});

/** As they were kept also before all of it could be agreed on. */
export type KeptOptions = Omit<Options, 'game' | 'suggestions'> & Partial<Options>;

/** What could not be agreed on yet then is as it is by default. */
export const readOptions = (kept: KeptOptions, game: AnyGame): Options => ({ ...defaultOptions(game), ...kept });

/** Where one choice about the game settles another, it is settled. */
export const agreedOptions = (options: Options, game: AnyGame): Options => {
  const chosen = readGameOptions(game.options, options.game);
  return chosen ? { ...options, game: game.settleOptions(chosen) } : options;
};

const MAX_BUDGET_HOURS = 24 * 365;
const LANGUAGE_TAG = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

function isClock(clock: ClockRule): boolean {
  switch (clock.kind) {
    case 'none':
      return true;
    case 'decision':
      return DECISION_HOURS.includes(clock.hours);
    case 'budget':
      return [clock.hours, clock.increment].every(Number.isFinite) && isBudget(clock.hours, clock.increment);
  }
}

const isBudget = (hours: number, increment: number): boolean =>
  hours >= 1 && hours <= MAX_BUDGET_HOURS && increment >= 0 && increment <= hours;

export function problemOf(options: Options, game: AnyGame): OptionProblem | null {
  const { seats } = options;
  if (readGameOptions(game.options, options.game) === null) return 'game';
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) return 'seats';
  if (!LANGUAGE_TAG.test(options.language)) return 'language';
  return isClock(options.clock) ? null : 'clock';
}
