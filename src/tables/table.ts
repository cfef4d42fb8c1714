/** A table as plain data. It holds every secret, so it leaves only as a view from `table-view.ts`. */
import type { CharacterId } from '#ai/characters.ts';
import type { StandingOrder } from '#engine/module.ts';
import type { Seat } from '#engine/seat.ts';
import { seat as seatAt } from '#engine/seat.ts';
import type { ChannelId, GuildId, PersonId, TableId } from './ids.ts';
import type { Fairness } from './log/fair-chance.ts';
import type { Options } from './options.ts';
import type { Play } from './play-state.ts';
import type { GameId } from './rulebook.ts';

export type Status = 'lobby' | 'running' | 'asleep' | 'over' | 'cancelled' | 'damaged';

/** People gather or play. A channel has at most one such table. */
export const AWAKE: readonly Status[] = ['lobby', 'running'];
/** The game will never go on, with or without a result. */
export const FINAL: readonly Status[] = ['over', 'cancelled', 'damaged'];

export type Occupant =
  | { readonly kind: 'person'; readonly person: PersonId }
  /** `for`: the absent player whom it plays for. They may take the seat back at any time. */
  | { readonly kind: 'computer'; readonly character: CharacterId; readonly for: PersonId | null }
  /** The player left, and their data is deleted. */
  | { readonly kind: 'nobody' };

export interface Place {
  readonly colour: string;
  readonly occupant: Occupant;
  /** Decisions that its player made in advance. */
  readonly orders: readonly StandingOrder[];
}

export interface Table {
  readonly id: TableId;
  readonly game: GameId;
  readonly rulesVersion: number;
  /** The server of the channel; null if it was unknown when the table was opened. */
  readonly guild: GuildId | null;
  readonly channel: ChannelId;
  /** Null once the host's data is deleted. */
  readonly host: PersonId | null;
  readonly status: Status;
  readonly options: Options;
  /** In the lobby in order of arrival; from the start on by seat. */
  readonly places: readonly Place[];
  /** The people whom the host has invited by name. Empty from the start on. */
  readonly invited: readonly PersonId[];
  readonly fairness: Fairness;
  /** Null until the start. */
  readonly play: Play | null;
  /** Seats, best first, those that tie together; null until the game is over. */
  readonly ranking: readonly (readonly Seat[])[] | null;
  /** Goes up with every change, so that of two writers only one can save. */
  readonly revision: number;
  readonly openedAt: number;
  /** When a person last acted here. */
  readonly touchedAt: number;
}

export const isAwake = ({ status }: Table): boolean => AWAKE.includes(status);

/** A sleeping game counts: it may go on. */
export const isUnderWay = ({ status }: { readonly status: Status }): boolean =>
  status === 'running' || status === 'asleep';

/** Null while nobody can play. */
export const runningPlay = ({ status, play }: Table): Play | null => (status === 'running' ? play : null);

/** Played to its end, or stopped on the way. Neither goes on again, so nothing of it is a secret any more. */
export const hasEnded = ({ status, play }: { readonly status: Status; readonly play: unknown }): boolean =>
  status === 'over' || (status === 'cancelled' && play !== null);

export const isPerson = (occupant: Occupant, person: PersonId): boolean =>
  occupant.kind === 'person' && occupant.person === person;

/** The person in the seat, or the person whom a computer plays for. */
export function ownerOf(occupant: Occupant): PersonId | null {
  switch (occupant.kind) {
    case 'person':
      return occupant.person;
    case 'computer':
      return occupant.for;
    case 'nobody':
      return null;
  }
}

export const owns = (occupant: Occupant, person: PersonId): boolean => ownerOf(occupant) === person;

/** A table, or a view of it. */
interface Seating {
  readonly places: readonly { readonly occupant: Occupant }[];
}

export function seatOf({ places }: Seating, person: PersonId): Seat | null {
  const index = places.findIndex(({ occupant }) => owns(occupant, person));
  return index === -1 ? null : seatAt(index);
}

export const personAt = ({ places }: Seating, seat: Seat): PersonId | null => {
  const occupant = places[seat]?.occupant;
  return occupant?.kind === 'person' ? occupant.person : null;
};

/** The next host. */
export function firstPerson({ places }: Seating): PersonId | null {
  const [first] = places.flatMap(({ occupant }) => (occupant.kind === 'person' ? [occupant.person] : []));
  return first ?? null;
}

export const withPlace = (table: Table, index: number, change: Partial<Place>): Table => ({
  ...table,
  places: table.places.map((place, at) => (at === index ? { ...place, ...change } : place)),
});
