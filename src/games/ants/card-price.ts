/** What a card takes when it is played: its requirements, its room tile, its Leaf. An effect may change some of it. */
import type { Seat } from '#engine/seat.ts';
import { askedOperation } from './agenda.ts';
import type { Card } from './content/cards.ts';
import type { Need, PlayMode } from './content/content-file.ts';
import { sizeOf } from './counters.ts';
import { judgeNeeds, type Spending } from './needs.ts';
import type { Refusal } from './refusals.ts';
import { biggerBy, discountOn } from './standing-rules.ts';
import type { Player, Position } from './state.ts';

/** In an action of its own a card is played by the rules; an effect may say otherwise. */
export function modeOf(position: Position): PlayMode {
  const asked = askedOperation(position);
  return asked?.op.op === 'play' ? asked.op.mode : 'any';
}

export const TYPE_FOR = { achievementWaive: 'achievement', skillFree: 'skill' } as const;

export function priceOf(position: Position, player: Player, { leaf, type }: Card): number {
  return modeOf(position) === 'skillFree' ? 0 : Math.max(0, leaf - discountOn(position, player, type));
}

/** R-SMALLEST-ROOM: the smallest empty tile that is large enough, of equals the one placed first. */
export function roomFor(position: Position, player: Player, { size }: Card): number | null {
  const bigger = biggerBy(position, player);
  let best: number | null = null;
  for (const [at, { id, card }] of player.rooms.entries()) {
    if (card !== null || sizeOf(id) + bigger < size) continue;
    if (best === null || sizeOf(id) < sizeOf(player.rooms[best]?.id ?? '')) best = at;
  }
  return best;
}

/** What is left to meet. `waive` counts from 1. */
function needsOf(position: Position, { needs }: Card, waive: number): readonly Need[] {
  if (modeOf(position) === 'skillFree') return [];
  return needs.filter((_, index) => index + 1 !== waive);
}

/** The requirements that may be taken as met: one of them, where an effect says so. */
export function waivers(position: Position, card: Card | undefined): number[] {
  if (modeOf(position) !== 'achievementWaive') return [0];
  return card?.needs.map((_, index) => index + 1) ?? [];
}

export function judge(position: Position, seat: Seat, card: Card, waive: number): Spending | Refusal {
  return judgeNeeds(position, seat, needsOf(position, card, waive));
}
