import { onTestFinished } from 'vitest';
import type { PersonId } from '#tables/ids.ts';
import type { Options } from '#tables/options.ts';
import type { GameId } from '#tables/rulebook.ts';
import { type HouseParts, openHouse, startTable } from './house.ts';

/** A house with one table at which the game has begun. Both are gone after the test. */
export async function aTable(
  people: readonly PersonId[],
  options: Partial<Options> = {},
  parts: HouseParts = {},
  game?: GameId,
) {
  const house = openHouse(parts);
  onTestFinished(() => house.close());
  return { house, table: await startTable(house, people, options, game) };
}
