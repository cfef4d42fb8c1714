/** What explorers and foragers on the map are good for. */
import type { Seat } from '#engine/seat.ts';
import { gardenIn } from '#games/ants/content/content.ts';
import type { Position } from '#games/ants/state.ts';
import { missingSymbols, type Sight } from './sight.ts';
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
function enemiesWorth(sight: Sight, grounds: Set<string>): number {
  const { enemies } = sight.content;
  let best = 0;
  let second = 0;
  for (const { enemy: id } of sight.position.hexes) {
    const enemy = id === null ? undefined : enemies.get(id);
    if (!enemy || !grounds.has(enemy.terrain)) continue;
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
  readonly scents: Set<string>;
}

function lookAt(found: Foraging, { position, player }: Sight, index: number): void {
  const hex = gardenIn(position).hexes[index];
  const lying = position.hexes[index];
  if (!hex || !lying) return;
  const isToCome = lying.explorer === null && !hex.start;
  if (isToCome) found.waiting += 1;
  if ((isToCome || lying.cubes > 0) && !player.scents.includes(hex.terrain)) found.scents.add(hex.terrain);
}

function foragingOf(sight: Sight): Foraging {
  const { corners } = gardenIn(sight.position);
  const found: Foraging = { waiting: 0, scents: new Set() };
  for (const [at, corner] of corners.entries())
    if (sight.position.corners[at] === sight.seat) for (const index of corner.touches) lookAt(found, sight, index);
  return found;
}

export function mapWorth(sight: Sight): number {
  const { position, seat, outlook } = sight;
  const grounds = huntingGrounds(position, seat);
  const { waiting, scents } = foragingOf(sight);
  const worth =
    MAP.terrain * grounds.size + enemiesWorth(sight, grounds) + MAP.waiting * waiting + MAP.scentNear * scents.size;
  return worth * outlook.time;
}
