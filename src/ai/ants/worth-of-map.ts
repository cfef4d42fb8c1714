/** What explorers and foragers on the map are good for. */
import type { Seat } from '#engine/seat.ts';
import { gardenIn } from '#games/ants/content/content.ts';
import type { Terrain } from '#games/ants/content/content-file.ts';
import type { Hex } from '#games/ants/content/garden.ts';
import type { HexState, Player, Position } from '#games/ants/state.ts';
import { missingSymbols, type Sight } from './sight.ts';
import { MAP } from './weights.ts';

/** Terrains on which this seat may defeat enemies. */
function huntingGrounds(position: Position, seat: Seat): Terrain[] {
  const found: Terrain[] = [];
  const { hexes } = gardenIn(position);
  for (let at = 0; at < hexes.length; at++) {
    const hex = hexes[at];
    if (hex && position.hexes[at]?.explorer === seat && !found.includes(hex.terrain)) found.push(hex.terrain);
  }
  return found;
}

/** Enemies that can be defeated now, or with one symbol more. Two of them are enough for some time. */
function enemiesWorth(sight: Sight, grounds: readonly Terrain[]): number {
  const { enemies } = sight.content;
  let best = 0;
  let second = 0;
  for (const { enemy: id } of sight.position.hexes) {
    const enemy = id === null ? undefined : enemies.get(id);
    if (!enemy || !grounds.includes(enemy.terrain)) continue;
    const missing = missingSymbols(enemy.needs, sight);
    const worth = missing === 0 ? MAP.enemyReady : missing === 1 ? MAP.enemyNear : 0;
    if (worth > best) [best, second] = [worth, best];
    else if (worth > second) second = worth;
  }
  return best + second / 2;
}

interface Foraging {
  /** Pairs of an own forager and a hex beside it that has not been filled yet. */
  waiting: number;
  /** Terrains of hexes with an own forager that are not empty for good, and whose pheromone is still to be emitted. */
  readonly scents: Terrain[];
}

function lookAt(found: Foraging, { scents }: Player, { terrain, start }: Hex, { explorer, cubes }: HexState): void {
  const isToCome = explorer === null && !start;
  if (isToCome) found.waiting += 1;
  if ((isToCome || cubes > 0) && !scents.includes(terrain) && !found.scents.includes(terrain))
    found.scents.push(terrain);
}

function foragingOf({ position, seat, player }: Sight): Foraging {
  const { hexes, corners } = gardenIn(position);
  const found: Foraging = { waiting: 0, scents: [] };
  for (let at = 0; at < corners.length; at++) {
    if (position.corners[at] !== seat) continue;
    for (const index of corners[at]?.touches ?? []) {
      const hex = hexes[index];
      const lying = position.hexes[index];
      if (hex && lying) lookAt(found, player, hex, lying);
    }
  }
  return found;
}

export function mapWorth(sight: Sight): number {
  const { position, seat, outlook } = sight;
  const grounds = huntingGrounds(position, seat);
  const { waiting, scents } = foragingOf(sight);
  const worth =
    MAP.terrain * grounds.length + enemiesWorth(sight, grounds) + MAP.waiting * waiting + MAP.scentNear * scents.length;
  return worth * outlook.time;
}
