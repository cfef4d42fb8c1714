/** Requirements: they are shown, not paid; only tokens for missing symbols are spent. */
import type { Seat } from '#engine/seat.ts';
import type { Need, SymbolId } from './content/content-file.ts';
import { antsIn, eggsOf, explorersOf, foragersOf, playedOf, swarmsOf, symbolsOf } from './counters.ts';
import type { Tell } from './events.ts';
import { storeLeft } from './payment.ts';
import type { Refusal } from './refusals.ts';
import { activePlayer, activeSeat, type Player, type Position, playerAt, type State } from './state.ts';

/** What meeting requirements takes: tokens for missing symbols, and Food from the store. */
export interface Spending {
  readonly aggression: number;
  readonly mutation: number;
  readonly store: number;
}

export const isForNothing = ({ aggression, mutation, store }: Spending): boolean => aggression + mutation + store === 0;

/** What a player can show for a requirement. */
export function shownFor(position: Position, seat: Seat, player: Player, need: Need): number {
  switch (need.need) {
    case 'symbol':
      return symbolsOf(position, seat, need.of);
    case 'cubes':
      return player[need.of];
    case 'map':
      return need.of === 'e' ? explorersOf(position, seat) : foragersOf(position, seat);
    case 'ants':
      return antsIn(player, need.of);
    case 'eggs':
      return eggsOf(position, player);
    case 'built':
      return playedOf(position, player, 'room') + playedOf(position, player, 'skill');
    case 'deeds':
      return playedOf(position, player, 'achievement');
    case 'rooms':
      return player.rooms.length;
    case 'pheromones':
      return player.scents.length;
    case 'swarms':
      return swarmsOf(position, seat);
  }
}

/** R-TOKENS: Aggression by AT first, then MT; every other symbol by MT. */
function spendingFor(missing: readonly SymbolId[], player: Player, store: number): Spending | null {
  const aggression = Math.min(missing.filter((symbol) => symbol === 'Ag').length, player.aggression);
  const mutation = missing.length - aggression;
  return mutation <= player.mutation ? { aggression, mutation, store } : null;
}

const isFood = (need: Need): boolean => need.need === 'cubes' && need.of === 'food';

/** What it takes to meet these, or why they can't be met. `player` may differ from the one in the position: see the incubation. */
export function judgeNeeds(
  position: Position,
  seat: Seat,
  needs: readonly Need[],
  player: Player = playerAt(position, seat),
): Spending | Refusal {
  const missing: SymbolId[] = [];
  let store = 0;
  for (const need of needs) {
    const own = shownFor(position, seat, player, need);
    const lacks = Math.max(0, need.n - own);
    if (need.need === 'symbol') for (let n = 0; n < lacks; n++) missing.push(need.of);
    else if (isFood(need)) store = Math.max(store, lacks);
    else if (lacks > 0) return { code: 'need-not-met', need, has: own };
  }
  const left = storeLeft(position, player);
  if (store > left) return { code: 'store-too-small', missing: store, has: left };
  return spendingFor(missing, player, store) ?? { code: 'symbols-missing', missing };
}

export const isRefusal = (judged: Spending | Refusal): judged is Refusal => 'code' in judged;

export function spendTokens(state: State, { aggression, mutation }: Spending, tell: Tell): void {
  const player = activePlayer(state);
  player.aggression -= aggression;
  player.mutation -= mutation;
  if (aggression + mutation > 0) tell?.({ kind: 'spent-tokens', seat: activeSeat(state), aggression, mutation });
}
