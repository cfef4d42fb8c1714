/** Production tracks. */
import { inOrder } from '#engine/questions.ts';
import type { Seat } from '#engine/seat.ts';
import { popTask, topOperation } from './agenda.ts';
import { COLUMNS, placeOfTrack, TRACKS } from './box.ts';
import { plus } from './cards-in-play.ts';
import { contentOf } from './content/content.ts';
import type { Column, TrackId } from './content/content-file.ts';
import type { Tell } from './events.ts';
import type { MoveOf } from './moves.ts';
import { NO_SUCH, type Rule } from './rule.ts';
import { activePlayer, activeSeat, type Player, type Position, playerAt, type State } from './state.ts';
import { NO_SOURCE, type Task } from './tasks.ts';

const squareOn = ({ tracks }: Player, track: TrackId): number => tracks[placeOfTrack(track)] ?? 0;

const isFull = (position: Position, player: Player, track: TrackId): boolean =>
  squareOn(player, track) >= contentOf(position).file.tracks.squares;

function moveTrack(player: Player, track: TrackId, steps: number): void {
  player.tracks = plus(player.tracks, placeOfTrack(track), steps);
}

/** R-PARTIAL: a track on its last square is no option. */
export const openTracks = (position: Position, player: Player): TrackId[] =>
  TRACKS.filter((track) => !isFull(position, player, track));

/** Q2 may take an advance on named egg tracks on any egg track. */
function namedTracks({ queen }: Player, of: readonly TrackId[]): TrackId[] {
  const isFlexible = queen === 'Q2' && COLUMNS.some((column) => of.includes(column));
  return TRACKS.filter((track) => of.includes(track) || (isFlexible && COLUMNS.includes(track as Column)));
}

export function tracksAsked(position: Position): TrackId[] {
  const player = activePlayer(position);
  return namedTracks(player, topOperation(position, 'track').of).filter((track) => !isFull(position, player, track));
}

export function advanceTrack(state: State, seat: Seat, track: TrackId, tell: Tell): void {
  const player = playerAt(state, seat);
  moveTrack(player, track, 1);
  tell?.({ kind: 'track-advanced', seat, track, to: squareOn(player, track) });
}

/** Q2: a generic advance also gives 1N, even when no track can advance. */
export const broodmothersFlight = ({ queen }: Player, of: readonly TrackId[]): Task[] =>
  queen === 'Q2' && TRACKS.every((track) => of.includes(track))
    ? [{ kind: 'do', op: { op: 'flight', n: 1 }, source: NO_SOURCE }]
    : [];

/** Takes the operation `track` off the agenda; what Q2 gets for it comes next. */
export function leaveTrack(state: State): void {
  const { of } = topOperation(state, 'track');
  popTask(state);
  state.agenda.push(...broodmothersFlight(activePlayer(state), of));
}

export const TRACK: Rule<MoveOf<'track'>> = {
  next: inOrder({
    kind: 'options',
    asks: 'track',
    of: 'track',
    among: (position, seat) => namedTracks(playerAt(position, seat), topOperation(position, 'track').of),
  }),

  refuse(position, seat, { track }) {
    if (track === undefined) return null;
    const player = playerAt(position, seat);
    if (!namedTracks(player, topOperation(position, 'track').of).includes(track)) return NO_SUCH;
    return isFull(position, player, track) ? { code: 'track-full', track } : null;
  },

  enact(state, _seat, { track }, tell) {
    advanceTrack(state, activeSeat(state), track, tell);
    leaveTrack(state);
  },
};

const others = (column: Column): Column[] => COLUMNS.filter((other) => other !== column);

/** R-EGG-SHIFT: it goes down 1, and at least one of the others can go up. */
export const canLower = (position: Position, player: Player, column: Column): boolean =>
  squareOn(player, column) >= 2 && others(column).some((other) => !isFull(position, player, other));

export const LOWER: Rule<MoveOf<'lower'>> = {
  next: inOrder({ kind: 'options', asks: 'column', of: 'column', among: () => COLUMNS }),

  refuse: (position, seat, { column }) =>
    column === undefined || canLower(position, playerAt(position, seat), column) ? null : NO_SUCH,

  enact(state, seat, { column }, tell) {
    const player = playerAt(state, seat);
    moveTrack(player, column, -1);
    for (const other of others(column)) if (!isFull(state, player, other)) moveTrack(player, other, 1);
    tell?.({ kind: 'eggs-shifted', seat, lowered: column });
    popTask(state);
  },
};
