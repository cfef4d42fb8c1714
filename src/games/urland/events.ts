import type { Tell as AnyTell } from '#engine/event.ts';
import type { BySeat, Seat } from '#engine/seat.ts';
import type { Area, Land, Ocean, Region } from './board.ts';
import type { Gene } from './genes.ts';
import type { Action, Heap } from './moves.ts';

export type Scoring = 'nobody' | 'monopoly' | 'coexistence' | 'competition';

/** Events, in ids and numbers. Events about a chip in a hand go to that seat alone. */
export type Event =
  | { kind: 'erupted'; volcano: Region; land: Land; joined: boolean }
  | { kind: 'dealt'; chips: BySeat<readonly Region[]>; start: Seat }
  | { kind: 'passed'; received: BySeat<readonly Region[]> }
  | { kind: 'turned-up'; genes: readonly Gene[] }
  | { kind: 'drew'; seat: Seat }
  | { kind: 'drew-chip'; chip: Region }
  | { kind: 'chose'; seat: Seat }
  | { kind: 'chose-chip'; chip: Region }
  | { kind: 'was-handed'; chips: readonly Region[] }
  | { kind: 'turn-began'; seat: Seat; actions: number }
  | { kind: 'passed-over'; seat: Seat }
  | { kind: 'acted'; seat: Seat; action: Action }
  | { kind: 'bred'; ocean: Ocean; young: BySeat<number> }
  | { kind: 'extra-turn'; seat: Seat }
  | { kind: 'turn-ended'; seat: Seat }
  | { kind: 'scored'; chip: Region; scoring: Scoring; points: BySeat<number>; left: BySeat<number> }
  | { kind: 'marker-moved'; seat: Seat; from: number; to: number }
  | { kind: 'panic-drawn' }
  | { kind: 'panic-without-effect' }
  | { kind: 'panicked'; land: Land; ocean: Ocean; fled: BySeat<number> }
  | { kind: 'dived'; seat: Seat; from: Area; ocean: Ocean; count: number }
  | { kind: 'epoch-ended'; scored: Region; chips: readonly Region[] }
  | { kind: 'lost'; land: Land; losses: BySeat<number> }
  | { kind: 'epoch-began'; chips: number }
  | { kind: 'mutation'; space: number }
  | { kind: 'bid-placed'; seat: Seat }
  | { kind: 'bids-shown'; bids: BySeat<number>; order: readonly Seat[] }
  | { kind: 'could-not-pay'; seat: Seat; price: number }
  | { kind: 'bought'; seat: Seat; gene: Gene; price: number; heap: Heap }
  | { kind: 'declined'; seat: Seat }
  | { kind: 'final-total'; points: BySeat<number>; ichtos: BySeat<number> }
  | { kind: 'final-land'; points: BySeat<number>; ichtos: BySeat<number> }
  | { kind: 'won'; seat: Seat };

export type Tell = AnyTell<Event>;

/** The events of a player's entry that uncover hidden chips, cards or bids. */
const REVEALS: readonly Event['kind'][] = ['was-handed', 'scored', 'bids-shown', 'turned-up'];

export const isReveal = ({ kind }: Event): boolean => REVEALS.includes(kind);
