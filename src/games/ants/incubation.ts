/** Incubation: clearing, a tile, production and effects, feeding, the slide. */
import { inOrder } from '#engine/questions.ts';
import type { Seat } from '#engine/seat.ts';
import { replaceTask } from './agenda.ts';
import { contentOf } from './content/content.ts';
import type { Need, TrackId } from './content/content-file.ts';
import { copyPlayer } from './copy.ts';
import type { Tell } from './events.ts';
import type { MoveOf } from './moves.ts';
import { isForNothing, isRefusal, judgeNeeds, type Spending, spendTokens } from './needs.ts';
import { takeFromStore } from './payment.ts';
import type { Refusal } from './refusals.ts';
import { NO_SUCH, type Rule } from './rule.ts';
import { mayTurnAnyTile } from './standing-rules.ts';
import { achievementStar } from './stars.ts';
import { activePlayer, type Player, type Position, playerAt, type State } from './state.ts';
import type { Task } from './tasks.ts';
import { advanceTrack, broodmothersFlight, openTracks } from './tracks.ts';

/** R-AUTO-STORE: one ant of each column goes to its storage space if that is free, the others to the supply. */
function clear(player: Player): void {
  const [top, ...rest] = player.tiles;
  if (!top) return;
  const stored = player.stored.map((count, at) => (count > 0 || (top.discs[at] ?? 0) > 0 ? 1 : 0));
  const onTop = top.discs.reduce((sum, count) => sum + count, 0);
  const kept = stored.reduce((sum: number, count, at) => sum + count - (player.stored[at] ?? 0), 0);
  player.stored = stored;
  player.tiles = [{ id: top.id, done: top.done, discs: top.discs.map(() => 0) }, ...rest];
  player.supply += onTop - kept;
}

function cleared(player: Player): Player {
  const after = copyPlayer(player);
  clear(after);
  return after;
}

export function needsOfTile(position: Position, tile: string): readonly Need[] {
  return contentOf(position).tileNeeds.get(tile) ?? [];
}

/** The requirement is judged after the clearing. */
const judgeTile = (position: Position, seat: Seat, tile: string): Spending | Refusal =>
  judgeNeeds(position, seat, needsOfTile(position, tile), cleared(playerAt(position, seat)));

/** Tiles that may be the one: the top tile, or with `anyTile` any of the three. */
export function tilesToTurn(position: Position, player: Player): string[] {
  const tiles = mayTurnAnyTile(position, player) ? player.tiles : player.tiles.slice(0, 1);
  return tiles.filter(({ done }) => !done).map(({ id }) => id);
}

/** One that can be had for nothing must be turned, or another. */
function mustTurn(position: Position, seat: Seat): boolean {
  return tilesToTurn(position, playerAt(position, seat)).some((tile) => {
    const judged = judgeTile(position, seat, tile);
    return !isRefusal(judged) && isForNothing(judged);
  });
}

function refuseTile(position: Position, seat: Seat, tile: string): Refusal | null {
  const player = playerAt(position, seat);
  const lying = player.tiles.find(({ id }) => id === tile);
  if (!lying) return NO_SUCH;
  if (lying.done) return { code: 'tile-turned', tile };
  if (!tilesToTurn(position, player).includes(tile)) return { code: 'not-the-top-tile', tile };
  const judged = judgeTile(position, seat, tile);
  return isRefusal(judged) ? judged : null;
}

/** One track of choice; `-` where no tile is turned, or none can advance. */
export function tracksFor(position: Position, player: Player, tile: string): readonly (TrackId | '-')[] {
  const open = tile === 'none' ? [] : openTracks(position, player);
  return open.length === 0 ? ['-'] : open;
}

export function storesFor(position: Position, seat: Seat, tile: string): number[] {
  const judged = tile === 'none' ? null : judgeTile(position, seat, tile);
  if (judged === null) return [0];
  return isRefusal(judged) ? [] : [judged.store];
}

export const INCUBATE: Rule<MoveOf<'incubate'>> = {
  next: inOrder(
    {
      kind: 'options',
      asks: 'tile',
      of: 'tile',
      among: (position, seat) => ['none', ...tilesToTurn(position, playerAt(position, seat))],
    },
    {
      kind: 'options',
      asks: 'track',
      of: 'track',
      among: (position, seat, { tile = 'none' }) => tracksFor(position, playerAt(position, seat), tile),
    },
    {
      kind: 'options',
      asks: 'store',
      of: 'count',
      among: (position, seat, { tile = 'none' }) => storesFor(position, seat, tile),
    },
  ),

  refuse(position, seat, { tile, track, store }) {
    if (tile === undefined) return null;
    const refusal = tile === 'none' ? refuseNone(position, seat) : refuseTile(position, seat, tile);
    if (refusal || track === undefined) return refusal;
    if (!tracksFor(position, playerAt(position, seat), tile).includes(track)) return NO_SUCH;
    const [missing = 0] = storesFor(position, seat, tile);
    return store === undefined || store === missing ? null : { code: 'wrong-store', missing };
  },

  enact(state, seat, { tile, track, store }, tell) {
    tell?.({ kind: 'incubated', seat });
    clear(activePlayer(state));
    const after = tile === 'none' ? [] : turnTile(state, seat, tile, track, store, tell);
    replaceTask(
      state,
      ...after,
      { kind: 'produce' },
      { kind: 'effects', of: 'incubation', used: [] },
      { kind: 'slide' },
    );
  },
};

const refuseNone = (position: Position, seat: Seat): Refusal | null =>
  mustTurn(position, seat) ? { code: 'must-turn-tile' } : null;

/** What follows: Q2's advance, then the events. */
function turnTile(state: State, seat: Seat, tile: string, track: TrackId | '-', store: number, tell: Tell): Task[] {
  const player = activePlayer(state);
  const judged = judgeNeeds(state, seat, needsOfTile(state, tile));
  takeFromStore(state, store, tell);
  player.food += store;
  if (!isRefusal(judged)) spendTokens(state, judged, tell);
  player.tiles = player.tiles.map((each) => (each.id === tile ? { id: each.id, done: true, discs: each.discs } : each));
  tell?.({ kind: 'tile-turned', seat, tile });
  achievementStar(state, seat, tell);
  if (track !== '-') advanceTrack(state, seat, track, tell);
  return [
    ...broodmothersFlight(player, contentOf(state).file.tracks.ids),
    { kind: 'event', event: { on: 'achievement' } },
    { kind: 'event', event: { on: 'tile' } },
  ];
}
