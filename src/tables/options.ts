/** The options that the people at a table agree on before they start. */
import { type GameOptions, readGameOptions, usualOptions } from '#engine/options.ts';
import type { AnyGame } from './rulebook.ts';

/** The first is for an evening together, the others for slow games. */
export const DECISION_HOURS = [0.25, 24, 72] as const;

export type ClockRule =
  | { readonly kind: 'none' }
  /** Time for each turn. The name dates from when every entry was a turn; stored tables use it. */
  | { readonly kind: 'decision'; readonly hours: (typeof DECISION_HOURS)[number] }
  /** Time for all turns together. Each finished turn gives `increment` back. */
  | { readonly kind: 'budget'; readonly hours: number; readonly increment: number };

export interface Options {
  /** The game's own options. */
  readonly game: GameOptions;
  /** How many may sit down at most. */
  readonly seats: number;
  readonly language: string;
  readonly clock: ClockRule;
  /** Newcomers get explanations: what they can do, and why. */
  readonly hints: boolean;
  /** A player who is to decide may ask for a suggested move. It uses only what that player sees. */
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

/** Stored options; older ones lack some fields. */
export type KeptOptions = Omit<Options, 'game' | 'suggestions'> & Partial<Options>;

/** `agreeing`: its people may still agree on others. `set-up`: its game was set up with these. */
type Stage = 'agreeing' | 'set-up';

/** Missing fields get their defaults. */
export const readOptions = (kept: KeptOptions, game: AnyGame, stage: Stage): Options => ({
  ...defaultOptions(game),
  ...kept,
  game: readGame(kept.game ?? {}, game, stage),
});

/**
 * The game may have gained an option since. What its people still agree on gets the usual choice; a game that was set up
 * keeps the rules it was played by, and only the game knows which of today's choices these are.
 */
const readGame = (kept: GameOptions, { options, settleOptions }: AnyGame, stage: Stage): GameOptions =>
  stage === 'agreeing' ? settleOptions({ ...usualOptions(options), ...kept }) : { ...settleOptions(kept), ...kept };

/** Applies the game's rule that one option may decide another. */
export const agreedOptions = (options: Options, game: AnyGame): Options => {
  const chosen = readGameOptions(game.options, options.game);
  return chosen ? { ...options, game: game.settleOptions(chosen) } : options;
};

const MAX_BUDGET_HOURS = 24 * 365;
const LANGUAGE_TAG = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

export const isLanguageTag = (tag: string): boolean => LANGUAGE_TAG.test(tag);

export function isClock(clock: ClockRule): boolean {
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
  if (!isLanguageTag(options.language)) return 'language';
  return isClock(options.clock) ? null : 'clock';
}
