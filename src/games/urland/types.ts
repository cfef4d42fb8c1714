import type { Entry as AnyEntry, GameTypes } from '#engine/game.ts';
import type { Event } from './events.ts';
import type { Chance, Move } from './moves.ts';
import type { Refusal } from './refusals.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export interface Urland extends GameTypes {
  options: Readonly<Record<never, string>>;
  state: State;
  move: Move;
  chance: Chance;
  view: View;
  event: Event;
  refusal: Refusal;
}

export type Entry = AnyEntry<Urland>;
