import type { Entry as AnyEntry, GameTypes } from '#engine/game.ts';
import type { GameOptions } from '#engine/options.ts';
import type { Event } from './events.ts';
import type { Chance, Move } from './moves.ts';
import type { Options } from './options.ts';
import type { Refusal } from './refusals.ts';
import type { State } from './state.ts';

export interface Ants extends GameTypes {
  options: Options & GameOptions;
  state: State;
  move: Move;
  chance: Chance;
  /** A state in which each card that the viewer does not know is null. */
  view: State;
  event: Event;
  refusal: Refusal;
}

export type Entry = AnyEntry<Ants>;
