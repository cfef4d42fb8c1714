import type { Entry as AnyEntry, GameTypes } from '#engine/game.ts';
import type { Goal } from './box.ts';
import type { Event } from './events.ts';
import type { Chance, Move } from './moves.ts';
import type { Refusal } from './refusals.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export interface Sticks extends GameTypes {
  options: { readonly goal: Goal };
  state: State;
  move: Move;
  chance: Chance;
  view: View;
  event: Event;
  refusal: Refusal;
}

export type Entry = AnyEntry<Sticks>;
