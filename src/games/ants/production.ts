/** What an incubation brings by itself, and the slide at its end. */
import { popTask, pushTasks } from './agenda.ts';
import { COLUMNS, placeOfColumn } from './box.ts';
import { withDiscs } from './cards-in-play.ts';
import { contentOf, laidBefore } from './content/content.ts';
import { productionOf } from './counters.ts';
import type { Tell } from './events.ts';
import { activePlayer, activeSeat, type Player, type State } from './state.ts';
import { doAll, type Task } from './tasks.ts';

/** R-INC-ORDER: Food, Leaf, eggs; then abilities in order, then cards in the order played. */
export function produce(state: State, tell: Tell): void {
  const player = activePlayer(state);
  const food = productionOf(state, player, 'food');
  const leaf = productionOf(state, player, 'leaf');
  player.food += food;
  player.leaf += leaf;
  const eggs = COLUMNS.map((column) => layEggs(player, placeOfColumn(column), productionOf(state, player, column)));
  tell?.({ kind: 'produced', seat: activeSeat(state), food, leaf, eggs });
  popTask(state);
  pushTasks(state, effectsOf(state, player));
}

function effectsOf(state: State, player: Player): Task[] {
  const tasks: Task[] = [];
  for (const { space } of player.abilities)
    tasks.push(...doAll(contentOf(state).abilities.get(space)?.incubation ?? []));
  for (const { card } of laidBefore(state, player).incubating)
    tasks.push(...doAll(card.incubation, { card: card.id, hex: null }));
  return tasks;
}

/** R-PARTIAL: as many as the supply has. */
function layEggs(player: Player, at: number, wanted: number): number {
  const count = Math.min(wanted, player.supply);
  const bottom = player.tiles[2];
  if (!bottom) return 0;
  player.tiles = player.tiles.with(2, withDiscs(bottom, at, count));
  player.supply -= count;
  return count;
}

/** The emptied top tile becomes the bottom one. */
export function slide(state: State, tell: Tell): void {
  const player = activePlayer(state);
  const [top, ...others] = player.tiles;
  if (top) player.tiles = [...others, top];
  tell?.({ kind: 'slid', seat: activeSeat(state) });
  popTask(state);
}
