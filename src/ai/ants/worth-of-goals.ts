/** What is on the way to stars and to swarming spaces. */
import type { Seat } from '#engine/seat.ts';
import { SWARMS } from '#games/ants/box.ts';
import { contentOf } from '#games/ants/content/content.ts';
import { achievementsOf } from '#games/ants/counters.ts';
import { coveredBy, nestIn } from '#games/ants/rooms.ts';
import { type Player, type Position, playerAt } from '#games/ants/state.ts';
import type { Outlook } from './outlook.ts';
import { starPoints } from './tile-gain.ts';
import { STARS } from './weights.ts';

function bitsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The area that is nearest to being full counts as the next star, the others for less. Full ones are stars already. */
export function areasWorth(position: Position, player: Player, taken: number, stars: number): number {
  let best = 0;
  let sum = 0;
  for (const { mask } of nestIn(position, player).areas) {
    const share = bitsIn(mask & taken) / bitsIn(mask);
    if (share === 1) continue;
    best = Math.max(best, share * share);
    sum += share * share;
  }
  return starPoints(position, stars) * (STARS.area * best + STARS.otherArea * (sum - best));
}

const ownAreasWorth = (position: Position, player: Player): number =>
  player.nest === null
    ? 0
    : areasWorth(position, player, coveredBy(nestIn(position, player), player), player.stars[0] ?? 0);

/** The space ahead that is worth most for the way already made. */
function flightWorth(position: Position, seat: Seat): number {
  const square = position.flight.findIndex((discs) => discs.includes(seat));
  let best = 0;
  for (const { id, square: goal, values } of contentOf(position).file.flight.swarms) {
    const spaces = position.swarms[SWARMS.indexOf(id)] ?? [];
    const space = spaces.indexOf(null);
    if (goal < square || space < 0 || spaces.includes(seat)) continue;
    best = Math.max(best, (values[position.seats]?.[space] ?? 0) * (square / goal));
  }
  return STARS.flight * best;
}

export function goalsWorth(position: Position, seat: Seat, { time }: Outlook): number {
  const player = playerAt(position, seat);
  const worth =
    (STARS.scents[player.scents.length] ?? 0) +
    (STARS.achievements[achievementsOf(position, player)] ?? 0) +
    ownAreasWorth(position, player) +
    flightWorth(position, seat);
  return worth * time;
}
