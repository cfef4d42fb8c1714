/** Rules of this game: what the engine's questions are asked about. */
import type { Question as AnyQuestion, Rule as AnyRule } from '#engine/questions.ts';
import type { AmoebaNumber } from './box.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import type { Refusal } from './refusals.ts';
import type { Position, State } from './state.ts';

/** What kind of thing an option is. */
type Thing = 'action' | 'start' | 'amoeba' | 'space' | 'way' | 'meal' | 'payer' | 'owner' | 'prey' | 'gene' | 'given';

export type Question<M extends Move> = AnyQuestion<M, Position> & { readonly of?: Thing };

export type Rule<M extends Move> = AnyRule<M, Position, State, Refusal, Event>;

/** The one amoeba that a move can be of: nobody is asked, but every move says it. */
export const itself = (acting: (position: Position) => AmoebaNumber) =>
  ({ kind: 'options', asks: 'amoeba', of: 'amoeba', among: (position: Position) => [acting(position)] }) as const;

export const refuseOther = (named: AmoebaNumber | undefined, acting: AmoebaNumber): Refusal | null =>
  named === undefined || named === acting ? null : { code: 'not-that-amoeba', amoeba: acting };

export const refusePrice = (has: number, needs: number): Refusal | null =>
  has >= needs ? null : { code: 'too-few-bp', needs, has };
