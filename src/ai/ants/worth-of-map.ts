/** What explorers and foragers on the map are good for. */
import type { Seat } from '#engine/seat.ts';
import { contentOf, gardenIn } from '#games/ants/content/content.ts';
import { type Position, playerAt } from '#games/ants/state.ts';
import type { Outlook } from './outlook.ts';
import { missingSymbols, type SymbolCounts } from './symbol-counts.ts';
import { MAP } from './weights.ts';

/** Terrains on which this seat may defeat enemies. */
function huntingGrounds(position: Position, seat: Seat): Set<string> {
  const found = new Set<string>();
  const { hexes } = gardenIn(position);
  for (let at = 0; at < hexes.length; at++)
    if (position.hexes[at]?.explorer === seat) found.add(hexes[at]?.terrain ?? '');
  return found;
}

/** Enemies that can be defeated now, or with one symbol more. Two of them are enough for some time. */
function enemiesWorth(position: Position, seat: Seat, grounds: Set<string>, symbols: SymbolCounts): number {
  const player = playerAt(position, seat);
  const { enemies } = contentOf(position);
  let best = 0;
  let second = 0;
  for (const { enemy: id } of position.hexes) {
    const enemy = id === null ? undefined : enemies.get(id);
    if (!enemy || !grounds.has(enemy.terrain)) continue;
    const missing = missingSymbols(enemy.needs, symbols, player);
    const worth = missing === 0 ? MAP.enemyReady : missing === 1 ? MAP.enemyNear : 0;
    if (worth > best) [best, second] = [worth, best];
    else if (worth > second) second = worth;
  }
  return best + second / 2;
}

/** Pairs of an own forager and a hex beside it that has not been filled yet. */
function waiting({ hexes, corners, ...game }: Position, seat: Seat): number {
  const garden = gardenIn(game);
  let pairs = 0;
  for (let at = 0; at < corners.length; at++) {
    if (corners[at] !== seat) continue;
    for (const index of garden.corners[at]?.touches ?? [])
      if (hexes[index]?.explorer === null && garden.hexes[index]?.start === false) pairs += 1;
  }
  return pairs;
}

export function mapWorth(position: Position, seat: Seat, symbols: SymbolCounts, { time }: Outlook): number {
  const grounds = huntingGrounds(position, seat);
  const worth =
    MAP.terrain * grounds.size + enemiesWorth(position, seat, grounds, symbols) + MAP.waiting * waiting(position, seat);
  return worth * time;
}
