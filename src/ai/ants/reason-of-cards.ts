/** Why a card, an incubation or a swarm is good. */
import { heapSize } from '#engine/menu.ts';
import type { Seat } from '#engine/seat.ts';
import { topTask } from '#games/ants/agenda.ts';
import { SWARMS } from '#games/ants/box.ts';
import type { Card, CardId } from '#games/ants/content/cards.ts';
import { contentOf } from '#games/ants/content/content.ts';
import type { SwarmId } from '#games/ants/content/content-file.ts';
import { achievementsOf } from '#games/ants/counters.ts';
import { cardAt } from '#games/ants/deck.ts';
import { larvaeOf } from '#games/ants/feeding.ts';
import type { MoveOf } from '#games/ants/moves.ts';
import { type Position, playerAt } from '#games/ants/state.ts';
import { keptWorth } from './first-choices.ts';
import { type Reason, SAVE, starReason } from './reason-ids.ts';

export function keepReason(position: Position, cards: readonly CardId[]): Reason {
  const worths = cards.map((card) => keptWorth(cardAt(position, card)));
  return { id: 'keep', values: { card: cards[worths.indexOf(Math.max(...worths))] ?? '' } };
}

const isStarDue = (position: Position, seat: Seat): boolean =>
  contentOf(position).file.stars.achievements.includes(achievementsOf(position, playerAt(position, seat)) + 1);

export function cardReason(position: Position, seat: Seat, id: CardId): Reason {
  const card = cardAt(position, id);
  if (card.type === 'achievement' && isStarDue(position, seat)) return starReason(position, seat, 'achievements');
  if (card.vp > 1) return { id: 'card-points', values: { card: id, points: card.vp } };
  return { id: useOf(card), values: { card: id } };
}

function useOf({ incubation, paid, instant, free, triggers, rules, ends }: Card) {
  if (incubation.length > 0 || paid !== null) return 'card-incubation';
  if (instant.length > 0 || free !== null || triggers.length > 0) return 'card-effect';
  return rules.length > 0 || ends.length > 0 ? 'card-rule' : 'card-symbols';
}

export function incubationReason(position: Position, seat: Seat, move: MoveOf<'incubate' | 'feed'>): Reason {
  const larvae = larvaeOf(playerAt(position, seat));
  if (move.kind === 'feed') {
    if (larvae === 0) return SAVE;
    const lost = heapSize(move.lose);
    const count = larvae - lost;
    return lost === 0 ? { id: 'feed', values: { count } } : { id: 'feed-some', values: { count, lost } };
  }
  const { tile, track } = move;
  if (tile !== 'none')
    return isStarDue(position, seat)
      ? starReason(position, seat, 'achievements')
      : { id: 'tile', values: { tile, track } };
  return larvae > 0 ? { id: 'hatch', values: { count: larvae } } : { id: 'incubate', values: {} };
}

/** The value of an area's best free space. */
function bestFree(position: Position, area: SwarmId): number {
  const values = contentOf(position).file.flight.swarms.find(({ id }) => id === area)?.values[position.seats] ?? [];
  const space = position.swarms[SWARMS.indexOf(area)]?.indexOf(null) ?? -1;
  return values[space] ?? 0;
}

export function swarmReason(position: Position, seat: Seat, kind: 'swarm' | 'stay'): Reason {
  const task = topTask(position);
  const area = task?.kind === 'swarm' ? task.area : 'low';
  if (kind === 'swarm') return { id: 'swarm', values: { points: bestFree(position, area) } };
  const ahead = SWARMS.slice(SWARMS.indexOf(area) + 1).filter((id) => !hasSwarmed(position, seat, id));
  return { id: 'fly-on', values: { points: Math.max(0, ...ahead.map((id) => bestFree(position, id))) } };
}

const hasSwarmed = ({ swarms }: Position, seat: Seat, area: SwarmId): boolean =>
  swarms[SWARMS.indexOf(area)]?.includes(seat) ?? false;
