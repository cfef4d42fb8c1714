import type { GameTypes } from '#engine/game.ts';
import type { OptionProblem } from './options.ts';

/** Why something can't be done at a table. */
type TableRefusal =
  | { readonly code: 'no-such-table' }
  | { readonly code: 'no-such-game' }
  | { readonly code: 'damaged' }
  | { readonly code: 'channel-busy' }
  | { readonly code: 'not-in-lobby' }
  /** Cancelled before its game began. */
  | { readonly code: 'closed' }
  | { readonly code: 'not-running' }
  | { readonly code: 'not-over' }
  /** The game was played by older rules, so it can't be replayed. */
  | { readonly code: 'older-rules' }
  | { readonly code: 'not-host' }
  | { readonly code: 'not-seated' }
  | { readonly code: 'already-seated' }
  /** The person who was to get a seat has one. */
  | { readonly code: 'newcomer-seated' }
  | { readonly code: 'already-invited' }
  | { readonly code: 'too-many-invited'; readonly most: number }
  /** By the managers of the server. */
  | { readonly code: 'banned' }
  | { readonly code: 'newcomer-banned' }
  /** They had another seat earlier in this game, and know its secrets. */
  | { readonly code: 'sat-elsewhere' }
  | { readonly code: 'newcomer-sat-elsewhere' }
  | { readonly code: 'table-full' }
  | { readonly code: 'too-few-players'; readonly min: number }
  | { readonly code: 'no-such-colour' }
  | { readonly code: 'colour-taken' }
  | { readonly code: 'no-such-seat' }
  | { readonly code: 'no-such-level' }
  | { readonly code: 'no-computer-there' }
  | { readonly code: 'bad-option'; readonly option: OptionProblem }
  | { readonly code: 'seats-taken'; readonly taken: number }
  /** The choice was made on a version that the game has left behind. */
  | { readonly code: 'stale'; readonly version: number }
  /** The same was done already: a second click. */
  | { readonly code: 'already-done' }
  | { readonly code: 'computer-plays-for-you' }
  | { readonly code: 'nothing-to-undo' }
  | { readonly code: 'not-your-decision' }
  /** The table plays without suggestions. */
  | { readonly code: 'suggestions-off' }
  /** The computer found none in time. */
  | { readonly code: 'no-suggestion' }
  | { readonly code: 'still-in-time' }
  | { readonly code: 'not-yours' }
  | { readonly code: 'no-such-order' }
  /** A bot, or nobody. */
  | { readonly code: 'not-a-player' }
  | { readonly code: 'bad-setting' };

export type Refusal = TableRefusal | { readonly code: 'game'; readonly refusal: GameTypes['refusal'] };

export const byTheRules = (refusal: GameTypes['refusal']): Refusal => ({ code: 'game', refusal });
