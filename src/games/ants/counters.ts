/** What effects and requirements count. */
import type { Seat } from '#engine/seat.ts';
import { COLUMNS, placeOfTrack, TOKEN_KINDS } from './box.ts';
import type { PlayedCard } from './cards-in-play.ts';
import { contentOf, laidBefore } from './content/content.ts';
import type { CardType, Column, Counter, SymbolId, TokenKind, TrackId } from './content/content-file.ts';
import type { RoomId } from './content/nests.ts';
import { rulesOf } from './standing-rules.ts';
import { type Player, type Position, playerAt } from './state.ts';

export const productionOf = (position: Position, { tracks }: Player, track: TrackId): number =>
  contentOf(position).file.tracks.production[tracks[placeOfTrack(track)] ?? 0] ?? 0;

export const eggsOf = (position: Position, player: Player): number =>
  COLUMNS.reduce((sum, column) => sum + productionOf(position, player, column), 0);

export function explorersOf({ hexes }: Position, seat: Seat): number {
  let count = 0;
  for (const { explorer } of hexes) if (explorer === seat) count += 1;
  return count;
}

export function foragersOf({ corners }: Position, seat: Seat): number {
  let count = 0;
  for (const owner of corners) if (owner === seat) count += 1;
  return count;
}

export const swarmsOf = ({ swarms }: Position, seat: Seat): number =>
  swarms.reduce((count, spaces) => (spaces.includes(seat) ? count + 1 : count), 0);

export const playedOf = (position: Position, player: Player, type: CardType): number =>
  laidBefore(position, player).ofType[type];

const tilesTurned = ({ tiles }: Player): number => tiles.filter(({ done }) => done).length;

/** Achievement cards and turned tiles. */
export const achievementsOf = (position: Position, player: Player): number =>
  playedOf(position, player, 'achievement') + tilesTurned(player);

/** Counted rather than split: it is asked for again and again. */
export function sizeOf(room: RoomId): number {
  let size = 1;
  for (let at = room.indexOf('+'); at >= 0; at = room.indexOf('+', at + 1)) size += 1;
  return size;
}

export const tokensOn = ({ tokens }: PlayedCard, kind: TokenKind): number => tokens[TOKEN_KINDS.indexOf(kind)] ?? 0;

/** Ants of the column on the top tile and in storage. R-WILD-NEED: wild ants are of no column. */
export const antsIn = ({ tiles, stored }: Player, column: Column): number => {
  const at = COLUMNS.indexOf(column);
  return (tiles[0]?.discs[at] ?? 0) + (stored[at] ?? 0);
};

/** On played cards, from `symbol` rules and Q4's crests; tokens are not counted. */
export function symbolsOf(position: Position, seat: Seat, symbol: SymbolId): number {
  const player = playerAt(position, seat);
  let count = laidBefore(position, player).symbols[symbol];
  for (const crest of player.crests) if (crest === symbol) count += 1;
  for (const { rule, card } of rulesOf(position, player, 'symbol')) {
    if (rule.symbol !== symbol) continue;
    const times =
      rule.counter === undefined ? 1 : Math.floor(counted(position, seat, rule.counter, card) / (rule.each ?? 1));
    count += rule.n * times;
  }
  return count;
}

/** Most symbols that somebody has are on a card. */
const hasSymbol = (position: Position, seat: Seat, symbol: SymbolId): boolean =>
  laidBefore(position, playerAt(position, seat)).symbols[symbol] > 0 || symbolsOf(position, seat, symbol) > 0;

/** `card`: the one that *this* means. */
export function counted(position: Position, seat: Seat, counter: Counter, card: PlayedCard | null): number {
  const player = playerAt(position, seat);
  switch (counter) {
    case 'achievements':
      return achievementsOf(position, player);
    case 'explorers':
      return explorersOf(position, seat);
    case 'smallRooms':
      return player.rooms.filter(({ id }) => sizeOf(id) <= 2).length;
    case 'kinds':
      return contentOf(position).file.symbols.filter(({ id }) => hasSymbol(position, seat, id)).length;
    case 'enemies':
      return player.abilities.length;
    case 'eggs-e':
      return productionOf(position, player, 'e');
    case 'sprouts':
      return card === null ? 0 : tokensOn(card, 'sprout');
    case 'under':
      return card === null ? 0 : card.under.length;
  }
}
