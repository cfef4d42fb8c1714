import type { Entry as AnyEntry, GameTypes } from '#engine/game.ts';
import type { Finish } from './box.ts';
import type { Event } from './events.ts';
import type { Chance, Move } from './moves.ts';
import type { Refusal } from './refusals.ts';
import type { State } from './state.ts';

export interface Ursuppe extends GameTypes {
  options: { readonly finish: Finish };
  state: State;
  move: Move;
  chance: Chance;
  /** Nothing is hidden: a view is the whole state. */
  view: State;
  event: Event;
  refusal: Refusal;
}

export type Entry = AnyEntry<Ursuppe>;
