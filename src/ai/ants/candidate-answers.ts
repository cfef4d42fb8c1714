/** Answers to what a task asks for. */
import type { Seat } from '#engine/seat.ts';
import { topOperation } from '#games/ants/agenda.ts';
import { alternatives, isOptional } from '#games/ants/asking.ts';
import { COLUMNS } from '#games/ants/box.ts';
import { cardsToKeep } from '#games/ants/card-answers.ts';
import { contentOf } from '#games/ants/content/content.ts';
import type { CornerId } from '#games/ants/content/garden.ts';
import { discsOn } from '#games/ants/conversion.ts';
import { tokensOn } from '#games/ants/counters.ts';
import { onDisplay } from '#games/ants/deck.ts';
import { sizesAsked } from '#games/ants/dig.ts';
import { lengthAsked } from '#games/ants/forage.ts';
import { nextCorners, refusePath } from '#games/ants/garden-map.ts';
import type { Move } from '#games/ants/moves.ts';
import { numberIn } from '#games/ants/numbers.ts';
import { scentsLeft } from '#games/ants/scents.ts';
import { type Position, playerAt } from '#games/ants/state.ts';
import { tokensAsked } from '#games/ants/tokens.ts';
import { canLower, tracksAsked } from '#games/ants/tracks.ts';
import { fullRooms } from '#games/ants/tuck.ts';
import type { Breadth } from './candidate-actions.ts';
import { conversions } from './candidate-brood.ts';
import { defeats, plays } from './candidate-cards.ts';
import { hexesWorth } from './candidate-hexes.ts';
import { pathsUpTo } from './candidate-paths.ts';
import { tilesFor } from './candidate-tiles.ts';
import { leastMissed } from './wishes.ts';

const PASS: Move = { kind: 'pass' };

const orPass = (position: Position, moves: readonly Move[]): Move[] =>
  isOptional(position) || moves.length === 0 ? [...moves, PASS] : [...moves];

function rooms(position: Position, seat: Seat, { tiles }: Breadth): Move[] {
  const { min, max } = sizesAsked(position);
  return orPass(
    position,
    tilesFor(position, seat, min, max, tiles).map(({ id }) => ({ kind: 'room', room: id })),
  );
}

/** Any path of this length; there is one. */
function somePath(position: Position, seat: Seat, length: number): CornerId[] {
  const path: CornerId[] = [];
  while (path.length < length) {
    const next = nextCorners(position, seat, path).find(
      (corner) => refusePath(position, seat, [...path, corner], length) === null,
    );
    if (next === undefined) break;
    path.push(next);
  }
  return path;
}

function foragers(position: Position, seat: Seat, { paths }: Breadth): Move[] {
  const length = lengthAsked(position, seat);
  const [best = []] = [pathsUpTo(position, seat, length, paths)[length - 1]];
  const found = best.length > 0 ? best : [somePath(position, seat, length)];
  return orPass(
    position,
    found.map((path) => ({ kind: 'foragers', path })),
  );
}

function explorers(position: Position, seat: Seat, { hexes }: Breadth): Move[] {
  const strength = numberIn(topOperation(position, 'explore').n);
  return orPass(
    position,
    hexesWorth(position, seat, strength, hexes + 1).map(({ id }) => ({ kind: 'explorer', hex: id })),
  );
}

/** The cards that are missed least. */
function tuckings(position: Position, seat: Seat): Move[] {
  const cards = leastMissed(position, seat);
  const most = Math.min(cards.length, numberIn(topOperation(position, 'tuck').n));
  const counts = Array.from({ length: most }, (_, at) => at + 1);
  return orPass(
    position,
    counts.map((count) => ({ kind: 'tuck', cards: cards.slice(0, count).sort() })),
  );
}

function tokenMoves(position: Position, seat: Seat): Move[] {
  const { cards } = playerAt(position, seat);
  const { kind, n } = topOperation(position, 'moveTokens');
  const from = cards.filter((card) => tokensOn(card, kind) >= numberIn(n));
  return orPass(
    position,
    from.flatMap((a) => cards.filter((b) => b !== a).map((b): Move => ({ kind: 'move', from: a.id, to: b.id }))),
  );
}

const raisings = (position: Position, seat: Seat): Move[] =>
  orPass(
    position,
    (['larva', 'egg'] as const).flatMap((stage) =>
      COLUMNS.filter((column) => discsOn(playerAt(position, seat), stage, column) > 0).map(
        (column): Move => ({ kind: 'raise', stage, column }),
      ),
    ),
  );

const lowerings = (position: Position, seat: Seat): Move[] =>
  orPass(
    position,
    COLUMNS.filter((column) => canLower(position, playerAt(position, seat), column)).map(
      (column): Move => ({ kind: 'lower', column }),
    ),
  );

/** For the phases in which one task asks for one thing. */
export function answers(position: Position, seat: Seat, breadth: Breadth): Move[] {
  switch (position.phase) {
    case 'room':
      return rooms(position, seat, breadth);
    case 'explorer':
      return explorers(position, seat, breadth);
    case 'foragers':
      return foragers(position, seat, breadth);
    case 'take':
      return onDisplay(position.display).map((card) => ({ kind: 'take', card }));
    case 'one':
      return cardsToKeep(position).map((card) => ({ kind: 'one', card }));
    case 'search':
      return contentOf(position).file.symbols.map(({ id }) => ({ kind: 'search', symbol: id }));
    case 'object':
      return position.objects.map((object) => ({ kind: 'object', object }));
    case 'play':
      return orPass(position, plays(position, seat));
    case 'track':
      return tracksAsked(position).map((track) => ({ kind: 'track', track }));
    case 'raise':
      return raisings(position, seat);
    case 'convert':
      return orPass(position, conversions(position, seat));
    case 'larva':
      return COLUMNS.map((column) => ({ kind: 'larva', column }));
    case 'defeat':
      return orPass(position, defeats(position, seat, 2));
    case 'scent':
      return scentsLeft(playerAt(position, seat)).map((terrain) => ({ kind: 'scent', terrain }));
    case 'token':
      return tokensAsked(position);
    case 'move':
      return tokenMoves(position, seat);
    case 'tuck':
      return tuckings(position, seat);
    case 'empty':
      return orPass(
        position,
        fullRooms(playerAt(position, seat)).map((room) => ({ kind: 'empty', room })),
      );
    case 'lower':
      return lowerings(position, seat);
    case 'choose':
      return alternatives(position).map((choice) => ({ kind: 'choose', choice }));
    case 'swarm':
      return [{ kind: 'swarm' }, { kind: 'stay' }];
    default:
      return [];
  }
}
