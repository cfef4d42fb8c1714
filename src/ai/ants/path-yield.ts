/** What a path of foragers brings home, as far as nothing comes in between. */
import type { Seat } from '#engine/seat.ts';
import { gardenIn } from '#games/ants/content/content.ts';
import type { Cubes } from '#games/ants/content/content-design.ts';
import type { Terrain } from '#games/ants/content/content-file.ts';
import type { CornerId } from '#games/ants/content/garden.ts';
import { type Position, playerAt } from '#games/ants/state.ts';

export interface PathYield extends Cubes {
  /** Pheromones of the own board that are emitted, in order. */
  readonly scents: readonly Terrain[];
}

export const cubesIn = ({ food, leaf, fungus }: Cubes): number => food + leaf + fungus;

export function yieldOf(position: Position, seat: Seat, path: readonly CornerId[]): PathYield {
  const { corners, cornerAt, hexes } = gardenIn(position);
  const taken = new Map<number, number>();
  const cubes = { food: 0, leaf: 0, fungus: 0 };
  const scents: Terrain[] = [];
  for (const id of path) {
    for (const index of corners[cornerAt.get(id) ?? -1]?.touches ?? []) {
      const hex = hexes[index];
      const left = (position.hexes[index]?.cubes ?? 0) - (taken.get(index) ?? 0);
      if (!hex || left <= 0) continue;
      taken.set(index, (taken.get(index) ?? 0) + 1);
      cubes[hex.cube] += 1;
      if (left === 1) scents.push(hex.terrain);
    }
  }
  const own = playerAt(position, seat).scents;
  return { ...cubes, scents: [...new Set(scents)].filter((terrain) => !own.includes(terrain)) };
}
